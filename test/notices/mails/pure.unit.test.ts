import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../../src/notices/mails/', import.meta.url)

// `npm run boundaries` checks what mails import.
test.each(readdirSync(folder))('%s is pure: it uses no clock, no randomness and no process', (file) => {
  expect(readFileSync(new URL(file, folder), 'utf8')).not.toMatch(
    /\bnew Date\b|\bDate\.|\bprocess\b|\bMath\.random\b|\basync\b|\bawait\b/,
  )
})
