import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Platform } from '../../platform.ts'
import { Problem } from '../../problems/problem.ts'
import { type Keyed, keyed } from './key.ts'
import { claim, leaveOpen, release, remembering } from './store.ts'

/**
 * How a route keeps to an Idempotency-Key:
 * - `refused`: its answer holds a secret, which is shown once
 * - `with-entries`: the key is stored in the statement that stores the journal's entries
 * - `repeatable`: a request that came to no known end may be made again, since what is remembered of it is stored in the
 *   transaction that does what was asked, or since doing it twice is the same as doing it once
 *
 * But for the first two, the key is claimed before the route is asked and noted as done before it answers. Should the
 * server end in between, nobody knows what was done: what is repeatable is done (so are PUT, PATCH and DELETE, which set
 * things to what they are to be), and anything else is refused with `outcome-unknown`.
 */
export type Idempotency = 'refused' | 'with-entries' | 'repeatable'

declare module 'fastify' {
  interface FastifyContextConfig {
    idempotency?: Idempotency
  }
  interface FastifyRequest {
    /** Undefined for a request without an Idempotency-Key. */
    keyed: KeyedRequest | undefined
  }
}

/** A request under a key, as its route deals with it. */
export interface KeyedRequest extends Keyed {
  /** What its answer is made of, where it was done before; undefined where it was not. */
  readonly made: Prisma.JsonValue | undefined
  /** `begun`: nobody knows what was done where the request fails from here on. `done`: that is noted. */
  readonly state: 'claimed' | 'begun' | 'done'
  /** The statements that note what was done: for the transaction that does it. */
  remembering(made: Prisma.InputJsonValue): Prisma.PrismaPromise<unknown>[]
  begin(): void
  /** What was made is remembered by now. */
  done(): void
}

const changing: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

export const isChanging = (method: string): boolean => changing.has(method)

/** Requests that come twice under one key are done once: every route that changes something keeps to it. */
export function keepToKeys(app: FastifyInstance, platform: Platform): void {
  const claims = new WeakSet<FastifyRequest>()
  app.decorateRequest('keyed', undefined)

  app.addHook('preHandler', async (request, reply) => {
    if (!isChanging(request.method)) return
    const given = await keyed(request, platform)
    if (given === undefined) return
    const { idempotency } = request.routeOptions.config
    if (idempotency === 'refused') throw new Problem('key-not-taken')
    if (idempotency === 'with-entries') {
      request.keyed = underKey(platform, given, undefined)
      return
    }
    const isRepeatable = idempotency === 'repeatable' || request.method !== 'POST'
    const before = await claim(platform, given, isRepeatable)
    if (before === undefined) claims.add(request)
    else if (before.made === null) return reply.status(before.status ?? 204).send()
    request.keyed = underKey(platform, given, before?.made ?? undefined)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const { keyed: given } = request
    if (given === undefined || given.state === 'done' || !claims.delete(request)) return payload
    if (reply.statusCode < 300) await remembering(platform, given, { status: reply.statusCode })
    else await giveBack(given, reply, request)
    return payload
  })

  /** A claim that cannot be given back now, since the database is away, ends by itself. */
  async function giveBack(given: KeyedRequest, { statusCode }: FastifyReply, { log }: FastifyRequest): Promise<void> {
    const isUndone = statusCode < 500 || given.state === 'claimed'
    try {
      await (isUndone ? release(platform, given) : leaveOpen(platform, given))
    } catch (error) {
      log.warn({ error }, 'a key could not be given back')
    }
  }
}

function underKey(platform: Platform, given: Keyed, made: Prisma.JsonValue | undefined): KeyedRequest {
  let state: KeyedRequest['state'] = made === undefined ? 'claimed' : 'done'
  return {
    ...given,
    made,
    get state() {
      return state
    },
    remembering: (what) => [remembering(platform, given, { made: JSON.parse(JSON.stringify(what)) })],
    begin() {
      state = 'begun'
    },
    done() {
      state = 'done'
    },
  }
}
