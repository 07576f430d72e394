/** What a change of the table is, for those who do not see it. */

import { say, word } from '../words.svelte'
import { gains } from './movement'
import { viewerOf } from './scene'
import type { LogLine, Scene } from '../protocol'

/** The new lines of the log, the points they brought, and whose turn it is now. */
export function announcementOf(before: Scene, after: Scene, lines: readonly LogLine[], names: readonly string[]): string {
  const told = lines.map((line) => (line.seat < 0 ? say(line.told, names) : `${nameOf(line.seat, names)} ${say(line.told, names)}`))
  const scored = [...gains(before, after)].map(([seat, points]) => word('board-scored', { name: nameOf(seat, names), points }))
  return [...told, ...scored, ...(begins(before, after) ? [word('board-your-turn')] : [])].join('. ')
}

/** Whether the viewer is waited for now, and was not before. */
function begins(before: Scene, after: Scene): boolean {
  const active = (scene: Scene) => scene.panels.some((panel) => panel.seat === viewerOf(scene) && panel.active)
  return active(after) && !active(before)
}

function nameOf(seat: number, names: readonly string[]): string {
  return say({ key: 'seat-name', args: { seat: seat + 1 } }, names)
}
