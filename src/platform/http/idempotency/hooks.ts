import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Prisma } from '../../../generated/prisma/client.ts'
import type { Platform } from '../../platform.ts'
import { Problem } from '../../problems/problem.ts'
import { isChanging } from '../methods.ts'
import { type Keyed, keyed } from './key.ts'
import { claimKey, leaveOpen, releaseKey, remembering, rememberingSelected } from './store.ts'

/**
 * How a route handles an Idempotency-Key:
 * - `unneeded`: it changes nothing, and takes no notice of a key
 * - `refused`: its answer contains a secret, which is shown only once
 * - `with-entries`: the key is stored by the statement that stores the journal's entries
 * - `repeatable`: a request with an unknown outcome may be carried out again, because its result is stored in the
 *   transaction that does the work, or because doing it twice is the same as doing it once
 *
 * For `repeatable`, and for routes that name none, the key is claimed before the handler runs and marked as done before
 * the answer goes out. If the server ends in between, the outcome is unknown: then a repeatable request is carried out
 * again (and so are PUT, PATCH and DELETE, which are idempotent), and any other is refused with `outcome-unknown`.
 */
export type Idempotency = 'unneeded' | 'refused' | 'with-entries' | 'repeatable'

declare module 'fastify' {
  interface FastifyContextConfig {
    idempotency?: Idempotency
  }
  interface FastifyRequest {
    /** Undefined for a request without an Idempotency-Key. */
    keyed: RequestUnderKey | undefined
  }
}

/** A request with a key, as its route sees it. */
interface RequestUnderKey extends Keyed {
  /** The stored result, from which the answer is made; undefined if the request was not carried out before. */
  readonly made: Prisma.JsonValue | undefined
  /** `begun`: if the request fails from here on, its outcome is unknown. `done`: its result is stored. */
  readonly state: 'claimed' | 'begun' | 'done'
  /** The statements that store the result, for the transaction that does the work. */
  remembering(made: Prisma.InputJsonValue | Prisma.Sql): Prisma.PrismaPromise<unknown>[]
  begin(): void
  /** Says that the result is stored. */
  done(): void
}

/** Carries out requests with the same key once, for every route that changes something. */
export function keepToKeys(app: FastifyInstance, platform: Platform): void {
  const claims = new WeakSet<FastifyRequest>()
  app.decorateRequest('keyed', undefined)

  app.addHook('preHandler', async (request, reply) => {
    const header = request.headers['idempotency-key']
    if (header === undefined || !isChanging(request.method)) return
    const { idempotency } = request.routeOptions.config
    if (idempotency === 'unneeded') return
    const given = await keyed(request, header, platform)
    if (idempotency === 'refused') throw new Problem('key-not-taken')
    if (idempotency === 'with-entries') {
      request.keyed = underKey(platform, given, undefined)
      return
    }
    const isRepeatable = idempotency === 'repeatable' || request.method !== 'POST'
    const before = await claimKey(platform, given, isRepeatable)
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

  /** Releases a claim. If the database is unreachable, the claim expires by itself. */
  async function giveBack(
    given: RequestUnderKey,
    { statusCode }: FastifyReply,
    { log }: FastifyRequest,
  ): Promise<void> {
    const isUndone = statusCode < 500 || given.state === 'claimed'
    try {
      await (isUndone ? releaseKey(platform, given) : leaveOpen(platform, given))
    } catch (error) {
      log.warn({ error }, 'an Idempotency-Key could not be released')
    }
  }
}

function underKey(platform: Platform, given: Keyed, made: Prisma.JsonValue | undefined): RequestUnderKey {
  let state: RequestUnderKey['state'] = made === undefined ? 'claimed' : 'done'
  return {
    ...given,
    made,
    get state() {
      return state
    },
    remembering: (what) => [
      what instanceof Prisma.Sql
        ? rememberingSelected(platform, given, what)
        : remembering(platform, given, { made: JSON.parse(JSON.stringify(what)) }),
    ],
    begin() {
      state = 'begun'
    },
    done() {
      state = 'done'
    },
  }
}
