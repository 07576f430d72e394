/** The table as it is shown: scene after scene, with what moves and what is counted in between. */

import type { LogLine, Scene } from '../protocol'
import { Animator, DURATIONS, isCalm, type Speed } from './animator.svelte'
import { announcementOf } from './announce'
import { NO_ART, type Art } from './art'
import type { Layout } from './layout'
import type { Change } from './marks'
import { same, share } from './scene'
import { Show } from './show.svelte'
import { keepSight } from './sight'
import { stepsOf, type Counted, type Step } from './steps'

/** What a stage is told, and what it does to the board. */
export interface Host {
  art(): Art
  speed(): Speed
  names(): readonly string[]
  you(): number | null
  /** The latest lines of the log, and the points that came with the scene. */
  lines(): readonly LogLine[]
  counted(): Counted | null
  layout(scene: Scene): Layout
  /** What was shown for the scene before is not true any more. */
  forget(): void
  /** The focus stays where it is on the table. */
  keepFocus(): void
  /** A place is spoken of. */
  bring(place: string): void
}

export class Stage {
  shown: Scene = $state.raw()!
  /** What is shown when all points are counted. */
  goal = $state.raw<Scene | null>(null)
  /** The change that is on the table. */
  change = $state.raw<Change | null>(null)
  /** What is said to those who do not see it. */
  spoken = $state('')
  readonly animator = new Animator()
  readonly show = new Show()

  constructor(
    readonly host: Host,
    scene: Scene,
  ) {
    this.shown = scene
  }

  receive(next: Scene): void {
    if (next === this.shown || (this.show.counting && same(next, this.goal))) return
    if (this.show.counting) this.show.clear()
    const before = this.shown
    const after = share(before, next)
    this.goal = next
    this.host.forget()
    this.shown = after
    if (before.game !== after.game) this.change = null
    else if (before !== after) this.follow(before, after)
    this.host.keepFocus()
  }

  /** Show and say how one scene became the next. */
  private follow(before: Scene, after: Scene): void {
    const lines = this.host.lines()
    const counted = this.host.counted()
    const account = lines.length ? lines.flatMap((line) => line.account ?? []) : (counted?.lines ?? [])
    this.spoken = announcementOf(before, after, lines, account, this.host.names(), this.host.you())
    if (this.host.art() === NO_ART) return
    this.change = { before, after, movers: [] }
    const duration = DURATIONS[this.host.speed()]
    const steps = counted && duration > 0 && !isCalm() ? stepsOf(counted, after) : []
    if (steps.length) this.count(before, counted!.scene!, steps, after)
    else {
      this.animate(before, after, duration)
      if (counted) this.show.glance(counted.lines, counted.scene !== null)
    }
  }

  /** The table before the points, then line by line, then as it is. */
  private count(before: Scene, unscored: Scene, steps: readonly Step[], after: Scene): void {
    const duration = DURATIONS[this.host.speed()]
    this.shown = before
    this.turnTo(unscored, duration)
    const back = keepSight()
    const each = ({ line, scene }: Step) => {
      this.turnTo(scene, this.show.flight)
      this.host.bring(line.at ?? '')
    }
    this.show.play(steps, duration, each, () => {
      this.turnTo(after, duration)
      back()
      this.host.keepFocus()
    })
  }

  private turnTo(next: Scene, duration: number): void {
    const before = this.shown
    this.shown = share(before, next)
    this.animate(before, this.shown, duration)
  }

  private animate(before: Scene, after: Scene, duration: number): void {
    this.animator.start(before, after, this.host.layout(after), this.host.art().things, duration)
  }
}
