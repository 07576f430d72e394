/** The puzzle of the day, as far as the first page knows of it: whose turn it is, and how many days in a row. */

export interface Days {
  /** The last day on which the puzzle of the day was solved, and how many days in a row that makes. */
  last: number
  days: number
}

export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

export const KEY = 'maiolica-puzzles'
const DAY = 86_400_000

/** The number of a day, the same everywhere: days since 1970 by universal time. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY)
}

/** The game whose puzzle is the one of the day: those that have puzzles take turns. */
export function gameOfDay<Game extends { puzzles: number }>(games: readonly Game[], day: number): Game | undefined {
  const able = games.filter((game) => game.puzzles > 0)
  return able[day % able.length]
}

/** The days in a row, as they stand on a day: yesterday's still count, as today is not over. */
export function streak({ last, days }: Days, day: number): number {
  return last === day || last === day - 1 ? days : 0
}

/** What is kept on this device; what has another form is ignored. */
export function readDays(storage: Storage | null = browserStorage()): Days & { games: unknown } {
  try {
    const { last, days, games } = JSON.parse(storage?.getItem(KEY) ?? '') as Record<string, unknown>
    const inRow = isCount(last) && isCount(days)
    return { last: inRow ? last : -1, days: inRow ? days : 0, games }
  } catch {
    return { last: -1, days: 0, games: {} }
  }
}

export const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}
