import { expect, test } from 'vitest'
import { inSentence } from '../../../../web/src/match/composer/in-sentence.ts'

test.each([
  ['The card to discard', 'the card to discard'],
  ['À qui voler', 'à qui voler'],
  ['Какое сырьё отдать', 'какое сырьё отдать'],
  ['Qué mercancías tomar', 'qué mercancías tomar'],
])('a label goes on in a sentence, in each language: %s', (label, goesOn) => {
  expect(inSentence(label)).toBe(goesOn)
})
