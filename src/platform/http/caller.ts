import type { FastifyRequest } from 'fastify'
import type { Language } from '../../games/kit/wording.ts'
import { Problem } from '../problems/problem.ts'

/** What a personal access token may be allowed to do. A session may do everything its account may. */
export const scopes = ['read', 'play', 'create'] as const
export type Scope = (typeof scopes)[number]

/** What a route asks of its caller: a scope, which every session has; a session; or one of an administrator. */
export type Role = Scope | 'session' | 'administrator'

/** The `security` of a route that asks for a role: OpenAPI 3.1 lists roles beside the scheme. */
export const needs = (role: Role) => [{ bearer: [role] }]

/** Somebody who is signed in, as the `accounts` slice knows them. */
export interface Player {
  readonly account: string
  readonly name: string
  readonly role: 'player' | 'administrator'
  readonly language: Language
  /** Undefined for a personal access token. */
  readonly session: string | undefined
  /** The one match that this caller is signed in for; undefined: for everything. */
  readonly only?: string | undefined
  readonly scopes: readonly Scope[]
  /** With what they made this request; undefined where they are looked up for something else. */
  readonly origin?: Origin | undefined
}

/** What a request was signed with. It is good until it expires, as long as it is there and its account is active. */
export interface Credential {
  readonly account: string
  readonly kind: 'session' | 'token' | 'pass'
  /** The id of the session, of the personal access token, or of the pass into a match. */
  readonly id: string
  /** What a personal access token is called. */
  readonly name?: string | undefined
  /** Null: never. */
  readonly expiresAt: Date | null
}

/** With what a request was made: kept with the entries that it brings about, so that a dispute can tell whose they are. */
export interface Origin {
  readonly account: string
  /** What the client calls itself (`User-Agent`); empty where it does not. */
  readonly client: string
  readonly credential: Credential['kind']
  readonly credentialId: string
  /** What the personal access token was called then. */
  readonly tokenName: string | null
}

/** Which of these are good by now: one question for all. */
export type ValidCredentials = (credentials: readonly Credential[]) => Promise<ReadonlySet<Credential>>

/** Who makes a request: undefined where nobody is signed in. Set by the `accounts` slice before any route. */
declare module 'fastify' {
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

/** The caller, and what they are signed in by: for answers that last. @throws Problem sign-in-needed, scope-missing */
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
