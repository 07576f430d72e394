/** A table that is being set up: what may be combined with what, without any picture of it. */

import type { AbsentRule, Clock, CatalogGame, NewSeat, NewTable, GameOption, TableKind, UndoRule } from './protocol'

export interface Draft {
  kind: TableKind
  seats: NewSeat[]
  options: Record<string, string>
  clock: Clock
  undo: UndoRule
  absent: AbsentRule
  hints: boolean
  listed: boolean
}

/** A table as most people want it. */
export function begin(game: CatalogGame, kind: TableKind): Draft {
  const draft: Draft = {
    kind,
    seats: [{ kind: 'me' }, other(kind)],
    options: Object.fromEntries(game.options.map((option) => [option.name, option.choices[0] ?? ''])),
    clock: { kind: 'none' },
    undo: 'own',
    absent: 'bot',
    hints: true,
    listed: false,
  }
  return withSeats(withKind(draft, kind), game.seats[0] ?? 2)
}

/** The draft for another way of meeting; a clock that would make no sense is put away. */
export function withKind(draft: Draft, kind: TableKind): Draft {
  const seats = draft.seats.map((seat, index): NewSeat => {
    if (index === 0) return { kind: 'me' }
    return seat.kind === 'bot' ? seat : other(kind)
  })
  const clock: Clock = kind === 'slow' ? { kind: 'days', days: 3 } : { kind: 'none' }
  return settle({ ...draft, kind, seats, clock })
}

/** The draft with so many seats. */
export function withSeats(draft: Draft, count: number): Draft {
  const added = Array.from({ length: Math.max(0, count - draft.seats.length) }, () => other(draft.kind))
  return settle({ ...draft, seats: [...draft.seats, ...added].slice(0, count) })
}

/** The draft with one seat changed. */
export function withSeat(draft: Draft, index: number, seat: NewSeat): Draft {
  return settle({ ...draft, seats: draft.seats.map((old, place) => (place === index ? seat : old)) })
}

/** How many people will play. */
export function people(draft: Draft): number {
  return draft.seats.filter((seat) => seat.kind !== 'bot').length
}

/** What is sent to the server; options that have their default are left out. */
export function order(game: CatalogGame, draft: Draft): NewTable {
  const changed = game.options.filter((option) => draft.options[option.name] !== option.choices[0])
  const options = Object.fromEntries(changed.map((option) => [option.name, draft.options[option.name] ?? '']))
  const seats = draft.seats.map((seat) => (seat.kind === 'me' ? { ...seat, name: seat.name?.trim() || null } : seat))
  return { game: game.id, ...draft, seats, options, listed: draft.listed && seats.some((seat) => seat.kind === 'open') }
}

/** Whether a value of an option is surely allowed; a free form is left to the server. */
export function allowed(option: GameOption, value: string): boolean {
  if (option.choices.includes(value) || option.form) return value !== ''
  const [least, most] = option.numbers ?? [1, 0]
  return /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most
}

const other = (kind: TableKind): NewSeat => (kind === 'device' ? { kind: 'me', name: '' } : { kind: 'open' })

/** Free undo is for one person alone. */
function settle(draft: Draft): Draft {
  const alone = people(draft) <= 1
  return { ...draft, undo: draft.undo === 'free' && !alone ? 'own' : draft.undo }
}
