import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = globSync('src/**/*.{svelte,ts}').map((file) => [file, readFileSync(file, 'utf8')] as const)
const web = readFileSync('../src/maiolica/locales/en/web.ftl', 'utf8')
const board = readFileSync('../src/maiolica/locales/en/board.ftl', 'utf8')
const review = readFileSync('../src/maiolica/locales/en/review.ftl', 'utf8').replace(/^review-(why-|part |points |no-points ).*$/gm, '') // the server's
const school = readFileSync('../src/maiolica/locales/en/school.ftl', 'utf8').replace(/^lesson-other .*$/gm, '') // the server's
const puzzle = readFileSync('../src/maiolica/locales/en/puzzle.ftl', 'utf8').replace(/^puzzle-why-.*$/gm, '') // the server's, too
const rules = readFileSync('../src/maiolica/locales/en/rules.ftl', 'utf8')
const pad = readFileSync('../src/maiolica/locales/en/pad.ftl', 'utf8')
const keys = new Set([...`${web}\n${board}\n${review}\n${school}\n${puzzle}\n${rules}\n${pad}`.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!))
const text = source.map(([, content]) => content).join('\n')

test('every word that the app says is in the Fluent files', () => {
  const said = [...text.matchAll(/'((?:web|error|level|signal|board|review|lesson|coach|puzzle|rules|pad)-[a-z0-9-]+)'/g)].map((match) => match[1]!)
  expect(said.length).toBeGreaterThan(100)
  expect([...new Set(said)].filter((key) => !keys.has(key))).toEqual([])
})

test('every word of the app is said somewhere', () => {
  const patterns = [...text.matchAll(/`((?:web|error|level|signal|review|puzzle)-[^`]*)`/g)].map(
    (match) => new RegExp(`^${match[1]!.replace(/\$\{[^}]*\}/g, '[a-z0-9-]+')}$`),
  )
  const unused = [...keys].filter((key) => !text.includes(`'${key}'`) && !patterns.some((pattern) => pattern.test(key)))
  expect(unused).toEqual([])
})

test('no component holds text of its own', () => {
  const found = source.flatMap(([file, content]) => {
    if (!file.endsWith('.svelte')) return []
    const markup = content.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
    const words = withoutBraces(markup).replace(/<[^>]*>/g, ' ').match(/\p{L}{3,}/gu) ?? []
    return words.filter((word) => word !== 'Maiolica').map((word) => `${file}: ${word}`)
  })
  expect(found).toEqual([])
})

/** What is left when everything in braces, however deep, is gone. */
function withoutBraces(text: string): string {
  const less = text.replace(/\{[^{}]*\}/g, '')
  return less === text ? text : withoutBraces(less)
}
