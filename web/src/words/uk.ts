/** All words of a language in one piece, without those that only the terminal says. */
const files = import.meta.glob<string>(
  [
    '../../../src/maiolica/locales/uk/*.ftl',
    '../../../src/maiolica/games/*/words/uk.ftl',
    '!../../../src/maiolica/locales/uk/terminal.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
export default Object.values(files).join('\n')
