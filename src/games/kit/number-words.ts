import type { Language } from './wording.ts'

type InWords = (number: number) => string

/** Says a small number by a word of this list, which begins with 1; other numbers are written in digits. */
const words =
  (...said: readonly string[]): InWords =>
  (number) =>
    said[number - 1] ?? String(number)

const beyondTwo = {
  fr: ['trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  ru: ['три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'],
  es: ['tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
} as const

/** "Six": a sentence takes a number from the rules, and still reads as one written by hand. */
export const spelled: Readonly<Record<Language, InWords>> = {
  en: words('one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'),
  fr: words('un', 'deux', ...beyondTwo.fr),
  ru: words('один', 'два', ...beyondTwo.ru),
  es: words('un', 'dos', ...beyondTwo.es),
}

/** The same before feminine nouns. */
export const spelledFeminine: Readonly<Record<'fr' | 'ru' | 'es', InWords>> = {
  fr: words('une', 'deux', ...beyondTwo.fr),
  ru: words('одна', 'две', ...beyondTwo.ru),
  es: words('una', 'dos', ...beyondTwo.es),
}

/** "Выберите одну фишку": before feminine nouns. */
export const spelledAccusative = words('одну', 'две', ...beyondTwo.ru)

/** "Не больше шести". */
export const spelledGenitive = words(
  'одного',
  'двух',
  'трёх',
  'четырёх',
  'пяти',
  'шести',
  'семи',
  'восьми',
  'девяти',
  'десяти',
)

/** "The sixth": masculine. */
export const ordinal: Readonly<Record<Language, InWords>> = {
  en: words('first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'),
  fr: words(
    'premier',
    'deuxième',
    'troisième',
    'quatrième',
    'cinquième',
    'sixième',
    'septième',
    'huitième',
    'neuvième',
    'dixième',
  ),
  ru: words('первый', 'второй', 'третий', 'четвёртый', 'пятый', 'шестой', 'седьмой', 'восьмой', 'девятый', 'десятый'),
  es: words('primero', 'segundo', 'tercero', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno', 'décimo'),
}

/** "После седьмого хода". */
export const ordinalGenitive = words(
  'первого',
  'второго',
  'третьего',
  'четвёртого',
  'пятого',
  'шестого',
  'седьмого',
  'восьмого',
  'девятого',
  'десятого',
)

/** "Four villagers are the most": a number at the beginning of a sentence. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
