import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Platform } from '../../platform.ts'
import { Problem } from '../../problems/problem.ts'
import { inSlices } from '../../time-slices.ts'

/** How long a key is remembered. */
export const hoursToRemember = 48

const Key = z
  .string()
  .min(8)
  .max(100)
  .regex(/^[\x21-\x7e]+$/)

const InMatch = z.object({ match: z.string() })

/** The parameter of every request that changes something, except those whose answer contains a secret. */
export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `A name that you make up for this request. If you send the request again with it within ${hoursToRemember} hours, it gets the same answer and is not carried out again.`,
  schema: { type: 'string', minLength: 8, maxLength: 100, pattern: '^[!-~]+$' },
  example: 'b7f1c0de-0001',
} as const

/** The key of a request. */
export interface Keyed {
  /**
   * The account that the key belongs to, and the match, if any. If nobody is signed in, the fingerprint takes the place
   * of the account, so that strangers share no keys.
   */
  readonly scope: string
  readonly key: string
  /** A keyed hash of the request, which may contain a password. Another request with the same key is refused. */
  readonly fingerprint: string
}

/** The key of a request, as its header gives it. @throws Problem invalid-request */
export async function keyed(
  request: FastifyRequest,
  given: string | string[],
  { secrets }: Pick<Platform, 'secrets'>,
): Promise<Keyed> {
  const key = Key.safeParse(given)
  if (!key.success) {
    const problem = 'This must be 8 to 100 visible ASCII characters.'
    throw new Problem('invalid-request', { errors: [{ at: 'headers/idempotency-key', problem }] })
  }
  const { method, url, body = null, headers, caller } = request
  const sent = body instanceof Uint8Array ? await digest(body) : body
  const whole = JSON.stringify([method, url, sent, headers['if-match'] ?? null])
  const fingerprint = secrets.blind('request', whole)
  const match = InMatch.safeParse(request.params).data?.match.toLowerCase()
  const scope = [caller?.account ?? fingerprint, ...(match === undefined ? [] : [match])].join('/')
  return { scope, key: key.data, fingerprint }
}

const mebibyte = 1024 * 1024

/** The SHA-256 of a body that may be large, computed in slices. */
async function digest(body: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of inSlices(partsOf(body))) hash.update(part)
  return hash.digest('hex')
}

function* partsOf(body: Uint8Array): Iterable<Uint8Array> {
  for (let at = 0; at < body.length; at += mebibyte) yield body.subarray(at, at + mebibyte)
}
