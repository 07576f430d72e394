/** Moments one after another: bots answer faster than eyes can follow, so each picture stays for a while. */

import type { Moment } from './protocol'
import { settings, type Speed } from './settings.svelte'

/** The least time between two pictures, in milliseconds. */
export const GAPS: Record<Speed, number> = { off: 0, fast: 300, normal: 700, slow: 1300 }
const MOST = 8

export class MomentQueue {
  /** The moment that is on the board. */
  shown: Moment | null = $state.raw(null)
  onshow: (moment: Moment, before: Moment | null) => void = () => {}

  private queue: Moment[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private last = 0
  private held = false

  /** Whether later moments wait to be shown. */
  get behind(): boolean {
    return this.queue.length > 0
  }

  push(moment: Moment): void {
    if (this.mustHurry(moment)) {
      this.stop()
      this.show(moment)
    } else {
      this.queue = [...this.queue, moment].slice(-MOST)
      this.plan()
    }
  }

  /** Shows the latest moment now: a person wants to act, or has come back; what takes its time can be skipped there. */
  flush(): void {
    const latest = this.queue.at(-1)
    if (this.held) return
    this.stop()
    if (latest) this.show(latest)
  }

  /** What is shown takes its time, or has taken it. */
  hold(held: boolean): void {
    this.held = held
    if (held) this.rest()
    else if (this.queue.length) this.plan()
  }

  stop(): void {
    this.rest()
    this.queue = []
  }

  private rest(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  /** Nobody watches, nothing moves, or the picture is not the next one of the same view. */
  private mustHurry(moment: Moment): boolean {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!this.shown || document.hidden || still || settings.chosen.speed === 'off') return true
    const latest = this.queue.at(-1) ?? this.shown
    return moment.seat !== latest.seat || moment.done <= latest.done
  }

  private plan(): void {
    if (this.timer !== undefined || this.held) return
    const wait = this.last + GAPS[settings.chosen.speed] - performance.now()
    this.timer = setTimeout(() => this.next(), Math.max(0, wait))
  }

  private next(): void {
    this.timer = undefined
    const moment = this.queue.shift()
    if (moment) this.show(moment)
    if (this.queue.length) this.plan()
  }

  private show(moment: Moment): void {
    const before = this.shown
    this.last = performance.now()
    this.shown = moment
    this.onshow(moment, before)
  }
}
