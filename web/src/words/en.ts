/** All words of a language in one piece, without those that only the terminal says. */
const files = import.meta.glob<string>(
  [
    '../../../src/maiolica/locales/en/*.ftl',
    '../../../src/maiolica/games/*/words/en.ftl',
    '!../../../src/maiolica/locales/en/terminal.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
export default Object.values(files).join('\n')
