/** How the table changed, moment by moment, whoever looked on: so that the next to look sees what was done last. */

import type { Change } from './board/marks'
import type { Moment } from './protocol'

const MOST = 30

export class Changes {
  #all = $state.raw<readonly (Change & { done: number })[]>([])
  #last: Moment | null = null

  /** A moment has come. Only pictures through the same eyes can be compared. */
  note(moment: Moment): void {
    const before = this.#last
    this.#last = moment
    if (!before) return
    if (moment.done < before.done) this.#all = [] // something was taken back
    if (moment.done <= before.done || moment.seat !== before.seat) return
    const movers = moment.lines.map((line) => line.seat).filter((seat) => seat >= 0)
    this.#all = [...this.#all.slice(1 - MOST), { before: before.scene, after: moment.scene, movers, done: moment.done }]
  }

  /** Those that had happened after so many events. */
  until(done: number): readonly Change[] {
    return this.#all.filter((change) => change.done <= done)
  }
}
