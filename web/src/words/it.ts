/** The app's own words in one piece, without those of the terminal and of reviews; those of a game come with the game. */
const files = import.meta.glob<string>(
  ['../../../src/maiolica/locales/it/*.ftl', '!../../../src/maiolica/locales/it/{terminal,review}.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
export default Object.values(files).join('\n')
