/** The coach at a first game: looks on, and speaks when a move would lose much or something scores for the first time. */

import { untrack } from 'svelte'
import { tellsMore } from '../board/steps'
import { capital } from '../format'
import type { Advice, Advices, Decision, Moment } from '../protocol'
import { settings } from '../settings.svelte'
import type { Sitting } from '../sitting.svelte'
import { hasWord, say, word } from '../words.svelte'
import { loadWords } from './words'

/** What a move may lose before the coach asks: of the chance of winning, or points. */
const MUCH = { chance: 0.25, lead: 8 }

/** A move that would lose much, and the better one. */
export interface Doubt {
  move: Decision
  text: string
}

export class Companion {
  text = $state('')
  doubt: Doubt | null = $state.raw(null)
  private advice: Advice[] = []
  private turn = -1
  private warned = -1
  private heard: Set<string> | null = null

  private constructor(readonly sitting: Sitting) {
    this.text = word('coach-hello')
  }

  static async beside(sitting: Sitting): Promise<Companion> {
    await loadWords()
    return untrack(() => new Companion(sitting))
  }

  /** Something is on the table that was not there before. */
  see(moment: Moment): void {
    this.doubt = null
    this.listen(moment)
    if (moment.legal.length > 1 && moment.turn !== this.turn) void this.think(moment)
  }

  /** Whether a move may be played at once; otherwise the coach asks, once for each decision. */
  allows(move: Decision): boolean {
    const turn = this.sitting.moment?.turn ?? -1
    const [best] = this.advice
    const own = this.advice.find((one) => one.text === move.text) ?? this.advice.at(-1) // what is not told is worse than what is
    this.doubt = null
    if (turn !== this.turn || turn === this.warned || !best || !own || !losesMuch(own, best)) return true
    this.warned = turn
    this.doubt = { move, text: this.ask(own, best) }
    return false
  }

  /** The coach goes. */
  leave(): void {
    settings.choose({ coached: '' })
  }

  private ask(own: Advice, best: Advice): string {
    const points = Math.round(best.lead - own.lead)
    const move = say(best.told, this.sitting.names, 'do')
    return points > 0 ? word('coach-warning', { move, points }) : word('coach-warning-chance', { move })
  }

  /** Asks the strong bot meanwhile; who plays faster than it thinks is not held up. */
  private async think(moment: Moment): Promise<void> {
    this.turn = moment.turn
    this.advice = []
    try {
      const { moves } = await this.sitting.socket.ask<Advices>('hint', { seat: moment.seat, done: null })
      if (this.turn === moment.turn) this.advice = moves
    } catch {
      // without an answer the coach has nothing to say
    }
  }

  /** One sentence for the first points of each kind; who comes back has seen the earlier ones. */
  private listen(moment: Moment): void {
    const known = this.heard
    const lines = moment.lines.flatMap((line) => line.account ?? []).filter((line) => line.seat === this.sitting.you && tellsMore(line))
    const fresh = lines.filter((line, i) => !known?.has(line.source) && lines.findIndex((one) => one.source === line.source) === i)
    this.heard = new Set([...(known ?? []), ...lines.map((line) => line.source)])
    if (!known || !fresh.length) return
    const told = fresh.map((line) => {
      const name = `${this.sitting.table.game}-source-${line.source}`
      return word('coach-first', { source: hasWord(name) ? word(name) : '', line: say(line.told, this.sitting.names) })
    })
    this.text = told.map(capital).join(' · ')
  }
}

function losesMuch(own: Advice, best: Advice): boolean {
  return best.chance - own.chance >= MUCH.chance || best.lead - own.lead >= MUCH.lead
}
