/** The HTTP part of the protocol: one function for each call; a refusal is thrown as a `Refusal` with the protocol's code. */

import type {
  Advices,
  Arranged,
  Catalog,
  Credential,
  Habits,
  Label,
  Level,
  Looked,
  Moment,
  NewTable,
  Occasion,
  Previewed,
  Possibilities,
  Reviewed,
  ShownTable,
  Tables,
  Token,
  Tried,
  Visitor,
} from './protocol'

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly reason: Label | null = null,
  ) {
    super(text)
  }
}

export const api = {
  catalog: () => call<Catalog>('GET', 'catalog'),
  me: () => call<Visitor>('GET', 'me'),
  visit: (name: string) => call<Credential>('POST', 'visitors', { name }),
  rename: (name: string) => call<Visitor>('PATCH', 'me', { name }),
  recovery: () => call<Token>('POST', 'me/recovery'),
  recover: (token: string) => call<Credential>('POST', 'recover', { token }),
  forget: () => call<void>('POST', 'me/forget'),
  tables: () => call<Tables>('GET', 'tables'),
  create: (table: NewTable) => call<ShownTable>('POST', 'tables', table),
  table: (id: string) => call<ShownTable>('GET', `tables/${id}`),
  join: (id: string, seat: number | null = null, name: string | null = null) =>
    call<ShownTable>('POST', `tables/${id}/join`, { seat, name }),
  start: (id: string, fill: Level | null) => call<ShownTable>('POST', `tables/${id}/start`, { fill }),
  leave: (id: string) => call<ShownTable>('POST', `tables/${id}/leave`),
  rematch: (id: string) => call<ShownTable>('POST', `tables/${id}/rematch`),
  importLog: (log: string) => call<ShownTable>('POST', 'tables/import', { log }),
  momentAt: (id: string, done: number, seat: number | null) =>
    call<Moment>('GET', `tables/${id}/moments/${done}${query({ seat })}`),
  hintAt: (id: string, done: number, seat: number | null) =>
    call<Advices>('POST', `tables/${id}/hint`, { seat, done }),
  habits: () => call<Habits[]>('GET', 'me/habits'),
  review: (id: string) => call<Reviewed>('GET', `tables/${id}/review`),
  occasion: (id: string, done: number) => call<Occasion>('GET', `tables/${id}/review/${done}`),
  lineAt: (id: string, done: number, which: 'best' | 'played', steps: number) =>
    call<Previewed>('GET', `tables/${id}/review/${done}/${which}/${steps}`),
  tryMove: (id: string, done: number, move: string) => call<Tried>('POST', `tables/${id}/review/${done}/try`, { move }),
  branch: (id: string, done: number, levels: (Level | null)[]) => call<ShownTable>('POST', `tables/${id}/branch`, { done, levels }),
  newPosition: (game: string, seats: number) => call<Arranged>('POST', 'positions', { game, seats }),
  pastPosition: (id: string, done: number) => call<Arranged>('GET', `tables/${id}/review/${done}/position`),
  lookAt: (position: string, seat: number | null) => call<Looked>('POST', 'positions/look', { position, seat }),
  atPlace: (position: string, seat: number, place: string) => call<Possibilities>('POST', 'positions/place', { position, seat, place }),
  step: (position: string, move: string | null, seat: number | null) =>
    call<Arranged>('POST', 'positions/step', { position, move, seat }),
  positionHint: (position: string) => call<Advices>('POST', 'positions/hint', { position }),
}

/** Addresses of files, relative to the page so that the app works under any path prefix. */
export const files = {
  log: (id: string, seat: number | null) => `api/tables/${id}/log${query({ seat })}`,
  picture: (id: string, done: number, seat: number | null, lang: string) =>
    `api/tables/${id}/picture.svg${query({ done, seat, lang })}`,
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method, credentials: 'same-origin', cache: 'no-store' }
  if (method !== 'GET') {
    init.headers = { 'Content-Type': 'application/json' }
    init.body = JSON.stringify(body ?? {})
  }
  const answer = await fetch(`api/${path}`, init).catch(() => {
    throw new Refusal('offline', 'the server cannot be reached')
  })
  if (!answer.ok) throw await refusal(answer)
  return (answer.status === 204 ? undefined : await answer.json()) as Answer
}

async function refusal(answer: Response): Promise<Refusal> {
  const told: { error?: string; text?: string; reason?: Label } = await answer.json().catch(() => ({}))
  return new Refusal(told.error ?? 'unknown', told.text ?? answer.statusText, told.reason ?? null)
}

function query(values: Record<string, string | number | null>): string {
  const known = Object.entries(values).filter(([, value]) => value !== null)
  return known.length ? `?${new URLSearchParams(known.map(([name, value]) => [name, String(value)]))}` : ''
}
