/** One person at one table: deciding, advice, and what comes in. */

import { tick } from 'svelte'
import { api } from './api'
import type { Activity } from './board/props'
import { countedOf } from './board/steps'
import { Changes } from './changes.svelte'
import { Handover } from './handover.svelte'
import { loggedLines } from './logged'
import { Looking } from './looking.svelte'
import type { Advices, Decision, Label, Moment, Previewed, Scene, ShownTable } from './protocol'
import { TableSocket } from './socket.svelte'
import { mySeats, seatNames } from './names'
import { go } from './router.svelte'
import { markSeen, seenOf } from './seen'
import { settings } from './settings.svelte'
import { endSound, tileSound, turnSound } from './sounds'
import { complain } from './toasts.svelte'

const AWAY = 15_000 // milliseconds elsewhere after which a person may have missed something
const LONG_WAIT = 5_000 // after which "your turn" is worth a sound

export class Sitting extends Looking {
  readonly socket: TableSocket
  readonly handover = new Handover({
    mine: () => this.mine,
    activity: () => this.activity,
    turnTo: (seat) => {
      this.eyes = seat
      this.socket.look(seat)
    },
  })
  readonly changes = new Changes()

  /** The scores so far while points are counted, and how many of these were told. */
  counting: ReadonlyMap<number, number> | null = $state.raw(null)
  private told = $state(0)
  thinking = $state(false)

  private table0: ShownTable = $state.raw()!
  private sending = $state(false)
  private left = 0
  private acted = 0
  private greeted = false

  table = $derived.by(() => this.socket.table ?? this.table0)
  names = $derived.by(() => seatNames(this.table))
  mine = $derived.by(() => mySeats(this.table))
  /** The seat that is spoken to as you: mine, if I have only one. */
  you = $derived.by(() => (this.mine.length === 1 ? this.mine[0]! : null))
  over = $derived.by(() => this.table.state === 'over')
  /** The log as far as it is on the board: what is still counted there is not told yet. */
  logged = $derived.by(() => {
    if (this.at !== null) return this.lines
    const counted = this.counting ? (this.counted?.lines ?? []) : []
    return loggedLines(this.lines, this.queue.shown?.done ?? 0, counted, this.told)
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
    return latest && !this.sending && this.handover.seat === null && !this.over && now.legal.length > 0
  })

  constructor(table: ShownTable, address: string) {
    super()
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

  /** The board tells what it is doing, which scores it shows, and how many points it has told. */
  act(activity: Activity, scores: ReadonlyMap<number, number> | null, told: number): void {
    this.activity = activity
    this.counting = activity === 'counting' ? scores : null
    this.told = told
    this.queue.hold(activity === 'counting')
    if (activity !== 'counting') this.handover.goOn()
  }

  // What comes in

  private receive(moment: Moment): void {
    if (moment.done < (this.queue.shown?.done ?? 0)) this.forget()
    this.changes.note(moment)
    if (!this.greeted) this.greet()
    if (!this.over && this.at === null) this.eyes = moment.seat
    this.queue.push(moment)
    if (!moment.result && !moment.scoring) this.handover.pass(moment)
  }

  private greet(): void {
    this.greeted = true
    this.recall()
    if (settings.chosen.auto && !this.over) void this.auto(true)
  }

  private shown(moment: Moment, before: Moment | null): void {
    this.advice = null
    if (this.at === null) this.counted = before?.seat === moment.seat ? countedOf(moment, before.done) : null
    if (moment.scoring && !moment.result) void tick().then(() => this.handover.passAfter(moment))
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
