/** What a change of the table is, for those who do not see it. */

import { capital } from '../format'
import { say, word } from '../words.svelte'
import { toldLine } from '../names'
import { viewerOf } from './scene'
import type { AccountLine, LogLine, Scene } from '../protocol'
import { tellsMore } from './steps'

/** As many lines as one can listen to: whoever comes back after a long time has the log. */
const MOST = 12

/** The new lines of the log, the points they brought, and whose turn it is now. */
export function announcementOf(
  before: Scene,
  after: Scene,
  lines: readonly LogLine[],
  account: readonly AccountLine[],
  names: readonly string[],
  you: number | null,
): string {
  const told = lines.slice(-MOST).map((line) => toldLine(line, names, you))
  return [...told, ...accountOf(account, names, you), ...(begins(before, after) ? [word('board-your-turn')] : [])].join('. ')
}

/** What counts for all, then a sentence for each seat with all that it gained and lost. */
export function accountOf(account: readonly AccountLine[], names: readonly string[], you: number | null): string[] {
  const worth = account.filter(tellsMore)
  const seats = [...new Set(worth.map((line) => line.seat))].sort((one, other) => one - other)
  return seats.map((seat) => {
    const lines = worth.filter((line) => line.seat === seat).map((line) => say(line.told, names))
    return ofSeat(seat, lines.join('; '), names, you)
  })
}

/** A change of a score, with whose it is; what counts for all has no name. */
export function reasonOf(line: AccountLine, names: readonly string[], you: number | null): string {
  return ofSeat(line.seat, say(line.told, names), names, you)
}

function ofSeat(seat: number, line: string, names: readonly string[], you: number | null): string {
  if (seat < 0) return capital(line)
  return word('account-of', { seat: nameOf(seat, names), line, voice: seat === you ? 'you' : 'other' })
}

/** Points with their sign. */
export function gainText(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}

/** Whether the viewer is waited for now, and was not before. */
function begins(before: Scene, after: Scene): boolean {
  const active = (scene: Scene) => scene.panels.some((panel) => panel.seat === viewerOf(scene) && panel.active)
  return active(after) && !active(before)
}

function nameOf(seat: number, names: readonly string[]): string {
  return say({ key: 'seat-name', args: { seat: seat + 1 } }, names)
}
