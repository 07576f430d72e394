/** A move being chosen: each picked shape keeps the legal moves that agree with it. No rule is known here. */

import type { Part } from './scene'
import type { Decision, Shape } from '../protocol'

export class Choice {
  /** The moves that agree with all picks. */
  readonly left: readonly Decision[]
  readonly #pickable = new Map<string, boolean>()

  constructor(
    readonly seat: number,
    readonly legal: readonly Decision[],
    readonly picks: readonly Part[] = [],
  ) {
    this.left = picks.reduce(narrow, legal)
  }

  /** The move, when picks have left only one. */
  get decision(): Decision | null {
    return this.picks.length > 0 && this.left.length === 1 ? this.left[0]! : null
  }

  /** Everything that the picks have fixed. */
  get fields(): Part {
    return Object.assign({}, ...this.picks)
  }

  /** The fields that this seat fixes by picking a shape; null for a shape that nobody picks or that belongs to another seat. */
  partOf(shape: Shape): Part | null {
    if (!shape.part) return null
    const { seat, ...part } = shape.part
    return (seat === undefined || seat === this.seat) && Object.keys(part).length > 0 ? part : null
  }

  isChosen(shape: Shape): boolean {
    const part = this.partOf(shape)
    return part !== null && this.picks.length > 0 && agrees(this.fields, part)
  }

  /** Whether the latest pick was of such a shape. */
  isLast(shape: Shape): boolean {
    const part = this.partOf(shape)
    const last = this.picks.at(-1)
    return part !== null && last !== undefined && partKey(part) === partKey(last)
  }

  /** Whether picking it leaves a move, and is not already done. */
  isPickable(shape: Shape): boolean {
    const part = this.partOf(shape)
    if (!part) return false
    const key = partKey(part)
    let answer = this.#pickable.get(key)
    if (answer === undefined) {
      answer = !this.isChosen(shape) && this.left.some((move) => agrees(move.fields, part))
      this.#pickable.set(key, answer)
    }
    return answer
  }

  /** Whether picking it leaves a move once the picks that contradict it are given up. */
  couldPick(shape: Shape): boolean {
    const part = this.partOf(shape)
    return part !== null && this.legal.some((move) => agrees(move.fields, part))
  }

  /** The choice after a pick, which gives up earlier picks that contradict it. */
  pick(shape: Shape): Choice {
    const part = this.partOf(shape)
    if (!part) return this
    const kept = [part]
    let moves = narrow(this.legal, part)
    for (const earlier of this.picks.toReversed()) {
      const fewer = narrow(moves, earlier)
      if (fewer.length === 0 || partKey(earlier) === partKey(part)) continue
      kept.unshift(earlier)
      moves = fewer
    }
    return new Choice(this.seat, this.legal, kept)
  }

  /** The choice without the pick that a shape stands for, or without the latest. */
  unpick(shape?: Shape): Choice {
    const part = shape && this.partOf(shape)
    const kept = part ? this.picks.filter((pick) => !agrees(pick, part) && !agrees(part, pick)) : this.picks.slice(0, -1)
    return new Choice(this.seat, this.legal, kept)
  }

  /** The one move that would be left after picking a shape, if it would be one. */
  after(shape: Shape): Decision | null {
    return this.partOf(shape) ? this.pick(shape).decision : null
  }

  /** The keys of the parts that one would pick to play a move. */
  leadsTo(shape: Shape, move: Decision): boolean {
    const part = this.partOf(shape)
    return part !== null && agrees(move.fields, part)
  }

  /** The moves to offer as buttons: those of shapes that look like buttons, and those that no shapes tell apart. */
  buttons(shapes: readonly Shape[], isButton: (shape: Shape) => boolean = () => false): readonly Decision[] {
    const named = shapes.flatMap((shape) => this.#named(shape))
    const parts = [...new Map(named).values()]
    const pressed = shapes.filter(isButton).flatMap((shape) => this.#named(shape).map(([, part]) => part))
    const names = this.left.map((move) => parts.map((part) => +agrees(move.fields, part)).join(''))
    const counts = new Map<string, number>()
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
    const isHidden = (name: string) => counts.get(name)! > 1 || !name.includes('1')
    return this.left.filter((move, i) => isHidden(names[i]!) || pressed.some((part) => agrees(move.fields, part)))
  }

  #named(shape: Shape): [string, Part][] {
    const part = this.partOf(shape)
    return part ? [[partKey(part), part]] : []
  }
}

/** Whether a move has these fields with these values. */
export function agrees(fields: Part, part: Part): boolean {
  for (const name in part) if (fields[name] !== part[name]) return false
  return true
}

/** The moves that are left after a pick. */
export function narrow(moves: readonly Decision[], part: Part): readonly Decision[] {
  return moves.filter((move) => agrees(move.fields, part))
}

/** A part as text, equal for equal parts. */
export function partKey(part: Part): string {
  return Object.keys(part)
    .sort()
    .map((name) => `${name}=${part[name]}`)
    .join(' ')
}
