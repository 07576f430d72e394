import { describe, expect, it } from 'vitest'
import { shortly } from '../src/board/told'
import type { Decision, Label } from '../src/protocol'
import { words } from '../src/words.svelte'

const decision = (told: Label): Decision => ({ text: JSON.stringify(told), fields: {}, told })
const take = (line: number) =>
  decision({ key: 'take', args: { color: { key: 'blue' }, line: { key: 'line', args: { line } } } })
const pay = (wilds: number) => decision({ key: 'pay', args: { wilds } })
const pass = decision({ key: 'pass' })

describe('several decisions', async () => {
  await words.load('en')
  await words.use('test', async () => 'take = take { $color } { $line }\nblue = blue\nline = for line { $line }\npay = pay { $wilds }\npass = pass')

  it('say only what differs', () => {
    expect(shortly([take(1), take(2)], [])).toEqual(['For line 1', 'For line 2'])
  })

  it('are told whole where a number alone would differ, where they are of several kinds, and when there is one', () => {
    expect(shortly([pay(1), pay(2)], [])).toEqual(['Pay 1', 'Pay 2'])
    expect(shortly([take(1), pass], [])).toEqual(['Take blue for line 1', 'Pass'])
    expect(shortly([take(1)], [])).toEqual(['Take blue for line 1'])
  })
})
