import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { page, pageQuery, readCursor } from '../../../src/platform/http/paging.ts'

const Query = z.strictObject(pageQuery)
const Key = z.strictObject({ at: z.string(), id: z.int() })
const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, at: `day ${id}`, secret: 'hidden' }))
const keyOf = ({ at, id }: { at: string; id: number }) => ({ at, id })
const itemOf = ({ id }: { id: number }) => id

describe('a page', () => {
  test('leaves out the extra row, and points behind its own last row', () => {
    const { items, next } = page(rows(4), 3, keyOf, itemOf)
    expect(items).toEqual([0, 1, 2])
    expect(readCursor(Key, next ?? undefined)).toEqual({ at: 'day 2', id: 2 })
  })

  test.each([0, 2, 3])('of %i rows, if 3 fit, is the last', (count) => {
    expect(page(rows(count), 3, keyOf, itemOf)).toEqual({ items: rows(count).map(itemOf), next: null })
  })

  test('has 20 items by default, and from 1 to 100', () => {
    expect(Query.parse({})).toEqual({ limit: 20 })
    expect(Query.parse({ limit: '100' })).toEqual({ limit: 100 })
    for (const limit of ['0', '101', '2.5', 'all', '']) expect(Query.safeParse({ limit }).success, limit).toBe(false)
  })
})

describe('a cursor', () => {
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

  test('is undefined on the first page', () => {
    expect(readCursor(Key, undefined)).toBeUndefined()
  })

  test.each([
    ['nonsense', '%%%'],
    ['nothing', ''],
    ['no JSON', Buffer.from('{"at":').toString('base64url')],
    ['null', encoded(null)],
    ['the key of another list', encoded({ name: 'x' })],
    ['a key of wrong types', encoded({ at: 5, id: 'x' })],
    ['more than the key', encoded({ at: 'x', id: 1, more: true })],
  ])('that contains %s is refused, and the problem names the parameter', (_, cursor) => {
    expect(() => readCursor(Key, cursor)).toThrow(
      expect.objectContaining({
        code: 'invalid-request',
        extra: { errors: [{ at: 'querystring/cursor', problem: 'This is not a cursor of this list.' }] },
      }),
    )
  })
})
