/** A finished game being looked back at: how far its review is, which decision is shown, which line, what is tried. */

import { api } from '../api'
import { mySeats, seatNames } from '../names'
import type { Decision, Judged, Line, Occasion, Reviewed, Scene, ShownTable, Tried } from '../protocol'
import { complain } from '../toasts.svelte'
import type { Arrow } from './arrows'

const AGAIN = 700 // milliseconds between two questions how far it is
export const SMALL = 0.02 // a loss of chance that is none, when one learns

export interface Walk {
  which: 'best' | 'played'
  step: number
  scene: Scene
}

export class Study {
  progress: Reviewed | null = $state.raw(null)
  problem: unknown = $state.raw(null)
  /** Which decision is shown. */
  index = $state(0)
  occasion: Occasion | null = $state.raw(null)
  walk: Walk | null = $state.raw(null)
  /** Whether one tries to find better moves, and how that goes. */
  learning = $state(false)
  tried: Tried | null = $state.raw(null)
  trying = $state(false)
  answered = $state(false)

  private left = false
  private memory = new Map<string, unknown>()

  review = $derived.by(() => this.progress?.review ?? null)
  decisions = $derived.by(() => this.review?.decisions ?? [])
  judged = $derived.by((): Judged | null => this.decisions[this.index] ?? null)
  names = $derived.by(() => seatNames(this.table))
  mine = $derived.by(() => mySeats(this.table))
  /** The decisions to learn from: mine, or everybody's where I have no seat or all of them. */
  lessons = $derived.by(() => {
    const own = this.mine.length ? this.mine : this.names.map((_, seat) => seat)
    return this.decisions.flatMap((one, i) => (one.mark && own.includes(one.seat) ? [i] : []))
  })
  line = $derived.by((): Line | null => {
    if (!this.walk || !this.judged) return null
    return this.walk.which === 'best' ? this.judged.best_line : this.judged.played_line
  })
  scene = $derived.by(() => this.walk?.scene ?? this.occasion?.scene ?? null)
  /** The move that was played and the best one, to be drawn over the board. */
  arrows = $derived.by((): Arrow[] => {
    const judged = this.judged
    if (!judged) return []
    if (judged.best.text === judged.move.text) return [{ kind: 'best', fields: judged.move.fields }]
    if (!judged.mark) return [{ kind: 'fine', fields: judged.move.fields }]
    return [
      { kind: 'played', fields: judged.move.fields },
      { kind: 'best', fields: judged.best.fields },
    ]
  })
  solved = $derived.by(() => this.answered || (this.tried !== null && this.tried.loss <= SMALL))

  constructor(
    readonly table: ShownTable,
    private wanted: number | null,
  ) {
    void this.follow()
  }

  close(): void {
    this.left = true
  }

  /** Asks until it is as exact as it gets. */
  private async follow(): Promise<void> {
    try {
      while (!this.left) {
        const before = this.review
        this.progress = await api.review(this.table.id)
        if (!before && this.review) await this.begin()
        if (this.progress.passes >= this.progress.of_passes) return
        await new Promise((resolve) => setTimeout(resolve, AGAIN))
      }
    } catch (problem) {
      this.problem = problem
    }
  }

  /** The decision that the address names, or the first of what it hinged on. */
  private async begin(): Promise<void> {
    const done = this.wanted ?? this.review?.moments[0]?.done ?? 0
    await this.go(Math.max(0, this.decisions.findIndex((one) => one.done >= done)))
  }

  /** Shows a decision. */
  async go(index: number): Promise<void> {
    const judged = this.decisions[index]
    if (!judged) return
    this.index = index
    ;[this.walk, this.tried, this.answered] = [null, null, false]
    const occasion = await this.once(`${judged.done}`, () => api.occasion(this.table.id, judged.done))
    if (occasion && this.index === index) this.occasion = occasion
  }

  /** The next decision with a mark, in one direction. */
  async toMark(by: 1 | -1): Promise<void> {
    const marked = this.decisions.flatMap((one, i) => (one.mark ? [i] : []))
    const next = by > 0 ? marked.find((i) => i > this.index) : marked.findLast((i) => i < this.index)
    if (next !== undefined) await this.go(next)
  }

  /** Walks along a line; before its first step is the decision. */
  async along(which: 'best' | 'played', step: number): Promise<void> {
    const judged = this.judged
    if (!judged) return
    if (step < 0) {
      this.walk = null
      return
    }
    const key = `${this.progress?.passes} ${judged.done} ${which} ${step}`
    const found = await this.once(key, () => api.lineAt(this.table.id, judged.done, which, step))
    if (found?.scene && this.judged?.done === judged.done) this.walk = { which, step, scene: found.scene }
  }

  /** Begins to learn from mistakes. */
  async learn(): Promise<void> {
    const first = this.lessons[0]
    if (first === undefined) return
    this.learning = true
    await this.go(first)
  }

  async nextLesson(): Promise<void> {
    const next = this.lessons.find((i) => i > this.index)
    if (next === undefined) this.learning = false
    else await this.go(next)
  }

  /** What a move would have been worth. */
  async try(move: Decision): Promise<void> {
    const judged = this.judged
    if (!judged || this.trying) return
    this.trying = true
    try {
      this.tried = await api.tryMove(this.table.id, judged.done, move.text)
    } catch (problem) {
      complain(problem, this.names)
    } finally {
      this.trying = false
    }
  }

  private async once<Found>(key: string, ask: () => Promise<Found>): Promise<Found | null> {
    if (this.memory.has(key)) return this.memory.get(key) as Found
    try {
      const found = await ask()
      this.memory.set(key, found)
      return found
    } catch (problem) {
      complain(problem)
      return null
    }
  }
}
