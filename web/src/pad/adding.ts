/** Adds up what was entered on a score pad: every change of a score with its reason, as the account of a played game has it. */

import { gainText } from '../board/announce'
import type { AccountLine, Label, ScorePad, PadCount, PadGrid, PadGroup, PadSet } from '../protocol'
import { handOf, isWhole, verdictOf, type Hand } from './cards'
import { padWith, roundCount, roundsOf, targetOf, type Entry, type PadGame } from './entries'
import { cellsOf, extraOf, inOrder, scoreOf } from './grid'

/** A line, with the cells that count for it. */
export type PadLine = AccountLine & { cells?: string[] }

/** How a game stands. */
export interface Sum {
  lines: PadLine[]
  /** How many of them are older than this round, or than the end. */
  older: number
  scores: number[]
  round: number
  ended: boolean
  /** By seat, what lies on each cell, and on which since this round. */
  boards: ReadonlyMap<string, string>[]
  fresh: ReadonlySet<string>[]
  /** By seat, the numbers entered in this round, or at the end. */
  counts: ReadonlyMap<string, number>[]
  /** By seat, the open cards of this round, and how many were kept so far. */
  hands: Hand[]
  kept: number[]
}

export function addUp(pad: ScorePad, game: PadGame): Sum {
  return new Adding(padWith(pad, game.options), game).sum()
}

class Adding {
  private readonly lines: PadLine[] = []
  private readonly seats: number[]
  private readonly scores: number[]
  private readonly kept: number[]
  private readonly boards: Map<string, string>[]
  private readonly lowest: number
  private hands: Hand[] = []
  private round = 0

  constructor(
    private readonly pad: ScorePad,
    private readonly game: PadGame,
  ) {
    this.seats = game.names.map((_, seat) => seat)
    this.scores = this.seats.map(() => 0)
    this.kept = this.seats.map(() => 0)
    this.boards = this.seats.map(() => new Map())
    this.lowest = Number(game.options[pad.lowest ?? '']) || 0
  }

  sum(): Sum {
    const { rounds, ending } = roundsOf(this.game.entries)
    const { start } = this.pad
    if (start) for (const seat of this.seats) this.write(seat, start, start.told, start.points)
    let fresh: Set<string>[] = []
    let older = 0
    rounds.forEach((entries, i) => {
      this.round = i + 1
      older = this.lines.length
      const before = this.boards.map((board) => new Set(board.keys()))
      this.countRound(entries)
      fresh = this.boards.map((board, seat) => new Set([...board.keys()].filter((id) => !before[seat]!.has(id))))
    })
    if (ending) {
      older = this.lines.length
      this.seats.forEach((seat) => this.countEnd(seat, ending))
    }
    const now = ending ?? rounds.at(-1)!
    return {
      lines: this.lines,
      older,
      scores: this.scores,
      round: this.round,
      ended: ending !== null,
      boards: this.boards,
      fresh,
      counts: this.seats.map((seat) => numbers(this.pad.counts!, now, seat)),
      hands: this.hands,
      kept: this.kept,
    }
  }

  // a round -----------------------------------------------------------------------------------------

  private countRound(entries: readonly Entry[]): void {
    if (this.pad.cards) this.countCards(entries)
    for (const seat of this.seats) {
      const own = entries.filter((entry) => entry[0] === seat)
      const counts = numbers(this.pad.counts!, entries, seat)
      const each = this.pad.counts!.filter(({ final }) => !final)
      for (const count of each.filter(({ first }) => first)) this.countNumber(seat, count, counts)
      for (const grid of this.pad.grids!) this.countPieces(seat, grid, own.filter(([, part]) => part === grid.name))
      for (const count of each.filter(({ first }) => !first)) this.countNumber(seat, count, counts)
    }
  }

  private countPieces(seat: number, grid: PadGrid, entries: readonly Entry[]): void {
    const cells = new Map(cellsOf(grid).map((cell) => [cell.id, cell]))
    const board = this.boards[seat]!
    for (const [, , at, value] of inOrder(grid, entries)) {
      const cell = cells.get(at)
      if (!cell || board.has(at)) continue // of another pad, or laid before
      const piece = String(value)
      board.set(at, piece)
      const extra = extraOf(grid, piece)
      if (extra) {
        const args = Object.fromEntries(extra.args.map((name) => [name, cell.place![name]!]))
        this.write(seat, extra, { key: extra.told, args }, extra.points[cell.row]!, { cells: [at] })
      } else {
        const { told, points, cells: counting } = scoreOf(grid, board, cell)
        this.write(seat, grid, told, points, { cells: [at, ...counting.filter((id) => id !== at)] })
      }
    }
  }

  private countNumber(seat: number, count: PadCount, entered: ReadonlyMap<string, number>): void {
    const number = Math.min(entered.get(count.name) ?? 0, count.points.length - 1)
    const told = (shown: number): Label => {
      if (!shown && count.none) return { key: count.none }
      return { key: count.told, args: (count.arg ?? 'count') ? { [count.arg ?? 'count']: shown } : {} }
    }
    if (!number && !count.always) return
    if (!count.singly) return this.write(seat, count, told(number), count.points[number]!, { final: count.final })
    for (let i = 1; i <= number; i++) this.write(seat, count, told(1), count.points[i]! - count.points[i - 1]!)
  }

  private countCards(entries: readonly Entry[]): void {
    const cards = this.pad.cards!
    this.hands = this.seats.map((seat) => {
      const own = entries.filter((entry) => entry[0] === seat && entry[1] === 'cards')
      return handOf(cards, new Map(own.map(([, , at, value]) => [at, Number(value)])))
    })
    if (!isWhole(cards, this.hands)) return
    const verdict = verdictOf(cards, this.hands, this.game.options)
    for (const { rule, label } of verdict.told) this.write(-1, { rule, source: '' }, label, 0)
    for (const seat of this.seats) {
      const kept = this.hands[seat]!.filter(verdict.keeps)
      if (!kept.length) continue
      const named: Record<string, string> = verdict.named ? { cards: kept.map(({ text }) => text).join(' ') } : {}
      const points = kept.reduce((sum, { value }) => sum + value, 0)
      this.write(seat, verdict, { key: verdict.kept, args: { count: kept.length, ...named } }, points)
      this.kept[seat]! += kept.length
    }
  }

  // the end -----------------------------------------------------------------------------------------

  private countEnd(seat: number, entries: readonly Entry[]): void {
    for (const set of this.pad.sets!) this.countSet(seat, set)
    const counts = numbers(this.pad.counts!, entries, seat)
    for (const count of this.pad.counts!.filter(({ final }) => final)) this.countNumber(seat, count, counts)
  }

  private countSet(seat: number, set: PadSet): void {
    const reached = set.groups.flatMap((group) => {
      const points = pointsOf(group, this.boards[seat]!)
      return points === null ? [] : [{ group, points }]
    })
    if (set.together) {
      const points = reached.reduce((sum, one) => sum + one.points, 0)
      const cells = reached.flatMap(({ group }) => group.cells)
      this.write(seat, set, { key: set.told, args: { count: reached.length } }, points, { final: true, cells })
    } else {
      for (const { group, points } of reached) {
        this.write(seat, set, { key: set.told, args: group.args ?? {} }, points, { final: true, cells: group.cells })
      }
    }
  }

  // lines -------------------------------------------------------------------------------------------

  private write(seat: number, of: { rule: string; source: string }, label: Label, due: number, more: { final?: boolean | undefined; cells?: string[] } = {}): void {
    const before = this.scores[seat] ?? 0
    const points = due < 0 ? Math.max(due, Math.min(0, this.lowest - before)) : due
    if (seat >= 0) this.scores[seat] = before + points
    const told = { key: label.key, args: { ...label.args, points: gainText(points) } }
    this.lines.push({
      done: 0,
      seat,
      points,
      rule: of.rule,
      source: of.source,
      round: columnOf(this.pad, this.game, this.round),
      told: due === points ? told : { key: 'account-clipped', args: { line: told, due: gainText(due) } },
      ...(due === points ? {} : { due }),
      ...(more.final ? { final: true } : {}),
      ...(more.cells ? { cells: more.cells } : {}),
    })
  }
}

/** The numbers that a seat has entered; of those that only one seat has, the latest seat has it. */
function numbers(counts: readonly PadCount[], entries: readonly Entry[], seat: number): Map<string, number> {
  const found = new Map<string, number>()
  for (const { name, alone } of counts) {
    const own = entries.filter(([, part]) => part === name)
    const holding = alone ? own.slice(-1) : own
    const entry = holding.find((one) => one[0] === seat)
    if (entry) found.set(name, Number(entry[3]))
  }
  return found
}

/** What cells with pieces bring together; null if they do not. */
export function pointsOf(group: PadGroup, board: ReadonlyMap<string, string>): number | null {
  const pieces = group.cells.flatMap((id) => board.get(id) ?? [])
  if (group.piece) return pieces.filter((piece) => piece === group.piece).length === group.number ? group.points : null
  if (group.different) {
    const kinds = new Set(pieces.filter((piece) => !group.ignored?.includes(piece)))
    return kinds.size >= group.different ? group.points : null
  }
  if (pieces.length < group.cells.length) return null
  return (new Set(pieces).size === 1 ? group.alike?.[pieces[0]!] : undefined) ?? group.points
}

/** The column that a round belongs to: itself, or its deal. */
export function columnOf(pad: ScorePad, game: PadGame, round: number): number {
  const length = roundCount(pad, game.names.length)
  return length && targetOf(pad, game.options) ? Math.ceil(round / length) : round
}
