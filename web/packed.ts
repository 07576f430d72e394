/** Packs the built files once, as well as can be: the server only sends what lies there. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_PACKING = ['.css', '.html', '.js', '.json', '.svg', '.webmanifest']

export function packed(): Plugin {
  let folder = ''
  return {
    name: 'packed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post', // the service worker, too
      sequential: true,
      handler() {
        for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          if (!file.isFile() || !WORTH_PACKING.includes(extname(file.name))) continue
          const path = join(file.parentPath, file.name)
          const plain = readFileSync(path)
          const size = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
          writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: size }))
          writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }))
        }
      },
    },
  }
}
