/** A position that is set up: what it is now, what it was before, and what can be put where. */

import { api, Refusal } from '../api'
import { complain } from '../toasts.svelte'
import type { Advice, Arranged, Decision, Label, Possibility, Possibilities, Scene, Shape } from '../protocol'

/** The numbers that no place of the picture shows, or that are easier to write than to click. */
const NUMBERS = ['rounds', 'turn', 'first'] as const
const OF_A_SEAT = ['score', 'total'] as const

type Plain = Record<string, unknown>

export interface Figure {
  name: string
  seat: number
  value: number
}

/** A place that was picked, and what could lie there. */
export interface Asked {
  label: Label | null
  puts: Possibilities
}

export class Arrangement {
  now: Arranged | null = $state.raw(null)
  past: Arranged[] = $state.raw([])
  asked: Asked | null = $state.raw(null)
  advice: Advice[] | null = $state.raw(null)
  /** Why what was wished cannot be. */
  reason: Label | null = $state.raw(null)
  playing = $state(false)
  busy = $state(false)
  /** The seat that a person plays while bots play the others; null while one plays all. */
  mine: number | null = $state(null)

  readonly seats = $derived(this.now ? this.now.scores.length : 0)
  readonly figures = $derived(this.now ? figuresOf(this.now) : [])
  /** The picture whose every place can be picked, and the picks. */
  readonly places = $derived(this.now ? placesOf(this.now.scene) : null)

  begin(game: string, seats: number): Promise<void> {
    return this.work(async () => this.show(await api.newPosition(game, seats)))
  }

  from(table: string, done: number): Promise<void> {
    return this.work(async () => this.show(await api.pastPosition(table, done)))
  }

  /** Takes what somebody wrote; what cannot be changes nothing. */
  look(position: string, seat: number | null = this.now?.seat ?? null): Promise<void> {
    return this.work(async () => {
      const { arranged, reason } = await api.lookAt(position, seat)
      if (arranged) this.show(arranged)
      else this.reason = reason
    })
  }

  pick(move: Decision): Promise<void> {
    return this.work(async () => {
      const shape = this.now!.scene.panels.flatMap((panel) => panel.shapes).find((one) => one.id === move.text)
      const puts = await api.atPlace(this.now!.position, this.now!.seat, move.text)
      if (puts.choices.length) this.asked = { label: shape?.label ?? null, puts }
      else this.reason = puts.refused[0] ?? { key: 'editor-nothing' }
    })
  }

  choose(put: Possibility): Promise<void> {
    this.asked = null
    return this.look(put.position)
  }

  write(figure: Figure, value: number): Promise<void> {
    const whole = JSON.parse(this.now!.position) as { position: Plain }
    const owner = figure.seat < 0 ? whole.position : (whole.position.seats as Plain[])[figure.seat]!
    owner[figure.name] = value
    return this.look(JSON.stringify(whole))
  }

  undo(): void {
    const before = this.past.at(-1)
    if (!before) return
    this.past = this.past.slice(0, -1)
    this.now = before
    this.reason = null
    this.advice = null
  }

  hint(): Promise<void> {
    return this.work(async () => {
      this.advice = (await api.positionHint(this.now!.position)).moves
    })
  }

  /** Plays a move, the bot's if none is given; then the bots' at their seats. */
  step(move: string | null): Promise<void> {
    return this.work(async () => {
      this.show(await api.step(this.now!.position, move, this.mine))
      while (this.mine !== null && this.now!.actor >= 0 && this.now!.actor !== this.mine) {
        this.show(await api.step(this.now!.position, null, this.mine), false)
      }
    })
  }

  private show(next: Arranged, isStep = true): void {
    if (this.now && isStep && this.now.position !== next.position) this.past = [...this.past, this.now]
    this.now = next
    this.reason = null
    this.advice = null
  }

  private async work(task: () => Promise<void>): Promise<void> {
    this.busy = true
    try {
      await task()
    } catch (problem) {
      if (problem instanceof Refusal && problem.reason) this.reason = problem.reason
      else complain(problem)
    } finally {
      this.busy = false
    }
  }
}

function figuresOf(now: Arranged): Figure[] {
  const { position } = JSON.parse(now.position) as { position: Plain }
  const read = (owner: Plain, names: readonly string[], seat: number): Figure[] =>
    names.filter((name) => name in owner).map((name) => ({ name, seat, value: Number(owner[name]) }))
  const boards = (position.seats as Plain[]).slice(0, now.scores.length)
  return [...read(position, NUMBERS, -1), ...boards.flatMap((board, seat) => read(board, OF_A_SEAT, seat))]
}

/**
 * Every shape with a place of its own is a decision of its own, so that the board picks it as it picks moves; what is
 * called the same lies at the same place, as the ground under a number does.
 */
export function placesOf(scene: Scene): { scene: Scene; picks: Decision[] } {
  const picks: Decision[] = []
  const panels = scene.panels.map((panel) => {
    const called = new Map<string, number>()
    for (const { id, label } of panel.shapes) {
      if (!id) continue
      const name = JSON.stringify(label)
      if (label && !called.has(name)) called.set(name, picks.length)
      picks.push({ text: id, fields: { place: picks.length }, told: label ?? { key: 'editor-place' } })
    }
    const numbers = new Map(picks.map((pick) => [pick.text, pick.fields.place!]))
    const partOf = (shape: Shape): Record<string, number> => {
      const place = shape.id ? numbers.get(shape.id) : called.get(JSON.stringify(shape.label))
      return place === undefined ? {} : { place }
    }
    return { ...panel, shapes: panel.shapes.map((shape): Shape => ({ ...shape, part: partOf(shape) })) }
  })
  return { scene: { ...scene, panels }, picks }
}
