/** All words of a language in one piece, without those that only the terminal says. */
const files = import.meta.glob<string>(
  [
    '../../../src/maiolica/locales/it/*.ftl',
    '../../../src/maiolica/games/*/words/it.ftl',
    '!../../../src/maiolica/locales/it/terminal.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
export default Object.values(files).join('\n')
