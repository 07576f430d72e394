/** The objects of docs/protocol.md that are not part of a picture. */

import type { Label, Move, Scene } from './board/scene'

export interface Visitor {
  id: string
  name: string
}

export interface Option {
  name: string
  choices: string[]
  numbers: [number, number] | null
  form: string
}

export interface CatalogGame {
  id: string
  rules: number
  seats: number[]
  ready: boolean
  /** Whether anything is hidden from anybody. */
  secrets: boolean
  /** Where its words, drawings and rules pages lie. */
  content: string
  options: Option[]
}

export interface Catalog {
  version: string
  languages: string[]
  levels: string[]
  signals: string[]
  games: CatalogGame[]
  limits: { hint_seconds: number }
}

export type Clock =
  | { kind: 'none' }
  | { kind: 'move'; seconds: number }
  | { kind: 'bank'; seconds: number; increment: number }
  | { kind: 'days'; days: number }

export type TableKind = 'live' | 'slow' | 'device'
export type Undo = 'own' | 'free' | 'none'
export type Absent = 'bot' | 'end'

export type NewSeat = { kind: 'me'; name?: string | null } | { kind: 'open' } | { kind: 'bot'; level: string }

export interface NewTable {
  game: string
  seats: NewSeat[]
  options?: Record<string, string>
  kind?: TableKind
  clock?: Clock
  undo?: Undo
  absent?: Absent
  hints?: boolean
  listed?: boolean
}

export interface Seat {
  kind: 'person' | 'bot' | 'open'
  name: string | null
  level: string | null
  yours: boolean
  ready: boolean
  online: boolean
  stand_in: string | null
}

export interface Result {
  reason: 'played' | 'resigned' | 'time' | 'left'
  seat: number | null
  scores: number[]
  ranks: number[]
}

export interface Table {
  id: string
  game: string
  rules: number
  options: Record<string, string>
  kind: TableKind
  state: 'open' | 'playing' | 'over'
  seats: Seat[]
  clock: Clock
  undo: Undo
  absent: Absent
  hints: boolean
  listed: boolean
  yours: boolean
  created: number
  moved: number
  waiting: number[]
  done: number
  watchers: number
  commitment: string | null
  secret: string | null
  result: Result | null
  next: string | null
  stopped: string | null
}

export interface Tables {
  mine: Table[]
  open: Table[]
  playing: Table[]
}

export interface Line {
  done: number
  seat: number
  text: string
  told: Label
}

export interface Clocks {
  left: (number | null)[]
  running: number[]
  at: number
}

export interface Moment {
  type: 'moment'
  number: number
  seat: number | null
  done: number
  from: number
  lines: Line[]
  scene: Scene
  waiting: number[]
  turn: number
  legal: Move[]
  scores: number[]
  undo: boolean
  clocks: Clocks | null
  result: Result | null
}

export interface Advice extends Move {
  chance: number
  lead: number
}

export interface Played {
  number: number
  done: number
}

export interface Preview {
  scene: Scene | null
  scores: number[]
}
