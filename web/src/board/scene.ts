/** What the server sends: a picture as data, and the decisions that may be made (docs/protocol.md). */

export type Argument = string | number | Label

/** A message to be said in the reader's language. */
export interface Label {
  key: string
  args?: Record<string, Argument>
}

/** The fields of a move that picking a shape fixes. */
export type Part = Readonly<Record<string, number>>

export interface Shape {
  look: string
  x: number
  y: number
  width?: number
  height?: number
  text?: string
  label?: Label | null
  id?: string
  part?: Part
  turn?: number
}

export interface Panel {
  id: string
  title: Label
  width: number
  height: number
  seat?: number
  score?: number
  active?: boolean
  shapes: Shape[]
}

export interface Scene {
  game: string
  status: Label
  panels: Panel[]
}

/** A legal decision: its text for the log, its fields, its words. */
export interface Move {
  text: string
  fields: Part
  told: Label
}
