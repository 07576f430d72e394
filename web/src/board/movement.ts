/** What moved between two scenes: things are matched by their look, and by counts in their words; no rule is known here. */

import { boxOf, isBoard } from './scene'
import type { Panel, Scene, Shape } from '../protocol'

/** A shape and the panel it lies in. */
export interface Place {
  panel: string
  shape: Shape
}

/** A thing on its way: from null it appears, to null it disappears. */
export interface Travel {
  look: string
  from: Place | null
  to: Place | null
}

/** How far apart two places are; the screen knows better than panels do. */
export type Distance = (from: Place, to: Place) => number

interface Differences {
  gone: Place[]
  come: Place[]
  /** Places whose count became smaller or larger, and by how much. */
  givers: [Place, number][]
  takers: [Place, number][]
}

/** The travels of things (`moves` says of a look whether it is one) that turn one scene into the other. */
export function travels(before: Scene, after: Scene, moves: (look: string) => boolean, distance: Distance = apart): Travel[] {
  const { gone, come, givers, takers } = differences(before, after, moves)
  const isForward = forward(before)
  const found = pairs(gone, come, distance, isForward)
  const [left, arrived] = rest(gone, come, found)
  for (const to of arrived) {
    const alike = nearest(gone.filter((from) => isForward(from, to)), to, distance)
    const from = heap(givers, to.shape.look, moves) ?? alike ?? heap(givers, null, moves)
    if (from) found.push({ look: to.shape.look, from, to })
  }
  for (const from of left) {
    const to = heap(takers, from.shape.look, moves) ?? heap(takers, null, moves)
    if (to) found.push({ look: from.shape.look, from, to })
  }
  found.push(...strays(...rest(gone, come, found), distance))
  return found.filter(({ from, to }) => from?.shape.id !== to?.shape.id)
}

/** What is left over: back to the table, turned to another face, or from nowhere. */
function strays(gone: Place[], come: Place[], distance: Distance): Travel[] {
  const found = pairs(gone, come, distance, () => true)
  const [left, arrived] = rest(gone, come, found)
  for (const to of arrived) {
    const i = left.findIndex((from) => from.panel === to.panel)
    const [from] = i < 0 ? [null] : left.splice(i, 1)
    found.push({ look: to.shape.look, from: from ?? null, to })
  }
  return found
}

/** Whether a thing may have gone this way by itself: off the table or about a board, not from a board to elsewhere. */
function forward(scene: Scene): (from: Place, to: Place) => boolean {
  const boards = new Set(scene.panels.filter(isBoard).map((panel) => panel.id))
  return (from, to) => from.panel === to.panel || !boards.has(from.panel)
}

/** The places whose look changed, in boards and display. */
export function changed(before: Scene, after: Scene, moves: (look: string) => boolean): string[] {
  return differences(before, after, moves).come.map((place) => place.shape.id!)
}

/** By how much each seat's score grew. */
export function gains(before: Scene, after: Scene): Map<number, number> {
  const scores = scoresOf(before)
  const found = [...scoresOf(after)].map(([seat, score]) => [seat, score - (scores.get(seat) ?? score)] as const)
  return new Map(found.filter(([, gain]) => gain !== 0))
}

/** What each seat has. */
export function scoresOf(scene: Scene): Map<number, number> {
  const boards = scene.panels.filter(isBoard)
  return new Map(boards.map((panel) => [panel.seat!, panel.score ?? 0]))
}

function differences(before: Scene, after: Scene, moves: (look: string) => boolean): Differences {
  const [old, now] = [placesOf(before), placesOf(after)]
  const found: Differences = { gone: [], come: [], givers: [], takers: [] }
  for (const [id, place] of old) {
    const next = now.get(id)
    if (next?.shape.look === place.shape.look) {
      const grown = countOf(next.shape) - countOf(place.shape)
      if (grown < 0) found.givers.push([place, -grown])
      if (grown > 0) found.takers.push([next, grown])
    } else if (moves(place.shape.look)) found.gone.push(place)
  }
  for (const [id, place] of now) {
    if (old.get(id)?.shape.look !== place.shape.look && moves(place.shape.look)) found.come.push(place)
  }
  return found
}

function placesOf(scene: Scene): Map<string, Place> {
  const places = (panel: Panel) => panel.shapes.filter((shape) => shape.id).map((shape) => ({ panel: panel.id, shape }))
  return new Map(scene.panels.flatMap(places).map((place) => [place.shape.id!, place]))
}

/** How many things a shape says it stands for. */
function countOf(shape: Shape): number {
  return Number(shape.label?.args?.count ?? 0)
}

/** Each thing that came, with one of the same look that went; the closest pairs first. */
function pairs(gone: Place[], come: Place[], distance: Distance, may: (from: Place, to: Place) => boolean): Travel[] {
  const all = gone.flatMap((from) =>
    come
      .filter((to) => to.shape.look === from.shape.look && may(from, to))
      .map((to) => ({ look: to.shape.look, from, to, cost: distance(from, to) })),
  )
  const used = new Set<Place>()
  const found: Travel[] = []
  for (const { look, from, to } of all.sort((one, other) => one.cost - other.cost)) {
    if (used.has(from) || used.has(to)) continue
    used.add(from).add(to)
    found.push({ look, from, to })
  }
  return found
}

/** A place whose count says that something came from it (or went to it); without a look, any heap that is no thing itself. */
function heap(places: [Place, number][], look: string | null, moves: (look: string) => boolean): Place | null {
  const found = places.find(
    ([{ shape }, count]) => count > 0 && (look === null ? !moves(shape.look) : shape.look === look),
  )
  if (!found) return null
  found[1] -= 1
  return found[0]
}

/** One of a pile that went as a whole: several came from it. */
function nearest(gone: Place[], to: Place, distance: Distance): Place | null {
  const alike = gone.filter((from) => from.shape.look === to.shape.look)
  return alike.sort((one, other) => distance(one, to) - distance(other, to))[0] ?? null
}

/** The places from which nothing has gone yet, and to which nothing has come. */
function rest(gone: Place[], come: Place[], found: Travel[]): [Place[], Place[]] {
  const used = new Set(found.flatMap(({ from, to }) => [from, to]))
  return [gone.filter((place) => !used.has(place)), come.filter((place) => !used.has(place))]
}

function apart(from: Place, to: Place): number {
  const [one, other] = [boxOf(from.shape), boxOf(to.shape)]
  return Math.hypot(one.x - other.x, one.y - other.y) + (from.panel === to.panel ? 0 : 100)
}
