import { describe, expect, it } from 'vitest'
import { asDrawn, flowIn, flows } from '../src/board/flow'
import { arrange, locate, pieceOf, type Placed } from '../src/board/layout'
import type { Block } from '../src/board/scene'
import type { Panel } from '../src/protocol'
import { moments } from './moments'

const blocks: Block[] = [
  [0, 0, 3, 3],
  [3, 0, 3, 3],
  [6, 0, 3, 3],
  [0, 3, 9, 1],
]

describe('a flow', () => {
  it('puts blocks side by side while there is room', () => {
    expect(flowIn(blocks, 10).pieces.map(({ y }) => y)).toEqual([0, 0, 0, 3.3])
    expect(new Set(flowIn(blocks, 7).pieces.map(({ y }) => y)).size).toBe(3)
  })

  it('makes what is too wide smaller, and keeps the rest', () => {
    const flow = flowIn(blocks, 6.3)
    expect(flow.pieces.map((piece) => piece.scale)).toEqual([1, 1, 1, 0.7])
    expect(flow.width).toBeCloseTo(6.3)
  })
})

describe('an arrangement', () => {
  const all = moments().filter((_, i) => i % 5 === 0)
  const rooms = [
    { width: 374, height: 780 },
    { width: 780, height: 1100 },
    { width: 1400, height: 830 },
    { width: 1060, height: 830 },
  ]

  it('never lets cards overlap or leave the room sideways', () => {
    for (const { scene } of all) {
      for (const room of rooms) {
        const { panels } = arrange(scene.panels, room)
        expect(panels).toHaveLength(scene.panels.length)
        panels.forEach((card, i) => {
          expect(card.x).toBeGreaterThanOrEqual(-0.01)
          expect(card.x + card.width).toBeLessThanOrEqual(room.width + 0.01)
          for (const other of panels.slice(i + 1)) expect(apart(card, other)).toBe(true)
        })
      }
    }
  })

  it('shows everything on a desk without scrolling, and what one plays with on a phone', () => {
    for (const { scene, game } of all) {
      expect(arrange(scene.panels, rooms[2]!).height, game).toBeLessThanOrEqual(rooms[2]!.height + 1)
      const main = arrange(scene.panels, rooms[0]!).panels.filter((card) => !card.aside)
      for (const card of main) expect(card.y + card.height, game).toBeLessThan(rooms[0]!.height * 1.05)
    }
  })

  it('uses a large screen: most of it is covered, and nothing has to be scrolled to', () => {
    const large = { width: 2240, height: 1320 }
    for (const { scene, game } of all) {
      const { panels, height } = arrange(scene.panels, large)
      expect(height, game).toBeLessThanOrEqual(large.height + 1)
      const covered = panels.reduce((sum, { flow, scale }) => sum + flow.width * flow.height * scale * scale, 0)
      expect(covered / (large.width * large.height), game).toBeGreaterThan(0.5)
    }
  })

  it("draws no other board larger than one's own", () => {
    for (const { scene, seat } of all) {
      const own = scene.panels.find((panel) => panel.seat === seat)!.id
      for (const room of rooms) {
        const { panels } = arrange(scene.panels, room)
        const most = panels.find((card) => card.panel === own)!.scale
        for (const card of panels) if (card.aside) expect(card.scale).toBeLessThanOrEqual(most + 0.01)
      }
    }
  })

  it('leaves out nothing that can be picked, in any flow', () => {
    for (const { scene } of all) {
      for (const panel of scene.panels) {
        for (const flow of flows(panel)) {
          for (const shape of panel.shapes) {
            if (shape.part && Object.keys(shape.part).length) expect(pieceOf(flow, shape)).toBeGreaterThanOrEqual(0)
          }
        }
      }
    }
  })

  function apart(one: Placed, other: Placed): boolean {
    const beside = one.x + one.width <= other.x + 0.01 || other.x + other.width <= one.x + 0.01
    return beside || one.y + one.height <= other.y + 0.01 || other.y + other.height <= one.y + 0.01
  }
})

it('a shape is where its card and its block are', () => {
  const shape = { look: 'tile', x: 2, y: 2 }
  const panel: Panel = { id: 'p', title: { key: 'x' }, width: 10, height: 5, shapes: [{ look: 'tile', x: 0, y: 1 }, shape] }
  const flow = asDrawn(panel)
  const placed: Placed = { panel: 'p', flow, scale: 20, x: 100, y: 50, width: 220, height: 200, left: 10, top: 40, aside: false }
  expect(locate(placed, shape)).toEqual({ x: 150, y: 50 + 40 + (2 - 0.9) * 20, width: 20, height: 20 })
})
