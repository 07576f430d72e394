import { describe, expect, it } from 'vitest'
import { Changes } from '../src/changes.svelte'
import { latestOf } from '../src/board/marks'
import { NO_ART } from '../src/board/art'
import { loggedLines } from '../src/logged'
import type { AccountLine, LogLine, Moment, Scene } from '../src/protocol'

const TOLD = { key: 'account-unexplained', args: { points: 1 } }

function point(done: number, points: number): AccountLine {
  return { done, seat: 0, points, rule: 'AZ-1', source: 'wall', told: TOLD, round: 1 }
}

function line(done: number, seat: number, account: AccountLine[] = []): LogLine {
  return { done, seat, text: 'x', told: TOLD, account } as LogLine
}

describe('the log', () => {
  const account = [point(2, 0), point(2, 1), point(2, 0), point(2, 3)]
  const lines = [line(1, 0), line(2, 1, account), line(3, -1)]
  const counted = account.filter((one) => one.points)

  it('is not ahead of the board', () => {
    expect(loggedLines(lines, 1, [], 0)).toHaveLength(1)
    expect(loggedLines(lines, 3, [], 0)).toEqual(lines)
  })

  it('tells points as the board counts them, and what came after them when all are counted', () => {
    const told = (count: number) => loggedLines(lines, 3, counted, count)
    expect([0, 1, 2].map((count) => told(count).at(-1)!.account!.length)).toEqual([0, 2, 4])
    expect(told(2)).toHaveLength(2)
  })
})

describe('what changed', () => {
  const art = { ...NO_ART, things: new Set(['tile']) }
  const scene = (viewer: number, tiles: number): Scene => ({
    game: 'g',
    status: { key: 's' },
    panels: [viewer, 1 - viewer].map((seat) => ({
      id: `board-${seat}`,
      title: { key: 't' },
      width: 9,
      height: 1,
      seat,
      shapes: Array.from({ length: seat ? 0 : tiles }, (_, i) => ({ look: 'tile', x: i, y: 0, id: `place-${i}` })),
    })),
  })
  const moment = (done: number, viewer: number, movers: number[]): Moment =>
    ({ done, seat: viewer, scene: scene(viewer, done), lines: movers.map((seat) => line(done, seat)) }) as Moment

  it('is marked for whoever looks next, but not for who did it', () => {
    const changes = new Changes()
    changes.note(moment(1, 0, []))
    changes.note(moment(2, 0, [0]))
    changes.note(moment(2, 1, [0])) // the device was passed on
    expect([...latestOf(changes.until(2), scene(1, 2), art)]).toEqual(['place-1'])
    expect(latestOf(changes.until(2), scene(0, 2), art).size).toBe(0)
    expect(latestOf(changes.until(1), scene(1, 2), art).size).toBe(0)
  })

  it('is forgotten when something is taken back', () => {
    const changes = new Changes()
    for (const [done, movers] of [[1, []], [2, [0]], [1, []]] as const) changes.note(moment(done, 0, [...movers]))
    expect(changes.until(9)).toEqual([])
  })
})
