/** What a move would bring, shown before it is played. */

import { untrack } from 'svelte'
import type { Decision, Scene } from '../protocol'

const PAUSE = 70 // milliseconds that a reader stays at a move before it is asked about

export type Ask = (move: Decision) => Promise<Scene | null>

export class Previews {
  /** The table after the move that is considered. */
  scene = $state.raw<Scene | null>(null)
  #asked = 0

  constructor(
    readonly ask: () => Ask | undefined,
    /** Whether the answer is still wanted. */
    readonly wanted: () => boolean,
  ) {}

  /** The reader is at a move, or at none; answers how to stop asking about it. */
  consider(move: Decision | null): (() => void) | undefined {
    const number = ++this.#asked
    if (!move || !this.ask()) {
      untrack(() => this.clear())
      return undefined
    }
    const timer = setTimeout(() => number === this.#asked && void this.show(move), PAUSE)
    return () => clearTimeout(timer)
  }

  async show(move: Decision): Promise<void> {
    const number = ++this.#asked
    const next = await this.ask()?.(move)
    if (number === this.#asked && this.wanted()) this.scene = next ?? null
  }

  clear(): void {
    this.scene = null
  }
}
