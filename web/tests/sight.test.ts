import { afterEach, describe, expect, it, vi } from 'vitest'
import { gliding } from '../src/board/sight'

describe('the window scrolls', () => {
  afterEach(() => vi.unstubAllGlobals())

  const wishing = (still: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: still }))

  it('smoothly', () => {
    wishing(false)
    expect(gliding('normal')).toBe('smooth')
  })

  it('at once for whoever wants nothing to move', () => {
    wishing(false)
    expect(gliding('off')).toBe('instant')
    wishing(true)
    expect(gliding('fast')).toBe('instant')
  })
})
