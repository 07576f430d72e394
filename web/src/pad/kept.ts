/** Score pads on this device: the game that is going on in each game, and those that somebody wanted to keep. */

import { browserStorage, isCount, type Storage } from '../puzzles/days'
import type { PadGame } from './entries'

/** A game played at a table, in one's history. */
export interface KeptGame extends PadGame {
  id: string
  game: string
  /** When it was kept. */
  when: number
  scores: number[]
  ranks: number[]
}

export interface Pads {
  going: Record<string, PadGame>
  kept: KeptGame[]
}

const KEY = 'maiolica-pads'
const MOST = 200 // games that are kept

/** What is kept here; what has another form is ignored. */
export function readPads(storage: Storage | null = browserStorage()): Pads {
  try {
    const { going, kept } = JSON.parse(storage?.getItem(KEY) ?? '') as Record<string, unknown>
    const games = Object.entries(going ?? {}).filter(([, game]) => isGame(game))
    return { going: Object.fromEntries(games) as Pads['going'], kept: Array.isArray(kept) ? kept.filter(isKept) : [] }
  } catch {
    return { going: {}, kept: [] }
  }
}

/** Changes what is kept; the oldest games are forgotten. */
export function changePads(change: (pads: Pads) => Pads, storage: Storage | null = browserStorage()): void {
  const { going, kept } = change(readPads(storage))
  try {
    storage?.setItem(KEY, JSON.stringify({ going, kept: kept.slice(-MOST) }))
  } catch {
    // a full or forbidden storage: it holds for this visit
  }
}

const isText = (value: unknown) => typeof value === 'string'
const isNumbers = (value: unknown) => Array.isArray(value) && value.every(Number.isInteger)

function isGame(value: unknown): value is PadGame {
  if (typeof value !== 'object' || value === null) return false
  const { names, options, entries } = value as Partial<PadGame>
  const named = Array.isArray(names) && names.length > 0 && names.every(isText)
  const chosen = typeof options === 'object' && options !== null && Object.values(options).every(isText)
  return named && chosen && Array.isArray(entries) && entries.every((entry) => isEntry(entry, names.length))
}

function isEntry(value: unknown, seats: number): boolean {
  if (!Array.isArray(value) || value.length !== 4) return false
  const [seat, part, at, what] = value as unknown[]
  return Number.isInteger(seat) && (seat as number) >= -1 && (seat as number) < seats && isText(part) && isText(at) && (isText(what) || isCount(what))
}

function isKept(value: unknown): value is KeptGame {
  if (!isGame(value)) return false
  const { id, game, when, scores, ranks } = value as Partial<KeptGame>
  return isText(id) && isText(game) && isCount(when) && isNumbers(scores) && isNumbers(ranks)
}
