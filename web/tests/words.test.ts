import { beforeAll, describe, expect, it } from 'vitest'
import { hasWord, LANGUAGES, say, word, words } from '../src/words.svelte'

describe('words', () => {
  beforeAll(() => words.load('en'))

  it('are said with arguments, which may be labels', () => {
    const args = { line: 3, count: 2, color: { key: 'azul-red' } }
    expect(say({ key: 'azul-line', args })).toBe('line 3, 2 of 3, red')
  })

  it('change with the language', async () => {
    const said = []
    for (const language of LANGUAGES) {
      await words.load(language)
      said.push(word('azul-red'))
    }
    expect(new Set(said).size).toBe(4)
    await words.load('en')
  })

  it('call a seat by its name', () => {
    expect(say({ key: 'seat-name', args: { seat: 2 } }, ['Ada', 'Bo'])).toBe('Bo')
  })

  it('leave the terminal out', () => expect(hasWord('terminal-preparing')).toBe(false))
})
