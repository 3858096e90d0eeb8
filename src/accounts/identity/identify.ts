import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { acceptedLanguage } from '../../platform/http/content-negotiation.ts'
import { plain } from '../../platform/http/text.ts'
import { Problem } from '../../platform/problems/problem.ts'
import type { Callers } from './callers.ts'

// RFC 6750 §2.1
const bearer = /^Bearer +([\w.~+/-]+=*)$/i

const InMatch = z.object({ match: z.string() })

/** A caller who is signed in for one match reaches nothing else. @throws Problem only-one-match */
function requireWithin(request: FastifyRequest, match: string): void {
  const isMatchRoute = request.routeOptions.url?.startsWith('/v1/matches/:match') === true
  const named = InMatch.safeParse(request.params).data?.match.toLowerCase()
  if (!isMatchRoute || named !== match) throw new Problem('only-one-match')
}

const longestClient = 200

/**
 * The hook that finds out who makes a request. An invalid token is refused on open routes, too: a client that believes
 * itself signed in must learn that it is not.
 */
export function identify(callers: Callers) {
  return async (request: FastifyRequest): Promise<void> => {
    const { authorization, 'user-agent': client = '', 'accept-language': languages } = request.headers
    if (authorization === undefined || request.routeOptions.config.ownAuthorization) return
    const token = bearer.exec(authorization)?.[1]
    const found = token === undefined ? undefined : await callers.find(token)
    if (!found) throw new Problem('token-not-valid')
    const { player, credential } = found
    if (player.only !== undefined) requireWithin(request, player.only)
    const { account, kind, id, name: tokenName = null } = credential
    // Only what a request changes is stored with its origin.
    const origin =
      request.method === 'GET'
        ? undefined
        : {
            account,
            client: plain(client, longestClient),
            credential: kind,
            credentialId: id,
            tokenName,
            request: request.id,
          }
    request.caller = { ...player, origin }
    request.credential = credential
    // The request's own language comes before the account's.
    if (!acceptedLanguage(languages)) request.language = player.language
  }
}
