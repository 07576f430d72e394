/** What was entered on a score pad, in its order: the latest at a place holds, so that anything can be changed and taken back. */

import type { ScorePad } from '../protocol'

/** Whose, in which part of the pad, where in it, and what: a piece, a number; nothing is an empty text or 0. */
export type Entry = [seat: number, part: string, at: string, value: string | number]

/** A game at a table of cardboard. */
export interface PadGame {
  names: string[]
  options: Record<string, string>
  entries: Entry[]
}

/** Between two rounds, and after the last. */
export const ROUND: Entry = [-1, 'round', '', 0]
export const END: Entry = [-1, 'end', '', 0]

/** The entries of each round as they hold; after the end those that count then, if it was reached. */
export function roundsOf(entries: readonly Entry[]): { rounds: Entry[][]; ending: Entry[] | null } {
  const parts: Entry[][] = [[]]
  let ended = false
  for (const entry of entries) {
    if (entry[0] < 0) parts.push([])
    else parts.at(-1)!.push(entry)
    ended ||= entry[1] === END[1]
  }
  const held = parts.map(holding)
  return ended ? { rounds: held.slice(0, -1), ending: held.at(-1)! } : { rounds: held, ending: null }
}

/** Of entries for the same place the latest, in the order in which these were made. */
function holding(entries: readonly Entry[]): Entry[] {
  const latest = new Map<string, Entry>()
  for (const entry of entries) {
    const key = entry.slice(0, 3).join('/')
    latest.delete(key)
    if (entry[3]) latest.set(key, entry)
  }
  return [...latest.values()]
}

/** Whether something is there with these options. */
export function isThere(when: Record<string, string[]> | undefined, options: Record<string, string>): boolean {
  return Object.entries(when ?? {}).every(([name, values]) => (options[name] ?? '').split(',').some((value) => values.includes(value)))
}

/** The pad as far as it is there with some options. */
export function padWith(pad: ScorePad, options: Record<string, string>): ScorePad {
  const own = <Part extends { when?: Record<string, string[]> }>(parts?: Part[]) => (parts ?? []).filter(({ when }) => isThere(when, options))
  return { ...pad, counts: own(pad.counts), grids: own(pad.grids), sets: own(pad.sets) }
}

/** How many rounds there are, if that is known; in a game of several deals, how many each has. */
export function roundCount(pad: ScorePad, seats: number): number | null {
  return pad.rounds?.[seats] ?? null
}

/** The points that end a game of several deals, if it is one. */
export function targetOf(pad: ScorePad, options: Record<string, string>): number | null {
  return Number(options[pad.target ?? '']) || null
}
