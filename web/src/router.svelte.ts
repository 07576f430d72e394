/** Hash routes: the part of the address after `#` names the page, so that the app works under any path prefix. */

import type { TableKind } from './protocol'

const KINDS: readonly TableKind[] = ['live', 'slow', 'device']

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string; kind: TableKind }
  | { page: 'table'; id: string; done: number | null }
  | { page: 'review'; id: string; done: number | null }
  | { page: 'edit'; game: string; table: string | null; done: number | null }
  | { page: 'learn'; game: string }
  | { page: 'habits' }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; day: boolean }
  | { page: 'pads' }
  | { page: 'pad'; game: string; kept: string | null }
  | { page: 'replay' }
  | { page: 'rules'; game: string }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'recover'; token: string }
  | { page: 'missing' }

class Router {
  route: Route = $state.raw({ page: 'home' })

  /** Follows the address of a window from now on; the answer ends that. */
  start(window: Window): () => void {
    const follow = () => {
      this.route = read(window.location.hash)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }
}

export const router = new Router()

/** The route that a hash names. */
export function read(hash: string): Route {
  const parts = hash.replace(/^#?\/?/, '').split('/').filter(Boolean).map(decode)
  const [page = '', value = '', more = '', last = ''] = parts
  const alone = parts.length === 1
  if (parts.length === 0) return { page: 'home' }
  if (alone && (page === 'replay' || page === 'habits' || page === 'puzzles' || page === 'settings' || page === 'about')) return { page }
  if (parts.length === 2 && (page === 'rules' || page === 'learn')) return { page, game: value }
  if (parts.length === 2 && page === 'new') return { page, game: value, kind: 'live' }
  if (parts.length === 2 && page === 'puzzles') return { page: 'puzzle', game: value, day: false }
  if (parts.length === 3 && page === 'puzzles' && more === 'day') return { page: 'puzzle', game: value, day: true }
  if (alone && page === 'pad') return { page: 'pads' }
  if (parts.length === 2 && page === 'pad') return { page, game: value, kept: null }
  if (parts.length === 3 && page === 'pad') return { page, game: value, kept: more }
  const kind = KINDS.find((known) => known === more)
  if (parts.length === 3 && page === 'new' && kind) return { page, game: value, kind }
  if (parts.length === 2 && page === 'recover') return { page, token: value }
  if (parts.length === 2 && page === 't') return { page: 'table', id: value, done: null }
  if (parts.length === 4 && page === 't' && more === 'at' && /^\d{1,7}$/.test(last)) {
    return { page: 'table', id: value, done: Number(last) }
  }
  if (parts.length === 3 && page === 't' && more === 'review') return { page: 'review', id: value, done: null }
  if (parts.length === 4 && page === 't' && more === 'review' && /^\d{1,7}$/.test(last)) {
    return { page: 'review', id: value, done: Number(last) }
  }
  if (parts.length === 2 && page === 'edit') return { page, game: value, table: null, done: null }
  if (parts.length === 4 && page === 'edit' && /^\d{1,7}$/.test(last)) {
    return { page, game: value, table: more, done: Number(last) }
  }
  return { page: 'missing' }
}

/** The hash of a route. */
export function link(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'missing':
      return '#/'
    case 'new': {
      const kind = route.kind === 'live' ? '' : `/${route.kind}`
      return `#/new/${encodeURIComponent(route.game)}${kind}`
    }
    case 'rules':
    case 'learn':
      return `#/${route.page}/${encodeURIComponent(route.game)}`
    case 'table': {
      const moment = route.done === null ? '' : `/at/${route.done}`
      return `#/t/${encodeURIComponent(route.id)}${moment}`
    }
    case 'review':
      return `#/t/${encodeURIComponent(route.id)}/review${route.done === null ? '' : `/${route.done}`}`
    case 'edit': {
      const from = route.table === null ? '' : `/${encodeURIComponent(route.table)}/${route.done}`
      return `#/edit/${encodeURIComponent(route.game)}${from}`
    }
    case 'puzzle':
      return `#/puzzles/${encodeURIComponent(route.game)}${route.day ? '/day' : ''}`
    case 'pads':
      return '#/pad'
    case 'pad':
      return `#/pad/${encodeURIComponent(route.game)}${route.kept === null ? '' : `/${encodeURIComponent(route.kept)}`}`
    case 'recover':
      return `#/recover/${encodeURIComponent(route.token)}`
    default:
      return `#/${route.page}`
  }
}

/** The whole address of a route, to be sent to somebody. */
export function address(route: Route): string {
  return new URL(link(route), document.baseURI).href
}

/** Goes to another page; `replace` leaves no step behind in the history. */
export function go(route: Route, replace = false): void {
  if (replace) location.replace(link(route))
  else location.hash = link(route)
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
