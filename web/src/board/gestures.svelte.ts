/** Dragging, hovering and holding, by mouse, finger or pen. A click is the browser's own. */

import { stopAt, type Spot, type Stop } from './stops'

export interface Point {
  x: number
  y: number
}

/** What a gesture can do to the board. */
export interface Host {
  /** Where an event is, counted from the board's corner. */
  point(event: MouseEvent): Point
  /** What can be picked now. */
  stops(): readonly Stop[]
  spotUnder(event: Event): Spot | null
  /** Whether a finger may drag, and need not scroll. */
  mayDrag(): boolean
  /** Pick up a stop; answers how to put it back, or null where a pick alone would decide. */
  grab(stop: Stop): (() => void) | null
  drop(stop: Stop): void
  /** Say what something is. */
  explain(spot: Spot): void
}

interface Drag {
  stop: Stop
  from: Point
  at: Point
  /** Set once it has really moved. */
  putBack: (() => void) | null
}

const FAR = 6 // pixels that make a press a drag
const LONG = 550 // milliseconds that make a touch a question

export class Gestures {
  /** The key of the stop that the pointer is at. */
  hover = $state('')
  drag = $state.raw<Drag | null>(null)
  #timer = 0
  #handled = false

  constructor(readonly host: Host) {}

  /** Whether the click that comes now was part of a gesture. */
  get handled(): boolean {
    const answer = this.#handled
    this.#handled = false
    return answer
  }

  down(event: PointerEvent): void {
    this.#handled = false
    clearTimeout(this.#timer)
    if (event.button !== 0) return
    const at = this.host.point(event)
    const stop = stopAt(this.host.stops(), at.x, at.y)
    const touch = event.pointerType === 'touch'
    if (stop && (!touch || this.host.mayDrag())) this.drag = { stop, from: at, at, putBack: null }
    const spot = this.host.spotUnder(event)
    if (spot && touch) this.#timer = window.setTimeout(() => this.#hold(spot), LONG)
  }

  move(event: PointerEvent): void {
    const at = this.host.point(event)
    if (this.drag && !this.drag.putBack && apart(at, this.drag.from) > FAR) this.#begin(this.drag)
    if (this.drag?.putBack) this.drag = { ...this.drag, at }
    if (event.pointerType !== 'touch' || this.drag?.putBack) this.hover = stopAt(this.host.stops(), at.x, at.y)?.key ?? ''
    if (Math.hypot(event.movementX, event.movementY) > 3) clearTimeout(this.#timer)
  }

  up(event: PointerEvent): void {
    clearTimeout(this.#timer)
    const { drag } = this
    this.drag = null
    if (!drag?.putBack) return
    this.#handled = true
    const { x, y } = this.host.point(event)
    const stop = stopAt(this.host.stops(), x, y)
    if (stop) this.host.drop(stop)
    else drag.putBack()
  }

  /** The browser took the pointer away, to scroll. */
  cancel(): void {
    clearTimeout(this.#timer)
    this.drag?.putBack?.()
    this.drag = null
  }

  leave(): void {
    this.hover = ''
  }

  #begin(drag: Drag): void {
    clearTimeout(this.#timer)
    const putBack = this.host.grab(drag.stop)
    this.drag = putBack ? { ...drag, putBack } : null
  }

  /** A finger that stays asks what this is, and why not. */
  #hold(spot: Spot): void {
    this.#handled = true
    this.drag = null
    this.host.explain(spot)
  }
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
