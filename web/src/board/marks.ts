/** What is said about each shape by how it is drawn; and what a move that is only looked at would bring. */

import type { Art } from './art'
import { changed } from './movement'
import type { Choice } from './narrow'
import { isBoard, keysOf, viewerOf } from './scene'
import type { Decision, Scene, Shape } from '../protocol'
import type { Spot, Stop } from './stops'

export interface Situation {
  scene: Scene
  spots: readonly Spot[]
  stops: readonly Stop[]
  choice: Choice
  /** Whether picks of the reader are to be seen. */
  picking: boolean
  hover: string
  hint: Decision | null
  hidden: Iterable<string>
  leaving: Iterable<string>
}

/** The marks of each shape, by its key, as names of classes. */
export function marksOf(now: Situation): Map<string, string> {
  const found = new Map<string, string>()
  const add = (key: string, mark: string) => found.set(key, found.has(key) ? `${found.get(key)} ${mark}` : mark)
  const offers = offersOf(now.scene)
  const offered = now.stops.some((stop) => offers.has(stop.key))
  for (const stop of now.stops) {
    const mark = now.choice.picks.length > 0 ? 'target' : offered && !offers.has(stop.key) ? 'quiet' : 'open'
    for (const spot of stop.spots) add(spot.key, stop.key === now.hover ? `${mark} hover` : mark)
  }
  for (const spot of now.picking ? now.spots : []) {
    if (now.choice.isChosen(spot.shape)) add(spot.key, 'chosen')
    if (now.hint && now.choice.leadsTo(spot.shape, now.hint)) add(spot.key, 'hint')
  }
  for (const id of now.hidden) add(id, 'hidden')
  for (const id of now.leaving) add(id, 'leaving')
  return found
}

/** The shapes that lie on the table and on no board: what is offered there is where one begins. */
export function offersOf(scene: Scene): Set<string> {
  return new Set(scene.panels.filter((panel) => !isBoard(panel)).flatMap(keysOf))
}

/** The things of the present that a move would take away. */
export function leavingOf(now: Scene, next: Scene, art: Art): string[] {
  return changed(next, now, (look) => art.things.has(look))
}

/** What a move would bring: things, and places that look different or are new, but no buttons and no new letters. */
export function ghostsOf(now: Scene, next: Scene, art: Art): (shape: Shape) => boolean {
  const things = new Set(changed(now, next, (look) => art.things.has(look)))
  const looks = new Map(now.panels.flatMap((panel) => panel.shapes.map((shape) => [shape.id, shape.look])))
  const isFixture = (look: string) => art.looks.has(look) && !art.buttons.has(look)
  return ({ id, look, text }) => {
    if (!id || things.has(id)) return Boolean(id)
    const before = looks.get(id)
    const vacated = before !== undefined && art.things.has(before)
    return before !== look && !vacated && (before !== undefined || !text) && isFixture(look)
  }
}

/** Two scenes in a row, seen by the same eyes, and who moved in between. */
export interface Change {
  before: Scene
  after: Scene
  movers: readonly number[]
}

/** The places that others changed since the reader's own decision, as far as they still hold a thing. */
export function latestOf(changes: readonly Change[], now: Scene, art: Art): Set<string> {
  const reader = viewerOf(now)
  const isThing = (look: string) => art.things.has(look)
  const found = new Set<string>()
  for (const { before, after, movers } of changes.toReversed()) {
    if (movers.at(-1) === reader) break
    for (const id of changed(before, after, isThing)) found.add(id)
    if (movers.includes(reader)) break
  }
  const things = new Set(now.panels.flatMap((panel) => panel.shapes.filter((shape) => isThing(shape.look)).map((shape) => shape.id)))
  return new Set([...found].filter((id) => things.has(id)))
}
