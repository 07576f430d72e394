/** The keyboard at the table: arrows go to what can be picked, Enter picks it, ? asks about it, r opens its rules, Escape goes back. */

import { tick } from 'svelte'
import { neighbor, type Direction, type Spot, type Stop } from './stops'

/** What a key can do to the board. */
export interface Host {
  canvas(): HTMLElement | undefined
  spots(): readonly Spot[]
  /** What can be picked now. */
  stops(): readonly Stop[]
  spotUnder(event: Event): Spot | null
  /** The key of the stop that the cursor is at. */
  current(): string
  moveTo(key: string): void
  /** Play the decision that waits to be confirmed; false where there is none. */
  confirm(): boolean
  pick(stop: Stop): void
  /** Give up the latest pick, or a note; false where there is neither. */
  back(): boolean
  explain(spot: Spot): void
  /** Open the rules of something; false where there is nothing to know. */
  rules(spot: Spot | null): boolean
}

const ARROWS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

export class Keyboard {
  /** Whether the focus is on the table. */
  focused = $state(false)
  /** Whether the reader's last step was by key. */
  used = $state(false)

  constructor(readonly host: Host) {}

  key(event: KeyboardEvent): void {
    this.used = true
    const direction = ARROWS[event.key]
    const spot = this.host.spotUnder(event)
    if (direction && (this.host.stops().length || event.shiftKey)) this.#go(direction, event.shiftKey, spot)
    else if (event.key === 'Enter' || event.key === ' ') this.#press(spot)
    else if (event.key === 'Escape' && this.host.back()) void tick().then(() => this.keepFocus())
    else if (event.key === '?' && spot) this.host.explain(spot)
    else if (event.key !== 'r' || isCommand(event) || !this.host.rules(spot)) return
    event.preventDefault()
    event.stopPropagation()
  }

  focusIn(event: FocusEvent): void {
    this.focused = true
    if ((event.target as Element).matches(':focus-visible')) this.used = true
  }

  /** The focus stays on the table while it changes under it. */
  keepFocus(): void {
    const target = this.host.stops().length ? this.element(this.host.current()) : this.host.canvas()
    target?.focus({ preventScroll: false })
  }

  /** What is drawn for a key. */
  element(name: string): SVGElement | HTMLElement | null {
    return this.host.canvas()?.querySelector(`[data-key="${CSS.escape(name)}"]`) ?? null
  }

  #press(spot: Spot | null): void {
    if (this.host.confirm()) return
    const stop = this.host.stops().find((one) => one.key === (spot?.key ?? this.host.current()))
    if (!stop) {
      if (spot) this.host.explain(spot)
      return
    }
    this.host.pick(stop)
    void tick().then(() => this.keepFocus())
  }

  /** To the next thing that can be picked; with Shift, to whatever has words, to ask what it is or why not. */
  #go(direction: Direction, all: boolean, from: Spot | null): void {
    const stops = this.host.stops()
    const around = all ? this.#everything() : stops
    const current = this.host.current()
    const here =
      around.find((stop) => stop.spots.some((spot) => spot.key === from?.key)) ?? stops.find((stop) => stop.key === current)
    const next = here ? neighbor(around, here, direction) : around[0]
    if (!next) return
    this.host.moveTo(next.key)
    this.element(next.key)?.focus()
  }

  #everything(): Stop[] {
    return this.host
      .spots()
      .filter((spot) => spot.shape.label && this.element(spot.key)?.hasAttribute('tabindex'))
      .map((spot) => ({ key: spot.key, spots: [spot] }))
  }
}

/** Whether a key is meant for the browser. */
const isCommand = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey
