import { describe, expect, test } from 'vitest'
import { longText, plain, plainText } from '../../../src/platform/http/text.ts'

const text = plainText({ min: 1, max: 10 })

describe('plain text', () => {
  test.each(['a', 'été', 'Ёлка', '🚢', '0123456789', ' a ', 'שלום\u200f!', 'علی\u200cرضا'])('accepts %s', (input) => {
    expect(text.parse(input)).toBe(input)
  })

  test.each([
    ['too short', ''],
    ['too long', '0123456789a'],
    ['with NUL', 'a\0b'],
    ['with a line break', 'a\nb'],
    ['with a tab', 'a\tb'],
    ['with DEL', 'a\u007Fb'],
    ['with a C1 control', 'a\u0085b'],
    ['with a separator of lines', 'a\u2028b'],
    ['with a separator of paragraphs', 'a\u2029b'],
    ['with an override of direction', 'a\u202eb'],
    ['with an embedding', 'a\u202bb'],
    ['with an isolate', 'a\u2067b'],
    ['with half of a pair', 'a\uD83Db'],
    ['that is a number', 5],
    ['that is null', null],
  ])('refuses text %s', (_, input) => {
    expect(text.safeParse(input).success).toBe(false)
  })
})

test.each([
  ['a space', ' '],
  ['spaces of other widths', '\u2003\u00a0\u3000'],
  ['a space without width', '\u200b'],
  ['a word joiner', '\u2060'],
  ['a mark of direction', '\u200e'],
  ['a byte order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a Hangul filler', '\u3164'],
  ['a Braille pattern without dots', '\u2800'],
  ['a tag', '\u{e0041}'],
])('text that has to say something is not just %s', (_, input) => {
  for (const schema of [text, longText({ min: 1, max: 10 })]) {
    expect(schema.safeParse(input).error?.issues.map(({ message }) => message)).toEqual(['This must not be blank.'])
  }
  expect(plainText({ min: 0, max: 10 }).parse(input)).toBe(input)
})

test('text from others is stripped of what plain text must not contain', () => {
  expect(plain('a\u202eb\u2028c\nd\ud83d', 10)).toBe('abcd\ufffd')
})
