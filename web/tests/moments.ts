/** Moments of real games, made by the engine itself: what the server would send. */

import { spawnSync } from 'node:child_process'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import type { Move, Scene } from '../src/board/scene'

declare module 'vitest' {
  export interface ProvidedContext {
    moments: string
  }
}

export interface Moment {
  game: string
  seat: number
  scene: Scene
  legal: Move[]
}

/** Each game from its beginning to its end, played at random. */
export function moments(): Moment[] {
  const lines = inject('moments').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Moment)
}

/** Before all tests, ask the engine once. */
export default function setup(project: TestProject): void {
  const env = { ...process.env, NUMBA_DISABLE_JIT: '1' } // sooner than compiling
  const python = process.env.PYTHON ?? '../.venv/bin/python'
  const { stdout, stderr, status } = spawnSync(python, ['tests/moments.py'], { env, encoding: 'utf-8', maxBuffer: 1 << 28 })
  if (status !== 0) throw new Error(`no moments: ${stderr}`)
  project.provide('moments', stdout)
}
