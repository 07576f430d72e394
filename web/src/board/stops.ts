/** The keyboard's and the finger's way over the table: shapes that fix the same fields are one stop. */

import { partKey, type Choice } from './narrow'
import type { Box } from './scene'
import type { Shape } from '../protocol'

/** A shape with its place on the screen, in pixels. */
export interface Spot {
  key: string
  shape: Shape
  box: Box
}

/** What can be picked as one: the spots that mean the same. The first one speaks for all. */
export interface Stop {
  key: string
  spots: Spot[]
}

export type Direction = 'left' | 'right' | 'up' | 'down'

/** The least size of what a finger hits, in pixels. */
const FINGER = 44

/** What can be picked now, in the order of the scene. */
export function stopsOf(spots: readonly Spot[], choice: Choice): Stop[] {
  const found = new Map<string, Stop>()
  for (const spot of spots) {
    if (!choice.isPickable(spot.shape)) continue
    const part = partKey(choice.partOf(spot.shape)!)
    const stop = found.get(part)
    if (!stop) found.set(part, { key: spot.key, spots: [spot] })
    else if (!stop.spots[0]!.shape.label && spot.shape.label) {
      stop.spots.unshift(spot) // who speaks should have words
      stop.key = spot.key
    } else stop.spots.push(spot)
  }
  return [...found.values()]
}

/** The stop that a finger or a mouse means: what it is on, or the nearest thing within a finger's size. */
export function stopAt(stops: readonly Stop[], x: number, y: number): Stop | null {
  let best: Stop | null = null
  let least = Infinity
  for (const stop of stops) {
    for (const { box } of stop.spots) {
      const distance = reach(box, x, y)
      if (distance < least) [best, least] = [stop, distance]
    }
  }
  return best
}

/** How far a point is from a box: infinitely if a finger on it does not mean the box, less than 1 inside of it. */
function reach(box: Box, x: number, y: number): number {
  const beside = outside(x, box.x, box.width)
  const above = outside(y, box.y, box.height)
  if (beside > Math.max(0, FINGER - box.width) / 2 || above > Math.max(0, FINGER - box.height) / 2) return Infinity
  const away = Math.hypot(beside, above)
  return away > 0 ? 1 + away : (box.width * box.height) / 1e9 // inside several, the smallest is meant
}

function outside(at: number, start: number, length: number): number {
  return Math.max(start - at, at - start - length, 0)
}

/**
 * The next stop in a direction, as the eye would go; the same one if there is none.
 * A stop is where its first spot is, as the focus is there: otherwise what lies behind another spot of it may be out of reach.
 */
export function neighbor(stops: readonly Stop[], from: Stop, direction: Direction): Stop {
  const here = middle(from.spots[0]!.box)
  let best = from
  let least = Infinity
  for (const stop of stops) {
    if (stop === from) continue
    const there = middle(stop.spots[0]!.box)
    const cost = effort(there.x - here.x, there.y - here.y, direction)
    if (cost < least) [best, least] = [stop, cost]
  }
  return best
}

function effort(dx: number, dy: number, direction: Direction): number {
  const level = direction === 'left' || direction === 'right'
  const ahead = { left: -dx, right: dx, up: -dy, down: dy }[direction]
  const aside = Math.abs(level ? dy : dx)
  return ahead > 1 ? ahead + 2.5 * aside : Infinity
}

function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
