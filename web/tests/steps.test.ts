import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountOf, gainText } from '../src/board/announce'
import { scoresOf } from '../src/board/movement'
import { Show } from '../src/board/show.svelte'
import { countedOf, stepsOf, tellsMore, type Step } from '../src/board/steps'
import type { AccountLine, LogLine, Moment } from '../src/protocol'
import { chartOf, SIZE } from '../src/table/chart'
import { words } from '../src/words.svelte'
import { moments } from './moments'

const ends = moments().filter((moment) => moment.scorings)
const scorings = ends.flatMap(({ game, scorings }) => scorings!.map((scoring) => ({ game, ...scoring })))
const line = (more: Partial<AccountLine> = {}): AccountLine => ({
  done: 3,
  seat: 0,
  points: 2,
  rule: 'AZ-16',
  source: 'wall',
  round: 1,
  told: { key: 'account-unexplained', args: { points: '+2' } },
  ...more,
})

describe('the steps of real games', () => {
  it('are there in every game', () => {
    expect(new Set(scorings.map(({ game }) => game)).size).toBe(5)
  })

  it('keep the order of the rules, and lead from the scores before to the scores after', () => {
    for (const { scene, lines, after } of scorings) {
      const steps = stepsOf({ scene, lines }, after)
      expect(steps.map((step) => step.line)).toEqual(lines)
      let scores = scoresOf(scene)
      for (const step of steps) {
        const now = scoresOf(step.scene)
        for (const [seat, score] of now) expect(score - scores.get(seat)!).toBe(step.line.seat === seat ? step.line.points : 0)
        scores = now
      }
      expect(scores).toEqual(scoresOf(after))
    }
  })

  it('bring what scores from where it lay to where it counts', () => {
    const tiles = scorings.filter(({ lines }) => lines.some((one) => one.start))
    expect(tiles.length).toBeGreaterThan(5)
    for (const { scene, lines, after } of tiles) {
      for (const [i, { line, scene: now }] of stepsOf({ scene, lines }, after).entries()) {
        if (!line.start) continue
        const before = i ? stepsOf({ scene, lines }, after)[i - 1]!.scene : scene
        expect(lookAt(now, line.at!)).toBe(lookAt(before, line.start))
        expect(lookAt(now, line.start)).not.toBe(lookAt(before, line.start))
      }
    }
  })

  it('say the scores in the titles of the boards', () => {
    const { scene, lines, after } = scorings.find(({ game }) => game === 'azul')!
    const panels = stepsOf({ scene, lines }, after).at(-1)!.scene.panels.filter((panel) => panel.seat !== undefined && panel.seat >= 0)
    for (const panel of panels) expect(panel.title.args!.score).toBe(panel.score)
  })

  function lookAt(scene: Step['scene'], id: string) {
    return scene.panels.flatMap((panel) => panel.shapes).find((shape) => shape.id === id)?.look
  }
})

describe('what a moment counts', () => {
  const scene = scorings[0]!.scene
  const moment = (account: AccountLine[], done: number | null) =>
    ({ lines: [{ account } as LogLine], scoring: done === null ? null : { done, scene } }) as Moment

  it('is the event that has a picture, if it is new', () => {
    const account = [line({ done: 2 }), line(), line({ seat: 1 })]
    expect(countedOf(moment(account, 3), 1)).toEqual({ scene, lines: account.slice(1) })
    expect(countedOf(moment(account, 3), 3)).toBeNull()
  })

  it('is every new line where there is no picture', () => {
    expect(countedOf(moment([line({ done: 2 }), line()], null), 2)).toEqual({ scene: null, lines: [line()] })
  })

  it('leaves out nothing for nothing, but not what could not be lost or counts for all', () => {
    expect([line({ points: 0 }), line({ points: 0, due: -2 }), line({ points: 0, seat: -1 })].map(tellsMore)).toEqual([false, true, true])
  })
})

describe('a show', () => {
  const steps: Step[] = [1, 2, 3].map((points) => ({ line: line({ points }), scene: scorings[0]!.scene }))
  let show: Show
  let seen: (number | 'end')[]
  const play = () => show.play(steps, 100, (step) => seen.push(step.line.points), () => seen.push('end'))

  beforeEach(() => {
    vi.useFakeTimers()
    show = new Show()
    seen = []
  })
  afterEach(() => void vi.useRealTimers())

  it('goes step by step to its end', () => {
    play()
    expect(show.counting).toBe(true)
    vi.advanceTimersByTime(100)
    expect(seen).toEqual([1])
    expect(show.lines).toEqual([steps[0]!.line])
    vi.runAllTimers()
    expect(seen).toEqual([1, 2, 3, 'end'])
    expect(show.counting).toBe(false)
    expect(show.lines).toEqual([])
  })

  it('can be skipped, by a key and by a click, and ends once', () => {
    for (const skip of [() => show.skip(), () => show.key(new KeyboardEvent('keydown', { key: ' ' })), () => show.click(new MouseEvent('click'))]) {
      seen = []
      play()
      vi.advanceTimersByTime(100)
      skip()
      vi.runAllTimers()
      expect(seen).toEqual([1, 'end'])
    }
  })

  it('hurries when there is much to count', () => {
    const many = Array.from({ length: 36 }, () => steps[0]!)
    show.play(many, 100, () => {}, () => {})
    expect(show.flight).toBe(25)
  })

  it('leaves the numbers for a while where nothing moves', () => {
    show.glance(steps.map((step) => step.line), true)
    expect(show.counting).toBe(false)
    vi.advanceTimersByTime(2000)
    expect(show.lines).toHaveLength(3)
    vi.runAllTimers()
    expect(show.lines).toHaveLength(0)
  })
})

describe('in words', () => {
  beforeAll(() => words.load('en'))

  it('there is one sentence for each seat', () => {
    const account = [line(), line({ seat: 1 }), line({ points: 0 }), line()]
    expect(accountOf(account, ['Ada', 'Bo'], null)).toEqual(['Ada – points: +2; points: +2', 'Bo – points: +2'])
    expect(accountOf(account, ['Ada', 'Bo'], 1)[1]).toBe('You – points: +2')
  })

  it('losses have a real minus', () => {
    expect([3, -3, 0].map(gainText)).toEqual(['+3', '−3', '0'])
  })
})

describe('the summary', () => {
  it('adds up to the scores in every column, and to the last of them', () => {
    for (const { summary, scene } of ends) {
      const { rows, scores } = summary!
      scores.forEach((now, column) => {
        now.forEach((score, seat) => {
          const before = column ? scores[column - 1]![seat]! : 0
          expect(rows.reduce((sum, row) => sum + row.points[column]![seat]!, 0)).toBe(score - before)
        })
      })
      for (const [seat, score] of scoresOf(scene)) expect(rows.reduce((sum, row) => sum + row.sums[seat]!, 0)).toBe(score)
    }
  })

  it('is drawn inside the chart, and no name stands on another', () => {
    for (const scores of [...ends.map((end) => end.summary!.scores), [[0, 0, 0, 0]], [[3, 3, 3, 3], [9, 9, 8, 9]]]) {
      const { curves } = chartOf(scores)
      for (const { end, label } of curves) {
        expect(end.y).toBeGreaterThanOrEqual(0)
        expect(end.y).toBeLessThanOrEqual(SIZE.height)
        expect(label).toBeLessThan(SIZE.height)
      }
      const labels = curves.map((curve) => curve.label).sort((one, other) => one - other)
      labels.slice(1).forEach((label, i) => expect(label - labels[i]!).toBeGreaterThanOrEqual(15))
    }
  })
})
