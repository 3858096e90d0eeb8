import { z } from 'zod'
import { Problem } from '../problems/problem.ts'
import { inDigits } from './parameters.ts'

/** The query parameters of every list: spread them into the route's own. */
export const pageQuery = {
  limit: inDigits(z.int().min(1).max(100).default(20)).describe('The most items on the page.'),
  cursor: z
    .string()
    .max(400)
    .optional()
    .describe(
      'The `next` of the previous page of this list, asked with the same filters; leave it out for the first page.',
    ),
}

/** A time in a sort key. PostgreSQL has no year 0. */
export const KeyTime = z.iso.datetime().regex(/^(?!0000)/)

/** The sort key of a list in descending order of creation. */
export const CreationKey = z.strictObject({ createdAt: KeyTime, id: z.uuid() })
export type CreationKey = z.infer<typeof CreationKey>

/** The sort key of a row in such a list. */
export const creationKey = ({ createdAt, id }: { readonly createdAt: Date; readonly id: string }): CreationKey => ({
  createdAt: createdAt.toISOString(),
  id,
})

/** The condition of a query: the rows that follow in such a list; all rows without a key. */
export const afterCreation = (last: CreationKey | undefined) =>
  last === undefined
    ? {}
    : { OR: [{ createdAt: { lt: last.createdAt } }, { createdAt: last.createdAt, id: { lt: last.id } }] }

/** The body that answers a list. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    next: z.string().nullable().describe('The cursor of the next page; null on the last.'),
  })
}

/**
 * A page from rows that were read with `take: limit + 1`: the extra row shows that there is a next page. The cursor
 * contains the sort key of the last row of the page; clients treat it as opaque.
 */
export function page<Row, Item>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => unknown,
  itemOf: (row: Row) => Item,
): { items: Item[]; next: string | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next = rows.length > limit && last !== undefined ? encode(keyOf(last)) : null
  return { items: shown.map(itemOf), next }
}

/** The sort key in a cursor, if there is one. @throws Problem invalid-request */
export function readCursor<Key extends z.ZodType>(key: Key, cursor: string | undefined): z.infer<Key> | undefined {
  if (cursor === undefined) return undefined
  const read = key.safeParse(decode(cursor))
  if (read.success) return read.data
  throw new Problem('invalid-request', {
    errors: [{ at: 'querystring/cursor', problem: 'This is not a cursor of this list.' }],
  })
}

function encode(key: unknown): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined // not JSON; the schema of the key refuses it
  }
}
