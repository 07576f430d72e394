/** Writes the service worker after a build: it knows the files of this build and keeps them, and nothing else. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export function serviceWorker(): Plugin {
  let folder = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile() && file.name !== 'sw.js')
        .map((file) => join(file.parentPath, file.name).slice(folder.length + 1).replaceAll('\\', '/'))
        .sort()
      const digest = createHash('sha256')
      for (const file of files) digest.update(file).update(readFileSync(join(folder, file)))
      const source = readFileSync(new URL('sw.js', import.meta.url), 'utf8')
      const build = `const VERSION = '${digest.digest('hex').slice(0, 12)}'\nconst FILES = ${JSON.stringify(files)}\n`
      writeFileSync(join(folder, 'sw.js'), `${build}${source}`)
    },
  }
}
