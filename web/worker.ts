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
      const page = readFileSync(join(folder, 'index.html'), 'utf8')
      const shell = files.filter((file) => ['index.html', 'icon.svg'].includes(file) || page.includes(`"./${file}"`))
      const lists = `const FILES = ${JSON.stringify(files)}\nconst SHELL = ${JSON.stringify(shell)}`
      const build = `const VERSION = '${digest.digest('hex').slice(0, 12)}'\n${lists}\n`
      writeFileSync(join(folder, 'sw.js'), `${build}${source}`)
    },
  }
}
