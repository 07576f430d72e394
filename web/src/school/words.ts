/** The words of the school, which are loaded with it. */

import { words } from '../words.svelte'

const files = import.meta.glob<string>('../../../src/maiolica/locales/*/school.ftl', { query: '?raw', import: 'default' })

export function loadWords(): Promise<void> {
  return words.use('school', (language) => files[`../../../src/maiolica/locales/${language}/school.ftl`]!())
}
