/** The small part of Markdown that the rules pages use, as data: headings with their names, paragraphs, lists, tables, bold and italic, and
 * pictures of the board: `![words](scene:name)`. */

export interface Run {
  text: string
  style: 'plain' | 'bold' | 'italic'
}

export type TextBlock =
  | { kind: 'heading'; level: number; name: string; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: Run[][] }
  | { kind: 'table'; head: Run[][]; rows: Run[][][] }
  | { kind: 'picture'; name: string; words: string }

const ITEM = /^\s*(?:[-*]|\d+\.)\s+/

/** The blocks of a page. */
export function parse(source: string): TextBlock[] {
  const groups = source.replace(/\r\n?/g, '\n').split(/\n\s*\n/)
  return groups.flatMap((group) => group.split(/\n(?=#)|(?<=^#.*)\n/m)).flatMap(block)
}

function block(group: string): TextBlock[] {
  const lines = group.split('\n').filter((line) => line.trim())
  const first = lines[0]
  if (first === undefined) return []
  const heading = /^(#{1,6})\s+(.*?)(?:\s*\{#([\w-]+)\})?$/.exec(first)
  if (heading) return [{ kind: 'heading', level: heading[1]!.length, name: heading[3] ?? '', runs: inline(heading[2]!) }]
  const picture = /^!\[([^\]]*)\]\(scene:([\w-]+)\)$/.exec(first.trim())
  if (picture) return [{ kind: 'picture', name: picture[2]!, words: picture[1]! }]
  if (first.trim().startsWith('|')) return [table(lines)]
  const start = lines.findIndex((line) => ITEM.test(line))
  if (start < 0) return [paragraph(lines)]
  return [...(start > 0 ? [paragraph(lines.slice(0, start))] : []), list(lines.slice(start))]
}

const paragraph = (lines: string[]): TextBlock => ({ kind: 'paragraph', runs: inline(lines.map(trim).join(' ')) })

function list(lines: string[]): TextBlock {
  const items: string[] = []
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''))
    else items[items.length - 1] += ` ${line.trim()}` // a long item goes on in the next line
  }
  return { kind: 'list', ordered: /^\s*\d/.test(lines[0]!), items: items.map(inline) }
}

function table(lines: string[]): TextBlock {
  const [head = [], ...rows] = lines.filter((line) => !/^[\s|:-]+$/.test(line)).map(cells)
  return { kind: 'table', head, rows }
}

const cells = (line: string): Run[][] => line.trim().replace(/^\||\|$/g, '').split('|').map(trim).map(inline)
const trim = (text: string): string => text.trim()

/** Bold and italic; everything else is plain text, whatever it looks like. */
export function inline(text: string): Run[] {
  const runs: Run[] = []
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*)/)) {
    if (part.startsWith('**') && part.length > 4) runs.push({ text: part.slice(2, -2), style: 'bold' })
    else if (part.startsWith('*') && part.endsWith('*') && part.length > 2) {
      runs.push({ text: part.slice(1, -1), style: 'italic' })
    } else if (part) runs.push({ text: part, style: 'plain' })
  }
  return runs
}
