import { describe, expect, it } from 'vitest'
import { arrange, spotsOf } from '../src/board/layout'
import { Choice } from '../src/board/narrow'
import { share, keysOf } from '../src/board/scene'
import type { Panel, Scene } from '../src/protocol'
import { neighbor, stopAt, stopsOf, type Direction, type Spot, type Stop } from '../src/board/stops'
import { moments } from './moments'

const told = { key: 'x' }
const legal = [0, 1, 2, 3].map((line) => ({ text: `${line}`, fields: { line }, told }))
const spot = (key: string, line: number, x: number, y: number, label = true): Spot => ({
  key,
  shape: { look: 'slot', x, y, part: { line }, ...(label ? { label: told } : {}) },
  box: { x, y, width: 30, height: 30 },
})
const spots = [spot('a', 0, 0, 0), spot('b', 1, 100, 0), spot('c', 2, 0, 100, false), spot('c2', 2, 30, 100), spot('d', 3, 100, 100)]
const stops = stopsOf(spots, new Choice(0, legal))

describe('stops', () => {
  it('are one for the shapes that mean the same; one with words speaks for them', () => {
    expect(stops.map((stop) => stop.key)).toEqual(['a', 'b', 'c2', 'd'])
    expect(stops[2]!.spots).toHaveLength(2)
  })

  it('are hit by a finger that is near', () => {
    expect(stopAt(stops, 10, 10)?.key).toBe('a')
    expect(stopAt(stops, 36, 15)?.key).toBe('a') // 6 pixels beside it
    expect(stopAt(stops, 45, 15)).toBeNull()
  })

  it('follow the arrows as the eye would', () => {
    const [a, b, c, d] = stops
    expect(neighbor(stops, a!, 'right')).toBe(b)
    expect(neighbor(stops, a!, 'down')).toBe(c)
    expect(neighbor(stops, d!, 'up')).toBe(b)
    expect(neighbor(stops, a!, 'left')).toBe(a)
  })
})

describe('in real games', () => {
  it.each([1440, 390])('arrows lead to everything that can be picked, %i pixels wide', (width) => {
    const lost = moments().flatMap(({ game, scene, seat, legal }) => {
      const all = stopsOf(spotsOf(scene, arrange(scene.panels, { width, height: 800 })), new Choice(seat, legal))
      const reached = from(all)
      return all.filter((stop) => !reached.has(stop)).map((stop) => `${game}: ${stop.key}`)
    })
    expect([...new Set(lost)]).toEqual([])
  })

  /** The stops to which arrows lead from the first one. */
  function from(all: Stop[]): Set<Stop> {
    const found = new Set(all.slice(0, 1))
    for (const stop of found) {
      for (const direction of ['left', 'right', 'up', 'down'] satisfies Direction[]) found.add(neighbor(all, stop, direction))
    }
    return found
  }
})

describe('a scene', () => {
  const panel: Panel = { id: 'p', title: told, width: 5, height: 5, shapes: [{ look: 'a', x: 0, y: 0, id: 'one' }, { look: 'n', x: 1, y: 0 }, { look: 'n', x: 1, y: 0 }] }
  const scene: Scene = { game: 'azul', status: told, panels: [panel] }

  it('gives every shape a key of its own', () => expect(new Set(keysOf(panel)).size).toBe(3))

  it('keeps what did not change', () => {
    const next = structuredClone(scene)
    next.panels[0]!.shapes[0]!.look = 'b'
    const shared = share(scene, next)
    expect(shared.panels[0]!.shapes[0]).toBe(next.panels[0]!.shapes[0])
    expect(shared.panels[0]!.shapes[1]).toBe(panel.shapes[1])
  })
})
