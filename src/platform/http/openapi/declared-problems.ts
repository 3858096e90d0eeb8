import type { FastifySchema } from 'fastify'
import type { ProblemCode } from '../../problems/catalogue.ts'
import type { Idempotency } from '../idempotency/hooks.ts'
import { isChanging } from '../methods.ts'

declare module 'fastify' {
  interface FastifySchema {
    /** The problems that are specific to this route; `declaredProblems` adds the general ones. */
    problems?: readonly ProblemCode[]
  }
}

const ofEveryRoute = [
  'invalid-request',
  'token-not-valid',
  'only-one-match',
  'account-suspended',
  'account-banned',
] as const
const ofKeys = {
  unneeded: [],
  refused: ['key-not-taken'],
  'with-entries': ['key-reused'],
  repeatable: ['key-reused', 'request-under-way'],
  usual: ['key-reused', 'request-under-way'],
  'usual-post': ['key-reused', 'request-under-way', 'outcome-unknown'],
} as const satisfies Readonly<Record<Idempotency | 'usual' | 'usual-post', readonly ProblemCode[]>>
const ofBodies = ['malformed-json', 'unsupported-media-type', 'body-too-large'] as const

/** The problems of callers who lack a role that `security` requires. */
const ofRoles: Readonly<Record<string, readonly ProblemCode[]>> = {
  read: ['scope-missing'],
  play: ['scope-missing'],
  create: ['scope-missing'],
  session: ['session-needed'],
  administrator: ['session-needed', 'not-allowed'],
}

/** Every code that a route may answer with, except faults of the server (status 500 and above). */
export function declaredProblems(
  method: string,
  schema: FastifySchema,
  idempotency: Idempotency | undefined,
): ProblemCode[] {
  const roles = (schema.security ?? []).flatMap((scheme) => Object.values(scheme).flat())
  return [
    ...new Set<ProblemCode>([
      ...ofEveryRoute,
      ...(method === 'GET' ? [] : ofBodies),
      ...(isChanging(method) ? ofKeys[idempotency ?? (method === 'POST' ? 'usual-post' : 'usual')] : []),
      ...(roles.length > 0 ? (['sign-in-needed'] as const) : []),
      ...roles.flatMap((role) => ofRoles[role] ?? []),
      ...(schema.problems ?? []),
    ]),
  ]
}
