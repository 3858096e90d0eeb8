import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bySchema } from '../../../src/games/kit/by-schema.ts'
import { languages } from '../../../src/games/kit/wording.ts'

/** What is said of a value that a schema does not take, in every language. */
function said(schema: z.ZodType, value: unknown): string[] {
  const read = bySchema(schema, value)
  if (read.success) throw new Error('it was read')
  return read.wrongs.flatMap(({ problem }) =>
    typeof problem === 'string' ? [problem] : languages.map((language) => problem[language]),
  )
}

describe('what a schema finds is said in plain words, in en, fr, ru and es', () => {
  test.each([
    {
      about: 'a text that is too short',
      schema: z.string().min(10),
      value: 'short',
      says: ['At least 10 characters.', 'Au moins 10 caractères.', 'Не меньше 10 символов.', 'Al menos 10 caracteres.'],
    },
    {
      about: 'an empty text',
      schema: z.string().min(1),
      value: '',
      says: [
        'This must not be empty.',
        'Ce champ ne doit pas être vide.',
        'Здесь не должно быть пусто.',
        'No debe quedar vacío.',
      ],
    },
    {
      about: 'a text that is too long',
      schema: z.string().max(81),
      value: 'x'.repeat(90),
      says: ['At most 81 characters.', 'Au plus 81 caractères.', 'Не больше 81 символа.', 'Como máximo 81 caracteres.'],
    },
    {
      about: 'a text of another length',
      schema: z.string().length(4),
      value: 'abc',
      says: [
        'Number of characters needed: 4.',
        'Nombre de caractères attendu\u202f: 4.',
        'Нужное число символов: 4.',
        'Número de caracteres necesario: 4.',
      ],
    },
    {
      about: 'a number that is too small',
      schema: z.int().min(1),
      value: 0,
      says: ['At least 1.', 'Au moins 1.', 'Не меньше 1.', 'Al menos 1.'],
    },
    {
      about: 'a number that is too large',
      schema: z.int().max(720),
      value: 1000,
      says: ['At most 720.', 'Au plus 720.', 'Не больше 720.', 'Como máximo 720.'],
    },
    {
      about: 'a number at a bound that is excluded',
      schema: z.number().gt(0),
      value: 0,
      says: ['More than 0.', 'Plus de 0.', 'Больше 0.', 'Más de 0.'],
    },
    {
      about: 'a half',
      schema: z.int(),
      value: 1.5,
      says: [
        'This must be a whole number.',
        'Il faut un nombre entier.',
        'Нужно целое число.',
        'Debe ser un número entero.',
      ],
    },
    {
      about: 'an empty list',
      schema: z.array(z.string()).min(1),
      value: [],
      says: [
        'At least one is needed.',
        'Il en faut au moins un.',
        'Нужен хотя бы один пункт.',
        'Hace falta al menos uno.',
      ],
    },
    {
      about: 'a list that is too long',
      schema: z.array(z.string()).max(1),
      value: ['a', 'b'],
      says: ['At most 1 are allowed.', 'Il en faut 1 au plus.', 'Можно не больше 1.', 'Se permiten 1 como máximo.'],
    },
    {
      about: 'no mail address',
      schema: z.email(),
      value: 'hello',
      says: [
        'This is not a mail address like ada@example.org.',
        'Ce n’est pas une adresse de courriel comme ada@example.org.',
        'Это не адрес почты вида ada@example.org.',
        'No es una dirección de correo como ada@example.org.',
      ],
    },
    {
      about: 'no address of a page',
      schema: z.url(),
      value: 'hello',
      says: [
        'This is not an address like https://example.org.',
        'Ce n’est pas une adresse comme https://example.org.',
        'Это не адрес вида https://example.org.',
        'No es una dirección como https://example.org.',
      ],
    },
    {
      about: 'no date',
      schema: z.iso.date(),
      value: 'tomorrow',
      says: [
        'This is not a date like 2026-12-24.',
        'Ce n’est pas une date comme 2026-12-24.',
        'Это не дата вида 2026-12-24.',
        'No es una fecha como 2026-12-24.',
      ],
    },
    {
      about: 'nothing where something is needed',
      schema: z.string(),
      value: undefined,
      says: ['This is missing.', 'Il manque une valeur.', 'Здесь ничего не указано.', 'Falta un valor.'],
    },
    {
      about: 'nothing where one of several is needed',
      schema: z.enum(['en', 'fr']),
      value: undefined,
      says: ['This is missing.', 'Il manque une valeur.', 'Здесь ничего не указано.', 'Falta un valor.'],
    },
    {
      about: 'something that is not one of several',
      schema: z.enum(['en', 'fr']),
      value: 'la',
      says: [
        'This must be one of these: `en`, `fr`.',
        'Il faut l’une de ces valeurs\u202f: `en`, `fr`.',
        'Нужно одно из этих значений: `en`, `fr`.',
        'Debe ser uno de estos valores: `en`, `fr`.',
      ],
    },
    {
      about: 'a field that nobody knows',
      schema: z.strictObject({}),
      value: { speed: 1 },
      says: [
        'These fields are unknown here: `speed`.',
        'Ces champs sont inconnus ici\u202f: `speed`.',
        'Здесь нет таких полей: `speed`.',
        'Aquí no se conocen estos campos: `speed`.',
      ],
    },
    {
      about: 'more fields that nobody knows than an answer should name, one with a long name',
      schema: z.strictObject({}),
      value: Object.fromEntries(
        ['x'.repeat(101), ...Array.from({ length: 30 }, (_, field) => `f${field}`)].map((name) => [name, 1]),
      ),
      says: ['en', 'fr', 'ru', 'es'].map(() => expect.stringMatching(/: `x{100}…`, (?:`f\d+`, ){8}`f8`\.$/)),
    },
    {
      about: 'something of another type',
      schema: z.string(),
      value: 7,
      says: ['This must be a text.', 'Il faut un texte.', 'Нужен текст.', 'Debe ser un texto.'],
    },
    {
      about: 'something of another type than several',
      schema: z.union([z.int().min(0), z.boolean(), z.enum(['spectator', 'administrator'])]),
      value: 'la',
      says: [
        'This must be one of these: a number, `true`, `false`, `spectator`, `administrator`.',
        'Il faut l’une de ces valeurs\u202f: un nombre, `true`, `false`, `spectator`, `administrator`.',
        'Нужно одно из этих значений: число, `true`, `false`, `spectator`, `administrator`.',
        'Debe ser uno de estos valores: un número, `true`, `false`, `spectator`, `administrator`.',
      ],
    },
  ])('$about', ({ schema, value, says }) => {
    expect(said(schema, value)).toEqual(says)
  })

  test.each([
    ['a text where a list belongs', z.array(z.string()).max(3), 'read', 'This must be a list.'],
    ['a list where a text belongs', z.string().min(1), [], 'This must be a text.'],
    ['a number beyond all', z.int().max(60), 1e300, 'At most 60.'],
    ['a number below all', z.int().min(1), -1e300, 'At least 1.'],
    ['a number beyond all, where there is no bound', z.int(), 1e300, 'At most 9007199254740991.'],
  ])('one fault at one place is said once: %s', (_, schema, value, says) => {
    expect(said(z.strictObject({ at: schema }), { at: value })[0]).toBe(says)
    expect(said(z.strictObject({ at: schema }), { at: value })).toHaveLength(languages.length)
  })

  const viewer = z.union([z.int().min(0), z.enum(['spectator', 'administrator'])])
  const inner = z.union([z.literal(34), z.union([z.literal(36), z.literal(38)])])
  const things = z.union([z.object({ kind: inner, a: z.int() }), z.object({ kind: z.literal('b'), b: z.int() })])
  test.each([
    ['several numbers', inner, 35, 'This must be one of these: `34`, `36`, `38`.'],
    ['several numbers, and a text', inner, 'x', 'This must be one of these: `34`, `36`, `38`.'],
    ['nothing', inner, undefined, 'This is missing.'],
    ['a number that is too small', viewer, -1, 'At least 0.'],
    ['a half', viewer, 1.5, 'This must be a whole number.'],
    ['objects alone', z.union([z.object({ a: z.int() }), z.object({ b: z.int() })]), 'x', 'This must be an object.'],
    [
      'a list or nothing',
      z.union([z.array(z.int()).max(3), z.null()]),
      'x',
      'This must be one of these: a list, `null`.',
    ],
    ['an object whose kind says what was meant', things, { kind: 'b', b: 'x' }, 'This must be a number.'],
    ['its own sentence', z.union([z.int(), z.literal('x')], { error: 'This must be x.' }), true, 'This must be x.'],
    ['a table', z.record(z.string(), z.int()), 'x', 'This must be an object.'],
    ['a pair', z.tuple([z.int(), z.int()]), 'x', 'This must be a list.'],
  ])('of a union, the branch that was meant is told, or else all: %s', (_, schema, value, says) => {
    expect(said(schema, value)[0]).toBe(says)
  })

  test.each([
    ['another form', z.string().regex(/^x$/), 'y'],
    ['a type of its own', z.date(), 'y'],
    ['an id', z.uuid(), 'y'],
    ['a moment', z.iso.datetime(), 'y'],
    ['no branch of a union', z.union([z.literal(1), z.literal(2)]), 3],
    ['no multiple', z.number().multipleOf(5), 3],
    ['keys', z.record(z.string().max(1), z.int()), { bb: 1 }],
  ])('%s is said in each language differently, without the words of programmers', (_, schema, value) => {
    const all = said(schema, value)
    expect(new Set(all).size).toBe(languages.length)
    for (const one of all) expect(one).not.toMatch(/expected|string|undefined|[<>=]/)
  })
})
