import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readBySchema } from '../../../src/platform/http/read-by-schema.ts'
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
