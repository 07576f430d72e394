/** The words of puzzles, which are loaded with them. */

import { loadWords as loadReview } from '../review/words'
import { hasWord, word, words } from '../words.svelte'

const files = import.meta.glob<string>('../../../src/maiolica/locales/*/puzzle.ftl', { query: '?raw', import: 'default' })

export async function loadWords(): Promise<void> {
  const own = words.use('puzzle', (language) => files[`../../../src/maiolica/locales/${language}/puzzle.ftl`]!())
  await Promise.all([own, loadReview()]) // why a move is better is told by both
}

/** What a theme is called: one of every game, or a kind of points of this one. */
export function themeName(game: string, theme: string): string {
  return hasWord(`puzzle-theme-${theme}`) ? word(`puzzle-theme-${theme}`) : word(`${game}-source-${theme}`)
}
