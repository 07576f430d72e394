/** The games' drawings: symbols in a hidden part of the page, each under its game's name. */

import './theme.css'

const files = import.meta.glob<string>('../../../src/maiolica/games/*/art.svg', { query: '?raw', import: 'default' })
import.meta.glob('../../../src/maiolica/games/*/theme.css', { eager: true })

/** What is known of a game's looks: all that can be drawn, the things that move about, the grounds that are dark at night, and the buttons. */
export interface Art {
  looks: ReadonlySet<string>
  things: ReadonlySet<string>
  grounds: ReadonlySet<string>
  buttons: ReadonlySet<string>
}

export const NO_ART: Art = { looks: new Set(), things: new Set(), grounds: new Set(), buttons: new Set() }

const loaded = new Map<string, Promise<Art>>()

/** Fetch a game's drawings once. */
export function loadArt(game: string): Promise<Art> {
  if (!loaded.has(game)) loaded.set(game, fetchArt(game))
  return loaded.get(game)!
}

async function fetchArt(game: string): Promise<Art> {
  const path = Object.keys(files).find((name) => name.includes(`/games/${game}/`))
  if (!path) return NO_ART
  const text = named(await files[path]!(), game)
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  svg.setAttribute('data-game', game) // gradients take their colors from where they stand
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('style', 'position: absolute; width: 0; height: 0; overflow: hidden')
  document.body.append(document.importNode(svg, true))
  const symbols = [...svg.querySelectorAll('symbol')]
  const ids = (some: Element[]) => new Set(some.map((symbol) => symbol.id.slice(game.length + 1)))
  const marked = (name: string) => ids(symbols.filter((symbol) => symbol.classList.contains(name)))
  return { looks: ids(symbols), things: marked('thing'), grounds: marked('ground'), buttons: marked('button') }
}

/** Ids of a game's own, so that the drawings of several games fit on one page. */
function named(text: string, game: string): string {
  return text.replaceAll('id="', `id="${game}/`).replaceAll('url(#', `url(#${game}/`)
}
