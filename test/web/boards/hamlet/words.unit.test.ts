import { beforeAll, expect, test } from 'vitest'
import { wordsIn } from '../../../../web/src/boards/hamlet/words.ts'
import { languages } from '../../../../web/src/words/languages.ts'
import { loadWords } from '../../../../web/src/words/spoken.ts'

beforeAll(async () => {
  await Promise.all(languages.map(loadWords))
})

test.each([
  ['en', ['0 coins', '1 coin', '2 coins', '5 coins', '21 coins']],
  ['fr', ['0 pièce', '1 pièce', '2 pièces', '5 pièces', '21 pièces']],
  ['ru', ['0 монет', '1 монета', '2 монеты', '5 монет', '21 монета']],
  ['es', ['0 monedas', '1 moneda', '2 monedas', '5 monedas', '21 monedas']],
] as const)('the words of a count agree with its number: %s', (language, says) => {
  const { coins } = wordsIn[language].counted
  expect([0, 1, 2, 5, 21].map((count) => `${count} ${coins(count)}`)).toEqual(says)
})

test.each([
  ['en', ['fits in one way', 'fits in 2 ways', 'fits in 5 ways']],
  ['fr', ['une seule orientation', '2 orientations possibles', '5 orientations possibles']],
  ['ru', ['1 вариант поворота', '2 варианта поворота', '5 вариантов поворота']],
  ['es', ['una sola orientación', '2 orientaciones posibles', '5 orientaciones posibles']],
] as const)('so do those of the ways in which a tile fits: %s', (language, says) => {
  expect([1, 2, 5].map(wordsIn[language].ways)).toEqual(says)
})
