import type { FastifyRequest } from 'fastify'
import { acceptedLanguage } from '../platform/http/language.ts'
import { Problem } from '../platform/problems/problem.ts'
import type { Callers } from './callers.ts'

// RFC 6750 §2.1
const bearer = /^Bearer +([\w.~+/-]+=*)$/i

/**
 * The hook that finds out who makes a request. A token that is not valid is refused on open routes too: nobody who
 * believes to be signed in is ever treated as a stranger.
 */
export function identify(callers: Callers) {
  return async (request: FastifyRequest): Promise<void> => {
    const { authorization } = request.headers
    if (authorization === undefined) return
    const token = bearer.exec(authorization)?.[1]
    const caller = token === undefined ? undefined : await callers.find(token)
    if (!caller) throw new Problem('token-not-valid')
    request.caller = caller
    // The header's wish comes first, then the account's.
    if (!acceptedLanguage(request.headers['accept-language'])) request.language = caller.language
  }
}
