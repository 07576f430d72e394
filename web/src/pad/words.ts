/** The words of the score pad, which are loaded with it. */

import { words } from '../words.svelte'

const files = import.meta.glob<string>('../../../src/maiolica/locales/*/pad.ftl', { query: '?raw', import: 'default' })

export function loadWords(): Promise<void> {
  return words.use('pad', (language) => files[`../../../src/maiolica/locales/${language}/pad.ftl`]!())
}
