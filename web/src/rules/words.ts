/** The words around a rules page, which are loaded with it. */

import { words } from '../words.svelte'

const files = import.meta.glob<string>('../../../src/maiolica/locales/*/rules.ftl', { query: '?raw', import: 'default' })

export function loadWords(): Promise<void> {
  return words.use('rules', (language) => files[`../../../src/maiolica/locales/${language}/rules.ftl`]!())
}
