/** The socket of one table: it comes back by itself, asks again what was not answered, and never shows a false state. */

import { Refusal } from './api'
import type { MomentChange, Stored, LogLine, Moment, News, PanelChange, Panel, SignalNews, ShownTable } from './protocol'

export type Connection = 'connecting' | 'online' | 'waiting' | 'closed'

/** What was asked and is not answered yet. */
interface Question {
  message: Record<string, unknown>
  resolve: (answer: never) => void
  reject: (problem: Error) => void
}

/** How long things take, in milliseconds; tests take shorter ones. */
export const PACE = { retry: 400, longest: 15_000, ping: 20_000, patience: 8_000, again: 2_000 }

/** Close codes after which connecting again is no use, as error codes. */
const FINAL: Record<number, string> = { 4401: 'nobody', 4403: 'not-yours', 4404: 'not-found', 4500: 'broken' }

export class TableSocket {
  table: ShownTable | null = $state.raw(null)
  moment: Moment | null = $state.raw(null)
  lines: LogLine[] = $state.raw([])
  connection: Connection = $state('connecting')
  problem: string | null = $state(null)
  unsent = $state(0)
  /** Whether the server cannot save what it is told; it is told again until it can. */
  unsaved = $state(false)
  /** In how many seconds, about, the game is compiled, where something waits for that. */
  preparing: number | null = $state(null)

  onmoment: (moment: Moment) => void = () => {}
  onsignal: (signal: SignalNews) => void = () => {}

  private socket: WebSocket | null = null
  private requests = new Map<string, Question>()
  private failures = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setTimeout> | undefined
  private again: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly address: string,
    private seat: number | null,
    private readonly pace = PACE,
  ) {}

  /** Connects, unless that has happened. */
  open(): void {
    if (this.socket || this.connection === 'closed') return
    clearTimeout(this.retry)
    this.connection = 'connecting'
    const socket = new WebSocket(this.address)
    this.socket = socket
    socket.onopen = () => this.greet()
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as News)
    socket.onclose = (event) => this.lost(socket, event.code)
    this.expect()
  }

  /** Ends it for good; what was not answered is refused. */
  close(code = 'offline'): void {
    this.connection = 'closed'
    clearTimeout(this.retry)
    clearTimeout(this.pulse)
    clearTimeout(this.again)
    const socket = this.socket
    this.socket = null
    socket?.close()
    for (const { reject } of this.requests.values()) reject(new Refusal(code, 'the connection was closed'))
    this.requests.clear()
    this.unsent = 0
  }

  /** After a sleep, a change of network or a return to this tab: see at once whether the line still works. */
  wake(): void {
    if (this.connection === 'closed') return
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.send({ type: 'ping' })
      this.expect(this.pace.patience / 2)
    } else if (!this.socket) {
      this.failures = 0
      this.open()
    }
  }

  /** Sees the table through other eyes from now on. */
  look(seat: number | null): void {
    if (seat === this.seat && this.moment?.seat === seat) return
    this.seat = seat
    if (this.connection === 'online') this.send({ type: 'look', seat })
  }

  play(seat: number, move: string, turn: number): Promise<Stored> {
    return this.ask('play', { seat, move, turn })
  }

  signal(signal: string): void {
    if (this.connection === 'online') this.send({ type: 'signal', signal })
  }

  /** Sends a request; it is sent again with the same id after each loss of the line, until it is answered. */
  ask<Answer>(type: string, fields: Record<string, unknown>): Promise<Answer> {
    if (this.connection === 'closed') return Promise.reject(new Refusal('offline', 'the connection was closed'))
    const id = newId()
    const message = { type, id, ...fields }
    return new Promise<Answer>((resolve, reject) => {
      this.requests.set(id, { message, resolve, reject })
      this.unsent = this.requests.size
      if (this.connection === 'online') this.send(message)
    })
  }

  private greet(): void {
    const same = this.moment !== null && this.moment.seat === this.seat
    this.send({ type: 'hello', seat: this.seat, last: same ? this.moment!.number : 0, changes: true })
  }

  private hear(message: News): void {
    if (this.connection !== 'online') this.arrived()
    this.expect()
    switch (message.type) {
      case 'table':
        this.table = message.table
        break
      case 'moment':
        this.see(message)
        break
      case 'change':
        this.follow(message)
        break
      case 'presence':
        this.meet(message.online, message.watchers)
        break
      case 'signal':
        this.onsignal(message)
        break
      case 'preparing':
        this.preparing = message.seconds
        break
      case 'done':
        this.unsaved = false
        this.settle(message.id, (request) => request.resolve(message as never))
        break
      case 'error': {
        if (message.error === 'unsaved') {
          this.unsaved = true
          clearTimeout(this.again)
          this.again = setTimeout(() => this.repeat(), this.pace.again)
          break
        }
        const refusal = new Refusal(message.error, message.text, message.reason)
        if (message.id) this.settle(message.id, (request) => request.reject(refusal))
      }
    }
  }

  /** A moment made of the one before; who does not have that one asks for the whole. */
  private follow({ type: _, after, change, ...rest }: MomentChange): void {
    if (rest.seat !== this.seat) return
    const old = this.moment
    if (!old || old.number !== after || old.seat !== rest.seat) {
      this.send({ type: 'look', seat: this.seat })
      return
    }
    const known = new Map(old.scene.panels.map((panel) => [panel.id, panel]))
    const panels = change.panels.map((panel) => renewed(panel, known.get(panel.id)))
    this.see({ ...rest, type: 'moment', scene: { ...old.scene, status: change.status, panels } })
  }

  private meet(online: boolean[], watchers: number): void {
    if (!this.table) return
    const seats = this.table.seats.map((seat, i) => ({ ...seat, online: online[i] ?? false }))
    this.table = { ...this.table, seats, watchers }
  }

  private see(moment: Moment): void {
    if (moment.seat !== this.seat) return // for the eyes before: the right one is on its way
    const anew = this.moment?.seat !== moment.seat
    const kept = anew ? [] : this.lines.filter((line) => line.done <= moment.from)
    this.lines = [...kept, ...moment.lines]
    this.moment = moment
    this.onmoment(moment)
  }

  private settle(id: string, how: (request: Question) => void): void {
    const request = this.requests.get(id)
    if (!request) return
    this.requests.delete(id)
    this.unsent = this.requests.size
    how(request)
  }

  /** The server has spoken: the line works, and what is not answered goes out again. */
  private arrived(): void {
    this.connection = 'online'
    this.failures = 0
    this.repeat()
  }

  /** What is not answered goes out again, under its old id. */
  private repeat(): void {
    for (const { message } of this.requests.values()) this.send(message)
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return
    this.socket = null
    this.preparing = null
    clearTimeout(this.pulse)
    const final = FINAL[code]
    if (final) {
      this.problem = final
      this.close(final)
      return
    }
    this.connection = 'waiting'
    const wait = Math.min(this.pace.longest, this.pace.retry * 2 ** this.failures++)
    this.retry = setTimeout(() => this.open(), wait * (0.5 + Math.random() / 2))
  }

  /** Silence is checked with a ping, and silence after that ends the connection. */
  private expect(patience = this.pace.patience): void {
    clearTimeout(this.pulse)
    const socket = this.socket
    const drop = () => {
      if (!socket || socket !== this.socket) return
      this.lost(socket, 1006)
      socket.close()
    }
    const check = () => {
      this.send({ type: 'ping' })
      this.pulse = setTimeout(drop, this.pace.patience)
    }
    const quiet = this.connection === 'online' && patience === this.pace.patience
    this.pulse = quiet ? setTimeout(check, this.pace.ping) : setTimeout(drop, patience)
  }

  private send(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }
}

/** A panel with the shapes that it kept in their places. */
export function renewed(panel: PanelChange, before: Panel | undefined): Panel {
  const shapes = panel.shapes.flatMap((shape) =>
    Array.isArray(shape) ? (before?.shapes.slice(shape[0], shape[0] + shape[1]) ?? []) : [shape],
  )
  return { ...panel, shapes }
}

/** A random text; `crypto.randomUUID` is missing on pages that are not served over TLS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
