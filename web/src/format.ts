/** Times, numbers and lists as the reader's language writes them. */

import { words } from './words.svelte'

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** How long ago something happened. */
export function ago(time: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto', style: 'short' })
  const passed = Math.max(0, now - time)
  const [unit, length] = STEPS.find(([, step]) => passed >= step) ?? ['second', 1000]
  return unit === 'second' ? format.format(0, 'second') : format.format(-Math.floor(passed / length), unit)
}

/** Milliseconds on a clock: 3:07, or 2:05:00. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  if (hours >= 48) return new Intl.NumberFormat(words.language, { style: 'unit', unit: 'day' }).format(Math.floor(hours / 24))
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

export function percent(part: number): string {
  return new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 0 }).format(part)
}

/** A number with its sign. */
export function signed(value: number, digits = 1): string {
  return new Intl.NumberFormat(words.language, { signDisplay: 'exceptZero', maximumFractionDigits: digits })
    .format(value)
    .replace('-', '−')
}

/** Names with "and" before the last. */
export function list(names: string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names)
}

/** A sentence begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1)
}
