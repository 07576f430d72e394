import { expect, test } from 'vitest'
import { around, ringsOf } from '../src/board/pointing'

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 })

test('what lies together gets one ring, what lies apart one each', () => {
  expect(ringsOf([box(0, 0), box(12, 0), box(24, 0), box(100, 0)], 3)).toEqual([{ x: 0, y: 0, width: 34, height: 10 }, box(100, 0)])
})

test('a ring that has grown reaches what was too far before', () => {
  expect(ringsOf([box(0, 0), box(24, 0), box(12, 0)], 3)).toHaveLength(1)
})

test('around two boxes is the least box that holds both', () => {
  expect(around(box(5, 20), box(0, 0))).toEqual({ x: 0, y: 0, width: 15, height: 30 })
})
