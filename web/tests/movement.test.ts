import { describe, expect, it } from 'vitest'
import { changed, gains, travels } from '../src/board/movement'
import type { Scene, Shape } from '../src/protocol'
import { moments } from './moments'

const isThing = (look: string) => look.startsWith('tile')
const at = (id: string, look: string, x: number, count?: number): Shape => ({
  look,
  x,
  y: 0,
  id,
  ...(count === undefined ? {} : { label: { key: 'azul-tiles', args: { count } } }),
})
const scene = (display: Shape[], board: Shape[], score = 0): Scene => ({
  game: 'azul',
  status: { key: 'azul-status-over' },
  panels: [
    { id: 'display', title: { key: 'azul-display' }, width: 10, height: 5, shapes: display },
    { id: 'board-1', title: { key: 'azul-board' }, width: 10, height: 5, seat: 0, score, shapes: board },
  ],
})
const paths = (before: Scene, after: Scene) =>
  travels(before, after, isThing).map(({ look, from, to }) => `${look}: ${from?.shape.id} > ${to?.shape.id}`)

describe('travels', () => {
  it('go from where a thing was to where it is', () => {
    const before = scene([at('f1', 'tile-red', 0), at('f2', 'tile-blue', 1)], [at('line', 'slot', 0)])
    const after = scene([at('center', 'tile-blue', 5)], [at('line', 'tile-red', 0)])
    expect(paths(before, after).sort()).toEqual(['tile-blue: f2 > center', 'tile-red: f1 > line'])
  })

  it('bring the nearest first', () => {
    const before = scene([at('near', 'tile-red', 4), at('far', 'tile-red', 0)], [])
    const after = scene([at('here', 'tile-red', 5)], [at('there', 'tile-red', 0)])
    expect(paths(before, after)).toContain('tile-red: near > here')
  })

  it('take several from a heap that says how many it has, and add to one', () => {
    const before = scene([at('heap', 'tile-red', 0, 3), at('f1', 'tile-blue', 2), at('sum', 'tile-blue', 3, 1)], [at('a', 'slot', 0), at('b', 'slot', 1)])
    const after = scene([at('heap', 'tile-red', 0, 1), at('sum', 'tile-blue', 3, 2)], [at('a', 'tile-red', 0), at('b', 'tile-red', 1)])
    expect(paths(before, after).sort()).toEqual(['tile-blue: f1 > sum', 'tile-red: heap > a', 'tile-red: heap > b'])
  })

  it('spread a heap that is gone over all places it went to', () => {
    const before = scene([at('heap', 'tile-red', 0, 2)], [at('a', 'slot', 0), at('b', 'slot', 1)])
    const after = scene([], [at('a', 'tile-red', 0), at('b', 'tile-red', 1)])
    expect(paths(before, after).sort()).toEqual(['tile-red: heap > a', 'tile-red: heap > b'])
  })

  it('come from a bag and go into a lid', () => {
    const before = scene([at('bag', 'bag', 0, 4), at('lid', 'lid', 1, 0)], [at('a', 'tile-red', 0)])
    const after = scene([at('bag', 'bag', 0, 3), at('lid', 'lid', 1, 1), at('f', 'tile-blue', 3)], [at('a', 'slot', 0)])
    expect(paths(before, after).sort()).toEqual(['tile-blue: bag > f', 'tile-red: a > lid'])
  })

  it('do not lead from a board to the table while heaps explain it', () => {
    const before = scene([at('bag', 'bag', 0, 1), at('lid', 'lid', 1, 0)], [at('line', 'tile-red', 0)])
    const after = scene([at('bag', 'bag', 0, 0), at('lid', 'lid', 1, 1), at('f', 'tile-red', 3)], [at('line', 'slot', 0)])
    expect(paths(before, after).sort()).toEqual(['tile-red: bag > f', 'tile-red: line > lid'])
  })

  it('lead back to the table when nothing else explains it', () => {
    const before = scene([], [at('floor', 'tile-first', 0)])
    const after = scene([at('center', 'tile-first', 0)], [at('floor', 'slot', 0)])
    expect(paths(before, after)).toEqual(['tile-first: floor > center'])
  })

  it('turn a face where a thing lay', () => {
    const before = scene([], [at('hand', 'tile-back', 0)])
    const after = scene([], [at('open', 'tile-red', 2)])
    expect(paths(before, after)).toEqual(['tile-red: hand > open'])
  })

  it('leave places alone that only lost their thing', () => {
    const before = scene([], [at('a', 'tile-red', 0)])
    expect(paths(before, scene([], [at('a', 'slot', 0)]))).toEqual([])
    expect(changed(before, scene([], [at('a', 'slot', 0)]), isThing)).toEqual([])
  })
})

it('gains are what scores grew by', () => {
  expect([...gains(scene([], [], 3), scene([], [], 8))]).toEqual([[0, 5]])
  expect(gains(scene([], []), scene([], [])).size).toBe(0)
})

describe('in real games', () => {
  const all = moments()

  it('every thing that is new on a board has come from somewhere, once', () => {
    for (let i = 1; i < all.length; i++) {
      const [before, after] = [all[i - 1]!, all[i]!]
      if (before.game !== after.game) continue
      const arrivals = travels(before.scene, after.scene, isThing).flatMap((travel) => travel.to?.shape.id ?? [])
      const things = before.scene.panels.flatMap((panel) => panel.shapes.filter((shape) => isThing(shape.look)))
      const lay = new Set(things.map((shape) => shape.id))
      for (const id of changed(before.scene, after.scene, isThing)) {
        const count = arrivals.filter((one) => one === id).length
        expect(lay.has(id) ? Math.max(1, count) : count, `${after.game}: ${id}`).toBe(1)
      }
    }
  })
})
