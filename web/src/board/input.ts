/** Mouse, finger, pen and keyboard on the board: what they are at, and who is told. */

import type { Animator } from './animator.svelte'
import type { Gestures } from './gestures.svelte'
import type { Keyboard } from './keyboard.svelte'
import type { Picking } from './picking.svelte'
import type { Staying } from './staying'
import { stopAt, type Spot, type Stop } from './stops'

/** The board that is touched. */
export interface Host {
  canvas(): HTMLElement | undefined
  spots(): readonly Spot[]
  stops(): readonly Stop[]
  picking(): Picking
  gestures(): Gestures
  keyboard(): Keyboard
  staying(): Staying
  animator(): Animator
  explain(spot: Spot): void
  forget(): void
}

export class Input {
  constructor(readonly host: Host) {}

  point = (event: MouseEvent): { x: number; y: number } => {
    const corner = this.host.canvas()!.getBoundingClientRect()
    return { x: event.clientX - corner.left, y: event.clientY - corner.top }
  }

  spotUnder = (event: Event): Spot | null => {
    const key = (event.target as Element).closest?.('[data-key]')?.getAttribute('data-key')
    if (key) return this.host.spots().find((spot) => spot.key === key) ?? null
    return event instanceof MouseEvent ? this.writingAt(this.point(event)) : null
  }

  down = (event: PointerEvent): void => {
    const { animator, keyboard, staying, gestures, forget } = this.host
    animator().finish()
    keyboard().used = false
    if (event.pointerType === 'mouse') staying().stop()
    else staying().at(null)
    forget()
    gestures().down(event)
  }

  click = (event: MouseEvent): void => {
    if (this.host.gestures().handled) return
    const picking = this.host.picking()
    const spot = this.spotUnder(event)
    const stop = this.stopUnder(event, spot)
    if (stop) {
      picking.cursor = stop.key
      picking.pick(stop.spots[0]!.shape)
    } else if (spot && (picking.choice.isChosen(spot.shape) || picking.beginsAnew(spot.shape))) picking.pick(spot.shape)
    else if (spot?.shape.label) this.host.explain(spot)
    else this.clear()
  }

  hover = (event: PointerEvent): void => {
    const gestures = this.host.gestures()
    gestures.move(event)
    if (event.pointerType === 'mouse') this.host.staying().at(gestures.drag ? null : this.spotUnder(event))
  }

  leave = (event: PointerEvent): void => {
    this.host.gestures().leave()
    if (event.pointerType === 'mouse') this.host.staying().at(null)
  }

  focusIn = (event: FocusEvent): void => {
    const keyboard = this.host.keyboard()
    keyboard.focusIn(event)
    this.host.staying().at(keyboard.used ? this.spotUnder(event) : null)
  }

  focusOut = (): void => {
    this.host.keyboard().focused = false
    this.host.staying().at(null)
  }

  key = (event: KeyboardEvent): void => {
    this.host.animator().finish()
    this.host.keyboard().key(event)
  }

  /** Nothing is picked and nothing explained any more. */
  clear = (): void => {
    this.host.forget()
    this.host.picking().clear()
  }

  /** What can be picked under the pointer, or close to it. */
  private stopUnder(event: MouseEvent, spot: Spot | null): Stop | null {
    const stops = this.host.stops()
    const direct = spot && stops.find((stop) => stop.spots.some((one) => one.key === spot.key))
    if (direct || event.detail === 0) return direct ?? null
    const { x, y } = this.point(event)
    return stopAt(stops, x, y)
  }

  /** Letters without a drawing let the pointer through. */
  private writingAt({ x, y }: { x: number; y: number }): Spot | null {
    const holds = ({ box }: Spot) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height
    return this.host.spots().findLast((spot) => spot.shape.text && spot.shape.label && holds(spot)) ?? null
  }
}
