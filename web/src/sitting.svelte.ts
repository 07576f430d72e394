/** One person at one table: whose eyes, which moment, looking back, advice, and passing the device on. */

import { tick } from 'svelte'
import { api } from './api'
import type { Activity } from './board/props'
import { countedOf, type Counted } from './board/steps'
import type { Advice, Advices, Decision, Label, LogLine, Moment, Previewed, Scene, ShownTable } from './protocol'
import { TableSocket } from './socket.svelte'
import { mySeats, seatNames } from './names'
import { MomentQueue } from './queue.svelte'
import { go } from './router.svelte'
import { markSeen, seenOf } from './seen'
import { settings } from './settings.svelte'
import { endSound, tileSound, turnSound } from './sounds'
import { complain } from './toasts.svelte'

const AWAY = 15_000 // milliseconds elsewhere after which a person may have missed something
const LONG_WAIT = 5_000 // after which "your turn" is worth a sound

export class Sitting {
  readonly socket: TableSocket
  readonly queue = new MomentQueue()

  /** The event that is looked back at; now, when there is none. */
  at: number | null = $state(null)
  /** Whose view of a finished game is shown. */
  eyes: number | null = $state(null)
  private past: Moment | null = $state.raw(null)

  /** The points that the moment brought, where it is the next one after what was shown. */
  counted: Counted | null = $state.raw(null)
  /** What the board is doing. */
  activity: Activity = $state('idle')
  /** The scores so far while points are counted. */
  counting: ReadonlyMap<number, number> | null = $state.raw(null)
  private passing: Moment | null = null

  advice: Advice[] | null = $state.raw(null)
  thinking = $state(false)
  /** The seat that the device has to be handed to before anything is shown. */
  handover: number | null = $state(null)
  /** What others did while I was away. */
  since: LogLine[] = $state.raw([])
  /** Whether the log runs by itself. */
  running = $state(false)

  private table0: ShownTable = $state.raw()!
  private sending = $state(false)
  private memory = new Map<string, Moment>()
  private left = 0
  private acted = 0
  private greeted = false

  table = $derived.by(() => this.socket.table ?? this.table0)
  names = $derived.by(() => seatNames(this.table))
  mine = $derived.by(() => mySeats(this.table))
  /** The seat that is spoken to as you: mine, if I have only one. */
  you = $derived.by(() => (this.mine.length === 1 ? this.mine[0]! : null))
  over = $derived.by(() => this.table.state === 'over')
  lines = $derived.by(() => this.socket.lines)
  /** The moments that can be looked at: after each line of the log, and the beginning where it was not dealt. */
  steps = $derived.by(() => [...(this.lines[0]?.seat === -1 ? [] : [0]), ...this.lines.map((line) => line.done)])
  /** What is on the board. */
  moment = $derived.by(() => {
    const present = this.at === null && (!this.over || this.eyes === this.ownEyes)
    return present ? this.queue.shown : this.past
  })
  myTurn = $derived.by(() => {
    const waiting = this.socket.moment?.waiting ?? this.table.waiting
    return this.table.state === 'playing' && waiting.some((seat) => this.mine.includes(seat))
  })
  /** Whether the end is on the board, and nothing moves there any more. */
  ended = $derived.by(() => this.over && this.at === null && this.activity === 'idle' && Boolean(this.queue.shown?.result))
  interactive = $derived.by(() => {
    const now = this.moment
    const latest = now !== null && now === this.socket.moment
    return latest && !this.sending && this.handover === null && !this.over && now.legal.length > 0
  })

  constructor(
    table: ShownTable,
    address: string,
  ) {
    this.table0 = table
    const mine = mySeats(table)
    const seat = mine.length === 1 ? mine[0]! : null // several seats: a spectator until one of them is ready
    this.socket = new TableSocket(address, seat)
    this.eyes = seat
    this.socket.onmoment = (moment) => this.receive(moment)
    this.queue.onshow = (moment, before) => this.shown(moment, before)
    this.socket.open()
  }

  close(): void {
    this.pause()
    this.queue.stop()
    this.socket.close()
  }

  /** A newer account of the table, from an answer. */
  adopt(table: ShownTable): void {
    this.table0 = table
    if (this.socket.table) this.socket.table = table
    const mine = mySeats(table)
    if (mine.length <= 1) this.see(mine[0] ?? null)
  }

  /** This tab is seen again, or no longer. */
  visible(hidden: boolean): void {
    if (hidden) {
      this.left = Date.now()
      return
    }
    this.socket.wake()
    this.queue.flush()
    if (this.left && Date.now() - this.left > AWAY) this.recall()
    this.mark()
  }

  // Deciding

  /** Plays a decision; whether it was taken. */
  async play(move: Decision): Promise<boolean> {
    const now = this.moment
    if (!this.interactive || !now || now.seat === null) return false
    this.sending = true
    this.advice = null
    this.since = []
    this.acted = Date.now()
    try {
      await this.socket.play(now.seat, move.text, now.turn)
      return true
    } catch (problem) {
      complain(problem, this.names)
      return false
    } finally {
      this.sending = false
    }
  }

  why = async (fields: Record<string, number>): Promise<Label | null> => {
    const answer = await this.quietly<{ reason: Label | null }>('why', { fields })
    return answer?.reason ?? null
  }

  preview = async (move: Decision): Promise<Scene | null> => {
    const answer = await this.quietly<Previewed>('preview', { move: move.text })
    return answer?.scene ?? null
  }

  async undo(): Promise<void> {
    this.now()
    await this.command('undo')
  }

  async resign(seat: number): Promise<void> {
    await this.command('resign', { seat })
  }

  /** Tells the server whether forced decisions shall be played for me. */
  async auto(on: boolean): Promise<void> {
    for (const seat of this.mine) await this.quietly('auto', { seat, on })
  }

  /** Asks a strong bot about the moment that is shown. */
  async advise(): Promise<void> {
    const now = this.moment
    if (this.thinking || !now) return
    this.thinking = true
    try {
      const answer = this.over
        ? await api.hintAt(this.table.id, now.done, now.waiting[0] ?? null)
        : await this.socket.ask<Advices>('hint', { seat: now.seat, done: null })
      if (this.moment === now) this.advice = answer.moves
    } catch (problem) {
      complain(problem, this.names)
    } finally {
      this.thinking = false
    }
  }

  /** The same people once more; who is asked and goes there is ready. */
  async rematch(): Promise<void> {
    try {
      const next = await api.rematch(this.table.id)
      const waits = next.state === 'open' && next.seats.some((seat) => seat.yours && !seat.ready)
      if (waits) await api.join(next.id, null)
      go({ page: 'table', id: next.id, done: null })
    } catch (problem) {
      complain(problem)
    }
  }

  // Looking back

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

  // One device for several people

  /** The person to whom the device was handed is ready. */
  ready(): void {
    const seat = this.handover
    this.handover = null
    if (seat !== null) this.turnTo(seat)
  }

  /** Other people's eyes come next: cover the table while anything is hidden. */
  private pass(moment: Moment): void {
    const next = moment.waiting.find((seat) => this.mine.includes(seat))
    if (next === undefined || next === moment.seat || this.handover === next) return
    if (moment.secret) {
      this.handover = next
      this.turnTo(null)
    } else this.turnTo(next)
  }

  /** Points are counted before the device goes to somebody else. */
  private passAfter(moment: Moment): void {
    if (this.activity === 'counting') this.passing = moment
    else this.pass(moment)
  }

  /** The board tells what it is doing. */
  act(activity: Activity, scores: ReadonlyMap<number, number> | null): void {
    this.activity = activity
    this.counting = activity === 'counting' ? scores : null
    this.queue.hold(activity === 'counting')
    const moment = this.passing
    if (!moment || activity === 'counting') return
    this.passing = null
    this.pass(moment)
  }

  private turnTo(seat: number | null): void {
    this.eyes = seat
    this.socket.look(seat)
  }

  // What comes in

  private get ownEyes(): number | null {
    return this.socket.moment?.seat ?? (this.mine.length === 1 ? this.mine[0]! : null)
  }

  private receive(moment: Moment): void {
    if (moment.done < (this.queue.shown?.done ?? 0)) this.memory.clear() // something was taken back
    if (!this.greeted) this.greet()
    if (!this.over && this.at === null) this.eyes = moment.seat
    this.queue.push(moment)
    if (this.mine.length > 1 && !moment.result && !moment.scoring) this.pass(moment)
  }

  private greet(): void {
    this.greeted = true
    this.recall()
    if (settings.chosen.auto && !this.over) void this.auto(true)
  }

  private shown(moment: Moment, before: Moment | null): void {
    this.advice = null
    if (this.at === null) this.counted = before?.seat === moment.seat ? countedOf(moment, before.done) : null
    if (moment.scoring && this.mine.length > 1 && !moment.result) void tick().then(() => this.passAfter(moment))
    if (before && moment.done > before.done) this.sound(moment, before)
    if (!document.hidden) this.mark()
  }

  private sound(moment: Moment, before: Moment): void {
    const turn = (one: Moment) => one.waiting.some((seat) => this.mine.includes(seat))
    const waited = document.hidden || Date.now() - this.acted > LONG_WAIT
    if (moment.result) endSound()
    else if (turn(moment) && !turn(before) && waited) turnSound()
    else tileSound()
  }

  /** What others did since I last looked. */
  private recall(): void {
    const seen = seenOf(this.table.id)
    if (!seen || this.over || this.mine.length !== 1) return
    const missed = this.lines.filter((line) => line.done > seen)
    this.since = missed.some((line) => line.seat >= 0 && !this.mine.includes(line.seat)) ? missed : []
  }

  private mark(): void {
    const done = this.socket.moment?.done
    if (done) markSeen(this.table.id, done)
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

  private async command(type: string, fields: Record<string, unknown> = {}): Promise<void> {
    try {
      await this.socket.ask(type, { seat: this.socket.moment?.seat ?? null, ...fields })
    } catch (problem) {
      complain(problem, this.names)
    }
  }

  /** A question whose answer is only a help: no answer is no trouble. */
  private async quietly<Answer>(type: string, fields: Record<string, unknown>): Promise<Answer | null> {
    try {
      return await this.socket.ask<Answer>(type, { seat: this.socket.moment?.seat ?? null, ...fields })
    } catch {
      return null
    }
  }
}
