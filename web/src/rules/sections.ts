/** A rules page by its headings, and what of it speaks of a place of the board. */

import type { Shape } from '../protocol'
import { parse, type Run, type TextBlock } from './markdown'

export interface Section {
  /** The heading's name, the same in all languages; its number, where it has none. */
  name: string
  blocks: TextBlock[]
}

/** The beginning of a page, where nothing fits better. */
export const START = 'start'

/** A page as its sections; what stands before the first heading of the second level is the first of them. */
export function sectionsOf(page: string): Section[] {
  const sections: Section[] = []
  for (const block of parse(page)) {
    if (!sections.length || (block.kind === 'heading' && block.level === 2)) {
      sections.push({ name: block.kind === 'heading' && block.level === 2 ? block.name || `${sections.length}` : START, blocks: [] })
    }
    sections.at(-1)!.blocks.push(block)
  }
  return sections
}

/** All texts of a block that a reader sees. */
export function textsOf(block: TextBlock): string[] {
  const join = (runs: Run[]) => runs.map((run) => run.text)
  if (block.kind === 'picture') return [block.words]
  if (block.kind === 'list') return block.items.flatMap(join)
  if (block.kind === 'table') return [block.head, ...block.rows].flat().flatMap(join)
  return join(block.runs)
}

/** How many rows and items stand in the section before each block: they are numbered through, so that one can be named. */
export function numbersOf(section: Section): number[] {
  let before = 0
  return section.blocks.map((block) => {
    const first = before
    before += block.kind === 'list' ? block.items.length : block.kind === 'table' ? block.rows.length : 0
    return first
  })
}

/** The heading that tells of a shape, and perhaps which row or item below it: `end/3`. The first pattern that matches decides. */
export function placeOf(shape: Shape, places: readonly (readonly [string, string])[]): string {
  const names = [shape.id, shape.look].filter(Boolean) as string[]
  return places.find(([pattern]) => names.some((name) => glob(pattern).test(name)))?.[1] ?? START
}

/** A pattern as those of file names: `*`, `?` and `[…]`. */
function glob(pattern: string): RegExp {
  const source = pattern.replace(/[.+^${}()|\\]/g, '\\$&').replace(/\*/g, '.*').replace(/\?/g, '.')
  return new RegExp(`^${source}$`)
}
