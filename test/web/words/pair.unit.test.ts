import { afterAll, expect, test } from 'vitest'
import { pair } from '../../../web/src/words/pair.ts'
import { language } from '../../../web/src/words/words.ts'

afterAll(() => {
  language.value = 'en'
})

test.each([
  ['en', 'Cost: 3'],
  ['fr', 'Cost\u202f: 3'],
  ['ru', 'Cost: 3'],
  ['es', 'Cost: 3'],
] as const)('a label and its value have the colon of the language: %s', (spoken, says) => {
  language.value = spoken
  expect(pair('Cost', 3)).toBe(says)
})
