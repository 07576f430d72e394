/** The words of a review, which are loaded with it. */

import { words } from '../words.svelte'

const files = import.meta.glob<string>('../../../src/maiolica/locales/*/review.ftl', { query: '?raw', import: 'default' })

export function loadWords(): Promise<void> {
  return words.use('review', (language) => files[`../../../src/maiolica/locales/${language}/review.ftl`]!())
}
