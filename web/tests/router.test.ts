import { expect, test } from 'vitest'
import { link, read, router, type Route } from '../src/router.svelte'

const ROUTES: [string, Route][] = [
  ['#/', { page: 'home' }],
  ['#/new/azul', { page: 'new', game: 'azul', kind: 'live' }],
  ['#/new/azul/device', { page: 'new', game: 'azul', kind: 'device' }],
  ['#/t/k3v9', { page: 'table', id: 'k3v9', done: null }],
  ['#/t/k3v9/at/27', { page: 'table', id: 'k3v9', done: 27 }],
  ['#/t/k3v9/review', { page: 'review', id: 'k3v9', done: null }],
  ['#/edit/azul', { page: 'edit', game: 'azul', table: null, done: null }],
  ['#/edit/azul/k3v9/41', { page: 'edit', game: 'azul', table: 'k3v9', done: 41 }],
  ['#/t/k3v9/review/41', { page: 'review', id: 'k3v9', done: 41 }],
  ['#/habits', { page: 'habits' }],
  ['#/puzzles', { page: 'puzzles' }],
  ['#/puzzles/azul', { page: 'puzzle', game: 'azul', day: false }],
  ['#/puzzles/azul/day', { page: 'puzzle', game: 'azul', day: true }],
  ['#/replay', { page: 'replay' }],
  ['#/rules/five211', { page: 'rules', game: 'five211' }],
  ['#/settings', { page: 'settings' }],
  ['#/about', { page: 'about' }],
  ['#/recover/a%2Fb', { page: 'recover', token: 'a/b' }],
]

test.each(ROUTES)('%s is a route, and its link leads back to it', (hash, route) => {
  expect(read(hash)).toEqual(route)
  expect(link(route)).toBe(hash)
})

test.each(['', '#', '#/'])('%j is the first page', (hash) => {
  expect(read(hash)).toEqual({ page: 'home' })
})

test.each(['#/nowhere', '#/t', '#/t/a/at', '#/t/a/at/b', '#/t/a/at/1/2', '#/t/a/review/b', '#/new/azul/never', '#/about/us', '#/puzzles/azul/night', '#/recover'])(
  '%s is no page',
  (hash) => {
    expect(read(hash)).toEqual({ page: 'missing' })
  },
)

test('a broken escape does no harm', () => {
  expect(read('#/t/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A', done: null })
})

test('the router follows the address until it is stopped', () => {
  location.hash = '#/about'
  const stop = router.start(window)
  expect(router.route).toEqual({ page: 'about' })
  location.hash = '#/settings'
  window.dispatchEvent(new Event('hashchange'))
  expect(router.route).toEqual({ page: 'settings' })
  stop()
  location.hash = '#/replay'
  window.dispatchEvent(new Event('hashchange'))
  expect(router.route).toEqual({ page: 'settings' })
})
