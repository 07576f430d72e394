/** Things on their way over the board: only drawn, never waited for, gone at the first input. */

import { locate, type Layout } from './layout'
import { gains, travels, type Place } from './movement'
import type { Box } from './scene'
import type { Scene } from '../protocol'

export type Speed = 'off' | 'slow' | 'normal' | 'fast'

/** A thing that is drawn above the board while it travels; its place shows nothing meanwhile. */
export interface Flight {
  number: number
  look: string
  from: Box
  to: Box
  turns: [number, number]
  fades: boolean
  delay: number
  hides: string
  /** What lay at the place that it goes to. */
  under: string
}

/** Points that rise where a seat's score grew. */
export interface Gain {
  number: number
  seat: number
  points: number
}

/** How long a thing flies. */
export const DURATIONS: Record<Speed, number> = { off: 0, slow: 950, normal: 520, fast: 260 }
const MOST = 60
const RISE = 1800

export class Animator {
  flights = $state.raw<Flight[]>([])
  gains = $state.raw<Gain[]>([])
  duration = 0
  #number = 0

  /** The places that show nothing because a thing is on its way to them. */
  get hidden(): Set<string> {
    return new Set(this.flights.map((flight) => flight.hides))
  }

  /** Show how one scene became the other. */
  start(before: Scene, after: Scene, layout: Layout, things: ReadonlySet<string>, duration: number): void {
    this.finish()
    this.duration = duration
    this.gains = [...gains(before, after)].map(([seat, points]) => ({ number: ++this.#number, seat, points }))
    setTimeout(() => (this.gains = []), RISE)
    if (isCalm() || this.duration === 0) return
    const where = boxes(layout)
    const lay = looksOf(before)
    const far = (from: Place, to: Place) => distance(where(from), where(to))
    const found = travels(before, after, (look) => things.has(look), far).slice(0, MOST)
    this.flights = found.flatMap((travel, i) => {
      const [from, to] = [travel.from && where(travel.from), travel.to && where(travel.to)]
      if (!to && !from) return []
      const turns: [number, number] = [travel.from?.shape.turn ?? 0, travel.to?.shape.turn ?? 0]
      const size = travel.to && things.has(travel.to.shape.look) ? to! : null
      return {
        number: ++this.#number,
        look: travel.look,
        from: from ? fitted(from, size) : (to as Box),
        to: size ?? fitted((to ?? from) as Box, from),
        turns,
        fades: !from || !size,
        delay: Math.min(i * 24, 420) * (this.duration / 520),
        hides: size ? (travel.to?.shape.id ?? '') : '',
        under: size ? (lay.get(travel.to?.shape.id ?? '') ?? '') : '',
      }
    })
  }

  /** A flight has landed. */
  land(number: number): void {
    this.flights = this.flights.filter((flight) => flight.number !== number)
  }

  /** Everything is where it is, at once. */
  finish(): void {
    if (this.flights.length) this.flights = []
    if (this.gains.length) this.gains = []
  }
}

/** Whether nothing should move: the reader asked for that, or does not look. */
export function isCalm(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
}

function looksOf(scene: Scene): Map<string, string> {
  return new Map(scene.panels.flatMap((panel) => panel.shapes.map((shape) => [shape.id ?? '', shape.look])))
}

function boxes(layout: Layout): (place: Place) => Box | null {
  const cards = new Map(layout.panels.map((placed) => [placed.panel, placed]))
  return ({ panel, shape }) => {
    const placed = cards.get(panel)
    return placed ? locate(placed, shape) : null
  }
}

function distance(one: Box | null, other: Box | null): number {
  if (!one || !other) return Infinity
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** A box of the size of a thing in the middle of a heap it comes from. */
function fitted(box: Box, thing: Box | null): Box {
  if (!thing) return box
  const size = Math.min(box.width / thing.width, box.height / thing.height, 1.25)
  const [width, height] = [thing.width * size, thing.height * size]
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}

/** Let an element fly; it tells when it has landed. */
export function fly(node: SVGElement, flight: Flight, duration: number, landed: () => void): () => void {
  const place = (box: Box, turn: number) => {
    const [wide, high] = [box.width / flight.to.width, box.height / flight.to.height]
    return `translate(${box.x}px, ${box.y}px) scale(${wide}, ${high}) rotate(${turn}deg)`
  }
  const [first, last] = [place(flight.from, flight.turns[0]), place(flight.to, flight.turns[1])]
  const frames: Keyframe[] = [
    { transform: first, opacity: flight.fades ? 0.2 : 1 },
    { transform: last, opacity: flight.fades && !flight.hides ? 0 : 1 },
  ]
  const options = { duration, delay: flight.delay, easing: 'cubic-bezier(.3,.05,.2,1)', fill: 'both' } as const
  const animation = node.animate(frames, options)
  animation.onfinish = landed
  return () => animation.cancel()
}
