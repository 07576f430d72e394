/** Where the panels go on the screen: of many arrangements the one that shows things largest without scrolling. */

import { asDrawn, flows, type Flow } from './flow'
import { boxOf, isBoard, keysOf, type Box } from './scene'
import type { Panel, Scene, Shape } from '../protocol'
import type { Spot } from './stops'

export interface Space {
  width: number
  height: number
}

/** A panel's card in pixels, and how its inside is drawn. */
export interface Placed extends Box {
  panel: string
  flow: Flow
  /** Pixels of a tile. */
  scale: number
  /** Where the flow begins in the card. */
  left: number
  top: number
  /** Whether it is another seat's board. */
  aside: boolean
}

export interface Layout {
  width: number
  height: number
  panels: Placed[]
}

/** One card in a column, or several cards of equal width side by side. */
interface Item {
  panels: Panel[]
  flow: Flow
  columns: number
  kind: keyof typeof LEAST
}

interface Try {
  layout: Layout
  value: number
}

type Columns = [share: number, items: Item[]][]

const GAP = 12
export const HEADER = 40
const LEAST = { display: 27, own: 26, other: 11 }
const MOST = { display: 112, own: 124, other: 96 }
const FINGER = 38 // pixels of a tile that is easily hit
const SMALLER = 0.74 // other boards than one's own
const REARRANGED = 0.06 // what it costs not to show a panel as its scene drew it
const NARROW = 640
const SHARES = [0.36, 0.4, 0.44, 0.48, 0.52, 0.56, 0.6, 0.64, 0.68]

/** The best arrangement of these panels in a room; it may be higher than the room, never wider. */
export function arrange(panels: readonly Panel[], space: Space): Layout {
  const tables = panels.filter((panel) => !isBoard(panel))
  const [own, ...others] = panels.filter(isBoard)
  let best: Try | null = null
  for (const tries of candidates(tables, own, others)) {
    for (const all of others.length ? [true, false] : [true]) {
      const attempt = evaluate(tries.top, tries.columns, space, all)
      if (!best || attempt.value > best.value) best = attempt
    }
  }
  return best!.layout
}

/** Where a shape is on the screen, counted from the board's corner. */
export function locate(placed: Placed, shape: Shape): Box {
  const box = boxOf(shape)
  const piece = placed.flow.pieces[pieceOf(placed.flow, shape)] ?? placed.flow.pieces[0]!
  const scale = placed.scale * piece.scale
  return {
    x: placed.x + placed.left + piece.x * placed.scale + (box.x - piece.block[0]) * scale,
    y: placed.y + placed.top + piece.y * placed.scale + (box.y - piece.block[1]) * scale,
    width: box.width * scale,
    height: box.height * scale,
  }
}

/** All shapes that are drawn, with their places on the screen. */
export function spotsOf(scene: Scene, layout: Layout): Spot[] {
  const cards = new Map(layout.panels.map((placed) => [placed.panel, placed]))
  return scene.panels.flatMap((panel) => {
    const placed = cards.get(panel.id)
    const keys = keysOf(panel)
    const spot = (shape: Shape, i: number) => ({ key: keys[i]!, shape, box: locate(placed!, shape) })
    return placed ? panel.shapes.map(spot).filter(({ shape }) => pieceOf(placed.flow, shape) >= 0) : []
  })
}

/** Remembers an arrangement as long as nothing changes the sizes it was made for. */
export class Planner {
  #key = ''
  #layout: Layout | null = null

  layout(scene: Scene, space: Space): Layout {
    const sizes = scene.panels.map((panel) => [panel.id, panel.width, panel.height, panel.blocks, asDrawn(panel).height])
    const key = JSON.stringify([space, sizes])
    if (key !== this.#key || !this.#layout) this.#layout = arrange(scene.panels, space)
    this.#key = key
    return this.#layout
  }
}

/** The number of the block that a shape's middle lies in; -1 if this arrangement leaves it out. */
export function pieceOf(flow: Flow, shape: Shape): number {
  if (flow.pieces.length === 1) return 0
  const { x, y, width, height } = boxOf(shape)
  const [across, down] = [x + width / 2, y + height / 2]
  return flow.pieces.findIndex(({ block }) => {
    const [left, top, wide, high] = block
    return across >= left && across <= left + wide && down >= top && down <= top + high
  })
}

/** All arrangements worth a look: in one column, in two, and below the display in two. */
function* candidates(tables: Panel[], own: Panel | undefined, others: Panel[]): Iterable<{ top: Item[]; columns: Columns }> {
  const mine = own ? [item([own], asDrawn(own), 1, 'own')] : []
  for (const display of displays(tables)) {
    for (const rest of groups(others)) {
      yield { top: [], columns: [[1, [...display, ...mine, ...rest]]] }
      for (const share of own ? SHARES : []) {
        yield { top: [], columns: [[share, [...display, ...rest]], [1 - share, mine]] }
        yield { top: [], columns: [[share, [...display, ...mine]], [1 - share, rest]] }
        yield { top: [], columns: [[share, display], [1 - share, [...mine, ...rest]]] }
        yield { top: display, columns: [[share, mine], [1 - share, rest]] }
      }
    }
  }
}

function displays(tables: Panel[]): Item[][] {
  const [first, ...more] = tables
  if (!first) return [[]]
  const rest = more.map((panel) => item([panel], asDrawn(panel), 1, 'display'))
  return flows(first).map((flow) => [item([first], flow, 1, 'display'), ...rest])
}

/** The other boards, one, two or three in a row. */
function groups(others: Panel[]): Item[][] {
  if (others.length === 0) return [[]]
  const counts = [1, 2, 3, 4].filter((columns) => columns <= others.length)
  return counts.map((columns) => [item(others, asDrawn(others[0]!), columns, 'other')])
}

function item(panels: Panel[], flow: Flow, columns: number, kind: Item['kind']): Item {
  return { panels, flow, columns, kind }
}

/** An arrangement that fits the room, or all of it but the other boards, as far as nothing gets too small. */
function evaluate(top: Item[], columns: Columns, space: Space, all: boolean): Try {
  const placed: Placed[] = []
  let start = 0
  let value = 0
  let ownScale = Infinity
  const put = (items: Item[], x: number, width: number, height: number, y: number) => {
    const scales = scalesOf(items, width, height, ownScale, all)
    value += items.reduce((sum, one, i) => sum + worth(one, scales[i]!), 0)
    return stack(items, scales, { x, y, width }, placed)
  }
  if (top.length) start = put(top, 0, space.width, space.height * 0.6, 0) + GAP
  ownScale = roomiest(columns, { width: space.width, height: space.height - start })
  let left = 0
  let bottom = start
  const between = GAP * (columns.filter(([, items]) => items.length).length - 1)
  for (const [share, items] of columns) {
    if (!items.length) continue
    const alone = columns.filter(([, others]) => others.length).length === 1
    const width = (space.width - between) * (alone ? 1 : share)
    bottom = Math.max(bottom, put(items, left, width, space.height - start, start))
    left += width + GAP
  }
  return { layout: { width: space.width, height: bottom, panels: placed }, value: value - overflow(placed, bottom, space) }
}

/** How large one's own board is at most, so that no other is as large. */
function roomiest(columns: Columns, space: Space): number {
  const found = columns.flatMap(([share, items]) =>
    items.filter(isOwn).map((one) => Math.min(MOST.own, inside(one, space.width * share) / one.flow.width, (space.height - chrome(one)) / one.flow.height)),
  )
  return found[0] ?? Infinity
}

function isOwn(one: Item): boolean {
  return one.kind === 'own'
}

function isOther(one: Item): boolean {
  return one.kind === 'other'
}

/** How large each item of a column is drawn: as wide as the column, or less to fit the height. */
function scalesOf(items: Item[], width: number, height: number, own: number, all: boolean): number[] {
  const most = (one: Item) => Math.min(MOST[one.kind], isOther(one) ? own * SMALLER : Infinity)
  const full = items.map((one) => Math.min(most(one), inside(one, width) / one.flow.width))
  const counted = (one: Item) => (all || !isOther(one) ? rowsOf(one) : 0)
  const room = height - items.reduce((sum, one) => sum + counted(one) * (chrome(one) + GAP), -GAP)
  const least = items.map((one, i) => Math.min(full[i]!, LEAST[one.kind]))
  const needs = (scales: number[], which: boolean[]) =>
    items.reduce((sum, one, i) => sum + (which[i] ? counted(one) * one.flow.height * scales[i]! : 0), 0)
  // what would get too small stays at its least, and the others give way for it
  let small = items.map(() => false)
  for (;;) {
    const free = small.map((is) => !is)
    const less = Math.min(1, Math.max(0, (room - needs(least, small)) / needs(full, free)))
    const scales = items.map((_, i) => (small[i] ? least[i]! : full[i]! * less))
    const tooSmall = scales.map((scale, i) => small[i]! || scale < least[i]!)
    if (tooSmall.every((is, i) => is === small[i])) return scales
    small = tooSmall
  }
}

function stack(items: Item[], scales: number[], at: { x: number; y: number; width: number }, placed: Placed[]): number {
  let y = at.y
  items.forEach((one, i) => {
    const scale = scales[i]!
    const pad = padding(at.width)
    const board = isBoard(one.panels[0]!)
    const width = board ? one.flow.width * scale + 2 * pad : (at.width - GAP * (one.columns - 1)) / one.columns
    const height = one.flow.height * scale + chrome(one)
    const row = Math.min(one.columns, one.panels.length)
    const indent = (at.width - row * width - (row - 1) * GAP) / 2
    one.panels.forEach((panel, j) => {
      const x = at.x + indent + (j % one.columns) * (width + GAP)
      const top = y + Math.floor(j / one.columns) * (height + GAP)
      const left = (width - one.flow.width * scale) / 2
      const inner = { left, top: board ? HEADER : 0 }
      placed.push({ panel: panel.id, flow: one.flow, scale, x, y: top, width, height, ...inner, aside: isOther(one) })
    })
    y += rowsOf(one) * (height + GAP)
  })
  return y - GAP
}

function rowsOf(one: Item): number {
  return Math.ceil(one.panels.length / one.columns)
}

/** The room for shapes in a column of this width. */
function inside(one: Item, width: number): number {
  const each = (width - GAP * (one.columns - 1)) / one.columns
  return isBoard(one.panels[0]!) ? each - 2 * padding(width) : each
}

function padding(width: number): number {
  return width < 500 ? 6 : 12
}

/** What a card is higher than its shapes. */
function chrome(one: Item): number {
  return isBoard(one.panels[0]!) ? HEADER + padding(500) : 4
}

/** How much it is worth to show an item at a scale: one's own board most, and up to a finger's size more than beyond. */
function worth(one: Item, scale: number): number {
  const weight = isOwn(one) ? 1 : isOther(one) ? 0.3 : 0.9
  const rearranged = one.flow.pieces.length > 1 ? REARRANGED : 0
  const enough = isOwn(one) ? 1.3 * FINGER : FINGER
  return weight * (0.25 * Math.log(scale) + Math.log(Math.min(scale, enough))) - rearranged
}

/** What scrolling costs: little for other boards, least on a narrow screen, and much for what one plays with. */
function overflow(placed: Placed[], bottom: number, space: Space): number {
  const lowest = Math.max(...placed.filter((card) => !card.aside).map((card) => card.y + card.height))
  const main = Math.max(0, lowest - space.height) / space.height
  const all = Math.max(0, bottom - space.height) / space.height
  return 4 * main + (space.width < NARROW ? 0.5 : 2.5) * all
}
