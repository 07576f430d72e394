/** How much room the board has: what is left of the window below it, or a window of its own where that is little. */

import type { Space } from './layout'

export const STRIP = 52
const LITTLE = 0.42 // of a window's height
const LEAST = 320

export class Room {
  width = $state(0)
  windowHeight = $state(800)
  #above = $state(0)

  /** What is left of the window; where that is little, one scrolls to the table, which has a window of its own. */
  get height(): number {
    const left = this.windowHeight - this.#above - STRIP - 12
    return left < LITTLE * this.windowHeight ? this.windowHeight - 2 * STRIP : left
  }

  /** The room for a board that may have been given a height. */
  space(height: number | undefined): Space {
    return { width: this.width || 1000, height: Math.max(LEAST, height ?? this.height) }
  }

  /** How much stands above the board; again whenever its width or the window's height changes. */
  measure(canvas: HTMLElement | undefined): void {
    void [this.width, this.windowHeight]
    if (canvas) this.#above = canvas.getBoundingClientRect().top + window.scrollY - STRIP
  }

  /** What stands above the board comes and goes. */
  watch(canvas: HTMLElement | undefined): (() => void) | undefined {
    const stage = canvas?.parentElement?.parentElement
    if (!stage || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => this.measure(canvas))
    observer.observe(stage)
    return () => observer.disconnect()
  }
}
