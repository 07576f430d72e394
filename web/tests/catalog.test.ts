import { expect, test } from 'vitest'
import { catalog } from '../src/catalog.svelte'
import type { Catalog, CatalogGame } from '../src/protocol'

test('a rating is a number, and one that is only known to be at least so high has a plus sign', () => {
  const game: Partial<CatalogGame> = { id: 'any', ratings: { 2: { expert: 749 }, 3: {} }, at_least: { 2: { master: 1240 }, 3: {} } }
  catalog.known = { games: [game] } as unknown as Catalog
  expect(catalog.ratings('any', 2)).toEqual({ expert: '749', master: '1240+' })
  expect(catalog.ratings('any', 3)).toEqual({})
  expect(catalog.ratings('any', 4)).toEqual({})
  expect(catalog.ratings('another', 2)).toEqual({})
})
