import { describe, expect, it } from 'vitest'
import { dayOf, gameOfDay, streak } from '../src/puzzles/days'
import { after, anew, FIRST_RATING, inGame, next, ofDay, read, withDay, write, type Progress } from '../src/puzzles/progress'

const NOTHING: Progress = { games: {}, last: -1, days: 0 }
const id = (number: number) => number.toString(16).padStart(10, '0')
const ITEMS = [700, 900, 1000, 1100, 1500].map((difficulty, i) => ({ id: id(i), difficulty }))

describe('the rating', () => {
  it('goes up when a puzzle is solved at the first try and down when not, by how surprising that is', () => {
    const hard = inGame(after(NOTHING, 'any', id(1), 1400, true), 'any').rating - FIRST_RATING
    const easy = inGame(after(NOTHING, 'any', id(1), 600, true), 'any').rating - FIRST_RATING
    expect(hard).toBeGreaterThan(easy)
    expect(easy).toBeGreaterThan(0)
    expect(inGame(after(NOTHING, 'any', id(1), 600, false), 'any').rating).toBeLessThan(FIRST_RATING - 50)
  })

  it('moves less after the first ones, and each game has its own', () => {
    let kept = NOTHING
    for (let i = 0; i < 10; i++) kept = after(kept, 'any', id(i), inGame(kept, 'any').rating, i % 2 === 0)
    const before = inGame(kept, 'any')
    expect(before).toMatchObject({ tried: 10, solved: 5 })
    kept = after(kept, 'any', id(11), before.rating, true)
    expect(inGame(kept, 'any').rating - before.rating).toBe(14)
    expect(inGame(kept, 'other')).toEqual({ rating: FIRST_RATING, tried: 0, solved: 0, seen: [] })
  })
})

describe('the next puzzle', () => {
  it('is the nearest one that was not seen', () => {
    expect(next(ITEMS, 1000, []).item?.difficulty).toBe(1000)
    expect(next(ITEMS, 1000, [id(2)]).item?.difficulty).toBe(900)
    expect(next(ITEMS, 1450, [id(2)])).toEqual({ item: ITEMS[4], again: false })
  })

  it('begins anew when all were seen, but not with the last one', () => {
    const seen = [0, 1, 3, 4, 2].map(id)
    expect(next(ITEMS, 1000, seen)).toEqual({ item: ITEMS[1], again: true })
    const kept = anew({ ...NOTHING, games: { any: { rating: 1000, tried: 5, solved: 2, seen } } }, 'any', seen.slice(0, 3))
    expect(inGame(kept, 'any').seen).toEqual([id(4), id(2)])
  })

  it('is none where there are none', () => {
    expect(next([], 1000, [])).toEqual({ item: undefined, again: false })
    expect(next(ITEMS.slice(0, 1), 1000, [id(0)])).toEqual({ item: ITEMS[0], again: true })
  })
})

describe('the day', () => {
  it('is the same everywhere, and the puzzles and games take turns', () => {
    expect(dayOf(Date.UTC(2026, 10, 16, 23, 59))).toBe(dayOf(Date.UTC(2026, 10, 16)))
    expect(dayOf(Date.UTC(2026, 10, 17))).toBe(dayOf(Date.UTC(2026, 10, 16)) + 1)
    const days = [0, 1, 2, 3, 4].map((day) => ofDay([...ITEMS].reverse(), day)?.id)
    expect(days).toEqual(ITEMS.map((item) => item.id))
    expect(ofDay(ITEMS, 5)).toBe(ITEMS[0])
    const games = [{ puzzles: 0 }, { puzzles: 3 }, { puzzles: 4 }]
    expect([0, 1, 2].map((day) => gameOfDay(games, day)?.puzzles)).toEqual([3, 4, 3])
    expect(gameOfDay([{ puzzles: 0 }], 3)).toBeUndefined()
  })

  it('makes a streak of days in a row; a day left out ends it, the same day counts once', () => {
    let kept = withDay(withDay(withDay(NOTHING, 100), 101), 101)
    expect([streak(kept, 101), streak(kept, 102), streak(kept, 103)]).toEqual([2, 2, 0])
    kept = withDay(kept, 102)
    expect(streak(kept, 102)).toBe(3)
    expect(streak(withDay(kept, 105), 105)).toBe(1)
    expect(streak(NOTHING, 0)).toBe(0)
  })
})

describe('what is kept', () => {
  const storage = (text: string | null) => {
    let kept = text
    return { getItem: () => kept, setItem: (_: string, value: string) => (kept = value) }
  }

  it('comes back', () => {
    const box = storage(null)
    const progress = withDay(after(NOTHING, 'any', id(3), 1000, true), 7)
    write(progress, box)
    expect(read(box)).toEqual(progress)
  })

  it.each(['', 'nonsense', '3', 'null', '[]', '{"games": 7, "last": "x"}', '{"games": {"any": {"rating": 1e99}}, "days": 3}'])(
    'is ignored where it has another form: %s',
    (text) => expect(read(storage(text))).toEqual(NOTHING),
  )

  it('keeps what has the right form beside what has not', () => {
    const good = { rating: 900, tried: 2, solved: 1, seen: [id(1)] }
    const games = { good, bad: { ...good, seen: ['<script>'] }, worse: { ...good, solved: 5 }, none: null }
    expect(read(storage(JSON.stringify({ games, last: -4, days: 9 })))).toEqual({ ...NOTHING, games: { good } })
  })

  it('does without a storage', () => {
    expect(read(null)).toEqual(NOTHING)
    const full = { getItem: () => null, setItem: () => { throw new Error('full') } }
    expect(() => write(NOTHING, full)).not.toThrow()
  })
})
