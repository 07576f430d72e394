/** The chances of all seats over a game, as points of a drawing. */

import type { Judged, Review } from '../protocol'

export interface Graph {
  curves: { seat: number; path: string }[]
  marks: { index: number; seat: number; mark: Judged['mark']; x: number; y: number }[]
  x: (index: number) => number
  y: (chance: number) => number
}

export const EDGE = { left: 44, right: 10, top: 8, bottom: 8 }

/** Before each decision, and in the end, the chance of each seat. */
export function chancesOf(review: Review): number[][] {
  return [...review.decisions.map((one) => one.before.chances), review.result.chances]
}

export function graphOf(review: Review, width: number, height: number): Graph {
  const chances = chancesOf(review)
  const x = (index: number) => EDGE.left + ((width - EDGE.left - EDGE.right) * index) / Math.max(1, chances.length - 1)
  const y = (chance: number) => EDGE.top + (height - EDGE.top - EDGE.bottom) * (1 - chance)
  const curves = Array.from({ length: review.seats }, (_, seat) => ({
    seat,
    path: chances.map((column, i) => `${x(i).toFixed(1)},${y(column[seat]!).toFixed(1)}`).join(' '),
  }))
  const marks = review.decisions.flatMap((one, index) =>
    one.mark ? [{ index, seat: one.seat, mark: one.mark, x: x(index + 1), y: y(chances[index + 1]![one.seat]!) }] : [],
  )
  return { curves, marks, x, y }
}

/** The decision nearest to a place of the drawing. */
export function indexAt(review: Review, width: number, place: number): number {
  const share = (place - EDGE.left) / Math.max(1, width - EDGE.left - EDGE.right)
  return Math.min(review.decisions.length - 1, Math.max(0, Math.round(share * review.decisions.length)))
}
