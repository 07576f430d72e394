/** Short messages at the edge of the page; they go by themselves and are read out. */

import { Refusal } from './api'
import { hasWord, say, word } from './words.svelte'

export interface Toast {
  id: number
  text: string
  bad: boolean
}

const SHOWN = 5000

class Toasts {
  list: Toast[] = $state([])
  private next = 1

  add(text: string, bad = false): void {
    const id = this.next++
    this.list = [...this.list.slice(-2), { id, text, bad }]
    setTimeout(() => this.remove(id), SHOWN)
  }

  remove(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()

/** Says what went wrong, in words. */
export function complain(problem: unknown, names?: readonly string[]): void {
  toasts.add(explain(problem, names), true)
}

/** A problem in words: the game's own reason where there is one. */
export function explain(problem: unknown, names?: readonly string[]): string {
  if (!(problem instanceof Refusal)) {
    console.error(problem)
    return word('error-unknown')
  }
  if (problem.reason) return say(problem.reason, names)
  return word(hasWord(`error-${problem.code}`) ? `error-${problem.code}` : 'error-unknown')
}
