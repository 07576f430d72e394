/** What a reader has picked, and what becomes of it: more is picked, or a decision is played. */

import { Choice } from './narrow'
import { same } from './scene'
import type { Decision, Shape } from '../protocol'
import type { Stop } from './stops'

/** What a pick can do to the board. */
export interface Host {
  /** Whether the reader may pick now. */
  playing(): boolean
  legal(): Decision[]
  /** Whether decisions are confirmed before they are played. */
  confirms(): boolean
  /** What was shown for the picks before is not true any more. */
  forget(): void
  play(move: Decision): void
  /** A decision is complete, and waits to be confirmed. */
  decided(move: Decision): void
  /** There is more to be picked. */
  goOn(): void
}

export class Picking {
  choice: Choice = $state.raw()!
  /** The decision that was played, until the table has changed. */
  sent = $state.raw<Decision | null>(null)
  /** The key of the stop that the cursor was put at. */
  cursor = $state('')

  constructor(
    readonly host: Host,
    seat: number,
    legal: Decision[],
  ) {
    this.choice = new Choice(seat, legal)
  }

  /** What can be decided now, and by whom. */
  offer(seat: number, moves: Decision[]): void {
    const stale = seat !== this.choice.seat || !same(moves, this.choice.legal)
    if (stale || this.sent) this.choice = new Choice(seat, moves)
    if (stale) this.cursor = ''
    this.sent = null
  }

  /** Gives up what was picked, and what was sent if it was refused. */
  reset(): void {
    this.sent = null
    this.choice = new Choice(this.choice.seat, this.host.legal())
  }

  pick(shape: Shape): void {
    if (!this.host.playing()) return
    this.choice = this.choice.isChosen(shape) ? this.choice.unpick(shape) : this.choice.pick(shape)
    this.host.forget()
    const move = this.choice.decision
    if (!move) this.host.goOn()
    else if (this.host.confirms()) this.host.decided(move)
    else this.play(move)
  }

  play(move: Decision): void {
    if (!this.host.playing()) return
    this.sent = move
    this.host.forget()
    this.host.play(move)
  }

  clear(): void {
    this.host.forget()
    if (this.host.playing()) this.choice = new Choice(this.choice.seat, this.host.legal())
  }

  back(): void {
    this.host.forget()
    this.choice = this.choice.unpick()
  }

  /** Picks up a stop to drag it; answers how to put it back, or null where a pick alone would decide. */
  grab(stop: Stop): (() => void) | null {
    const before = this.choice
    const next = before.pick(stop.spots[0]!.shape)
    if (next.decision) return null
    this.choice = next
    return () => (this.choice = before)
  }

  /** Whether a click on a shape begins anew, because it speaks of a field that is fixed already. */
  beginsAnew(shape: Shape): boolean {
    const { choice } = this
    const part = choice.partOf(shape)
    if (!this.host.playing() || !choice.picks.length || !choice.couldPick(shape)) return false
    return part === null || Object.keys(part).some((name) => name in choice.fields)
  }
}
