import { describe, expect, test } from 'vitest'
import type { Judged, Prospect, Review, Scene, Weighed } from '../src/protocol'
import { arrowPath, placesOf } from '../src/review/arrows'
import { chancesOf, graphOf, indexAt } from '../src/review/graph'

const prospect = (chance: number): Prospect => ({ chances: [chance, 1 - chance], leads: [0, 0] })
const move: Weighed = { text: '1Y>1', fields: {}, told: { key: 'x' }, chance: 0.5, lead: 0 }

function decision(done: number, seat: number, chance: number, mark: Judged['mark'] = ''): Judged {
  return {
    done, seat, round: 1, kind: 'real', move, best: move, moves: [move], loss: 0, points: 0, mark, accuracy: 100,
    before: prospect(chance), after: prospect(chance), luck: prospect(0), walks: 1, why: [], played_line: null, best_line: null,
  } // prettier-ignore
}

function review(decisions: Judged[]): Review {
  const share = { start: 0.5, moves: 0, others: 0, luck: 0, later: 0, result: 1 }
  const seat = { accuracy: 100, decisions: 1, inaccuracies: 0, mistakes: 0, blunders: 0, chance: share, lead: share }
  return {
    game: 'azul', seats: 2, over: true, walks: 1, start: prospect(0.5), opening: prospect(0), result: prospect(1),
    decisions, by_seat: [seat, seat], moments: [],
  } // prettier-ignore
}

describe('the graph', () => {
  const found = review([decision(3, 0, 0.5), decision(9, 1, 0.25, 'mistake'), decision(12, 0, 0.75)])

  test('ends with the result', () => {
    expect(chancesOf(found)).toEqual([[0.5, 0.5], [0.25, 0.75], [0.75, 0.25], [1, 0]])
  })

  test('has a curve for each seat, and a mark where the chance went', () => {
    const graph = graphOf(found, 344, 116)
    expect(graph.curves.map(({ path }) => path.split(' ').length)).toEqual([4, 4])
    expect(graph.marks).toHaveLength(1)
    expect(graph.marks[0]).toMatchObject({ index: 1, seat: 1, mark: 'mistake', x: graph.x(2), y: graph.y(0.25) })
    expect(graph.y(1)).toBeLessThan(graph.y(0))
  })

  test('is walked along by pointing', () => {
    const graph = graphOf(found, 344, 116)
    for (const index of [0, 1, 2]) expect(indexAt(found, 344, graph.x(index) + 3)).toBe(index)
    expect(indexAt(found, 344, -50)).toBe(0)
    expect(indexAt(found, 344, 9999)).toBe(2)
  })
})

describe('arrows', () => {
  const shape = (id: string, part?: Record<string, number>) => ({ id, look: 'tile', x: 0, y: 0, ...(part ? { part } : {}) })
  const panel = (id: string, seat: number, shapes: Scene['panels'][number]['shapes']) => ({
    id, title: { key: 'x' }, width: 1, height: 1, shapes, seat,
  }) // prettier-ignore
  const scene: Scene = {
    game: 'azul',
    status: { key: 'x' },
    panels: [
      panel('table', -1, [
        shape('factory', { source: 2 }),
        shape('one', { source: 2, color: 1 }),
        shape('two', { source: 2, color: 1 }),
        shape('other', { source: 2, color: 3 }),
      ]),
      panel('mine', 0, [shape('line', { line: 4 }), shape('elsewhere', { line: 3 }), shape('plain')]),
      panel('theirs', 1, [shape('their line', { line: 4 })]),
    ],
  }

  test('go from what is taken to where it is put, on the own board', () => {
    expect(placesOf(scene, 0, { source: 2, color: 1, line: 4 })).toEqual([['one', 'two'], ['line']])
    expect(placesOf(scene, 1, { source: 2, color: 3, line: 4 })).toEqual([['other'], ['their line']])
    expect(placesOf(scene, 0, { source: 9, color: 9, line: 9 })).toEqual([])
  })

  test('end at the edge of their place', () => {
    const path = arrowPath({ x: 0, y: 0, radius: 5 }, { x: 100, y: 0, radius: 10 })
    expect(path).toBe('M0.0 0.0Q50.0 12.0 90.0 0.0')
  })
})
