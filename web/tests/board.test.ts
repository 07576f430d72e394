import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import Board from '../src/board/Board.svelte'
import TextView from '../src/board/TextView.svelte'
import type { Decision } from '../src/protocol'
import { content } from '../src/content.svelte'
import { words } from '../src/words.svelte'
import { moments, serveGames, type Moment } from './moments'

const all = moments()
const azul = all.find((moment) => moment.game === 'azul')!
let target: HTMLElement
let board: Record<string, unknown> | null = null

beforeAll(async () => {
  serveGames()
  await words.load('en')
  await Promise.all([...new Set(all.map(({ game }) => game))].map((game) => content.table(game)))
})
beforeEach(() => void document.body.append((target = document.createElement('div'))))
afterEach(() => {
  if (board) void unmount(board)
  board = null
  target.remove()
})

function show(moment: Moment, more: Record<string, unknown> = {}): void {
  const { scene, legal } = moment
  board = mount(Board, { target, props: { scene, legal, names: ['Ada', 'Bo'], speed: 'off', ...more } })
  flushSync()
}

function button(text: string): SVGElement {
  const found = [...target.querySelectorAll<SVGElement>('[role=button]')].filter((one) => one.getAttribute('aria-label')?.includes(text))
  expect(found, text).not.toHaveLength(0)
  return found[0]!
}

const press = (element: Element) => {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
const key = (element: Element, name: string) => {
  element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  flushSync()
}

describe('the board', () => {
  it('draws all things that have a place, each once', () => {
    for (const moment of all.filter((_, i) => i % 20 === 0)) {
      show(moment)
      const drawn = [...target.querySelectorAll('[data-key]')].map((element) => element.getAttribute('data-key'))
      expect(new Set(drawn).size).toBe(drawn.length)
      const shapes = moment.scene.panels.flatMap((panel) => panel.shapes)
      for (const { id, look } of shapes) if (id && look !== 'bench') expect(drawn, moment.game).toContain(id)
      void unmount(board!)
      target.replaceChildren()
    }
    board = null
  })

  it('names seats, and what can be picked, in words', () => {
    show(azul)
    expect(target.querySelector('h2 b')?.textContent).toBe('Ada')
    expect(target.querySelectorAll('[role=button][tabindex="0"]')).toHaveLength(1)
    for (const shape of target.querySelectorAll('[role=button], [role=img]')) expect(shape.getAttribute('aria-label')).toBeTruthy()
  })

  it('plays the one decision that two picks leave', () => {
    const played: Decision[] = []
    show(azul, { onplay: (move: Decision) => played.push(move) })
    const wanted = azul.legal.at(-1)!
    const shapes = azul.scene.panels.flatMap((panel) => panel.shapes)
    const source = shapes.find((shape) => shape.part?.source === wanted.fields.source && shape.part?.color === wanted.fields.color)!
    const line = shapes.find((shape) => shape.part?.line === wanted.fields.line && shape.part?.seat === 0)!
    for (const { id } of [source, line]) press(target.querySelector(`[data-key="${id}"]`)!)
    expect(played.map((move) => move.text)).toEqual([wanted.text])
    press(target.querySelector(`[data-key="${source.id}"]`)!)
    expect(played).toHaveLength(1) // nothing more until the table answers
  })

  it('takes a pick back with Escape', () => {
    show(azul)
    const first = target.querySelector('[role=button][tabindex="0"]')!
    key(first, 'Enter')
    expect(target.querySelectorAll('.chosen').length).toBeGreaterThan(0)
    key(first, 'Escape')
    expect(target.querySelectorAll('.chosen')).toHaveLength(0)
  })

  it('waits for a yes where decisions are confirmed', () => {
    const played: Decision[] = []
    show(azul, { confirm: true, onplay: (move: Decision) => played.push(move) })
    for (let i = 0; i < 3 && !target.querySelector('.main'); i++) key(target.querySelector('[role=button][tabindex="0"]')!, 'Enter')
    expect(played).toHaveLength(0)
    press(target.querySelector('button.main')!)
    expect(played).toHaveLength(1)
  })

  it('says why a place cannot be picked', async () => {
    const full = all.find((moment) => moment.game === 'azul' && blocked(moment))!
    const { part, id } = blocked(full)!
    let asked: unknown = null
    const onwhy = (fields: unknown) => ((asked = fields), Promise.resolve({ key: 'azul-why-tiling' }))
    show(full, { onwhy })
    press(target.querySelector(`[data-key="${id}"]`)!)
    await vi.waitFor(() => expect(target.querySelector('.note')?.textContent).toBe('the walls are being tiled: choose a column'))
    expect(asked).toMatchObject({ line: part!.line })
  })

  it('offers nothing to a spectator, and nothing while it is covered', () => {
    show(azul, { interactive: false })
    expect(target.querySelectorAll('[role=button]')).toHaveLength(0)
    void unmount(board!)
    target.replaceChildren()
    show(azul, { covered: true })
    expect(target.querySelectorAll('[data-seat="0"] .shape')).toHaveLength(0)
  })

  it('takes back what the table refused', () => {
    show(azul, { onplay: () => {} })
    for (let i = 0; i < 2; i++) key(target.querySelector('[role=button][tabindex="0"]')!, 'Enter')
    expect(target.querySelectorAll('[role=button]')).toHaveLength(0)
    ;(board as { reset: () => void }).reset()
    flushSync()
    expect(button('tile')).toBeTruthy()
  })

  function blocked({ scene, legal }: Moment) {
    const shapes = scene.panels.flatMap((panel) => panel.shapes)
    return shapes.find((shape) => shape.part?.seat === 0 && !legal.some((move) => move.fields.line === shape.part!.line))
  }
})

it('the text view says everything, once', () => {
  for (const { scene } of all.filter((_, i) => i % 20 === 0)) {
    board = mount(TextView, { target, props: { scene, names: ['Ada', 'Bo'] } })
    flushSync()
    expect(target.querySelectorAll('h2')).toHaveLength(scene.panels.length)
    const said = [...target.querySelectorAll('li')].map((item) => item.textContent)
    expect(said.length).toBeGreaterThan(10)
    expect(target.textContent).not.toMatch(/[{}$]/)
    void unmount(board)
    target.replaceChildren()
  }
  board = null
})
