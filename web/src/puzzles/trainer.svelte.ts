/** One puzzle after the other: which is shown, what was tried, what that makes of the rating. */

import { catalog } from '../catalog.svelte'
import { content } from '../content.svelte'
import type { Decision, ListedPuzzle, PuzzleList, PuzzlePack, ShownPuzzle } from '../protocol'
import type { Arrow } from '../review/arrows'
import { dayOf, streak } from './days'
import * as progress from './progress'

export const HARD = ['fitting', 'easy', 'middle', 'hard'] as const
export type Hard = (typeof HARD)[number]

export class Trainer {
  list: ListedPuzzle[] = $state.raw([])
  puzzle: ShownPuzzle | null = $state.raw(null)
  theme = $state('')
  hard: Hard = $state('fitting')
  /** The moves that were tried, the last one last. */
  tries: Decision[] = $state.raw([])
  answered = $state(false)
  /** All puzzles of this kind had been seen before this one. */
  again = $state(false)
  /** The last one could not be fetched: another one, or none, is shown instead. */
  offline = $state(false)
  busy = $state(true)
  kept = $state.raw(progress.read())

  private pack = 1
  private packs = new Map<number, Promise<ShownPuzzle[]>>()

  themes = $derived.by(() => {
    const counts = new Map<string, number>()
    for (const theme of this.list.flatMap((one) => one.themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1)
    return [...counts].sort((a, b) => b[1] - a[1]).map(([theme]) => theme)
  })
  mine = $derived.by(() => progress.inGame(this.kept, this.game))
  streak = $derived.by(() => streak(this.kept, this.today))
  last = $derived.by(() => this.tries.at(-1) ?? null)
  right = $derived.by(() => this.last !== null && this.loss(this.last) === 0)
  solved = $derived.by(() => this.right || this.answered)
  best = $derived.by(() => (this.right ? this.last : (this.puzzle?.legal.find((move) => this.loss(move) === 0) ?? null)))
  obvious = $derived.by(() => this.puzzle?.legal[this.puzzle.obvious] ?? null)
  arrows = $derived.by((): Arrow[] => {
    if (!this.solved || !this.best || !this.obvious) return []
    return [
      { kind: 'played', fields: this.obvious.fields },
      { kind: 'best', fields: this.best.fields },
    ]
  })

  constructor(
    readonly game: string,
    readonly day: boolean,
    private readonly today = dayOf(Date.now()),
  ) {}

  /** Begins with the puzzle of the day, or with one that fits. */
  async begin(): Promise<void> {
    const found = (await (await content.file(this.game, 'puzzles/list.json')).json()) as PuzzleList
    ;[this.list, this.pack] = [found.puzzles, found.pack]
    const daily = this.day ? progress.ofDay(found.puzzles, this.today) : undefined
    if (daily) await this.show(daily)
    else await this.next()
  }

  /** What a move loses, in percent. */
  loss(move: Decision): number {
    const index = this.puzzle?.legal.findIndex((one) => one.text === move.text) ?? -1
    return this.puzzle?.losses[index] ?? 0
  }

  play(move: Decision): void {
    if (this.solved) return
    this.tries = [...this.tries, move]
    if (this.tries.length === 1) this.note(this.right)
    if (this.day && this.right) this.keep(progress.withDay(this.kept, this.today))
  }

  answer(): void {
    if (!this.tries.length) this.note(false)
    this.answered = true
  }

  /** Shows the next puzzle of the kind that is wanted; without a network, one that was loaded before. */
  async next(): Promise<void> {
    const wanted = this.wanted()
    let { item, again } = progress.next(wanted, this.mine.rating, this.mine.seen)
    this.again = again
    if (again) this.keep(progress.anew(this.kept, this.game, wanted.map((one) => one.id)))
    this.offline = false
    const missing = new Set<string>()
    while (item && !(await this.show(item))) {
      this.offline = true
      const pack = this.packOf(item)
      for (const one of wanted) if (this.packOf(one) === pack) missing.add(one.id)
      item = progress.next(wanted.filter((one) => !missing.has(one.id)), this.mine.rating, this.mine.seen).item
    }
    if (!item) this.puzzle = null
    else this.fetchAhead(item)
  }

  private wanted(): ListedPuzzle[] {
    const chosen = this.theme ? this.list.filter((one) => one.themes.includes(this.theme)) : this.list
    if (this.hard === 'fitting') return chosen
    const third = HARD.indexOf(this.hard) - 1
    const size = Math.ceil(chosen.length / 3)
    return chosen.slice(third * size, (third + 1) * size) // the list begins with the easiest
  }

  /** Whether it could be shown. */
  private async show(item: ListedPuzzle): Promise<boolean> {
    this.busy = true
    try {
      const found = (await this.load(this.packOf(item))).find((one) => one.id === item.id)
      if (!found) return false
      ;[this.puzzle, this.tries, this.answered] = [found, [], false]
      return true
    } catch {
      return false
    } finally {
      this.busy = false
    }
  }

  private packOf(item: ListedPuzzle): number {
    return Math.floor(this.list.findIndex((one) => one.id === item.id) / this.pack)
  }

  private load(pack: number): Promise<ShownPuzzle[]> {
    if (!this.packs.has(pack)) {
      const loading = content.file(this.game, `puzzles/${pack}.json`).then(async (answer) => ((await answer.json()) as PuzzlePack).puzzles)
      this.packs.set(pack, loading)
      loading.catch(() => this.packs.delete(pack))
    }
    return this.packs.get(pack)!
  }

  /** Those that will soon be wanted, so that they are there without a network, too. */
  private fetchAhead(item: ListedPuzzle): void {
    const pack = this.packOf(item)
    for (const near of [pack + 1, pack - 1]) {
      if (near >= 0 && near * this.pack < this.list.length) this.load(near).catch(() => {})
    }
  }

  private note(solved: boolean): void {
    const { id, difficulty } = this.puzzle!
    if (this.day && this.mine.seen.includes(id)) return // tried before: only the first time counts
    this.keep(progress.after(this.kept, this.game, id, difficulty, solved))
  }

  private keep(changed: progress.Progress): void {
    this.kept = changed
    progress.write(changed)
  }
}

/** The words and drawings of a game and the words of puzzles, which need no visitor. */
export async function prepare(game: string, loadWords: () => Promise<unknown>): Promise<void> {
  await Promise.all([loadWords(), catalog.find(game)])
  await content.table(game)
}
