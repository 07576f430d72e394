/** What a rules page takes from the board: which heading tells of which place, and pictures. */

import type { Shape } from '../protocol'

/** Left, top, right, bottom, in tiles. */
export type Edges = readonly [number, number, number, number]

export interface Drawing {
  width: number
  height: number
  grounds: Edges[]
  shapes: Shape[]
  frames?: Edges[]
  /** From x and y to x and y. */
  arrow?: Edges
  points?: [x: number, y: number, text: string][]
}

export interface RulesBoard {
  places: [pattern: string, place: string][]
  pictures: Record<string, Drawing>
}

export const NO_BOARD: RulesBoard = { places: [], pictures: {} }
