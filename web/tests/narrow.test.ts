import { describe, expect, it } from 'vitest'
import { Choice, narrow, partKey } from '../src/board/narrow'
import type { Part } from '../src/board/scene'
import type { Decision, Shape } from '../src/protocol'
import { moments } from './moments'

const told = { key: 'azul-told' }
const move = (text: string, fields: Part): Decision => ({ text, fields, told })
const shape = (id: string, part: Part): Shape => ({ look: 'tile', x: 0, y: 0, id, part })

const legal = [
  move('1R>1', { source: 0, color: 2, line: 0 }),
  move('1R>2', { source: 0, color: 2, line: 1 }),
  move('2R>1', { source: 1, color: 2, line: 0 }),
  move('2B>2', { source: 1, color: 0, line: 1 }),
]
const red1 = shape('red-1', { source: 0, color: 2 })
const red2 = shape('red-2', { source: 1, color: 2 })
const blue2 = shape('blue-2', { source: 1, color: 0 })
const line1 = shape('line-1', { seat: 0, line: 0 })
const line2 = shape('line-2', { seat: 0, line: 1 })
const otherLine = shape('other-line', { seat: 1, line: 0 })

describe('a choice', () => {
  const start = new Choice(0, legal)

  it('begins with every legal move and no decision', () => {
    expect(start.left).toEqual(legal)
    expect(start.decision).toBeNull()
  })

  it('keeps the moves that agree with a pick', () => {
    expect(start.pick(red1).left.map((one) => one.text)).toEqual(['1R>1', '1R>2'])
  })

  it('is decided when one move is left, in either order of picks', () => {
    expect(start.pick(red1).pick(line2).decision?.text).toBe('1R>2')
    expect(start.pick(line2).pick(red1).decision?.text).toBe('1R>2')
  })

  it('shows what can be picked after a pick', () => {
    const picked = start.pick(blue2)
    expect(picked.decision?.text).toBe('2B>2') // only one line is left
    expect(start.pick(red2).isPickable(line2)).toBe(false)
    expect(start.pick(red2).couldPick(line2)).toBe(true)
  })

  it('gives up the picks that a new one contradicts', () => {
    expect(start.pick(red1).pick(red2).left.map((one) => one.text)).toEqual(['2R>1'])
  })

  it('takes back a pick by its shape, or the latest', () => {
    const picked = start.pick(line1)
    expect(picked.isChosen(line1)).toBe(true)
    expect(picked.isPickable(line1)).toBe(false)
    expect(picked.unpick(line1).left).toEqual(legal)
    expect(picked.unpick().picks).toEqual([])
  })

  it('knows no shape of another seat', () => {
    expect(start.partOf(otherLine)).toBeNull()
    expect(start.isPickable(otherLine)).toBe(false)
  })

  it('says which move a pick would decide', () => {
    expect(start.after(red1)).toBeNull()
    expect(start.pick(red1).after(line1)?.text).toBe('1R>1')
  })

  it('offers as buttons what no shapes tell apart', () => {
    const many = Array.from({ length: 8 }, (_, i) => move(`w${i}`, { wilds: i % 4, extra: i }))
    const shapes = [0, 1, 2].map((wilds) => shape(`w${wilds}`, { wilds }))
    expect(new Choice(0, many).buttons(shapes)).toHaveLength(8)
    expect(start.buttons([red1, red2, blue2, line1, line2])).toEqual([])
    expect(start.buttons([red1, red2, line1, line2]).map((one) => one.text)).toEqual([])
    expect(start.buttons([red1, red2, blue2])).toHaveLength(2) // lines of 1R
  })

  it('offers no buttons after a pick where the board has a place for each move', () => {
    expect(start.pick(red1).buttons([red1, line1, line2])).toEqual([])
    expect(start.pick(red1).buttons([red1])).toHaveLength(2)
  })
})

it('a part is the same in any order', () => {
  expect(partKey({ b: 1, a: 2 })).toBe(partKey({ a: 2, b: 1 }))
  expect(narrow(legal, { color: 0 })).toHaveLength(1)
})

describe('in real games', () => {
  const all = moments()

  it('every legal move can be reached by shapes or buttons', () => {
    expect(new Set(all.map((moment) => moment.game)).size).toBe(5)
    for (const { scene, seat, legal, game } of all) {
      const shapes = scene.panels.flatMap((panel) => panel.shapes)
      for (const wanted of legal) {
        expect(reaches(new Choice(seat, legal), wanted, shapes), `${game}: ${wanted.text}`).toBe(true)
      }
    }
  })

  function reaches(choice: Choice, wanted: Decision, shapes: Shape[]): boolean {
    if (choice.decision) return choice.decision === wanted
    if (choice.buttons(shapes).includes(wanted)) return true
    const next = shapes.find((one) => choice.isPickable(one) && choice.leadsTo(one, wanted))
    return next !== undefined && reaches(choice.pick(next), wanted, shapes)
  }
})
