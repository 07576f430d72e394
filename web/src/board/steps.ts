/** How the points of an event are counted: picture after picture, in the order of the rules; no rule is known here. */

import type { AccountLine, Moment, Panel, Scene, Shape } from '../protocol'

/** Points that a new moment brought, and the picture before them where they are worth a show. */
export interface Counted {
  scene: Scene | null
  lines: readonly AccountLine[]
}

/** One change of a score, and the table with it. */
export interface Step {
  line: AccountLine
  scene: Scene
}

/** What a moment counts that was not known after so many events. */
export function countedOf({ lines, scoring }: Pick<Moment, 'lines' | 'scoring'>, since: number): Counted | null {
  const account = lines.flatMap((line) => line.account ?? []).filter((line) => line.done > since)
  const scored = scoring && scoring.done > since ? scoring : null
  const own = (scored ? account.filter((line) => line.done === scored.done) : account).filter(tellsMore)
  return own.length ? { scene: scored?.scene ?? null, lines: own } : null
}

/** Whether a line is more than "nothing for nothing": points, what could not be lost, or what counts for all. */
export function tellsMore({ points, due, seat }: AccountLine): boolean {
  return points !== 0 || Boolean(due) || seat < 0
}

/** The steps from the picture before the points to the one after them. */
export function stepsOf({ scene, lines }: Counted, after: Scene): Step[] {
  if (!scene) return []
  const ends = shapesOf(after)
  let now = scene
  return lines.map((line) => ({ line, scene: (now = stepped(now, line, ends)) }))
}

/** The table after one more line: what scores has come to its place, and the score has changed. */
function stepped(scene: Scene, line: AccountLine, ends: ReadonlyMap<string, Shape>): Scene {
  const { at, start } = line
  const from = start ? shapesOf(scene).get(start) : undefined
  const panels = scene.panels.map((panel) => {
    const shapes = from && at ? panel.shapes.map((shape) => moved(shape, from, at, ends)) : panel.shapes
    return scored({ ...panel, shapes }, line)
  })
  return { ...scene, panels }
}

/** A shape after a thing went to another place: there it lies, and where it was is what will be there. */
function moved(shape: Shape, from: Shape, at: string, ends: ReadonlyMap<string, Shape>): Shape {
  const end = ends.get(shape.id ?? '')
  if (shape.id === at) return end && end.look !== shape.look ? end : { ...shape, look: from.look, turn: from.turn ?? 0 }
  return shape === from && end ? end : shape
}

function scored(panel: Panel, { seat, points }: AccountLine): Panel {
  if (panel.seat !== seat || seat < 0 || !points) return panel
  const score = (panel.score ?? 0) + points
  const { title } = panel
  const args = title.args && 'score' in title.args ? { ...title.args, score } : title.args
  return { ...panel, score, title: args ? { ...title, args } : title }
}

function shapesOf(scene: Scene): Map<string, Shape> {
  return new Map(scene.panels.flatMap((panel) => panel.shapes).map((shape) => [shape.id ?? '', shape]))
}
