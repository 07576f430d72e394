/** How far a person has seen each game, so that a return can begin with what is new. */

const KEY = 'maiolica-seen'
const KEPT = 60

/** The number of events of a table that were seen in this browser. */
export function seenOf(table: string): number {
  return read()[table] ?? 0
}

/** Remembers how far a table was seen; the oldest tables are forgotten. */
export function markSeen(table: string, done: number): void {
  const { [table]: _, ...others } = read()
  const kept = Object.entries({ ...others, [table]: done }).slice(-KEPT)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // without storage nothing is remembered
  }
}

function read(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, number>) : {}
  } catch {
    return {}
  }
}
