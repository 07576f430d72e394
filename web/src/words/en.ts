/** The app's own words in one piece, without those of the terminal, of reviews, puzzles and the school; those of a game come with the game. */
const files = import.meta.glob<string>(
  ['../../../src/maiolica/locales/en/*.ftl', '!../../../src/maiolica/locales/en/{terminal,review,puzzle,school}.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
export default Object.values(files).join('\n')
