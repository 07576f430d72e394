/** The games' drawings: symbols in a hidden part of the page, each under its game's name. */

import './theme.css'

/** What is known of a game's looks: all that can be drawn, the things that move about, the grounds that are dark at night, and the buttons. */
export interface Art {
  looks: ReadonlySet<string>
  things: ReadonlySet<string>
  grounds: ReadonlySet<string>
  buttons: ReadonlySet<string>
}

export const NO_ART: Art = { looks: new Set(), things: new Set(), grounds: new Set(), buttons: new Set() }

const shown = new Map<string, { place: Element; whole: boolean }>()

/** Put a game's drawings on the page: a few of them first, and in their place the whole, if it is needed. */
export function showArt(game: string, text: string, whole: boolean): Art {
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  svg.setAttribute('data-game', game) // gradients take their colors from where they stand
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('style', 'position: absolute; width: 0; height: 0; overflow: hidden')
  const before = shown.get(game)
  if (!before?.whole) {
    const place = document.importNode(svg, true)
    document.body.append(place)
    before?.place.remove()
    shown.set(game, { place, whole })
  }
  const symbols = [...svg.querySelectorAll('symbol')]
  const ids = (some: Element[]) => new Set(some.map((symbol) => symbol.id.slice(game.length + 1)))
  const marked = (name: string) => ids(symbols.filter((symbol) => symbol.classList.contains(name)))
  return { looks: ids(symbols), things: marked('thing'), grounds: marked('ground'), buttons: marked('button') }
}
