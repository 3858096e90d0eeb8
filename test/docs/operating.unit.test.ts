import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('docs/operating.md lists every variable that the configuration reads, and no other', () => {
  const source = readFileSync('src/platform/configuration.ts', 'utf8')
  const page = readFileSync('docs/operating.md', 'utf8')

  const read = [...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name)
  const listed = [...page.matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)].map(([, name]) => name)

  expect(read.length).toBeGreaterThan(5)
  expect(listed.toSorted()).toEqual(read.toSorted())
})
