import { expect, test } from 'vitest'
import { inline, parse } from '../src/rules/markdown'

const plain = (text: string) => [{ text, style: 'plain' }]

test('headings, paragraphs and lists', () => {
  const blocks = parse('# Title\nText that\ngoes on.\n\n- one\n- two,\n  longer\n\n1. first\n2. second\n')
  expect(blocks).toEqual([
    { kind: 'heading', level: 1, name: '', runs: plain('Title') },
    { kind: 'paragraph', runs: plain('Text that goes on.') },
    { kind: 'list', ordered: false, items: [plain('one'), plain('two, longer')] },
    { kind: 'list', ordered: true, items: [plain('first'), plain('second')] },
  ])
})

test('a list may follow its sentence, and a heading may follow anything', () => {
  const kinds = parse('You may:\n- take\n- pass\n## Next\nmore\n## Last\n').map((block) => block.kind)
  expect(kinds).toEqual(['paragraph', 'list', 'heading', 'paragraph', 'heading'])
})

test('tables', () => {
  const [table] = parse('| slot | cost |\n|---|---:|\n| 1 | −1 |\n| 2 | **−2** |\n')
  expect(table).toEqual({
    kind: 'table',
    head: [plain('slot'), plain('cost')],
    rows: [
      [plain('1'), plain('−1')],
      [plain('2'), [{ text: '−2', style: 'bold' }]],
    ],
  })
})

test('bold and italic', () => {
  expect(inline('a **b c** d *e* f')).toEqual([
    { text: 'a ', style: 'plain' },
    { text: 'b c', style: 'bold' },
    { text: ' d ', style: 'plain' },
    { text: 'e', style: 'italic' },
    { text: ' f', style: 'plain' },
  ])
})

test.each(['2 * 3 * 4', '<b>no HTML</b>', 'a ** b', '[no](link)'])('%j stays as it is', (text) => {
  expect(inline(text)).toEqual(plain(text))
})

test('windows line ends and blank files', () => {
  expect(parse('# A\r\n\r\ntext\r\n')).toHaveLength(2)
  expect(parse('\n \n')).toEqual([])
})
