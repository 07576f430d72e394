import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { packed } from './packed.ts'
import { serviceWorker } from './worker.ts'

/** The class that keeps a component's styles to itself: short, as it stands at every element. */
const cssHash = ({ hash, css }: { hash: (text: string) => string; css: string }) => `s${hash(css).slice(0, 4)}`

/** What the first page needs in any case: one file, however many later pages share parts of it. */
const FIRST = /src\/(parts\/(CopyLink|Cover|Dialog|Icon|Top)|pages\/Missing|puzzles\/days|api|content|me|names|router|sounds|toasts)\./

export default defineConfig({
  base: './', // works under any path
  plugins: [svelte({ compilerOptions: { discloseVersion: false, cssHash } }), serviceWorker(), packed()],
  server: {
    fs: { allow: ['..'] }, // words lie beside the Python sources
    proxy: {
      '/api': { target: 'http://127.0.0.1:8765', ws: true, changeOrigin: false },
      '/games': { target: 'http://127.0.0.1:8765', changeOrigin: false },
    },
  },
  build: {
    outDir: '../src/maiolica/server/static',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'], // the first with light-dark()
    modulePreload: { polyfill: false }, // all of these know it
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: FIRST }] } } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    pool: 'vmThreads', // each file has its own globals, without a new browser for it
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/moments.ts',
    testTimeout: 60_000, // a busy machine is no failure
  },
})
