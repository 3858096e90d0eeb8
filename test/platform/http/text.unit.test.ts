import { describe, expect, test } from 'vitest'
import { plainText } from '../../../src/platform/http/text.ts'

const text = plainText({ min: 1, max: 10 })

describe('plain text', () => {
  test.each(['a', 'été', 'Ёлка', '🚢', '0123456789', ' '])('takes %s', (input) => {
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
    ['with half of a pair', 'a\uD83Db'],
    ['that is a number', 5],
    ['that is null', null],
  ])('refuses text %s', (_, input) => {
    expect(text.safeParse(input).success).toBe(false)
  })
})
