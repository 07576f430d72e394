/** What the seats of a table are called. */

import { capital } from './format'
import type { LogLine, ShownSeat, ShownTable } from './protocol'
import { say, word } from './words.svelte'

/** A name for each seat; bots are called by their level, and numbered where several are alike. */
export function seatNames(table: ShownTable): string[] {
  const plain = table.seats.map(plainName)
  return plain.map((name, seat) => {
    const alike = plain.filter((other) => other === name).length
    const before = plain.slice(0, seat).filter((other) => other === name).length
    return alike > 1 ? `${name} ${before + 1}` : name
  })
}

function plainName(seat: ShownSeat, index: number): string {
  if (seat.kind === 'open') return word('web-seat-open')
  if (seat.kind === 'bot') return word('web-bot-name', { level: word(`level-${seat.level}`) })
  return seat.name || word('web-seat-number', { seat: index + 1 })
}

/** My seats at a table. */
export function mySeats(table: ShownTable): number[] {
  return table.seats.flatMap((seat, index) => (seat.yours ? [index] : []))
}

/** Whether somebody waits for me. */
export function myTurn(table: ShownTable): boolean {
  return table.state === 'playing' && !table.stopped && table.waiting.some((seat) => table.seats[seat]?.yours)
}

/** A line of a log as a sentence: who did what; the reader, if it is one of the seats, is spoken to. */
export function toldLine(line: LogLine, names: readonly string[], you: number | null): string {
  if (line.seat < 0) return capital(say(line.told, names, 'other', you))
  if (line.seat === you) return word('told-by-you', { told: say(line.told, names, 'you') })
  return word('web-line', { name: say({ key: 'seat-name', args: { seat: line.seat + 1 } }, names), told: say(line.told, names) })
}
