/** One device for several people: whose turn comes next, and whether the table is covered until they are there. */

import type { Activity } from './board/props'
import type { Moment } from './protocol'

/** The table that the device shows. */
export interface Host {
  mine(): readonly number[]
  activity(): Activity
  /** Shows the table as a seat sees it, or as nobody in particular does. */
  turnTo(seat: number | null): void
}

export class Handover {
  /** The seat that the device has to be handed to before anything is shown. */
  seat: number | null = $state(null)
  #waiting: Moment | null = null

  constructor(readonly host: Host) {}

  /** The person to whom the device was handed is ready. */
  ready(): void {
    const seat = this.seat
    this.seat = null
    if (seat !== null) this.host.turnTo(seat)
  }

  /** Other people's eyes come next: cover the table while anything is hidden. */
  pass(moment: Moment): void {
    const next = this.host.mine().length > 1 ? moment.waiting.find((seat) => this.host.mine().includes(seat)) : undefined
    if (next === undefined || next === moment.seat || this.seat === next) return
    if (moment.secret) this.seat = next
    this.host.turnTo(moment.secret ? null : next)
  }

  /** Points are counted before the device goes to somebody else. */
  passAfter(moment: Moment): void {
    if (this.host.activity() === 'counting') this.#waiting = moment
    else this.pass(moment)
  }

  /** Nothing is counted any more. */
  goOn(): void {
    const moment = this.#waiting
    this.#waiting = null
    if (moment) this.pass(moment)
  }
}
