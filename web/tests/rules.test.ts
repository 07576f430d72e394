import { expect, test } from 'vitest'
import type { Shape } from '../src/protocol'
import { parse } from '../src/rules/markdown'
import { piecesOf, search, termsOf } from '../src/rules/search'
import { numbersOf, placeOf, sectionsOf } from '../src/rules/sections'

const PAGE = '# Game\n\nIntro.\n\n## One {#one}\n\nThe **floor** costs.\n\n- a\n- b\n\n## Two {#two}\n\n![A picture of it](scene:it)\n\n| x |\n|---|\n| Floor |\n'
const marked = (text: string, query: string) => piecesOf(text, termsOf(query)).flatMap((piece) => (piece.found ? [piece.text] : []))

test('headings have names, and pictures their words', () => {
  expect(parse('## One {#one}\n\n![A picture of it](scene:it)')).toEqual([
    { kind: 'heading', level: 2, name: 'one', runs: [{ text: 'One', style: 'plain' }] },
    { kind: 'picture', name: 'it', words: 'A picture of it' },
  ])
})

test('a page is its sections, whose items and rows are numbered through', () => {
  const sections = sectionsOf(PAGE)
  expect(sections.map(({ name }) => name)).toEqual(['start', 'one', 'two'])
  expect(sectionsOf('# Game\n\n## One\n\n## Two\n').map(({ name }) => name)).toEqual(['start', '1', '2'])
  expect(numbersOf(sections[1]!)).toEqual([0, 0, 0])
  expect(numbersOf(sectionsOf('## A {#a}\n\n- a\n- b\n\ntext\n\n| x |\n|---|\n| 1 |')[0]!)).toEqual([0, 0, 2, 2])
})

test('the first pattern that matches the place or the look of a shape decides', () => {
  const places = [['effect-keep', 'golden/3'], ['board-*-C?', 'place'], ['effect-[12]', 'golden']] as const
  const at = (id: string, look: string) => placeOf({ id, look, x: 0, y: 0 } as Shape, places)
  expect(at('effect-2', 'effect-keep')).toBe('golden/3')
  expect(at('effect-2', 'effect-plus')).toBe('golden')
  expect(at('board-1-C4', 'space')).toBe('place')
  expect(at('effect-3', 'effect-plus')).toBe('start')
})

test.each([
  ['Perché i PUNTI', 'perche punti', ['Perché', 'PUNTI']],
  ['Ещё очко', 'еще', ['Ещё']],
  ['Ґанок і ганок', 'ганок', ['ганок']],
  ['її її', 'іі', []],
  ['мій', 'мии', []],
  ["п'ять і п’ять", 'п’ять', ["п'ять", 'п’ять']],
  ['costs −2', '-2', ['−2']],
  ['abcabc', 'ab bc', ['abcabc']],
  ['nothing', ' ', []],
])('in %j, %j finds %j', (text, query, found) => {
  expect(marked(text, query)).toEqual(found)
  expect(piecesOf(text, termsOf(query)).map((piece) => piece.text).join('')).toBe(text)
})

test('sections without all words are folded away, and what is marked is counted', () => {
  const sections = sectionsOf(PAGE)
  const title = { ...sections[0]!, blocks: [sections[0]!.blocks[0]] }
  expect(search(sections, 'FLOOR')).toEqual({ sections: [title, sections[1], sections[2]], count: 2 })
  expect(search(sections, 'floor picture')).toEqual({ sections: [title, sections[2]], count: 2 })
  expect(search(sections, 'moon')).toEqual({ sections: [title], count: 0 })
  expect(search(sections, 'intro')).toEqual({ sections: [sections[0]], count: 1 })
  expect(search(sections, '')).toEqual({ sections, count: 0 })
})
