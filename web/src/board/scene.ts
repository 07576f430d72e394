/** What can be asked of a picture that the server sent. */

import type { Panel, Scene, Shape } from '../protocol'

/** The fields of a decision that picking a shape fixes. */
export type Part = Readonly<Record<string, number>>

/** A part of a panel that stays whole when there is room only for another arrangement: x, y, width, height. */
export type Block = Readonly<NonNullable<Panel['blocks']>[number]>

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
