import { expect, test } from 'vitest'
import { allowed, begin, order, withKind, withSeat, withSeats } from '../src/draft'
import type { CatalogGame } from '../src/protocol'

const GAME: CatalogGame = {
  id: 'any',
  content: 'games/any/0/',
  secrets: false,
  rules: 1,
  seats: [2, 3, 4],
  lesson: false,
  pad: false,
  ready: true,
  puzzles: 0,
  ratings: {},
  at_least: {},
  options: [
    { name: 'wall', choices: ['colored', 'grey'], numbers: null, form: '' },
    { name: 'rounds', choices: ['25'], numbers: [1, 99], form: '' },
    { name: 'order', choices: ['abc'], numbers: null, form: 'any order of abc' },
  ],
}

test('a new table waits for one friend; only what differs from the defaults is sent', () => {
  const draft = begin(GAME, 'live')
  expect(draft.seats).toEqual([{ kind: 'me' }, { kind: 'open' }])
  expect(order(GAME, draft).options).toEqual({})
  const changed = { ...draft, options: { ...draft.options, wall: 'grey' } }
  expect(order(GAME, changed).options).toEqual({ wall: 'grey' })
})

test('on one device all seats are mine, and empty names are left to the server', () => {
  const draft = withSeat(withSeats(begin(GAME, 'device'), 3), 1, { kind: 'me', name: ' Bo ' })
  const names = order(GAME, draft).seats.map((seat) => (seat.kind === 'me' ? seat.name : ''))
  expect(names).toEqual([null, 'Bo', null])
})

test('changing how people meet keeps bots, and gives slow games days', () => {
  const bots = withSeat(begin(GAME, 'live'), 1, { kind: 'bot', level: 'expert' })
  expect(withKind(bots, 'device').seats[1]).toEqual({ kind: 'bot', level: 'expert' })
  expect(withKind(bots, 'slow').clock).toEqual({ kind: 'days', days: 3 })
  expect(withKind(withKind(bots, 'slow'), 'live').clock).toEqual({ kind: 'none' })
})

test('free undo is given up when a second person comes', () => {
  const alone = { ...withSeat(begin(GAME, 'live'), 1, { kind: 'bot', level: 'casual' } as const), undo: 'free' as const }
  expect(order(GAME, alone).undo).toBe('free')
  expect(withSeat(alone, 1, { kind: 'open' }).undo).toBe('own')
})

test('a table without open seats is not listed', () => {
  const listed = { ...begin(GAME, 'live'), listed: true }
  expect(order(GAME, listed).listed).toBe(true)
  expect(order(GAME, withSeat(listed, 1, { kind: 'bot', level: 'casual' })).listed).toBe(false)
})

test.each([
  [0, 'grey', true],
  [0, 'pink', false],
  [1, '7', true],
  [1, '0', false],
  [1, '', false],
  [2, 'cab', true],
  [2, '', false],
])('option %i may be %j: %s', (option, value, expected) => {
  expect(allowed(GAME.options[option]!, value)).toBe(expected)
})
