/** A panel's blocks in rows that fit a width, in tiles; what is wider than the width is made smaller. */

import type { Block } from './scene'
import type { Panel } from '../protocol'

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
const SMALLEST = 0.76 // how much a wide block may be made smaller

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
  const widths = blocks.map((block) => block[2])
  const least = Math.max(median(widths), Math.max(...widths) * SMALLEST)
  const found = new Map<string, Flow>()
  for (let width = least; width < panel.width; width += 0.4) {
    const flow = flowIn(blocks, width)
    found.set(flow.pieces.map((piece) => piece.y.toFixed(1)).join(), flow)
  }
  return [...found.values(), drawn]
}

/** Each block in the first row that has room for it, the rows centered. */
export function flowIn(blocks: readonly Block[], width: number): Flow {
  const rows: Piece[][] = []
  for (const block of blocks) {
    const scale = Math.min(1, width / block[2])
    const row = rows.find((one) => one.length > 0 && fits(one, block, width))
    const piece = { block, x: row ? rowWidth(row) + GAP : 0, y: 0, scale }
    if (row) row.push(piece)
    else rows.push([piece])
  }
  const used = Math.max(...rows.map(rowWidth))
  let y = 0
  for (const row of rows) {
    const height = rowHeight(row)
    const indent = (used - rowWidth(row)) / 2
    for (const piece of row) {
      piece.x += indent
      piece.y = y + (height - piece.block[3] * piece.scale) / 2
    }
    y += height + GAP
  }
  return { width: used, height: y - GAP, pieces: rows.flat().sort((one, other) => blocks.indexOf(one.block) - blocks.indexOf(other.block)) }
}

/** Whether a row has room for one more block, which does not make it much higher. */
function fits(row: Piece[], block: Block, width: number): boolean {
  return rowWidth(row) + GAP + block[2] <= width + 0.01 && block[3] <= rowHeight(row) * 1.2
}

function rowHeight(row: Piece[]): number {
  return Math.max(...row.map((piece) => piece.block[3] * piece.scale))
}

function rowWidth(row: Piece[]): number {
  const last = row.at(-1)!
  return last.x + last.block[2] * last.scale
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!
}
