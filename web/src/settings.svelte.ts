/** What a person has chosen for this browser; kept in its storage where there is one, and for this visit otherwise. */

import type { Level } from './protocol'

export const LANGUAGES = ['en', 'uk', 'ru', 'it'] as const
export const THEMES = ['auto', 'light', 'dark'] as const
export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const

export type Language = (typeof LANGUAGES)[number]
export type Theme = (typeof THEMES)[number]
export type Speed = (typeof SPEEDS)[number]

export interface Choices {
  language: Language
  theme: Theme
  speed: Speed
  sound: boolean
  confirm: boolean
  auto: boolean
  textView: boolean
  level: Level
  name: string
  /** How many steps of each game's lesson are behind; none where one has not been looked at yet. */
  lessons: Record<string, number>
  /** The table at which the coach looks on. */
  coached: string
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const KEY = 'maiolica'

export class Settings {
  chosen: Choices = $state()!

  constructor(
    private readonly storage: Storage | null,
    languages: readonly string[],
  ) {
    this.chosen = { ...defaults(languages), ...this.read() }
  }

  /** Changes some choices and remembers them. */
  choose(changes: Partial<Choices>): void {
    Object.assign(this.chosen, changes)
    try {
      this.storage?.setItem(KEY, JSON.stringify(this.chosen))
    } catch {
      // a full or forbidden storage: the choice holds for this visit
    }
  }

  private read(): Partial<Choices> {
    try {
      return valid(JSON.parse(this.storage?.getItem(KEY) ?? '{}'))
    } catch {
      return {}
    }
  }
}

/** The first of a person's languages that we speak. */
export function preferred(languages: readonly string[]): Language {
  for (const wanted of languages) {
    const base = wanted.toLowerCase().split('-')[0] ?? ''
    const spoken = LANGUAGES.find((language) => language === base)
    if (spoken) return spoken
  }
  return 'en'
}

function defaults(languages: readonly string[]): Choices {
  return {
    language: preferred(languages),
    theme: 'auto',
    speed: 'normal',
    sound: true,
    confirm: false,
    auto: false,
    textView: false,
    level: 'casual',
    name: '',
    lessons: {},
    coached: '',
  }
}

/** Only what has the right form: another version, or another hand, may have written the storage. */
function valid(found: unknown): Partial<Choices> {
  if (typeof found !== 'object' || found === null) return {}
  const allowed: Record<keyof Choices, (value: unknown) => boolean> = {
    language: oneOf(LANGUAGES),
    theme: oneOf(THEMES),
    speed: oneOf(SPEEDS),
    sound: isBoolean,
    confirm: isBoolean,
    auto: isBoolean,
    textView: isBoolean,
    level: isText,
    name: isText,
    lessons: isCounts,
    coached: isText,
  }
  return Object.fromEntries(
    Object.entries(found).filter(([name, value]) => name in allowed && allowed[name as keyof Choices](value)),
  )
}

const oneOf = (choices: readonly string[]) => (value: unknown) => choices.some((choice) => choice === value)
const isBoolean = (value: unknown) => typeof value === 'boolean'
const isCounts = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every((count) => Number.isInteger(count) && count >= 0)
const isText = (value: unknown) => typeof value === 'string' && value.length <= 40

function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

export const settings = new Settings(browserStorage(), globalThis.navigator?.languages ?? [])
