import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { catalogue } from '../../../src/games/catalogue.ts'
import { bySchema } from '../../../src/games/kit/by-schema.ts'
import { languages } from '../../../src/games/kit/wording.ts'
import { ViewerParam } from '../../../src/games/wire/viewer.ts'
import { Entropy, Hex256 } from '../../../src/journal/entry.ts'
import { IfMatch } from '../../../src/matches/wire/etag.ts'
import { DecisionId } from '../../../src/matches/wire/match-body.ts'
import { NewMatch } from '../../../src/matches/wire/new-match.ts'
import { invalidAt, inWords, sentence } from '../../../src/platform/problems/validation.ts'
import { validationSentences } from '../../../src/platform/problems/validation-sentences.ts'

function wrongs(schema: z.ZodType, value: unknown, language: (typeof languages)[number] = 'en') {
  const read = bySchema(schema, value)
  if (read.success) throw new Error('it was read')
  return invalidAt(['body'], read.wrongs).map((one) => inWords(one, language))
}

function moveOf(game: string): z.ZodType {
  const schema = catalogue.get(game)?.schemas.move
  if (!schema) throw new Error(`there is no game ${game}`)
  return schema
}

describe('validation errors have a path, and a sentence in every language', () => {
  test.each(languages)('what every schema finds, in %s', (language) => {
    const schema = z.strictObject({ seats: z.int().max(4), name: z.string() })
    const errors = wrongs(schema, { seats: 9, extra: 1 }, language)
    expect(errors.map(({ at }) => at).sort()).toEqual(['body', 'body/name', 'body/seats'])
    const [first] = wrongs(schema, { seats: 9, name: 'x' }, language)
    const says = { en: 'At most 4.', fr: 'Au plus 4.', ru: 'Не больше 4.', es: 'Como máximo 4.' }
    expect(first?.problem).toBe(says[language])
  })

  test('there are at most a hundred of them', () => {
    const values = Array.from({ length: 1000 }, () => 'no number')
    expect(wrongs(z.array(z.int()), values)).toHaveLength(100)
  })

  test('a schema’s own message takes precedence, with its numbers', () => {
    const schema = z.string().refine((text) => text.length < 3, 'This must be at most 30 days long.')
    expect(wrongs(schema, 'long', 'fr')).toEqual([{ at: 'body', problem: 'Il faut 30 jours au plus.' }])
    expect(sentence('This must be a time like 22:00.', 'ru')).toBe('Нужно время вида 22:00.')
  })

  test.each([
    ['a share in the dice', Entropy, 'zz', 'This must be up to 32 bytes in lower-case hexadecimal.'],
    ['a hash', Hex256, 'ab', 'This must be 32 bytes in lower-case hexadecimal.'],
    ['a decision', DecisionId, 'turn', 'This must be the id of a decision, like `12.0.turn`.'],
    ['a viewer', ViewerParam, 'me', 'This must be the number of a seat, `spectator` or `administrator`.'],
    ['a version that is held', IfMatch.shape['if-match'], '*', 'This must be one version, or one `ETag` of a view.'],
  ])('what has a form of its own is told it in every language: %s', (_, schema, value, says) => {
    const all = languages.map((language) => wrongs(schema, value, language)[0]?.problem)
    expect(all[0]).toBe(says)
    expect(new Set(all).size).toBe(languages.length)
  })

  test('a number that is wrong alone is not told as two that do not agree', () => {
    const errors = wrongs(NewMatch, { game: 'havana', seats: 0 })
    expect(errors).toEqual([{ at: 'body/seats', problem: 'At least 2.' }])
  })

  test('every sentence has its parameters in every language', () => {
    for (const [english, others] of Object.entries(validationSentences)) {
      const variables = english.split('#').length
      for (const text of Object.values(others)) expect([english, text.split('#').length]).toEqual([english, variables])
    }
  })

  /** Messages of schemas and refusals in the sources: strings that begin as ours do. */
  test('every message of ours is translated', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (name) =>
        name.endsWith('.ts') &&
        !/generated|validation-sentences|configuration|trusted-proxies|problems\/validation|games\/|cli\//.test(name),
    )
    const beginning =
      /^(?:This must |This is not (?!your)|There is no such |Nobody here |The match has not |Give `|Places must |Nothing may |Together, )/
    const left = sources.flatMap((name) => {
      const text = readFileSync(`src/${name}`, 'utf8')
      return [...text.matchAll(/'([^'\n]+)'(?=[,)\n }])|`([^`\n]+)`(?=[,)\n }])/g)]
        .map(([, plain, filled = '']) => (plain ?? filled).replaceAll(/\$\{[^}]+\}/g, '7'))
        .filter((said) => beginning.test(said) && sentence(said, 'fr') === said)
        .map((said) => `${name}: ${said}`)
    })
    expect(left).toEqual([])
  })
})

describe('errors in a move come from the intended branch only', () => {
  test('an unknown type is reported at the move’s type', () => {
    expect(wrongs(moveOf('havana'), { type: 'fly' })).toEqual([
      { at: 'body/type', problem: expect.stringMatching(/^This must be one of these: `open`, .*`replace`\.$/) },
    ])
    expect(wrongs(moveOf('havana'), { cards: [] })).toEqual([{ at: 'body/type', problem: 'This is missing.' }])
  })

  test('a known type with wrong parts is reported part by part', () => {
    const errors = wrongs(moveOf('havana'), { type: 'open', cards: ['siesta', 'nobody'], speed: 1 })
    expect(errors.map(({ at }) => at).sort()).toEqual(['body', 'body/cards/1'])
  })

  test.each([...catalogue.keys()])('in %s no move is merely called invalid', (game) => {
    const schema = moveOf(game)
    const options: readonly unknown[] = schema instanceof z.ZodDiscriminatedUnion ? schema.options : []
    expect(options.length).toBeGreaterThan(0)
    for (const option of options) {
      const type = option instanceof z.ZodObject ? option.shape.type : undefined
      if (!(type instanceof z.ZodLiteral)) continue
      for (const { at, problem } of wrongs(schema, { type: type.value, nonsense: 1 })) {
        expect([type.value, at, problem]).not.toEqual([type.value, 'body', 'This is not valid.'])
      }
    }
  })

  test('errors in a union without a discriminator come from the branch that matches furthest', () => {
    const either = z.union([
      z.strictObject({ francs: z.int() }),
      z.strictObject({ food: z.strictObject({ fish: z.int(), bread: z.int() }) }),
    ])
    expect(wrongs(either, { food: { fish: 1, bread: 'one' } })).toMatchObject([{ at: 'body/food/bread' }])
  })
})
