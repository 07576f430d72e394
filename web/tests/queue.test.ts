import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GAPS, MomentQueue } from '../src/queue.svelte'
import type { Moment } from '../src/protocol'
import { settings } from '../src/settings.svelte'

const at = (done: number, seat = 0) => ({ done, seat, number: done }) as Moment
let queue: MomentQueue

beforeEach(() => {
  vi.useFakeTimers()
  settings.choose({ speed: 'normal' })
  queue = new MomentQueue()
})
afterEach(() => {
  queue.stop()
  vi.useRealTimers()
})

test('moments that come at once are shown one after another', () => {
  for (const done of [1, 2, 3]) queue.push(at(done))
  expect(queue.shown?.done).toBe(1)
  vi.advanceTimersByTime(GAPS.normal)
  expect(queue.shown?.done).toBe(2)
  vi.advanceTimersByTime(GAPS.normal)
  expect(queue.shown?.done).toBe(3)
  expect(queue.behind).toBe(false)
})

test('a moment after a pause is shown at once', () => {
  queue.push(at(1))
  vi.advanceTimersByTime(5 * GAPS.normal)
  queue.push(at(2))
  vi.advanceTimersByTime(0)
  expect(queue.shown?.done).toBe(2)
})

test('whoever wants to act sees the present', () => {
  for (const done of [1, 2, 3]) queue.push(at(done))
  queue.flush()
  expect(queue.shown?.done).toBe(3)
  vi.advanceTimersByTime(10 * GAPS.normal)
  expect(queue.shown?.done).toBe(3)
})

test('what was taken back, and other eyes, are shown at once', () => {
  for (const done of [4, 5]) queue.push(at(done))
  queue.push(at(3))
  expect(queue.shown?.done).toBe(3)
  queue.push(at(4))
  queue.push(at(4, 1))
  expect(queue.shown).toMatchObject({ done: 4, seat: 1 })
})

test('without movement nothing waits', () => {
  settings.choose({ speed: 'off' })
  for (const done of [1, 2, 3]) queue.push(at(done))
  expect(queue.shown?.done).toBe(3)
})

test('while points are counted nothing comes next, and nothing is lost', () => {
  queue.push(at(1))
  queue.hold(true)
  for (const done of [2, 3]) queue.push(at(done))
  queue.flush()
  vi.advanceTimersByTime(10 * GAPS.normal)
  expect(queue.shown?.done).toBe(1)
  queue.hold(false)
  vi.advanceTimersByTime(0)
  expect(queue.shown?.done).toBe(2)
  vi.advanceTimersByTime(GAPS.normal)
  expect(queue.shown?.done).toBe(3)
})
