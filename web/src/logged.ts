/** The log as far as the board has come: neither ahead of what it shows nor of what it counts. */

import { tellsMore } from './board/steps'
import type { AccountLine, LogLine } from './protocol'

/** The lines after so many events; of those points that are being counted, as many as were told, and nothing after them. */
export function loggedLines(lines: readonly LogLine[], done: number, counted: readonly AccountLine[], told: number): LogLine[] {
  const scored = counted[0]?.done ?? null
  const known = lines.filter((line) => line.done <= (scored ?? done))
  return known.map((line) => (line.done === scored ? { ...line, account: toldOf(line.account ?? [], told) } : line))
}

/** The first of these that tell more than nothing, as many as were told, with what stands between them. */
function toldOf(account: readonly AccountLine[], told: number): AccountLine[] {
  const places = account.flatMap((line, i) => (tellsMore(line) ? [i] : []))
  return account.slice(0, told > 0 ? places[told - 1]! + 1 : 0)
}
