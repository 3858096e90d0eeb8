import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Prisma } from '../../../generated/prisma/client.ts'

type KeyedRequest = Pick<FastifyRequest, 'keyed'>

/** The statements that note what was done, for the transaction that does it; none where the request has no key. */
export type Remembering<Made> = (made: Made) => Prisma.PrismaPromise<unknown>[]

/**
 * Does what a request asks for, unless it was done before under its Idempotency-Key, and notes what its answer is made of:
 * ids, numbers and times, never sentences or secrets. The answer is made of it in either case.
 * @param Made how that is read again
 * @param act may note a part of it in its own transaction: then a server that ends right after that has done it once
 */
export async function once<Made extends z.ZodType<object>>(
  { keyed }: KeyedRequest,
  Made: Made,
  act: (remembering: Remembering<z.output<Made>>) => Promise<z.output<Made>>,
): Promise<z.output<Made>> {
  if (keyed?.made !== undefined) return Made.parse(keyed.made)
  keyed?.begin()
  const made = Made.parse(await act((part) => keyed?.remembering({ ...part }) ?? []))
  if (keyed !== undefined) {
    for (const statement of keyed.remembering({ ...made })) await statement
    keyed.done()
  }
  return made
}
