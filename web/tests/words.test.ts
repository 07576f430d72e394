import { beforeAll, describe, expect, it } from 'vitest'
import { content, gameAbout, gameName } from '../src/content.svelte'
import { LANGUAGES } from '../src/settings.svelte'
import { hasWord, say, word, words } from '../src/words.svelte'
import { serveGames } from './moments'

describe('words', () => {
  beforeAll(() => {
    serveGames()
    return words.load('en')
  })

  it('of a game come with the game: first its card, then the rest', async () => {
    expect(gameName('azul')).toBe('')
    await content.card('azul')
    expect(gameName('azul')).toBe('Azul Mini')
    expect(gameAbout('azul')).not.toBe('')
    expect(hasWord('azul-line')).toBe(false)
    await content.words('azul')
    expect(hasWord('azul-line')).toBe(true)
  })

  it('are said with arguments, which may be labels', () => {
    const args = { line: 3, count: 2, color: { key: 'azul-red' } }
    expect(say({ key: 'azul-line', args })).toBe('line 3, 2 of 3, red')
  })

  it('change with the language, those of a game too', async () => {
    const said = []
    for (const language of LANGUAGES) {
      await words.load(language)
      said.push(`${word('azul-red')} ${word('web-rules')}`)
    }
    expect(new Set(said).size).toBe(4)
    await words.load('en')
  })

  it('of a game that comes while the language changes are in the new language', async () => {
    const changing = words.load('it')
    await content.words('duel')
    await changing
    expect(words.language).toBe('it')
    await expect.poll(() => word('duel-name')).toBe('Azul Duel')
    await words.load('en')
  })

  it('of a game that the server does not have are refused, and asked for again', async () => {
    await expect(content.rules('nothing', 'en')).rejects.toThrow()
    await expect(content.rules('azul', 'en')).resolves.toMatch(/^# Azul Mini/)
  })

  it('call a seat by its name', () => {
    expect(say({ key: 'seat-name', args: { seat: 2 } }, ['Ada', 'Bo'])).toBe('Bo')
  })

  it("speak to the reader of the reader's own seat, in every language", async () => {
    const starts = { key: 'told-starts', args: { seat: { key: 'seat-name', args: { seat: 2 } } } }
    const said: string[][] = []
    for (const language of LANGUAGES) {
      await words.load(language)
      said.push([0, 1].map((you) => say(starts, ['Ada', 'Bo'], 'other', you)))
    }
    await words.load('en')
    expect(said).toEqual([
      ['Bo starts', 'you start'],
      ['починає Bo', 'починаєте ви'],
      ['начинает Bo', 'начинаете вы'],
      ['comincia Bo', 'cominci tu'],
    ])
    const both = { key: 'told-and', args: { first: starts, rest: { key: 'told-hidden', args: { count: 2 } } } }
    expect(say(both, ['Ada', 'Bo'], 'other', 1)).toBe('you start; hidden: 2')
  })

  it('leave the terminal out', () => expect(hasWord('terminal-preparing')).toBe(false))
})

describe('a card', () => {
  it('brings a cover, colors and only the drawings of the cover, until the whole art is there', async () => {
    await content.card('pavilion')
    const count = () => document.querySelectorAll('svg[data-game="pavilion"] symbol').length
    expect(content.covers.pavilion?.shapes.length).toBeGreaterThan(5)
    expect(document.head.textContent).toContain("[data-game='pavilion']")
    const few = count()
    expect(few).toBeGreaterThan(0)
    const art = await content.art('pavilion')
    expect(count()).toBe(art.looks.size)
    expect(count()).toBeGreaterThan(few)
    expect(document.querySelectorAll('svg[data-game="pavilion"]')).toHaveLength(1)
  })
})
