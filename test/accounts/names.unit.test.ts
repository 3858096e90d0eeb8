import { describe, expect, test } from 'vitest'
import { Name } from '../../src/accounts/fields.ts'
import { nameKey, noNameKey } from '../../src/accounts/names.ts'

describe('the key of a name', () => {
  test.each([
    ['Ada', 'ADA'],
    ['Élodie', 'elodie'],
    ['Ada Lovelace', 'adaLovelace'],
    ['Ａｄａ', 'ada'],
    ['a\u200bda', 'ada'],
    ['İpek', 'ipek'],
  ])('is the same for names that look alike: %s and %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
  })

  test.each([
    ['Ada', 'Adam'],
    ['Ада', 'Ada'],
    ['Ada 1', 'Ada 2'],
  ])('differs for names that differ: %s and %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other))
  })

  test('is never that of an account without a name', () => {
    const nobody = noNameKey('5f0e')
    expect(nameKey(nobody)).not.toBe(nobody)
  })
})

describe('a name', () => {
  test('is kept composed, with single spaces', () => {
    expect(Name.parse('  E\u0301lodie   de  Rohan ')).toBe('Élodie de Rohan')
  })

  test.each(['Ада', '李小龍', 'Œdipe', 'Zoë ♥', '12', 'محمد'])('may be of any script: %s', (name) => {
    expect(Name.parse(name)).toBe(name)
  })
})
