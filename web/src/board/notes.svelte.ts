/** A note beside a shape: what it is or, if it could be picked but not now, why not. */

import { say } from '../words.svelte'
import type { Choice } from './narrow'
import type { Part } from './scene'
import type { Label, Shape } from '../protocol'
import type { Spot } from './stops'

export interface Note {
  text: string
  /** What it speaks of. */
  about: Shape
  /** Whether the reader asked; otherwise it goes when they go on. */
  asked: boolean
  x: number
  /** Below what it speaks of, and above it. */
  y: number
  top: number
}

export type Why = (fields: Part) => Promise<Label | null>

export class Notes {
  shown = $state.raw<Note | null>(null)

  /** Notes what something is, and the reason why it cannot be picked, which is answered. */
  async explain({ shape, box }: Spot, asked: boolean, choice: Choice | null, names: readonly string[], why?: Why): Promise<string> {
    const at = { about: shape, asked, x: box.x + box.width / 2, y: box.y + box.height, top: box.y }
    this.shown = shape.label ? { text: say(shape.label, names), ...at } : null
    const part = choice?.partOf(shape)
    if (!choice || !part || choice.isPickable(shape) || choice.isChosen(shape)) return ''
    const reason = await why?.({ ...choice.fields, ...part })
    if (!reason) return ''
    this.shown = { text: say(reason, names), ...at }
    return this.shown.text
  }

  /** The reader went on: what nobody asked is forgotten. */
  leave(): void {
    if (!this.shown?.asked) this.clear()
  }

  clear(): void {
    this.shown = null
  }
}
