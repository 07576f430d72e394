import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GAPS, Parade } from '../src/parade.svelte'
import type { Moment } from '../src/protocol'
import { settings } from '../src/settings.svelte'

const at = (done: number, seat = 0) => ({ done, seat, number: done }) as Moment
let parade: Parade

beforeEach(() => {
  vi.useFakeTimers()
  settings.choose({ speed: 'normal' })
  parade = new Parade()
})
afterEach(() => {
  parade.stop()
  vi.useRealTimers()
})

test('moments that come at once are shown one after another', () => {
  for (const done of [1, 2, 3]) parade.push(at(done))
  expect(parade.shown?.done).toBe(1)
  vi.advanceTimersByTime(GAPS.normal)
  expect(parade.shown?.done).toBe(2)
  vi.advanceTimersByTime(GAPS.normal)
  expect(parade.shown?.done).toBe(3)
  expect(parade.behind).toBe(false)
})

test('a moment after a pause is shown at once', () => {
  parade.push(at(1))
  vi.advanceTimersByTime(5 * GAPS.normal)
  parade.push(at(2))
  vi.advanceTimersByTime(0)
  expect(parade.shown?.done).toBe(2)
})

test('whoever wants to act sees the present', () => {
  for (const done of [1, 2, 3]) parade.push(at(done))
  parade.flush()
  expect(parade.shown?.done).toBe(3)
  vi.advanceTimersByTime(10 * GAPS.normal)
  expect(parade.shown?.done).toBe(3)
})

test('what was taken back, and other eyes, are shown at once', () => {
  for (const done of [4, 5]) parade.push(at(done))
  parade.push(at(3))
  expect(parade.shown?.done).toBe(3)
  parade.push(at(4))
  parade.push(at(4, 1))
  expect(parade.shown).toMatchObject({ done: 4, seat: 1 })
})

test('without movement nothing waits', () => {
  settings.choose({ speed: 'off' })
  for (const done of [1, 2, 3]) parade.push(at(done))
  expect(parade.shown?.done).toBe(3)
})
