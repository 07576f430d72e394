/** Where a move begins and ends on a board, found by the parts of its shapes: no rule is known here. */

import { agrees, partKey } from '../board/narrow'
import { isBoard, keysOf } from '../board/scene'
import type { Scene } from '../protocol'

/** A move to be drawn. */
export interface Arrow {
  kind: 'played' | 'best' | 'fine'
  fields: Readonly<Record<string, number>>
}

/** The keys of the shapes that a move touches, group by group: what lies on the table first, then on the seat's board. */
export function placesOf(scene: Scene, seat: number, fields: Readonly<Record<string, number>>): string[][] {
  const groups = new Map<string, { size: number; own: boolean; keys: string[] }>()
  for (const panel of scene.panels) {
    if (isBoard(panel) && panel.seat !== seat) continue
    const keys = keysOf(panel)
    panel.shapes.forEach((shape, i) => {
      const { seat: whose, ...part } = shape.part ?? {}
      const size = Object.keys(part).length
      if (!size || (whose !== undefined && whose !== seat) || !agrees(fields, part)) return
      const key = `${isBoard(panel)} ${partKey(part)}`
      const group = groups.get(key) ?? { size, own: isBoard(panel), keys: [] }
      group.keys.push(keys[i]!)
      groups.set(key, group)
    })
  }
  const found = [...groups.values()]
  const best = (own: boolean) => {
    const side = found.filter((group) => group.own === own)
    const most = Math.max(0, ...side.map((group) => group.size))
    return side.filter((group) => group.size === most)
  }
  return [...best(false), ...best(true)].map((group) => group.keys)
}

export interface Spot {
  x: number
  y: number
  radius: number
}

/** A curve from one place to another that ends at its edge. */
export function arrowPath(from: Spot, to: Spot): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  const middle = { x: (from.x + to.x) / 2 - dy * 0.12, y: (from.y + to.y) / 2 + dx * 0.12 }
  const reach = Math.max(0, length - to.radius) / length
  const end = { x: from.x + dx * reach, y: from.y + dy * reach }
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${middle.x.toFixed(1)} ${middle.y.toFixed(1)} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`
}
