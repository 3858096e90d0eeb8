import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../../src/notices/mails/', import.meta.url)

// What mails import, `npm run boundaries` holds.
test.each(readdirSync(folder))('%s says the same at any time: it reads no clock, no dice and no process', (file) => {
  expect(readFileSync(new URL(file, folder), 'utf8')).not.toMatch(
    /\bnew Date\b|\bDate\.|\bprocess\b|\bMath\.random\b|\basync\b|\bawait\b/,
  )
})
