/** What is on the screen, on a small one too: boards can be higher than it. */

import { isCalm, type Speed } from './animator.svelte'
import type { Box } from './scene'

const EDGE = 70 // pixels at the top and at the bottom where something is not well seen

/** Whether a place of the board is on the screen, and so far from its edges. */
export function isInSight(board: HTMLElement, box: Box, edge = 0): boolean {
  const y = board.getBoundingClientRect().top + box.y
  return y > edge && y + box.height < bottomOf(board) - edge
}

/** How the window scrolls: at once for whoever wants nothing to move. */
export function gliding(speed: Speed): ScrollBehavior {
  return speed === 'off' || isCalm() ? 'instant' : 'smooth'
}

/** Scrolls to a place that is not well seen. */
export function bringInSight(board: HTMLElement | undefined, box: Box | undefined): void {
  if (!board || !box || isInSight(board, box, EDGE)) return
  const y = board.getBoundingClientRect().top + box.y
  window.scrollBy({ top: y - bottomOf(board) / 2, behavior: 'smooth' })
}

/** Where the window ends for a board: what stands at its foot, as a coach does, covers so many pixels. */
export function bottomOf(board: HTMLElement): number {
  return window.innerHeight - (parseFloat(getComputedStyle(board).getPropertyValue('--covered')) || 0)
}

/** Remembers where one is; what it gives leads back there. */
export function keepSight(): () => void {
  const top = window.scrollY
  return () => {
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'smooth' })
  }
}
