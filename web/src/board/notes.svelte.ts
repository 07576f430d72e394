/** A note beside a shape: what it is or, if it could be picked but not now, why not. */

import { say } from '../words.svelte'
import type { Choice } from './narrow'
import type { Part } from './scene'
import type { Label } from '../protocol'
import type { Spot } from './stops'

export interface Note {
  text: string
  x: number
  /** Below what it speaks of, and above it. */
  y: number
  top: number
}

export type Why = (fields: Part) => Promise<Label | null>

export class Notes {
  shown = $state.raw<Note | null>(null)

  /** Notes what something is, and the reason why it cannot be picked, which is answered. */
  async explain({ shape, box }: Spot, choice: Choice | null, names: readonly string[], why?: Why): Promise<string> {
    const at = { x: box.x + box.width / 2, y: box.y + box.height, top: box.y }
    this.shown = shape.label ? { text: say(shape.label, names), ...at } : null
    const part = choice?.partOf(shape)
    if (!choice || !part || choice.isPickable(shape) || choice.isChosen(shape)) return ''
    const reason = await why?.({ ...choice.fields, ...part })
    if (!reason) return ''
    this.shown = { text: say(reason, names), ...at }
    return this.shown.text
  }

  clear(): void {
    this.shown = null
  }
}
