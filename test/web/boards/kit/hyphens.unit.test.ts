import { expect, test } from 'vitest'
import { withSoftHyphens } from '../../../../web/src/boards/kit/hyphens.ts'

const shown = (text: string) => withSoftHyphens(text).replaceAll('\u00ad', '-')

test.each([
  ['Empresario (Предприниматель)', 'Empresario (Предпри-ни-ма-тель)'],
  ['Телохранитель', 'Те-лохра-ни-тель'],
  ['Лесозаготовка', 'Ле-со-за-го-товка'],
])('a long Russian word may break between syllables: %s', (name, broken) => {
  expect(shown(name)).toBe(broken)
})

test.each(['Переработка', 'Guardaespaldas'])('a shorter word, and another language, stay as they are: %s', (name) => {
  expect(shown(name)).toBe(name)
})
