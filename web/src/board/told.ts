/** Decisions in few words: where all of them say the same, only what differs. */

import { capital } from '../format'
import { say } from '../words.svelte'
import { same } from './scene'
import type { Decision, Label } from '../protocol'

/** A text for each of several decisions. */
export function shortly(moves: readonly Decision[], names: readonly string[]): string[] {
  const told = moves.map((move) => move.told)
  const differing = differences(told)
  return told.map((label) => {
    const parts = differing.map((name) => say(label.args![name] as Label, names, 'do'))
    return capital(parts.length ? parts.join(' ') : say(label, names, 'do'))
  })
}

/** The names of the arguments that tell labels of one kind apart, if these are words of their own; else none. */
function differences(told: readonly Label[]): string[] {
  const [first, ...rest] = told
  if (!first?.args || rest.some((label) => label.key !== first.key)) return []
  const names = Object.keys(first.args).filter((name) => rest.some((label) => !same(label.args?.[name], first.args![name])))
  return told.every((label) => names.every((name) => typeof label.args?.[name] === 'object')) ? names : []
}
