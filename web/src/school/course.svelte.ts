/** A learner in a lesson: which step, what was answered, and what happens after a move. */

import type { Activity } from '../board/props'
import { countedOf, tellsMore, type Counted } from '../board/steps'
import { GAPS } from '../queue.svelte'
import type { AccountLine, Decision, Label, PlayedLesson, LessonMoment, LogLine, Scene } from '../protocol'
import { settings } from '../settings.svelte'

/** The learner's seat. */
export const LEARNER = 0

/** The coach asks for something, the table goes on, the coach says what happened, or all is said. */
export type Phase = 'ask' | 'watch' | 'then' | 'end'

/** What the table says while nothing is asked of the learner. */
const WATCH: Label = { key: 'lesson-watch' }
const DONE: Label = { key: 'lesson-done' }
const NOTHING: LogLine[] = []

export class Course {
  index = $state(0)
  phase: Phase = $state('ask')
  /** What the coach says to a move that does not fit. */
  answer: Label | null = $state.raw(null)
  tries = $state(0)
  /** What counted for the learner, or for all, since the step began. */
  account: AccountLine[] = $state.raw([])
  /** Changes when the table is not what it was before, but another one. */
  table = $state(0)
  counted: Counted | null = $state.raw(null)

  private moment: LessonMoment | null = $state.raw(null)
  private coming: LessonMoment[] = []
  private activity: Activity = 'idle'
  private timer: ReturnType<typeof setTimeout> | undefined

  readonly step = $derived.by(() => this.lesson.steps[this.index]!)
  readonly asking = $derived(this.phase === 'ask' && Object.keys(this.step.fits).length > 0)
  readonly scene: Scene = $derived.by(() => {
    const scene = this.moment?.scene ?? this.step.scene
    return this.asking ? scene : { ...scene, status: this.phase === 'watch' ? WATCH : DONE }
  })
  readonly lines = $derived(this.moment?.lines ?? NOTHING)
  readonly said: Label = $derived.by(() => {
    if (this.phase === 'end') return this.lesson.end
    return this.phase === 'then' ? this.step.then! : this.step.say
  })
  /** After a try that did not fit, the way is shown. */
  readonly hint: Decision | null = $derived.by(() =>
    this.asking && this.tries > 0 ? (this.step.legal.find((move) => move.text in this.step.fits) ?? null) : null,
  )

  constructor(
    readonly lesson: PlayedLesson,
    start: number,
  ) {
    this.index = start > 0 && start < lesson.steps.length ? start : 0
  }

  /** Plays a move, if it fits; otherwise the coach answers, and nothing happens. */
  play(move: Decision): boolean {
    const coming = this.step.fits[move.text]
    if (!this.asking) return false
    if (!coming) {
      this.answer = this.step.said[this.step.answers[move.text]!]!
      this.tries++
      return false
    }
    this.answer = null
    this.phase = 'watch'
    this.coming = [...coming]
    this.goOn()
    return true
  }

  /** To the next step, whether or not this one was done. */
  next(): void {
    this.to(this.index + 1)
  }

  /** To the beginning of this step or, from there, to the one before. */
  back(): void {
    this.to(this.phase === 'ask' ? this.index - 1 : this.index)
  }

  again(): void {
    this.to(0)
  }

  close(): void {
    clearTimeout(this.timer)
  }

  /** The board tells what it is doing. */
  act(activity: Activity): void {
    this.activity = activity
    if (activity === 'idle' && this.phase === 'watch' && this.timer === undefined) this.goOn()
  }

  private to(index: number): void {
    clearTimeout(this.timer)
    const { steps, game } = this.lesson
    const done = this.moment?.done ?? this.step.done
    this.answer = null
    this.tries = 0
    this.coming = []
    if (index < steps.length) {
      this.index = Math.max(0, index)
      this.phase = 'ask'
      this.account = []
      this.counted = null
      if (done !== this.step.done) this.table++
      this.moment = null
    } else this.phase = 'end'
    settings.choose({ lessons: { ...settings.chosen.lessons, [game]: index < steps.length ? this.index : steps.length } })
  }

  /** The next thing that happens, when the eye has followed the last one. */
  private goOn(): void {
    const next = this.coming.shift()
    if (!next) {
      if (this.step.then) this.phase = 'then'
      else this.next()
      return
    }
    const since = this.moment?.done ?? this.step.done
    this.counted = countedOf(next, since)
    this.moment = next
    const lines = next.lines.flatMap((line) => line.account ?? []).filter((line) => line.done > since && tellsMore(line))
    this.account = [...this.account, ...lines.filter((line) => line.seat === LEARNER || line.seat < 0)]
    this.timer = setTimeout(() => {
      this.timer = undefined
      if (this.activity === 'idle') this.goOn()
    }, GAPS[settings.chosen.speed])
  }
}
