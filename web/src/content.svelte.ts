/** What the server gives of each game, from the game's own folder: fetched when it is needed, and then kept. */

import { untrack } from 'svelte'
import { Refusal } from './api'
import { showArt, type Art } from './board/art'
import { catalog } from './catalog.svelte'
import type { ScorePad } from './protocol'
import type { RulesBoard } from './rules/board'
import type { Packed } from './school/unpacked'
import { hasWord, word, words } from './words.svelte'

type Placed = [look: string, x: number, y: number, width: number, height: number, turn: number]

/** The picture on a game's card: places for looks of its art. */
export interface Cover {
  width: number
  height: number
  shapes: Placed[]
}

interface Card {
  words: string
  theme: string
  cover: Cover | null
  art: string
}

class Content {
  covers = $state.raw<Record<string, Cover | null>>({})
  private readonly asked = new Map<string, Promise<unknown>>()

  /** What the first page shows of a game: its name, its colors, its cover. */
  card(game: string): Promise<void> {
    return this.once(`${game} card`, () =>
      words.use(`${game} card`, async (language) => {
        const card = (await (await this.file(game, `card/${language}.json`)).json()) as Card
        this.show(game, card)
        return card.words
      }),
    )
  }

  /** All that is said in a game. */
  words(game: string): Promise<void> {
    const read = async (language: string) => (await this.file(game, `words/${language}.ftl`)).text()
    return this.once(`${game} words`, () => words.use(`${game} words`, read))
  }

  /** All drawings of a game. */
  art(game: string): Promise<Art> {
    return this.once(`${game} art`, async () => showArt(game, await (await this.file(game, 'art.svg')).text(), true))
  }

  /** What a table says, and its colors; its drawings are on their way then, too. */
  async table(game: string): Promise<void> {
    this.art(game).catch(() => {}) // the board asks again
    await Promise.all([this.card(game), this.words(game)])
  }

  /** A guided first game, with all that is said in it. */
  async lesson(game: string): Promise<Packed> {
    const read = async (language: string) => (await this.file(game, `lesson/${language}.ftl`)).text()
    const [lesson] = await Promise.all([
      this.once(`${game} lesson`, async () => (await (await this.file(game, 'lesson.json')).json()) as Packed),
      this.once(`${game} lesson words`, () => words.use(`${game} lesson`, read)),
    ])
    return lesson
  }

  /** What a score pad knows of a game. */
  pad(game: string): Promise<ScorePad> {
    return this.once(`${game} pad`, async () => (await (await this.file(game, 'pad.json')).json()) as ScorePad)
  }

  /** The page that teaches a game. */
  rules(game: string, language: string): Promise<string> {
    return this.once(`${game} rules ${language}`, async () => (await this.file(game, `rules/${language}.md`)).text())
  }

  /** What that page takes from the board: its pictures, and which of its headings tells of which place. */
  rulesBoard(game: string): Promise<RulesBoard> {
    return this.once(`${game} rules board`, async () => (await (await this.file(game, 'rules/board.json')).json()) as RulesBoard)
  }

  private show(game: string, card: Card): void {
    if (game in this.covers) return // in another language
    showArt(game, card.art, false)
    const theme = document.createElement('style')
    theme.textContent = card.theme
    document.head.append(theme)
    this.covers = { ...this.covers, [game]: card.cover }
  }

  /** One of a game's files. */
  async file(game: string, path: string): Promise<Response> {
    const place = (await catalog.find(game))?.content
    if (place === undefined) throw new Refusal('not-found', `there is no game ${game}`)
    const answer = await fetch(`${place}${path}`).catch(() => {
      throw new Refusal('offline', 'the server cannot be reached')
    })
    if (!answer.ok) throw new Refusal('not-found', `${game} has no ${path}`)
    return answer
  }

  /** Ask once; after a failure, ask again. */
  private once<Found>(key: string, ask: () => Promise<Found>): Promise<Found> {
    if (!this.asked.has(key)) {
      const found = untrack(ask)
      this.asked.set(key, found)
      found.catch(() => this.asked.delete(key))
    }
    return this.asked.get(key) as Promise<Found>
  }
}

export const content = new Content()

/** A game's name, as soon as it is known. */
export function gameName(game: string): string {
  return hasWord(`${game}-name`) ? word(`${game}-name`) : ''
}

/** What a game is about, as soon as it is known. */
export function gameAbout(game: string): string {
  return hasWord(`${game}-about`) ? word(`${game}-about`) : ''
}
