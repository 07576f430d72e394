/** Lines of scores over the rounds, as points of a small drawing. */

export interface Curve {
  seat: number
  /** As the `points` of a polyline. */
  path: string
  end: { x: number; y: number }
  /** Where its name stands, so that no two are on each other. */
  label: number
}

export interface Chart {
  curves: Curve[]
  /** Scores with a line across, and how high it is. */
  grid: { score: number; y: number }[]
  ticks: number[]
}

export const SIZE = { width: 340, height: 168, left: 26, right: 116, top: 10, bottom: 22 }
const APART = 15

/** The scores of each column and seat, from nothing on unless the first column is what seats start with. */
export function chartOf(scores: readonly (readonly number[])[]): Chart {
  const all = scores.flat()
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)]
  const { width, height, left, right, top, bottom } = SIZE
  const x = (column: number) => left + ((width - left - right) * column) / Math.max(1, scores.length - 1)
  const y = (score: number) => top + ((height - top - bottom) * (high - score)) / (high - low)
  const curves = (scores[0] ?? []).map((_, seat) => {
    const points = scores.map((column, i) => ({ x: x(i), y: y(column[seat]!) }))
    const end = points.at(-1)!
    return { seat, path: points.map((point) => `${round(point.x)},${round(point.y)}`).join(' '), end, label: end.y }
  })
  return { curves: spread(curves), grid: gridOf(low, high).map((score) => ({ score, y: y(score) })), ticks: scores.map((_, i) => x(i)) }
}

/** Round numbers, three or four of them. */
function gridOf(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => (high - low) / one <= 4) ?? 1000
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step)
}

/** Names from the highest score to the lowest, each below the one before, and all inside. */
function spread(curves: Curve[]): Curve[] {
  const order = [...curves].sort((one, other) => one.end.y - other.end.y)
  order.forEach((curve, i) => (curve.label = Math.max(curve.label, (order[i - 1]?.label ?? -Infinity) + APART)))
  const over = (order.at(-1)?.label ?? 0) - (SIZE.height - SIZE.bottom + 6)
  let limit = over > 0 ? SIZE.height - SIZE.bottom + 6 : Infinity
  for (const curve of order.reverse()) {
    curve.label = Math.min(curve.label, limit)
    limit = curve.label - APART
  }
  return curves
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
