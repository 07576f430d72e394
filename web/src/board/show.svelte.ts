/** Points that are seen at their places: one after another while the table waits, or all at once beside what goes on. */

import type { AccountLine } from '../protocol'
import type { Step } from './steps'

/** Steps that take as long as they want; more of them hurry. */
const UNHURRIED = 9
const GLANCE = 1800
const SENTENCE = 1100
const LONGEST = 12_000

/** The parts of a step in lengths of a flight: to look at what scored, where nothing has to come first. */
const HOLD = 1.3

export class Show {
  /** Whether the board shows how points are counted, instead of the present. */
  counting = $state(false)
  /** The lines whose points are at their places now. */
  lines = $state.raw<readonly AccountLine[]>([])
  /** Whether all of them are told at once. */
  still = $state(false)
  /** How many lines of a count were told. */
  told = $state(0)
  /** How long a flight takes in this show. */
  flight = 0

  #timer: ReturnType<typeof setTimeout> | undefined
  #end: () => void = () => {}

  /** Step after step; `turn` shows one, `end` comes at the end or when it is skipped. */
  play(steps: readonly Step[], flight: number, turn: (step: Step) => void, end: () => void): void {
    this.clear()
    this.counting = true
    this.#end = end
    this.flight = flight * Math.min(1, UNHURRIED / steps.length)
    const next = (i: number) => {
      const step = steps[i]
      if (!step) return this.skip()
      this.lines = [step.line]
      this.told = i + 1
      turn(step)
      const flies = step.line.start ? this.flight : 0
      this.#timer = setTimeout(() => next(i + 1), flies + this.flight * HOLD)
    }
    this.#timer = setTimeout(() => next(0), flight)
  }

  /** All points at their places for a while; where they are several, with their sentences. */
  glance(lines: readonly AccountLine[], told: boolean): void {
    this.clear()
    this.lines = lines
    this.still = told
    const time = told ? Math.min(LONGEST, GLANCE + SENTENCE * lines.length) : GLANCE
    this.#timer = setTimeout(() => this.clear(), time)
  }

  /** To the end at once. */
  skip(): void {
    const counted = this.counting
    this.clear()
    if (counted) this.#end()
  }

  /** Any click ends it; one on the board that ended a count chooses nothing there. */
  click = (event: MouseEvent): void => {
    if (this.counting && isOn(event, '.canvas')) event.stopPropagation()
    if (!isOn(event, '.hurry')) this.skip() // which does it by itself
  }

  key = (event: KeyboardEvent): void => {
    const free = !isOn(event, 'button, a, input, select, textarea, dialog')
    if (event.key !== 'Escape' && !(free && [' ', 'Enter'].includes(event.key))) return
    if (this.counting) {
      event.preventDefault()
      event.stopPropagation()
    }
    this.skip()
  }

  /** Nothing is counted any more. */
  clear(): void {
    clearTimeout(this.#timer)
    this.counting = false
    this.told = 0
    this.still = false
    if (this.lines.length) this.lines = []
  }
}

function isOn(event: Event, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null
}
