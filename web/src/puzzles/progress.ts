/** How somebody does with puzzles: a rating for each game, what was seen, the days in a row; kept on this device. */

import { browserStorage, isCount, KEY, readDays, type Days, type Storage } from './days'

export interface GameProgress {
  rating: number
  /** Tried so far, and solved at the first try. */
  tried: number
  solved: number
  /** The ids of puzzles that were tried, since all of them had been. */
  seen: string[]
}

export interface Progress extends Days {
  games: Record<string, GameProgress>
}

export const FIRST_RATING = 1000
const ID = /^[0-9a-f]{10}$/

/** What takes its turn on a day, in the order of its ids: the puzzle of the day. */
export function ofDay<Item extends { id: string }>(items: readonly Item[], day: number): Item | undefined {
  return [...items].sort((a, b) => (a.id < b.id ? -1 : 1))[day % items.length]
}

/** How somebody does in a game. */
export function inGame(progress: Progress, game: string): GameProgress {
  return progress.games[game] ?? { rating: FIRST_RATING, tried: 0, solved: 0, seen: [] }
}

/** After a puzzle: the rating moves by how surprising that was, in the beginning faster. */
export function after(progress: Progress, game: string, id: string, difficulty: number, solved: boolean): Progress {
  const before = inGame(progress, game)
  const expected = 1 / (1 + 10 ** ((difficulty - before.rating) / 400))
  const step = before.tried < 10 ? 64 : 28
  const now: GameProgress = {
    rating: Math.round(before.rating + step * (Number(solved) - expected)),
    tried: before.tried + 1,
    solved: before.solved + Number(solved),
    seen: [...before.seen.filter((one) => one !== id), id],
  }
  return { ...progress, games: { ...progress.games, [game]: now } }
}

/** After the puzzle of a day was solved. */
export function withDay(progress: Progress, day: number): Progress {
  if (progress.last === day) return progress
  return { ...progress, last: day, days: progress.last === day - 1 ? progress.days + 1 : 1 }
}

/** The next puzzle: the one nearest to the rating among those that were not seen; when all were, they begin anew. */
export function next<Item extends { id: string; difficulty: number }>(
  items: readonly Item[],
  rating: number,
  seen: readonly string[],
): { item: Item | undefined; again: boolean } {
  const known = new Set(seen)
  const fresh = items.filter((item) => !known.has(item.id))
  if (!fresh.length && items.length) {
    const latest = items.reduce((late, item) => (seen.indexOf(item.id) > seen.indexOf(late.id) ? item : late))
    const others = items.filter((item) => item !== latest)
    return { item: nearest(others.length ? others : items, rating), again: true }
  }
  return { item: nearest(fresh, rating), again: false }
}

/** Forget that some puzzles were seen. */
export function anew(progress: Progress, game: string, ids: readonly string[]): Progress {
  const gone = new Set(ids)
  const before = inGame(progress, game)
  return { ...progress, games: { ...progress.games, [game]: { ...before, seen: before.seen.filter((id) => !gone.has(id)) } } }
}

function nearest<Item extends { difficulty: number }>(items: readonly Item[], rating: number): Item | undefined {
  const far = (item: Item) => Math.abs(item.difficulty - rating)
  return items.reduce<Item | undefined>((best, item) => (best && far(best) <= far(item) ? best : item), undefined)
}

/** What is kept here; what has another form is ignored. */
export function read(storage: Storage | null = browserStorage()): Progress {
  const { games, ...days } = readDays(storage)
  const found = Object.entries(games ?? {}).filter(([, game]) => isGame(game))
  return { ...days, games: Object.fromEntries(found) as Progress['games'] }
}

export function write(progress: Progress, storage: Storage | null = browserStorage()): void {
  try {
    storage?.setItem(KEY, JSON.stringify(progress))
  } catch {
    // a full or forbidden storage: it holds for this visit
  }
}

function isGame(game: unknown): game is GameProgress {
  if (typeof game !== 'object' || game === null) return false
  const { rating, tried, solved, seen } = game as Partial<GameProgress>
  const counts = isCount(tried) && isCount(solved) && solved <= tried
  const ids = Array.isArray(seen) && seen.every((id) => typeof id === 'string' && ID.test(id))
  return counts && ids && Number.isFinite(rating) && Math.abs(rating!) < 10_000
}
