import { describe, expect, test } from 'vitest'
import { looksOf, nameKey, noNameKey, skeleton } from '../../../src/accounts/names/name-keys.ts'
import { inOneScriptEach } from '../../../src/accounts/names/scripts.ts'
import { faultOf, nearTo } from '../../../src/accounts/names/suitable.ts'
import { Name } from '../../../src/accounts/record/fields.ts'

const areAlike = (one: string, other: string) => looksOf(one).some((look) => looksOf(other).includes(look))

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
    // Vowel signs are letters in their scripts: Devanagari, Thai.
    ['रवि', 'रवा'],
    ['กี', 'กู'],
  ])('differs for different names: %s and %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other))
  })

  test('is never that of an erased account', () => {
    const nobody = noNameKey('5f0e')
    expect(nameKey(nobody)).not.toBe(nobody)
  })
})

describe('the look of a name (UTS 39)', () => {
  // UTS 39 §4: the standard’s example, and letters from confusables.txt.
  test('is the skeleton of the standard', () => {
    expect(skeleton('paypaI')).toBe(skeleton('paypal'))
    expect(skeleton('раураӀ')).toBe(skeleton('paypal'))
    expect(skeleton('modern')).toBe(skeleton('rnodern'))
    expect(skeleton('ａ\u0301')).toBe(skeleton('\u00e1'))
  })

  test.each([
    ['Coco', 'Сосо', 'all of it Cyrillic'],
    ['Coco', 'СОСО', 'Cyrillic capitals'],
    ['Coco', 'Сосо\u0301', 'Cyrillic, with an accent'],
    ['paypal', 'paypaI', 'a capital I'],
    ['Paul', 'Pau1', 'a digit'],
    ['Oleg', '0leg', 'a zero'],
    ['Ada', '𝐀𝐝𝐚', 'mathematical letters'],
    ['Anna', 'Αnna', 'a Greek capital'],
    ['Modern', 'Modem', 'r and n as m'],
    ['Tom', 'ТОМ', 'Cyrillic capitals of a name in small letters'],
    ['Том', 'TOM', 'the other way round'],
    ['Tom', 'ꓔꓳꓟ', 'letters without case that look like capitals'],
  ])('is confusable: %s and %s, %s', (one, other) => {
    expect(areAlike(one, other)).toBe(true)
  })

  test.each([
    ['Ian', 'Lan'],
    ['Ada 1', 'Adal'],
    ['Иван', 'Ivan'],
    ['Том', 'Tom'],
    // Their capitals look like HH.
    ['АННА', 'ANNA'],
    ['Мария', 'Maria'],
    ['李', '李小龍'],
    ['Ann', 'Anne'],
    ['Bob 2', 'Bob 3'],
  ])('is not confusable for honest names: %s and %s', (one, other) => {
    expect(areAlike(one, other)).toBe(false)
  })
})

describe('scripts within a word', () => {
  test.each([
    'Ada',
    'Иванов',
    '李小龍',
    'ひらがなカタカナ漢字',
    'ラーメン屋',
    '김철수',
    '金철수',
    'ㄅㄆㄇ漢',
    "O'Brien",
    'Ada2',
    'नमस्ते',
    '𠮷野',
  ])('do not mix: %s', (word) => expect(inOneScriptEach(word)).toEqual([word]))

  test.each([
    ['Аda', ['А', 'da']],
    ['Adа', ['Ad', 'а']],
    ['Tシャツ', ['T', 'シャツ']],
    ['김ひら', ['김', 'ひら']],
    ['Ωmega2', ['Ω', 'mega2']],
  ])('mix: %s', (word, parts) => expect(inOneScriptEach(word)).toEqual(parts))
})

describe('a name', () => {
  test('is kept composed, with single spaces', () => {
    expect(Name.parse('  E\u0301lodie   de \u00a0 Rohan ')).toBe('Élodie de Rohan')
  })

  test.each([
    ['Ада'],
    ['李小龍'],
    ['Œdipe'],
    ['Zoë ♥'],
    ['12'],
    ['محمد'],
    ['José Иванов', 'a Latin first name with a Cyrillic surname'],
    ['李', 'one letter, in Chinese'],
    ['이', 'one letter, in Korean'],
    ['つ', 'one letter, in Japanese'],
    ['田中さくら'],
    ["O'Brien-Smith"],
    ['Д’Артаньян'],
    ['Łukasz'],
    ['Θεανώ'],
    ['Botticelli', 'that begins as a word of the server'],
    ['Roberto Bot', 'that ends as one'],
    ['Seatown 3'],
    ['Adminton'],
  ])('can be %s %s', (name: string, _why?: string) => {
    expect(Name.parse(name)).toBe(name)
    expect(faultOf(name)).toBeUndefined()
  })

  test.each([['x'], ['é'], ['-'], ['♥♥'], [''], ['  '], ['\u0301\u0301'], ['कि'.slice(1)]])(
    'needs enough letters: %j',
    (name) => {
      expect(Name.safeParse(name).success).toBe(false)
    },
  )

  test.each([
    ['Olga\u202e', 'invisible-characters', 'Olga'],
    ['Ol\u200bga', 'invisible-characters', 'Olga'],
    ['Ol\u00adga', 'invisible-characters', 'Olga'],
    ['Olga\u2028Petrova', 'invisible-characters', 'Olga Petrova'],
    ['Olga\u2029', 'invisible-characters', 'Olga'],
    ['Olga \ufe0f', 'invisible-characters', 'Olga'],
    ['\u3164Olga', 'invisible-characters', 'Olga'],
    ['Olga\u2800P', 'invisible-characters', 'Olga P'],
    ['Olga\ue000', 'invisible-characters', 'Olga'],
    ['Аda Lovelace', 'mixed-scripts', 'Ada Lovelace'],
    ['Tシャツ', 'mixed-scripts', 'T シャツ'],
    ['Administrator', 'reserved', 'Sailor 7'],
    ['admin', 'reserved', 'Sailor 7'],
    ['ADMINISTRATOR 3f2a', 'reserved', 'Sailor 7'],
    ['Paquebot', 'reserved', 'Sailor 7'],
    ['Bot', 'reserved', 'Sailor 7'],
    ['Bot 3', 'reserved', 'Sailor 7'],
    ['Bot #3', 'reserved', 'Sailor 7'],
    ['Воt', 'mixed-scripts', 'Sailor 7'],
    ['B0T', 'reserved', 'Sailor 7'],
    ['spectator', 'reserved', 'Sailor 7'],
    ['Spectateur', 'reserved', 'Sailor 7'],
    ['Зритель', 'reserved', 'Sailor 7'],
    ['Espectadora', 'reserved', 'Sailor 7'],
    ['Seat 1', 'reserved', 'Sailor 7'],
    ['Место 2', 'reserved', 'Sailor 7'],
    ['anonymous 1a2b3c4d', 'reserved', 'Sailor 7'],
    ['.Admin.', 'reserved', 'Sailor 7'],
  ])('cannot be %j: %s; the suggestion is %s', (name, fault, near) => {
    expect(faultOf(Name.parse(name))).toBe(fault)
    if (near !== undefined) expect(nearTo(name, 'en', 7)).toBe(near)
  })

  test('is suitable if the server suggests it', () => {
    for (const name of ['Аda', 'Tシャツ', 'Воt', 'Admin', '\u200bx', 'Адa\u202e', 'Ωm', '1а2b']) {
      for (const language of ['en', 'fr', 'ru', 'es'] as const) {
        expect(faultOf(nearTo(name, language, 12)), name).toBeUndefined()
      }
    }
  })
})
