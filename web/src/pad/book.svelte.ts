/** One game on a score pad: what was entered, what that adds up to, and taking it back; kept on this device. */

import type { ScorePad } from '../protocol'
import { addUp } from './adding'
import { END, ROUND, padWith, type Entry, type PadGame } from './entries'
import { changePads, readPads, type KeptGame } from './kept'
import { onward, ranksOf, summaryOf } from './summary'

export class Book {
  game: PadGame = $state.raw()!
  /** Whose board is shown. */
  seat = $state(0)
  /** Where it stands in the history, as it is now. */
  keptAs: string | null = $state(null)
  private lastKept: string | null = null

  /** The pad as far as the options of this game let it be there. */
  readonly pad: ScorePad
  readonly sum = $derived.by(() => addUp(this.whole, this.game))
  readonly summary = $derived.by(() => summaryOf(this.id, this.whole, this.game, this.sum))
  readonly ranks = $derived.by(() => ranksOf(this.whole, this.game, this.sum))
  readonly onward = $derived.by(() => onward(this.whole, this.game, this.sum))

  constructor(
    readonly id: string,
    private readonly whole: ScorePad,
    game: PadGame,
    /** A game of the history is only looked at. */
    readonly past: boolean,
  ) {
    this.game = game
    this.pad = padWith(whole, game.options)
  }

  enter(part: string, at: string, value: string | number, seat = this.seat): void {
    this.add([seat, part, at, value])
  }

  /** After a round, or after the game. */
  go(where: 'round' | 'end'): void {
    this.add(where === 'round' ? ROUND : END)
    this.seat = 0
  }

  undo(): void {
    const last = this.game.entries.at(-1)
    this.change(this.game.entries.slice(0, -1))
    if (last && last[0] >= 0) this.seat = last[0]
  }

  keep(): void {
    const id = this.lastKept ?? Date.now().toString(36)
    const { scores } = this.sum
    const kept: KeptGame = { ...this.game, id, game: this.id, when: Date.now(), scores, ranks: this.ranks }
    changePads(({ going, kept: before }) => ({ going, kept: [...before.filter((one) => one.id !== id), kept] }))
    this.keptAs = this.lastKept = id
  }

  private add(entry: Entry): void {
    this.change([...this.game.entries, entry])
  }

  private change(entries: Entry[]): void {
    this.game = { ...this.game, entries }
    this.keptAs = null
    if (!this.past) changePads(({ going, kept }) => ({ going: { ...going, [this.id]: this.game }, kept }))
  }
}

/** The game that is going on on a device's pad, or one of its history. */
export function openBook(id: string, pad: ScorePad, kept: string | null): Book | null {
  const pads = readPads()
  const game = kept === null ? pads.going[id] : pads.kept.find((one) => one.id === kept && one.game === id)
  return game ? new Book(id, pad, game, kept !== null) : null
}

export function beginBook(id: string, pad: ScorePad, names: string[], options: Record<string, string>): Book {
  const game: PadGame = { names, options, entries: [] }
  changePads(({ going, kept }) => ({ going: { ...going, [id]: game }, kept }))
  return new Book(id, pad, game, false)
}

export function wipe(id: string): void {
  changePads(({ going: { [id]: _, ...going }, kept }) => ({ going, kept }))
}

export function forget(kept: string): void {
  changePads((pads) => ({ going: pads.going, kept: pads.kept.filter((one) => one.id !== kept) }))
}
