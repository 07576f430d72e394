/** Which moment of a table is looked at, and through whose eyes: the present, or what was. */

import { api } from './api'
import type { Activity } from './board/props'
import { countedOf, type Counted } from './board/steps'
import type { Advice, LogLine, Moment, ShownTable } from './protocol'
import { MomentQueue } from './queue.svelte'
import type { TableSocket } from './socket.svelte'
import { complain } from './toasts.svelte'

export abstract class Looking {
  abstract readonly socket: TableSocket
  abstract readonly table: ShownTable
  abstract readonly over: boolean
  abstract readonly mine: number[]
  readonly queue = new MomentQueue()

  /** The event that is looked back at; now, when there is none. */
  at: number | null = $state(null)
  /** Whose view of a finished game is shown. */
  eyes: number | null = $state(null)
  /** Whether the log runs by itself. */
  running = $state(false)
  /** What others did while I was away. */
  since: LogLine[] = $state.raw([])
  advice: Advice[] | null = $state.raw(null)
  /** The points that the moment brought, where it is the next one after what was shown. */
  counted: Counted | null = $state.raw(null)
  /** What the board is doing. */
  activity: Activity = $state('idle')

  private past: Moment | null = $state.raw(null)
  private memory = new Map<string, Moment>()

  lines = $derived.by(() => this.socket.lines)
  /** The moments that can be looked at: after each line of the log, and the beginning where it was not dealt. */
  steps = $derived.by(() => [...(this.lines[0]?.seat === -1 ? [] : [0]), ...this.lines.map((line) => line.done)])
  /** What is on the board. */
  moment = $derived.by(() => {
    const present = this.at === null && (!this.over || this.eyes === this.ownEyes)
    return present ? this.queue.shown : this.past
  })

  protected get ownEyes(): number | null {
    return this.socket.moment?.seat ?? (this.mine.length === 1 ? this.mine[0]! : null)
  }

  /** Looks at the moment after so many events. */
  async look(done: number): Promise<void> {
    const last = this.socket.moment?.done ?? this.table.done
    const here = this.at ?? last
    const isNext = done === this.steps.find((step) => step > here)
    const isLast = done >= last && this.eyes === this.ownEyes
    this.advice = null
    const moment = isLast && !isNext ? null : await this.fetch(Math.min(done, last), this.eyes)
    if (!moment && !isLast) return
    this.counted = moment && isNext ? countedOf(moment, here) : null
    this.past = moment
    this.at = isLast ? null : done
  }

  /** Steps forth or back through the log. */
  async step(by: number): Promise<void> {
    const here = this.at ?? this.steps.at(-1) ?? 0
    const index = this.steps.findLastIndex((done) => done <= here)
    const next = this.steps[Math.min(this.steps.length - 1, Math.max(0, index + by))]
    if (next !== undefined) await this.look(next)
  }

  /** Back to the present. */
  now(): void {
    this.pause()
    this.since = []
    this.advice = null
    this.counted = null
    this.eyes = this.ownEyes
    this.at = null
  }

  /** Sees a finished game as another seat did. */
  async see(eyes: number | null): Promise<void> {
    this.advice = null
    if (!this.over) {
      this.eyes = eyes
      this.socket.look(eyes)
      return
    }
    const here = this.at ?? this.socket.moment?.done ?? this.table.done
    const moment = await this.fetch(here, eyes)
    if (!moment) return
    this.counted = null
    this.past = moment
    this.eyes = eyes
  }

  /** Runs through the log by itself, from an event on. */
  async run(pace: number, from?: number): Promise<void> {
    const last = this.steps.at(-1) ?? 0
    const start = from ?? (this.at === null || this.at >= last ? (this.steps[0] ?? 0) : this.at)
    this.running = true
    await this.look(start)
    while (this.running) {
      do await new Promise((resolve) => setTimeout(resolve, pace))
      while (this.activity === 'counting')
      if (!this.running || this.at === null) break
      await this.step(1)
    }
    this.running = false
  }

  pause(): void {
    this.running = false
  }

  /** Something was taken back: what was is not what it was. */
  protected forget(): void {
    this.memory.clear()
  }

  private async fetch(done: number, eyes: number | null): Promise<Moment | null> {
    const key = `${eyes} ${done}`
    const known = this.memory.get(key)
    if (known) return known
    try {
      const moment = await api.momentAt(this.table.id, done, eyes)
      this.memory.set(key, moment)
      return moment
    } catch (problem) {
      complain(problem)
      return null
    }
  }
}
