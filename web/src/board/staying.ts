/** What the reader stays at, by mouse or by keyboard, explains itself after a moment. */

import type { Spot } from './stops'

const PAUSE = 600 // milliseconds that make a stay a question

/** What staying somewhere can do to the board. */
export interface Host {
  explain(spot: Spot): void
  /** The reader went on: what was explained is not asked any more. */
  forget(): void
}

export class Staying {
  #key = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly host: Host) {}

  /** The reader is at something, or at nothing. */
  at(spot: Spot | null): void {
    const key = spot?.key ?? ''
    if (key === this.#key) return
    this.stop()
    if (this.#key) this.host.forget()
    this.#key = key
    if (spot?.shape.label) this.#timer = setTimeout(() => this.host.explain(spot), PAUSE)
  }

  /** Nothing is asked before the reader has gone somewhere else. */
  stop(): void {
    clearTimeout(this.#timer)
  }
}
