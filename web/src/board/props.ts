/** What a board is given. */

import type { Decision, LogLine, Scene } from '../protocol'
import type { Speed } from './animator.svelte'
import type { Why } from './notes.svelte'
import type { Ask } from './previews.svelte'

export interface BoardProps {
  scene: Scene
  legal?: Decision[]
  names?: readonly string[]
  /** Whether the reader may pick. */
  interactive?: boolean
  /** Ids of places to mark as the last move; without them the board remembers what changed. */
  last?: readonly string[] | null
  hint?: Decision | null
  speed?: Speed
  /** Ask before a decision is played. */
  confirm?: boolean
  /** Show no shapes, while a device is passed on. */
  covered?: boolean
  /** The latest lines of the log, which are announced. */
  lines?: readonly LogLine[]
  /** The height in pixels that should be enough; without it, what is left of the window. */
  height?: number
  /** Show what is going on above the table. */
  headline?: boolean
  onplay?: (move: Decision) => void
  onwhy?: Why
  onpreview?: Ask
}
