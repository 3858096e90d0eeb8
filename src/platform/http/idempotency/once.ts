import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Prisma } from '../../../generated/prisma/client.ts'

/**
 * The statements that store a result, or one that a query selects as one jsonb value, for the transaction that does the
 * work; none if the request has no key.
 */
export type Remembering<Made> = (made: Made | Prisma.Sql) => Prisma.PrismaPromise<unknown>[]

/**
 * Carries out a request, unless it was carried out before with its Idempotency-Key, and stores its result: ids, numbers
 * and times, never sentences or secrets. The caller makes the answer from the result in either case.
 * @param Made the schema of the result
 * @param act does the work; it may store a part of the result in its own transaction, so that the work is done once
 * even if the server ends right after it
 */
export async function once<Made extends z.ZodType<object>>(
  { keyed }: Pick<FastifyRequest, 'keyed'>,
  Made: Made,
  act: (remembering: Remembering<z.output<Made>>) => Promise<z.output<Made>>,
): Promise<z.output<Made>> {
  if (keyed?.made !== undefined) return Made.parse(keyed.made)
  keyed?.begin()
  const made = Made.parse(
    await act((part) => keyed?.remembering(part instanceof Prisma.Sql ? part : { ...part }) ?? []),
  )
  if (keyed !== undefined) {
    for (const statement of keyed.remembering({ ...made })) await statement
    keyed.done()
  }
  return made
}

const Nothing = z.object({})

/** Notes a request that stores nothing as carried out: its answer is computed again when it is repeated. */
export async function nothingToStore(request: Pick<FastifyRequest, 'keyed'>): Promise<void> {
  await once(request, Nothing, async () => ({}))
}
