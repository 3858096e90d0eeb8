import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readBySchema } from '../../../src/platform/http/strict-requests.ts'
import { Problem } from '../../../src/platform/problems/problem.ts'

const anything = z.json()

function readPart(value: unknown, schema: z.ZodType) {
  const { error, ...known } = Object(readBySchema({ schema, method: 'POST', url: '/', httpPart: 'body' })(value))
  return { errors: error instanceof Problem ? error.extra.errors : undefined, known }
}

function read(value: unknown, schema: z.ZodType = anything) {
  const { errors, known } = readPart(value, schema)
  return errors?.map(({ at }) => at) ?? known
}

const said = (value: unknown) => readPart(value, anything).errors?.map(({ problem }) => problem)

describe('a parameter of the address that is given twice', () => {
  const query = z.strictObject({ limit: z.coerce.number().max(3).optional(), game: z.enum(['havana']).optional() })
  const said = (value: unknown) => {
    const read: unknown = readBySchema({ schema: query, method: 'GET', url: '/', httpPart: 'querystring' })(value)
    const { error } = Object(read)
    return error instanceof Problem ? error.extra.errors : []
  }

  test('is said to be so', () => {
    const problem = 'Give this only once.'
    expect(said({ limit: ['1', '2'], game: ['havana', 'havana'] })).toEqual([
      { at: 'querystring/limit', problem },
      { at: 'querystring/game', problem },
    ])
  })

  test('differs from one that is wrong, and from one that is unknown', () => {
    expect(said({ limit: '9' })).toEqual([
      { at: 'querystring/limit', problem: expect.objectContaining({ en: 'At most 3.' }) },
    ])
    expect(said({ sort: ['a', 'b'] })).toMatchObject([{ at: 'querystring' }])
  })
})

describe('whatever a schema allows', () => {
  test.each([
    ['U+0000', { a: [{ b: 'x\u0000' }] }, 'body/a/0/b'],
    ['half of a pair', { a: [{ b: '\ud800x' }] }, 'body/a/0/b'],
    ['U+0000 in the name of a field', { a: { 'x\u0000': 1 } }, 'body/a/x\u0000'],
    ['half of a pair in the name of a field', { a: { '\udfff': {} } }, 'body/a/\udfff'],
  ])('%s is refused where it stands', (_, value, at) => {
    expect(read(value)).toEqual([at])
  })

  test('half of a pair is not called a control character', () => {
    expect(said(['\ud800x', 'x\u0000'])).toEqual([
      'This must be well-formed Unicode.',
      'This must not contain control characters.',
    ])
  })

  test('however deep it stands', () => {
    let deep: unknown = 'x\u0000'
    for (let depth = 0; depth < 30_000; depth++) deep = [deep]
    expect(read(deep, z.unknown())).toHaveLength(1)
  })

  test.each([{ a: [{ b: '🚢\n' }] }, null, 7, [], 'a mail as it arrived \u0000'])('%j is taken as it is', (value) => {
    expect(read(value)).toEqual({ value })
  })
})
