/** Words found in a page, whatever their case and accents; ё is е, but й, ї and ґ are letters of their own. */

import { textsOf, type Section } from './sections'

const LETTERS = new Set(['й', 'ї'])

interface Folded {
  text: string
  /** For each character, where in the original it comes from. */
  from: number[]
}

function folded(original: string): Folded {
  const found: Folded = { text: '', from: [] }
  let at = 0
  for (const letter of original) {
    for (const plain of fold(letter)) {
      found.text += plain
      for (let i = 0; i < plain.length; i++) found.from.push(at)
    }
    at += letter.length
  }
  found.from.push(at)
  return found
}

/** A letter as it is compared. */
function fold(letter: string): string {
  const low = letter.toLowerCase()
  if (LETTERS.has(low)) return low
  if ('’ʼ‘`'.includes(low)) return "'"
  if (low === '−') return '-'
  return low.normalize('NFD').replace(/\p{M}/gu, '')
}

/** What is looked for: each word of a query. */
export function termsOf(query: string): string[] {
  const text = folded(query.normalize('NFC')).text
  return [...new Set(text.split(/\s+/).filter(Boolean))]
}

/** A text in pieces, of which some are found. */
export function piecesOf(original: string, terms: readonly string[]): { text: string; found: boolean }[] {
  const found = marksIn(original, terms)
  const pieces = []
  let at = 0
  for (const [start, end] of found) {
    if (start > at) pieces.push({ text: original.slice(at, start), found: false })
    pieces.push({ text: original.slice(start, end), found: true })
    at = end
  }
  if (at < original.length || !pieces.length) pieces.push({ text: original.slice(at), found: false })
  return pieces
}

/** From where to where something is found; what overlaps is one. */
function marksIn(original: string, terms: readonly string[]): [number, number][] {
  if (!terms.length) return []
  const { text, from } = folded(original)
  const all: [number, number][] = []
  for (const term of terms) {
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) all.push([from[at]!, from[at + term.length]!])
  }
  const merged: [number, number][] = []
  for (const [start, end] of all.sort((one, other) => one[0] - other[0])) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}

export interface Found {
  /** The sections in which every word is found, below the page's title. */
  sections: Section[]
  /** How many places are marked in them. */
  count: number
}

/** What a query finds; an empty one finds everything. */
export function search(sections: Section[], query: string): Found {
  const terms = termsOf(query)
  if (!terms.length) return { sections, count: 0 }
  const has = (section: Section) => {
    const text = folded(section.blocks.flatMap(textsOf).join('\n')).text
    return terms.every((term) => text.includes(term))
  }
  const found = sections.filter((section, index) => index === 0 || has(section))
  if (found[0] && !has(found[0])) found[0] = { ...found[0], blocks: found[0].blocks.slice(0, 1) }
  const texts = found.flatMap((section) => section.blocks.flatMap(textsOf))
  return { sections: found, count: texts.reduce((sum, text) => sum + marksIn(text, terms).length, 0) }
}
