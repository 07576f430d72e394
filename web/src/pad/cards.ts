/** Open cards of all seats: which color scores, or the lowest cards of all colors, and what each seat keeps. */

import type { Label, PadCard, PadCards } from '../protocol'
import { isThere } from './entries'

/** The open cards of a seat, one by one in the order of the kinds. */
export type Hand = readonly PadCard[]

export interface Verdict {
  /** From the largest count down, what does not score and why, then what does. */
  told: { rule: string; label: Label }[]
  keeps: (card: PadCard) => boolean
  source: string
  rule: string
  kept: string
  /** Whether the cards themselves are told. */
  named: boolean
}

/** The seats' cards from how many of each kind they opened. */
export function handOf(cards: PadCards, counts: ReadonlyMap<string, number>): Hand {
  return cards.cards.flatMap((card) => Array<PadCard>(counts.get(card.text) ?? 0).fill(card))
}

export function isWhole(cards: PadCards, hands: readonly Hand[]): boolean {
  return hands.every((hand) => hand.length === cards.seat)
}

/** How many cards of each color are open. */
export function tally(cards: PadCards, hands: readonly Hand[]): number[] {
  return cards.colors.map((_, color) => hands.flat().filter((card) => card.color === color).length)
}

export function lowestOpen(hands: readonly Hand[]): number {
  return hands.flat().filter(({ value }) => value === 1).length
}

/** What scores when all cards are open. */
export function verdictOf(cards: PadCards, hands: readonly Hand[], options: Record<string, string>): Verdict {
  const enough = hands.length + cards.enough
  const lowest = lowestOpen(hands)
  const [rule, colorRule] = cards.rules
  const [source, colorSource] = cards.sources
  if (lowest === enough || (lowest > enough && !isThere(cards.exact, options))) {
    const label = { key: cards.told.lowest!, args: { count: lowest, enough } }
    return { told: [{ rule, label }], keeps: ({ value }) => value === 1, source, rule, kept: cards.told['kept-lowest']!, named: false }
  }
  const { told, won } = byColors(cards, tally(cards, hands), hands.length + cards.limit)
  const lines = told.map((label) => ({ rule: colorRule, label }))
  return { told: lines, keeps: ({ color }) => color === won, source: colorSource, rule: colorRule, kept: cards.told.kept!, named: true }
}

function byColors(cards: PadCards, counts: readonly number[], limit: number): { told: Label[]; won: number } {
  const told: Label[] = []
  for (const count of [...new Set(counts)].filter(Boolean).sort((a, b) => b - a)) {
    const colors = counts.flatMap((one, color) => (one === count ? [color] : []))
    const names = colors.map((color) => cards.colors[color]!)
    if (names.length > 1) told.push({ key: cards.told.tied!, args: { colors: listed(names), count } })
    else if (count > limit) told.push({ key: cards.told.over!, args: { color: names[0]!, count, limit } })
    else return { told: [...told, { key: cards.told.wins!, args: { color: names[0]!, count } }], won: colors[0]! }
  }
  return { told: [...told, { key: cards.told.nobody! }], won: -1 }
}

/** Several things in one label, with commas. */
export function listed([first, ...rest]: readonly Label[]): Label {
  return rest.length ? { key: 'told-list', args: { first: first!, rest: listed(rest) } } : first!
}
