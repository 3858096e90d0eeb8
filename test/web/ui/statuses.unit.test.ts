import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Screen readers say what changes in a status, and miss what it says when it appears. WCAG 4.1.3 */
test('what appears with a status in it does not say anything there yet', () => {
  const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const appearing = files.flatMap((file) =>
    [...readFileSync(`web/src/${file}`, 'utf8').matchAll(/&& \(?\s*<\w+[^>]*role="status"[^>]*>\s*(.*)/g)].map(
      ([, says = '']) => ({ file, says }),
    ),
  )
  expect(appearing.length).toBeGreaterThan(0)
  expect(appearing.filter(({ says }) => !/^\{.* && /.test(says))).toEqual([])
})
