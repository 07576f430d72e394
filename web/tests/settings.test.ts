import { expect, test } from 'vitest'
import { preferred, Settings } from '../src/settings.svelte'

/** A storage in memory. */
function storage(content = '') {
  const kept = new Map([['maiolica', content]])
  return {
    getItem: (key: string) => kept.get(key) || null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test.each([
  [['uk-UA', 'en'], 'uk'],
  [['de-DE', 'it'], 'it'],
  [['RU'], 'ru'],
  [['de', 'fr'], 'en'],
  [[], 'en'],
])('a browser that prefers %j gets %s', (languages, expected) => {
  expect(preferred(languages)).toBe(expected)
})

test('what was chosen is there the next time', () => {
  const kept = storage()
  new Settings(kept, ['it']).choose({ theme: 'dark', level: 'master' })
  const again = new Settings(kept, ['en'])
  expect(again.chosen).toMatchObject({ theme: 'dark', level: 'master', language: 'it', sound: true })
})

test('values that make no sense are not taken over', () => {
  const kept = storage('{"theme": "pink", "sound": "loud", "speed": "fast", "evil": 1, "name": 7}')
  const { chosen } = new Settings(kept, ['en'])
  expect(chosen).toMatchObject({ theme: 'auto', sound: true, speed: 'fast', name: '' })
  expect(chosen).not.toHaveProperty('evil')
})

test.each(['not JSON', '7', 'null', '[]'])('a storage that holds %j does no harm', (content) => {
  expect(new Settings(storage(content), ['en']).chosen.theme).toBe('auto')
})

test('without a storage, or with a full one, choices hold for the visit', () => {
  const none = new Settings(null, ['en'])
  none.choose({ speed: 'off' })
  expect(none.chosen.speed).toBe('off')
  const refusing = {
    getItem: () => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('full')
    },
  }
  const full = new Settings(refusing, ['en'])
  full.choose({ speed: 'slow' })
  expect(full.chosen.speed).toBe('slow')
})
