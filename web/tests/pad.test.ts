import { spawnSync } from 'node:child_process'
import { beforeAll, expect, test } from 'vitest'
import { content } from '../src/content.svelte'
import { addUp } from '../src/pad/adding'
import type { Entry, PadGame } from '../src/pad/entries'
import { onward, ranksOf, summaryOf } from '../src/pad/summary'
import type { AccountLine, ScorePad, Summary } from '../src/protocol'
import { serveGames } from './moments'

/** A random game as people would enter it, and what the engine's account says of it. */
interface Case extends PadGame {
  game: string
  lines: AccountLine[]
  summary: Summary
  ranks: number[]
}

let cases: Case[] = []
const pads = new Map<string, ScorePad>()

beforeAll(async () => {
  const python = process.env.PYTHON ?? '../.venv/bin/python'
  const { stdout, stderr, status } = spawnSync(python, ['tests/pads.py', process.env.PAD_GAMES ?? '1'], { encoding: 'utf-8', maxBuffer: 1 << 28 })
  if (status !== 0) throw new Error(stderr)
  cases = stdout.trim().split('\n').map((line) => JSON.parse(line) as Case)
  serveGames()
  for (const { game } of cases) pads.set(game, await content.pad(game))
}, 300_000)

/** A line without what only a board on the screen has. */
const plain = ({ points, rule, source, round, told, due, final }: AccountLine) => ({ points, rule, source, round, told, due, final })

test('the pad gives every point of a game with the rule, the words and the round of the account, whatever the game and its options', () => {
  expect(new Set(cases.map(({ game }) => game)).size).toBe(5)
  for (const one of cases) {
    const sum = addUp(pads.get(one.game)!, one)
    for (const seat of [-1, ...one.names.keys()]) {
      const own = (lines: AccountLine[]) => lines.filter((line) => line.seat === seat).map(plain)
      expect(own(sum.lines), `${one.game} ${JSON.stringify(one.options)} seat ${seat}`).toEqual(own(one.lines))
    }
  }
})

test('what it adds up to is the summary of the game, with its places and ties', () => {
  for (const one of cases) {
    const pad = pads.get(one.game)!
    const sum = addUp(pad, one)
    expect(summaryOf(one.game, pad, one, sum)).toEqual(normal(one.summary))
    expect(ranksOf(pad, one, sum)).toEqual(one.ranks)
  }
})

/** What the wire leaves out is not there: labels without arguments. */
const normal = (summary: Summary): Summary => JSON.parse(JSON.stringify(summary)) as Summary

test('after every round it is what the scores were then, and the end comes when the rules say so', () => {
  for (const one of cases) {
    const pad = pads.get(one.game)!
    const marks = one.entries.flatMap(([seat], i) => (seat < 0 ? [i] : []))
    marks.forEach((mark, i) => {
      const before = { ...one, entries: one.entries.slice(0, mark) }
      const sum = addUp(pad, before)
      const column = one.summary.columns.findIndex(({ key, args }) => key === 'account-round' && args?.round === i + 1)
      if (column >= 0) expect(sum.scores).toEqual(one.summary.scores[column])
      expect(onward(pad, before, sum)).toContain(one.entries[mark]![1])
    })
  }
})

test('the games have full boards, clipped losses and ties among them, so that all of that is compared', () => {
  const lines = cases.flatMap((one) => one.lines)
  expect(lines.some(({ due }) => due !== undefined)).toBe(true)
  const counted = new Set(cases.flatMap((one) => one.lines.filter(({ points }) => points).map(({ source }) => `${one.game} ${source}`)))
  expect([...counted].sort()).toMatchInlineSnapshot(`
    [
      "azul colors",
      "azul columns",
      "azul floor",
      "azul rows",
      "azul wall",
      "chocolatier colors",
      "chocolatier columns",
      "chocolatier floor",
      "chocolatier rows",
      "chocolatier wall",
      "duel broken",
      "duel colors",
      "duel columns",
      "duel corners",
      "duel diagonals",
      "duel perimeter",
      "duel plates",
      "duel rows",
      "duel special",
      "duel specials",
      "duel start",
      "duel tiles",
      "duel token",
      "duel wilds",
      "five211 colors",
      "five211 roosters",
      "pavilion discards",
      "pavilion marker",
      "pavilion sets",
      "pavilion stars",
      "pavilion start",
      "pavilion tiles",
    ]
  `)
})

test('the latest entry at a place holds, and nothing takes it away', () => {
  const pad = pads.get('azul')!
  const scores = (entries: Entry[]) => addUp(pad, { names: ['a', 'b'], options: { wall: 'colored' }, entries }).scores
  expect(scores([[0, 'wall', 'wall-1-1', 'blue'], [0, 'wall', 'wall-2-1', 'white']])).toEqual([3, 0])
  expect(scores([[0, 'wall', 'wall-1-1', 'blue'], [0, 'wall', 'wall-1-1', ''], [0, 'wall', 'wall-2-1', 'white']])).toEqual([1, 0])
  expect(scores([[1, 'wall', 'wall-1-1', 'blue'], [1, 'floor', '', 3], [1, 'floor', '', 1]])).toEqual([0, 0])
})
