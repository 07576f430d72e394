// @vitest-environment node
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocketServer, type WebSocket as Peer } from 'ws'
import { Refusal } from '../src/api'
import { TableSocket } from '../src/socket.svelte'
import type { LogLine, Moment } from '../src/protocol'

/** A real server on a free port; each test says how it answers. */
class Host {
  readonly server = new WebSocketServer({ port: 0 })
  readonly heard: Record<string, unknown>[] = []
  peers: Peer[] = []
  answer: (message: Record<string, unknown>, peer: Peer) => void = () => {}
  deaf = false // answers no ping

  constructor() {
    this.server.on('connection', (peer) => {
      this.peers.push(peer)
      peer.on('message', (data) => {
        const message = JSON.parse(String(data)) as Record<string, unknown>
        this.heard.push(message)
        if (message.type === 'ping' && !this.deaf) send(peer, { type: 'pong', at: 1 })
        this.answer(message, peer)
      })
    })
  }

  get address(): string {
    return `ws://127.0.0.1:${(this.server.address() as AddressInfo).port}/`
  }

  said(type: string): Record<string, unknown>[] {
    return this.heard.filter((message) => message.type === type)
  }

  close(): void {
    for (const peer of this.peers) peer.terminate()
    this.server.close()
  }
}

const PACE = { retry: 10, longest: 50, ping: 40, patience: 2000, again: 10 }
const HASTY = { ...PACE, patience: 60 }
let host: Host
let socket: TableSocket

beforeEach(async () => {
  host = new Host()
  await new Promise((resolve) => host.server.once('listening', resolve))
  socket = new TableSocket(host.address, 0, PACE)
})
afterEach(() => {
  socket.close()
  host.close()
})

const line = (done: number, text = `move ${done}`): LogLine => ({ done, seat: 0, text, told: { key: 'told' } })

function moment(number: number, done: number, from: number, lines: LogLine[], seat: number | null = 0): Moment {
  const scene = { game: 'any', status: { key: 'status' }, panels: [] }
  const rest = { scene, waiting: [0], turn: 0, legal: [], scores: [], secret: false, undo: false, clocks: null, result: null, scoring: null, summary: null }
  return { type: 'moment', number, seat, done, from, lines, ...rest }
}

const send = (peer: Peer, message: unknown) => peer.send(JSON.stringify(message))

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 2))
}

test('says hello first, and lines grow by what is new', async () => {
  host.answer = (message, peer) => {
    if (message.type === 'hello') send(peer, moment(5, 2, 0, [line(1), line(2)]))
  }
  socket.open()
  expect(socket.connection).toBe('connecting')
  await until(() => socket.moment !== null)
  expect(host.heard[0]).toEqual({ type: 'hello', seat: 0, last: 0, changes: true })
  expect(socket.connection).toBe('online')
  send(host.peers[0]!, moment(6, 3, 2, [line(3)]))
  await until(() => socket.moment?.number === 6)
  expect(socket.lines.map((one) => one.done)).toEqual([1, 2, 3])
})

test('lines that are taken back or become known are replaced', async () => {
  host.answer = (message, peer) => {
    if (message.type === 'hello') send(peer, moment(5, 3, 0, [line(1), line(2, '?'), line(3)]))
  }
  socket.open()
  await until(() => socket.moment !== null)
  send(host.peers[0]!, moment(6, 2, 1, [line(2, 'shown')]))
  await until(() => socket.moment?.number === 6)
  expect(socket.lines.map((one) => one.text)).toEqual(['move 1', 'shown'])
})

test('a move that was not answered is sent again with the same id, and played once', async () => {
  host.answer = (message, peer) => {
    if (message.type === 'hello') send(peer, moment(5, 2, Number(message.last) ? 2 : 0, []))
    if (message.type === 'play' && host.peers.length === 1) peer.terminate() // the line breaks before an answer
    else if (message.type === 'play') send(peer, { type: 'done', id: message.id, number: 6, done: 3 })
  }
  socket.open()
  await until(() => socket.connection === 'online')
  const answer = await socket.play(0, '3R>2', 9)
  expect(answer).toMatchObject({ number: 6, done: 3 })
  const [first, second, ...more] = host.said('play')
  expect(more).toEqual([])
  expect(second).toEqual(first)
  expect(first).toMatchObject({ seat: 0, move: '3R>2', turn: 9 })
  expect(host.said('hello').map((hello) => hello.last)).toEqual([0, 5])
  expect(socket.unsent).toBe(0)
})

test('a move made without a line waits until there is one', async () => {
  host.answer = (message, peer) => {
    if (message.type === 'hello') send(peer, moment(5, 2, 0, []))
    if (message.type === 'play') send(peer, { type: 'done', id: message.id, number: 6, done: 3 })
  }
  const answer = socket.play(0, 'x', 1)
  expect(socket.unsent).toBe(1)
  socket.open()
  expect(await answer).toMatchObject({ number: 6 })
})

test('a refusal carries the code and the reason', async () => {
  host.answer = (message, peer) => {
    if (message.type === 'hello') send(peer, moment(5, 2, 0, []))
    if (message.type === 'play') send(peer, { type: 'error', id: message.id, error: 'illegal', text: 'no', reason: { key: 'why' } })
  }
  socket.open()
  const refusal = await socket.play(0, 'x', 1).catch((problem: unknown) => problem)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({ code: 'illegal', reason: { key: 'why' } })
})

test('silence is noticed: a server that no longer answers is left, and found again', async () => {
  socket = new TableSocket(host.address, 0, HASTY)
  host.deaf = true
  host.answer = (message, peer) => {
    if (message.type === 'hello') send(peer, moment(5, 2, 0, []))
  }
  socket.open()
  await until(() => host.said('ping').length === 1)
  await until(() => socket.connection === 'waiting')
  await until(() => host.said('hello').length === 2)
})

test('pings that are answered keep the line', async () => {
  host.answer = (message, peer) => {
    if (message.type === 'hello') send(peer, moment(5, 2, 0, []))
  }
  socket.open()
  await until(() => host.said('ping').length === 4)
  expect(host.peers).toHaveLength(1)
  expect(socket.connection).toBe('online')
})

test('after a sleep the line is tried at once', async () => {
  socket.close()
  socket = new TableSocket(host.address, 0, { ...HASTY, ping: 60_000 })
  host.deaf = true
  host.answer = (message, peer) => {
    if (message.type === 'hello') send(peer, moment(5, 2, 0, []))
  }
  socket.open()
  await until(() => socket.connection === 'online')
  socket.wake()
  await until(() => host.said('ping').length === 1)
  await until(() => host.said('hello').length === 2) // nobody answered the ping
})

test('other eyes get all lines anew, and what was for the eyes before is not shown', async () => {
  host.answer = (message, peer) => {
    if (message.type === 'hello') send(peer, moment(5, 2, 0, [line(1), line(2)]))
    if (message.type === 'look') {
      send(peer, moment(6, 3, 2, [line(3)], 0))
      send(peer, moment(6, 3, 0, [line(1, '?'), line(3)], 1))
    }
  }
  socket.open()
  await until(() => socket.moment !== null)
  socket.look(1)
  await until(() => socket.moment?.seat === 1)
  expect(socket.lines.map((one) => one.text)).toEqual(['?', 'move 3'])
})

test.each([
  [4404, 'not-found'],
  [4401, 'nobody'],
  [4403, 'not-yours'],
])('close code %i is final', async (code, problem) => {
  host.answer = (_, peer) => peer.close(code)
  socket.open()
  const waiting = socket.ask('hint', {}).catch((reason: unknown) => reason)
  await until(() => socket.connection === 'closed')
  expect(socket.problem).toBe(problem)
  expect(await waiting).toMatchObject({ code: problem })
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(host.peers).toHaveLength(1)
})

test('a server that stops is found again with what is known', async () => {
  host.answer = (message, peer) => {
    if (message.type === 'hello') send(peer, moment(5, 2, 0, []))
  }
  socket.open()
  await until(() => socket.connection === 'online')
  host.peers[0]!.close(1001)
  await until(() => host.said('hello').length === 2)
  expect(host.said('hello')[1]).toEqual({ type: 'hello', seat: 0, last: 5, changes: true })
})

test('a change is put together with the moment before, and who lacks that one asks for the whole', async () => {
  const shape = (x: number) => ({ look: 'tile', x, y: 0 })
  const panel = { id: 'display', title: { key: 'title' }, width: 1, height: 1 }
  const first = moment(5, 2, 0, [])
  first.scene.panels = [{ ...panel, shapes: [shape(0), shape(1), shape(2)] }]
  const { type: _, scene: __, ...rest } = moment(6, 3, 2, [line(3)])
  const change = { status: { key: 'later' }, panels: [{ ...panel, shapes: [[0, 1], shape(9), [1, 2]] }] }
  host.answer = (message, peer) => {
    if (message.type === 'hello') send(peer, first)
  }
  socket.open()
  await until(() => socket.moment !== null)
  send(host.peers[0]!, { ...rest, type: 'change', after: 5, change })
  await until(() => socket.moment?.number === 6)
  expect(socket.moment!.scene.status.key).toBe('later')
  expect(socket.moment!.scene.panels[0]!.shapes.map((one) => one.x)).toEqual([0, 9, 1, 2])
  expect(socket.lines.map((one) => one.done)).toEqual([3])
  send(host.peers[0]!, { ...rest, type: 'change', number: 9, after: 8, change })
  await until(() => host.said('look').length === 1)
  expect(socket.moment!.number).toBe(6)
})

test('what the server cannot save is asked again under the same id, and the page is told', async () => {
  let full = true
  host.answer = (message, peer) => {
    if (message.type === 'hello') send(peer, moment(5, 2, 0, []))
    const problem = { type: 'error', id: message.id, error: 'unsaved', text: 'try again', reason: null }
    if (message.type === 'play') send(peer, full ? problem : { type: 'done', id: message.id, number: 6, done: 3 })
  }
  socket.open()
  await until(() => socket.connection === 'online')
  const answer = socket.play(0, '1B>1', 0)
  await until(() => host.said('play').length > 1)
  expect(socket.unsaved).toBe(true)
  full = false
  expect((await answer).number).toBe(6)
  expect(socket.unsaved).toBe(false)
  expect(new Set(host.said('play').map((play) => play.id)).size).toBe(1)
})
