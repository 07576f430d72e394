/** The app's own words in one piece, without those of the terminal, of reviews and of the school; those of a game come with the game. */
const files = import.meta.glob<string>(
  ['../../../src/maiolica/locales/uk/*.ftl', '!../../../src/maiolica/locales/uk/{terminal,review,school}.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
export default Object.values(files).join('\n')
