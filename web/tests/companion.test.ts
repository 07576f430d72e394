import { expect, test } from 'vitest'
import type { Advice, Moment } from '../src/protocol'
import { Companion } from '../src/school/companion.svelte'
import type { Sitting } from '../src/sitting.svelte'
import { words } from '../src/words.svelte'

const advice = (text: string, chance: number, lead: number): Advice => ({ text, fields: {}, told: { key: `told-${text}` }, chance, lead })
const MOVES = [advice('best', 0.6, 2), advice('near', 0.5, 0), advice('lost', 0.3, -1), advice('poor', 0.45, -7)]
const line = (source: string, seat: number, points = 1) => ({ done: 1, seat, points, rule: '', source, round: 1, told: { key: `because-${source}` } })

function moment(turn: number, ...account: ReturnType<typeof line>[]): Moment {
  const legal = MOVES.map(({ text, fields, told }) => ({ text, fields, told }))
  return { seat: 0, turn, legal, lines: [{ done: 1, seat: 0, text: '', told: { key: '' }, account }] } as unknown as Moment
}

/** A coach who has seen these moments, at a table that shows the last of them. */
async function coached(...moments: Moment[]): Promise<Companion> {
  await words.load('en')
  const socket = { ask: () => Promise.resolve({ moves: MOVES }) }
  const companion = await Companion.beside({ socket, names: [], you: 0, table: { game: 'any' }, moment: moments.at(-1) } as unknown as Sitting)
  for (const one of moments) companion.see(one)
  await Promise.resolve()
  return companion
}

test('a move that loses little is played at once', async () => {
  const companion = await coached(moment(3))
  expect(companion.allows(MOVES[1]!)).toBe(true)
  expect(companion.doubt).toBeNull()
})

test.each([
  [2, 'told-best'],
  [3, '9 points'],
])('before a move that loses much the coach asks, once', async (index, said) => {
  const companion = await coached(moment(3))
  expect(companion.allows(MOVES[index]!)).toBe(false)
  expect(companion.doubt!.move.text).toBe(MOVES[index]!.text)
  expect(companion.doubt!.text).toContain(said)
  expect(companion.allows(MOVES[index]!)).toBe(true)
  expect(companion.doubt).toBeNull()
})

test('a move that the strong bot does not even tell of is worse than those it tells', async () => {
  const companion = await coached(moment(3))
  expect(companion.allows(advice('never', 0, 0))).toBe(false)
  expect(companion.doubt!.move.text).toBe('never')
})

test('the advice of an earlier decision says nothing about this one', async () => {
  const companion = await coached(moment(3))
  ;(companion.sitting as unknown as { moment: Moment }).moment = moment(4)
  expect(companion.allows(MOVES[2]!)).toBe(true)
})

test('the first points of each kind of one\'s own get a sentence, once', async () => {
  const companion = await coached(moment(1), moment(2, line('wall', 1)))
  const hello = companion.text
  companion.see(moment(3, line('wall', 0), line('wall', 0), line('floor', 0, -1)))
  expect(companion.text).not.toBe(hello)
  expect(companion.text.match(/because-\w+/g)).toEqual(['because-wall', 'because-floor'])
  const before = companion.text
  companion.see(moment(4, line('wall', 0)))
  expect(companion.text).toBe(before)
})

test('who comes back to a game is told nothing of what scored before', async () => {
  const companion = await coached(moment(1, line('wall', 0)))
  const hello = companion.text
  companion.see(moment(2, line('wall', 0)))
  expect(companion.text).toBe(hello)
})
