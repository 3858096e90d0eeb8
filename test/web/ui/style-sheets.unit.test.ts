import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** WebKit does not notice that an element is no longer empty, where `:has()` asks whether it is. */
test('no rule asks by `:has()` whether something is empty', () => {
  const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
  const sheets = files.filter((file) => file.endsWith('.css')).map((file) => `web/src/${file}`)
  expect(sheets.length).toBeGreaterThan(30)
  expect(sheets.filter((sheet) => /:has\([^{]*:empty/.test(readFileSync(sheet, 'utf8')))).toEqual([])
})
