/** Places that are pointed at: those that lie together get one ring. */

import type { Box } from './scene'

/** The least boxes around those that are at most so many pixels apart. */
export function ringsOf(boxes: readonly Box[], gap: number): Box[] {
  let rings: Box[] = [...boxes]
  for (let i = 0; i < rings.length; ) {
    const near = rings.findIndex((other, j) => j > i && apart(rings[i]!, other) <= gap)
    if (near < 0) i++
    else {
      rings = rings.with(i, around(rings[i]!, rings[near]!)).toSpliced(near, 1)
      i = 0
    }
  }
  return rings
}

/** The least box around two. */
export function around(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x)
  const y = Math.min(one.y, other.y)
  const right = Math.max(one.x + one.width, other.x + other.width)
  const bottom = Math.max(one.y + one.height, other.y + other.height)
  return { x, y, width: right - x, height: bottom - y }
}

function apart(one: Box, other: Box): number {
  const beside = Math.max(other.x - one.x - one.width, one.x - other.x - other.width, 0)
  const above = Math.max(other.y - one.y - one.height, one.y - other.y - other.height, 0)
  return Math.max(beside, above)
}
