/** Pieces on a board: in which order those of a round count, what each scores with its neighbors, and where one may lie. */

import type { Label, PadCell, PadExtra, PadGrid } from '../protocol'
import type { Entry } from './entries'

/** By cell, the piece that lies there. */
export type Laid = ReadonlyMap<string, string>

export interface Scored {
  told: Label
  points: number
  /** The cells that count. */
  cells: string[]
}

export function cellsOf(grid: PadGrid): PadCell[] {
  return grid.fields.flatMap(({ cells }) => cells)
}

export function extraOf(grid: PadGrid, piece: string): PadExtra | undefined {
  return grid.extras?.find((extra) => extra.piece === piece)
}

/** The pieces of a round in the order in which they count. */
export function inOrder(grid: PadGrid, entries: readonly Entry[]): Entry[] {
  if (!grid.lines) return [...entries]
  const cells = new Map(cellsOf(grid).map((cell) => [cell.id, cell]))
  const own = entries.filter(([, , at]) => cells.has(at))
  const rowOf = ([, , at]: Entry) => cells.get(at)!.row
  const when = (entry: Entry) => {
    const extra = extraOf(grid, String(entry[3]))
    if (!extra) return rowOf(entry)
    const around = new Set(blockOf(grid, cells.get(entry[2])!, extra.block).map(({ id }) => id))
    return Math.max(-1, ...own.filter((other) => other !== entry && around.has(other[2])).map(rowOf)) + 0.5
  }
  return own.map((entry) => ({ entry, key: when(entry) })).sort((a, b) => a.key - b.key).map(({ entry }) => entry)
}

/** What a piece brings that has just been laid. */
export function scoreOf(grid: PadGrid, laid: Laid, cell: PadCell): Scored {
  return grid.ring ? scoreInRing(grid, laid, cell) : scoreInRuns(grid, laid, cell)
}

function scoreInRuns(grid: PadGrid, laid: Laid, cell: PadCell): Scored {
  const across = [...reach(grid, laid, cell, 0, -1).reverse(), cell.id, ...reach(grid, laid, cell, 0, 1)]
  const down = [...reach(grid, laid, cell, -1, 0).reverse(), cell.id, ...reach(grid, laid, cell, 1, 0)]
  const runs = [across, down].filter((run) => run.length > 1)
  const key = runs.length === 2 ? 'both' : across.length > 1 ? 'row' : down.length > 1 ? 'column' : 'alone'
  const args = { ...cell.args, across: across.length, down: down.length }
  const points = runs.reduce((sum, run) => sum + run.length, 0)
  return { told: { key: grid.told[key]!, args }, points: points || 1, cells: runs.length ? [...new Set(runs.flat())] : [cell.id] }
}

/** The cells with pieces that lie one after another in a direction. */
function reach(grid: PadGrid, laid: Laid, from: PadCell, down: number, right: number): string[] {
  const found: string[] = []
  let cell: PadCell | undefined = from
  while ((cell = cellAt(grid, cell.row + down, cell.column + right)) && laid.has(cell.id)) found.push(cell.id)
  return found
}

function scoreInRing(grid: PadGrid, laid: Laid, cell: PadCell): Scored {
  const ring = cellsOf(grid).filter(({ row }) => row === cell.row)
  const group = new Set([cell.id])
  for (const step of [1, -1]) {
    let at = cell.column
    do {
      at = (at + step + ring.length) % ring.length
      const next = ring.find(({ column }) => column === at)!
      if (!laid.has(next.id)) break
      group.add(next.id)
    } while (at !== cell.column)
  }
  return { told: { key: grid.told.group!, args: { ...cell.args, count: group.size } }, points: group.size, cells: [...group] }
}

function cellAt(grid: PadGrid, row: number, column: number): PadCell | undefined {
  return cellsOf(grid).find((cell) => cell.row === row && cell.column === column)
}

/** The square around a cell. */
function blockOf(grid: PadGrid, { row, column }: PadCell, size: number): PadCell[] {
  const same = (one: number, other: number) => Math.floor(one / size) === Math.floor(other / size)
  return cellsOf(grid).filter((cell) => same(cell.row, row) && same(cell.column, column))
}

/** What may be laid on an empty cell now; `fresh` are the cells of this round. */
export function piecesFor(grid: PadGrid, laid: Laid, fresh: ReadonlySet<string>, cell: PadCell): string[] {
  if (laid.has(cell.id)) return []
  const all = cell.pieces?.length ? cell.pieces : grid.pieces.map(({ name }) => name)
  const plain = all.filter((name) => !extraOf(grid, name))
  const taken = grid.lines && cellsOf(grid).some(({ id, row }) => row === cell.row && fresh.has(id) && !extraOf(grid, laid.get(id)!))
  return [...(taken ? [] : plain.length > 1 ? plain.filter((name) => fits(grid, laid, cell, name)) : plain), ...extrasFor(grid, laid, cell, all)]
}

function fits(grid: PadGrid, laid: Laid, cell: PadCell, piece: string): boolean {
  const near = cellsOf(grid).filter(({ row, column }) => row === cell.row || (!grid.ring && column === cell.column))
  const others = near.flatMap(({ id }) => laid.get(id) ?? [])
  if (grid.allows === 'once' || grid.allows === 'different') return !others.includes(piece)
  if (grid.allows !== 'alike' || others.length < 2) return true
  return others[0] === others[1] ? others[0] === piece : !others.includes(piece)
}

/** Pieces that come when the rest of their square is full. */
function extrasFor(grid: PadGrid, laid: Laid, cell: PadCell, all: readonly string[]): string[] {
  const able = (grid.extras ?? []).filter(({ piece, block }) => {
    const others = blockOf(grid, cell, block).filter(({ id }) => id !== cell.id)
    return all.includes(piece) && others.every(({ id }) => laid.has(id) && laid.get(id) !== piece)
  })
  return able.map(({ piece }) => piece)
}
