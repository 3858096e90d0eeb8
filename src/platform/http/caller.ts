import type { FastifyInstance, FastifyRequest, FastifySchema, onRequestHookHandler } from 'fastify'
import { z } from 'zod'
import type { Language } from '../../games/kit/wording.ts'
import { Problem } from '../problems/problem.ts'
import { isChanging } from './methods.ts'

/** What a personal access token may be allowed to do. A session may do everything its account may. */
export const scopes = ['read', 'play', 'create'] as const
export type Scope = (typeof scopes)[number]

/** What a route requires of its caller: a scope, which every session has; a session; or an administrator's session. */
const Access = z.enum([...scopes, 'session', 'administrator'])
type Access = z.infer<typeof Access>

/** The `security` of a route: OpenAPI 3.1 lists what it requires, as roles, beside the scheme. */
export const needs = (access: Access) => [{ bearer: [access] }]

/** What a route requires by its `security`, as `needs` makes it; undefined if it takes strangers too. */
function accessOf({ security = [] }: FastifySchema = {}): Access | undefined {
  const isForCallers = security.every(({ bearer }) => bearer !== undefined)
  return Access.optional().parse(isForCallers ? security[0]?.bearer?.[0] : undefined)
}

/** A signed-in caller, as found by the `accounts` slice. */
export interface Player {
  readonly account: string
  readonly name: string
  readonly role: 'player' | 'administrator'
  readonly language: Language
  /** Undefined for a personal access token. */
  readonly session: string | undefined
  /** The only match that this caller is signed in for; undefined: no such limit. */
  readonly only?: string | undefined
  readonly scopes: readonly Scope[]
  /** The client and the credential of a request that may change something; undefined for one that only reads. */
  readonly origin?: Origin | undefined
}

/** What authenticates a request. It is valid until it expires, is revoked, or its account is not active any more. */
export interface Credential {
  readonly account: string
  /** The role of the account when the credential was read. Once the account has another, its streams end. */
  readonly role: Player['role']
  readonly kind: 'session' | 'token' | 'pass'
  /** The id of the session, of the personal access token, or of the pass into a match. */
  readonly id: string
  /** The name of a personal access token. */
  readonly name?: string | undefined
  /** Null: never. */
  readonly expiresAt: Date | null
}

/**
 * The client and the credential of a request. They are stored with its entries, so that a dispute can show who made
 * them.
 */
export interface Origin {
  readonly account: string
  /** The `User-Agent` of the client, or empty. */
  readonly client: string
  readonly credential: Credential['kind']
  readonly credentialId: string
  /** The name of the personal access token at that time. */
  readonly tokenName: string | null
  /** The id of the request, which its answer, the log and the mails that it caused have too. */
  readonly request: string
}

/** Which of these credentials are still valid, by one query for all. */
export type ValidCredentials = (credentials: readonly Credential[]) => Promise<ReadonlySet<Credential>>

/** Who makes a request; undefined if nobody is signed in. Set by the `accounts` slice before any route. */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the header `Authorization` names no account here, because the route checks it itself. */
    ownAuthorization?: boolean
  }
  interface FastifyRequest {
    caller: Player | undefined
    credential: Credential | undefined
    /** The language for every human sentence in the answer. */
    language: Language
  }
}

/** The caller, who must be signed in. @throws Problem sign-in-needed, scope-missing */
export function requirePlayer(request: FastifyRequest, scope: Scope): Player {
  const caller = request.caller
  if (!caller) throw new Problem('sign-in-needed')
  if (!caller.scopes.includes(scope)) throw new Problem('scope-missing', { params: { scope } })
  return caller
}

/** The caller and their credential, for answers that stay open. @throws Problem sign-in-needed, scope-missing */
export function requireCredential(
  request: FastifyRequest,
  scope: Scope,
): { readonly caller: Player; readonly credential: Credential } {
  const caller = requirePlayer(request, scope)
  const { credential } = request
  if (!credential) throw new Problem('sign-in-needed')
  return { caller, credential }
}

/** The caller, signed in by a session. @throws Problem sign-in-needed, session-needed */
export function requireSession(request: FastifyRequest): Player & { readonly session: string } {
  const caller = request.caller
  if (!caller) throw new Problem('sign-in-needed')
  if (caller.session === undefined) throw new Problem('session-needed')
  return { ...caller, session: caller.session }
}

/** The caller, an administrator with a session. @throws Problem sign-in-needed, session-needed, not-allowed */
export function requireAdministrator(request: FastifyRequest): Player {
  const caller = requireSession(request)
  if (caller.role !== 'administrator') throw new Problem('not-allowed')
  return caller
}

/**
 * Refuses a caller who may not make a request before anything else of it is looked at or counted: its body, its key, its
 * match, its limits. What only reads and has no limits asks in its handler, since another hook would slow down the most
 * frequent requests.
 */
export function askForAccessFirst(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const access = accessOf(route.schema)
    if (access === undefined) return
    if (!isChanging(String(route.method)) && route.config?.limits === undefined) return
    const check: onRequestHookHandler = (request, _reply, done) => {
      if (access === 'administrator') requireAdministrator(request)
      else if (access === 'session') requireSession(request)
      else requirePlayer(request, access)
      done()
    }
    route.onRequest = [...[route.onRequest ?? []].flat(), check]
  })
}
