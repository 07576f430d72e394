/** What a board is given. */

import type { Decision, LogLine, Scene, Shape } from '../protocol'
import type { Speed } from './animator.svelte'
import type { Change } from './marks'
import type { Counted } from './steps'
import type { Why } from './notes.svelte'
import type { Ask } from './previews.svelte'

/** What a board is doing: its things move, or it shows how points are counted. */
export type Activity = 'idle' | 'moving' | 'counting'

export interface BoardProps {
  scene: Scene
  legal?: Decision[]
  names?: readonly string[]
  /** The seat that is spoken to as you; null where the reader has none, or several. */
  you?: number | null
  /** Whether the reader may pick. */
  interactive?: boolean
  /** What changed of late, of which the latest is marked; without it, what changed in the scene that is shown. */
  changes?: readonly Change[] | null
  hint?: Decision | null
  /** The ids of the places that somebody points at. */
  pointed?: readonly string[]
  speed?: Speed
  /** Ask before a decision is played. */
  confirm?: boolean
  /** Show no shapes, while a device is passed on. */
  covered?: boolean
  /** The latest lines of the log, which are announced. */
  lines?: readonly LogLine[]
  /** The points that the scene brought, which are shown and announced. */
  counted?: Counted | null
  /** The height in pixels that should be enough; without it, what is left of the window. */
  height?: number
  /** Show what is going on above the table. */
  headline?: boolean
  onplay?: (move: Decision) => void
  /** What the board is doing, the scores that are on it, and how many points of a count it has told. */
  onactivity?: (activity: Activity, scores: ReadonlyMap<number, number> | null, told: number) => void
  /** The reader wants to know the rules of something. */
  onrules?: (about: Shape) => void
  onwhy?: Why
  onpreview?: Ask
}
