/** The words of a review, which are loaded with it. */

import { words } from '../words.svelte'

const reasons = import.meta.glob<string>('../../../src/maiolica/locales/*/possible.ftl', { query: '?raw', import: 'default' })
const files = import.meta.glob<string>('../../../src/maiolica/locales/*/review.ftl', { query: '?raw', import: 'default' })

export function loadWords(): Promise<void> {
  return words.use('review', (language) => files[`../../../src/maiolica/locales/${language}/review.ftl`]!())
}

/** Why a position cannot be. */
export function loadReasons(): Promise<void> {
  return words.use('possible', (language) => reasons[`../../../src/maiolica/locales/${language}/possible.ftl`]!())
}
