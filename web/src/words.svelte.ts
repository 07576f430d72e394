/** Labels said in the reader's language: the Fluent files that the terminal reads too. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Argument, Label } from './protocol'

const languages = import.meta.glob<string>('./words/*.ts', { import: 'default' })

/** Gives messages in a language. */
type Source = (language: string) => Promise<string>

class Words {
  /** The language that is shown now. */
  language = $state('en')
  #bundles = $state.raw<Record<string, FluentBundle>>({})
  #sources = new Map<string, Source>([['app', (language) => languages[`./words/${language}.ts`]!()]])
  #read = new Map<string, Promise<void>>()

  /** Read a language from all sources; then show it. */
  async load(language: string): Promise<void> {
    await this.#catchUp(language)
    this.language = language
  }

  /** From now on say what this source has, too, in whatever language. */
  async use(name: string, source: Source): Promise<void> {
    this.#sources.set(name, source)
    let language
    do {
      language = this.language
      await this.#fetch(name, language)
    } while (language !== this.language) // it was changed meanwhile
  }

  /** The messages of the language that is shown. */
  get bundle(): FluentBundle | undefined {
    return this.#bundles[this.language]
  }

  async #catchUp(language: string): Promise<void> {
    const before = this.#sources.size
    await Promise.all([...this.#sources.keys()].map((name) => this.#fetch(name, language)))
    if (this.#sources.size > before) await this.#catchUp(language)
  }

  #fetch(name: string, language: string): Promise<void> {
    const key = `${language} ${name}`
    if (!this.#read.has(key)) {
      const reading = this.#sources.get(name)!(language).then((text) => this.#add(language, text))
      this.#read.set(key, reading)
      reading.catch(() => this.#read.delete(key))
    }
    return this.#read.get(key)!
  }

  #add(language: string, text: string): void {
    const bundle = this.#bundles[language] ?? new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(text), { allowOverrides: true })
    this.#bundles = { ...this.#bundles, [language]: bundle }
  }
}

export const words = new Words()

/** Of somebody, to the reader who did it, to the reader who may. */
export type Voice = 'other' | 'you' | 'do'

/** A label in words; with names, a seat is called by its name; what is said of the reader's own seat is said to the reader. */
export function say(label: Label, names?: readonly string[], voice: Voice = 'other', you: number | null = null): string {
  const name = names?.[seatOf(label) ?? -1]
  if (name) return name
  const about = label.args?.seat
  const own = you !== null && typeof about === 'object' && seatOf(about) === you ? 'you' : voice
  return word(label.key, { ...said(label.args, names, own, you), voice: own })
}

/** The seat that a label names, if it does. */
function seatOf(label: Label): number | null {
  return label.key === 'seat-name' ? Number(label.args?.seat) - 1 : null
}

/** A message by its key. */
export function word(key: string, args?: Record<string, FluentVariable>): string {
  const message = words.bundle?.getMessage(key)
  if (message?.value) return words.bundle!.formatPattern(message.value, args ?? null, [])
  return words.bundle ? key : ''
}

/** Whether there are words for a key. */
export function hasWord(key: string): boolean {
  return words.bundle?.hasMessage(key) ?? false
}

function said(
  args: Record<string, Argument> = {},
  names: readonly string[] | undefined,
  voice: Voice,
  you: number | null,
): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'object' ? say(value, names, voice, you) : value]),
  )
}
