/** Labels said in the reader's language: the Fluent files that the terminal reads too. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Argument, Label } from './board/scene'

const languages = import.meta.glob<string>('./words/*.ts', { import: 'default' })
export const LANGUAGES = ['en', 'uk', 'ru', 'it']

class Words {
  /** The language that is shown now. */
  language = $state('en')
  #bundles = $state.raw<Record<string, FluentBundle>>({})

  /** Fetch a language, and English to fall back on; then show it. */
  async load(language: string): Promise<void> {
    await Promise.all([...new Set([language, 'en'])].map((wanted) => this.#fetch(wanted)))
    this.language = language
  }

  /** The bundles to look a message up in, best first. */
  get bundles(): FluentBundle[] {
    return [this.#bundles[this.language], this.#bundles.en].filter((bundle) => bundle !== undefined)
  }

  async #fetch(language: string): Promise<void> {
    if (this.#bundles[language]) return
    const text = await languages[`./words/${language}.ts`]!()
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(text))
    this.#bundles = { ...this.#bundles, [language]: bundle }
  }
}

export const words = new Words()

/** A label in words; with names, a seat is called by its name. */
export function say(label: Label, names?: readonly string[]): string {
  const seat = label.key === 'seat-name' ? Number(label.args?.seat) : 0
  const name = names?.[seat - 1]
  if (name) return name
  return word(label.key, said(label.args, names))
}

/** A message by its key. */
export function word(key: string, args?: Record<string, FluentVariable>): string {
  for (const bundle of words.bundles) {
    const message = bundle.getMessage(key)
    if (message?.value) return bundle.formatPattern(message.value, args ?? null, [])
  }
  return words.bundles.length ? key : ''
}

/** Whether there are words for a key. */
export function hasWord(key: string): boolean {
  return words.bundles.some((bundle) => bundle.hasMessage(key))
}

function said(args: Record<string, Argument> = {}, names?: readonly string[]): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'object' ? say(value, names) : value]),
  )
}
