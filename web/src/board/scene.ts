/** What the server sends: a picture as data, and the decisions that may be made (docs/protocol.md). */

export type Argument = string | number | Label

/** A message to be said in the reader's language. */
export interface Label {
  key: string
  args?: Record<string, Argument>
}

/** The fields of a move that picking a shape fixes. */
export type Part = Readonly<Record<string, number>>

export interface Shape {
  look: string
  x: number
  y: number
  width?: number
  height?: number
  text?: string
  label?: Label | null
  id?: string
  part?: Part
  turn?: number
}

export interface Panel {
  id: string
  title: Label
  width: number
  height: number
  seat?: number
  score?: number
  active?: boolean
  /** Parts that stay whole when there is room only for another arrangement: x, y, width, height. */
  blocks?: Block[]
  shapes: Shape[]
}

export type Block = readonly [number, number, number, number]

export interface Scene {
  game: string
  status: Label
  panels: Panel[]
}

/** A legal decision: its text for the log, its fields, its words. */
export interface Move {
  text: string
  fields: Part
  told: Label
}

/** A line of the log: who did it (-1 for draws), as text and in words. */
export interface Line {
  done: number
  seat: number
  text: string
  told: Label
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where a shape lies in its panel. */
export function boxOf(shape: Shape): Box {
  return { x: shape.x, y: shape.y, width: shape.width ?? 1, height: shape.height ?? 1 }
}

/** The seat whose eyes these are: its own board comes first. */
export function viewerOf(scene: Scene): number {
  return scene.panels.find((panel) => isBoard(panel))?.seat ?? -1
}

export function isBoard(panel: Panel): boolean {
  return (panel.seat ?? -1) >= 0
}

const keys = new WeakMap<Panel, string[]>()

/** A name for every shape of a panel that no other has: its place, or what it is and where. */
export function keysOf(panel: Panel): string[] {
  if (!keys.has(panel)) keys.set(panel, named(panel))
  return keys.get(panel)!
}

function named(panel: Panel): string[] {
  const seen = new Map<string, number>()
  return panel.shapes.map((shape) => {
    const name = shape.id || `${panel.id}:${shape.look}:${shape.x.toFixed(2)}:${shape.y.toFixed(2)}`
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return before ? `${name}~${before}` : name
  })
}

/** The later scene with every part that did not change taken from the earlier one, so that only changes are drawn. */
export function share(before: Scene | null, after: Scene): Scene {
  if (before?.game !== after.game) return after
  const known = new Map(before.panels.map((panel) => [panel.id, panel]))
  return { ...after, panels: after.panels.map((panel) => sharePanel(known.get(panel.id), panel)) }
}

function sharePanel(before: Panel | undefined, after: Panel): Panel {
  if (!before) return after
  const known = new Map(keysOf(before).map((key, i) => [key, before.shapes[i]!]))
  const keys = keysOf(after)
  const shapes = after.shapes.map((shape, i) => {
    const old = known.get(keys[i]!)
    return old && same(old, shape) ? old : shape
  })
  return { ...after, shapes }
}

/** Whether two values from the wire are equal. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => same(one[name as keyof typeof one], other[name as keyof typeof other]))
  )
}
