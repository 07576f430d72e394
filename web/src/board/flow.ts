/** A panel's blocks in rows that fit a width, in tiles; what is wider than the width is made smaller. */

import type { Block, Panel } from './scene'

/** A block, where it goes, and how large it is drawn there. */
export interface Piece {
  block: Block
  x: number
  y: number
  scale: number
}

export interface Flow {
  width: number
  height: number
  pieces: Piece[]
}

const GAP = 0.3

/** The panel as its scene drew it, without the empty room above it. */
export function asDrawn(panel: Panel): Flow {
  const top = topOf(panel)
  const block: Block = [0, top, panel.width, panel.height - top]
  return { width: panel.width, height: panel.height - top, pieces: [{ block, x: 0, y: 0, scale: 1 }] }
}

/** Where the shapes of a panel begin: boards leave room for a title, which is written elsewhere. */
function topOf(panel: Panel): number {
  const top = Math.min(...panel.shapes.map((shape) => shape.y))
  return Number.isFinite(top) ? Math.max(0, Math.floor(top * 10) / 10 - 0.1) : 0
}

/** Every sensible arrangement, from the narrowest to the one drawn by the scene. */
export function flows(panel: Panel): Flow[] {
  const blocks = panel.blocks ?? []
  const drawn = asDrawn(panel)
  if (blocks.length < 2) return [drawn]
  const found = new Map<string, Flow>()
  const least = median(blocks.map((block) => block[2]))
  for (let width = least; width < panel.width; width += 0.5) {
    const flow = flowIn(blocks, width)
    found.set(flow.pieces.map((piece) => `${piece.y.toFixed(1)}`).join(), flow)
  }
  return [...found.values(), drawn]
}

/** Blocks one after another, in rows that are centered. */
export function flowIn(blocks: readonly Block[], width: number): Flow {
  const rows: Piece[][] = [[]]
  let x = 0
  for (const block of blocks) {
    const scale = Math.min(1, width / block[2])
    if (x > 0 && x + block[2] * scale > width + 0.01) {
      rows.push([])
      x = 0
    }
    rows.at(-1)!.push({ block, x, y: 0, scale })
    x += block[2] * scale + GAP
  }
  const used = Math.max(...rows.map(rowWidth))
  let y = 0
  for (const row of rows) {
    const height = Math.max(...row.map((piece) => piece.block[3] * piece.scale))
    const indent = (used - rowWidth(row)) / 2
    for (const piece of row) {
      piece.x += indent
      piece.y = y + (height - piece.block[3] * piece.scale) / 2
    }
    y += height + GAP
  }
  return { width: used, height: y - GAP, pieces: rows.flat() }
}

function rowWidth(row: Piece[]): number {
  const last = row.at(-1)!
  return last.x + last.block[2] * last.scale
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!
}
