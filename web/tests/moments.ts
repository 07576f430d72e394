/** Moments of real games, and the games' files, made by the engine itself: what the server would send. */

import { spawnSync } from 'node:child_process'
import { inject, vi } from 'vitest'
import type { TestProject } from 'vitest/node'
import type { AccountLine, CatalogGame, Decision, Scene, Summary } from '../src/protocol'
import { catalog } from '../src/catalog.svelte'

declare module 'vitest' {
  export interface ProvidedContext {
    moments: string
    files: string
  }
}

export interface Moment {
  game: string
  seat: number
  scene: Scene
  legal: Decision[]
  /** At the end of a game. */
  summary?: Summary
  scorings?: { scene: Scene; lines: AccountLine[]; after: Scene }[]
}

/** Each game from its beginning to its end, played at random. */
export function moments(): Moment[] {
  const lines = inject('moments').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Moment)
}

/** From now on, the files of all games can be fetched. */
export function serveGames(): void {
  const files = JSON.parse(inject('files')) as Record<string, Record<string, string>>
  const games = Object.keys(files).map((id) => ({ id, content: `games/${id}/` }) as CatalogGame)
  catalog.known = { version: '', languages: [], levels: [], signals: [], games, limits: { hint_seconds: 1 } }
  vi.stubGlobal('fetch', (address: string) => {
    const [, game, path] = /^games\/(\w+)\/(.*)$/.exec(address) ?? []
    return Promise.resolve(new Response(files[game!]?.[path!], { status: files[game!]?.[path!] ? 200 : 404 }))
  })
}

/** Before all tests, ask the engine once. */
export default function setup(project: TestProject): void {
  const env = { ...process.env, NUMBA_DISABLE_JIT: '1' } // sooner than compiling
  const python = process.env.PYTHON ?? '../.venv/bin/python'
  const { stdout, stderr, status } = spawnSync(python, ['tests/moments.py'], { env, encoding: 'utf-8', maxBuffer: 1 << 28 })
  if (status !== 0) throw new Error(`no moments: ${stderr}`)
  const end = stdout.indexOf('\n')
  project.provide('files', stdout.slice(0, end))
  project.provide('moments', stdout.slice(end + 1))
}
