/** What a pad's lines add up to, in the form of a played game's summary; places and ties; what comes next. */

import type { Label, ScorePad, SourceRow, Summary, Tie } from '../protocol'
import { addUp, columnOf, pointsOf, type Sum } from './adding'
import { isWhole, listed } from './cards'
import { padWith, roundCount, targetOf, type PadGame } from './entries'

export function summaryOf(id: string, pad: ScorePad, game: PadGame, sum: Sum): Summary {
  const lines = sum.lines.filter(({ seat }) => seat >= 0)
  const keys = new Set(lines.map(({ round, final }) => 2 * round + Number(final ?? false)))
  for (let round = 1; round <= columnOf(pad, game, sum.round); round++) keys.add(2 * round)
  const columns = [...keys].sort((a, b) => a - b)
  const seats = game.names.map((_, seat) => seat)
  const rows = pad.sources
    .filter((source) => lines.some((line) => line.source === source))
    .map((source): SourceRow => {
      const own = lines.filter((line) => line.source === source)
      const total = (key: number, seat: number) =>
        own.filter((line) => line.seat === seat && 2 * line.round + Number(line.final ?? false) === key).reduce((all, line) => all + line.points, 0)
      const points = columns.map((key) => seats.map((seat) => total(key, seat)))
      return { source, name: { key: `${id}-source-${source}` }, points, sums: seats.map((seat) => points.reduce((all, column) => all + column[seat]!, 0)) }
    })
  const scores: number[][] = []
  columns.forEach((_, i) => scores.push(seats.map((seat) => (scores[i - 1]?.[seat] ?? 0) + rows.reduce((all, row) => all + row.points[i]![seat]!, 0))))
  return { columns: columns.map((key) => headingOf(pad, game, key)), rows, scores, ties: sum.ended ? tiesOf(id, pad, game, sum) : [] }
}

function headingOf(pad: ScorePad, game: PadGame, key: number): Label {
  const round = Math.floor(key / 2)
  if (key % 2 || !round) return { key: key % 2 ? 'account-end' : 'account-start' }
  return targetOf(pad, game.options) ? { key: pad.deal!, args: { deal: round } } : { key: 'account-round', args: { round } }
}

/** What decides between equal points. */
function tieValues(pad: ScorePad, game: PadGame, sum: Sum): number[] {
  const own = padWith(pad, game.options)
  const set = own.sets!.find(({ source }) => source === pad.tie)
  return game.names.map((_, seat) => {
    if (pad.tie === 'cards') return sum.kept[seat]!
    if (set) return set.groups.filter((group) => pointsOf(group, sum.boards[seat]!) !== null).length
    return lastRound(pad, game).counts[seat]!.get(pad.tie ?? '') ?? 0
  })
}

/** How the game stood before its end was counted. */
function lastRound(pad: ScorePad, game: PadGame): Sum {
  const end = game.entries.findIndex(([, part]) => part === 'end')
  return addUp(pad, { ...game, entries: end < 0 ? game.entries : game.entries.slice(0, end) })
}

/** The place of each seat, from 1; equals share one. */
export function ranksOf(pad: ScorePad, game: PadGame, sum: Sum): number[] {
  const values = tieValues(pad, game, sum)
  const ahead = (one: number, other: number) => sum.scores[one]! - sum.scores[other]! || values[one]! - values[other]!
  return game.names.map((_, seat) => 1 + game.names.filter((_, other) => ahead(other, seat) > 0).length)
}

function tiesOf(id: string, pad: ScorePad, game: PadGame, sum: Sum): Tie[] {
  const ranks = ranksOf(pad, game, sum)
  const values = tieValues(pad, game, sum)
  const named = (seat: number): Label => ({ key: 'seat-name', args: { seat: seat + 1, title: 0 } })
  const scores = [...new Set(sum.scores)].sort((a, b) => b - a)
  const groups = scores.map((score) => game.names.flatMap((_, seat) => (sum.scores[seat] === score ? [seat] : [])))
  return groups
    .filter((seats) => seats.length > 1)
    .map((seats) => {
      const broken = new Set(seats.map((seat) => ranks[seat])).size > 1
      const told = seats.map((seat): Label => ({ key: 'account-value', args: { seat: named(seat), value: values[seat]! } }))
      const args = { seats: listed(seats.map(named)), broken: Number(broken), values: listed(told) }
      return { seats, rule: pad.tie_rule, broken, told: { key: `${id}-tie`, args } }
    })
}

/** What may come after this round; the first is what the rules say. */
export function onward(pad: ScorePad, game: PadGame, sum: Sum): ('round' | 'end')[] {
  if (sum.ended || (pad.cards && !isWhole(pad.cards, sum.hands))) return []
  const length = roundCount(pad, game.names.length)
  const target = targetOf(pad, game.options)
  if (length) {
    const last = target ? sum.round % length === 0 && Math.max(...sum.scores) >= target : sum.round >= length
    return [last ? 'end' : 'round']
  }
  const ending = padWith(pad, game.options).sets!.find(({ source }) => source === pad.ends)
  const reached = ending?.groups.some((group) => sum.boards.some((board) => pointsOf(group, board) !== null))
  return reached ? ['end'] : ['round', 'end']
}
