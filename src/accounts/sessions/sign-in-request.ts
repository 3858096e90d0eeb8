import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { byNetwork } from '../../platform/http/limit.ts'
import { GivenPassword } from '../../platform/http/proof.ts'
import { Address, LinkToken } from '../record/fields.ts'
import type { SessionStart } from './sessions.ts'

export const Credentials = z
  .strictObject({ email: Address, password: GivenPassword })
  .meta({ id: 'Credentials', description: 'An address and its password.' })
export const LinkSignIn = z
  .strictObject({ token: LinkToken })
  .meta({ id: 'LinkSignIn', description: 'The token of a mailed link.' })

/** Where a request to sign in comes from. */
export function signInPlace(request: FastifyRequest): Omit<SessionStart, 'method'> {
  return { network: byNetwork(request), userAgent: request.headers['user-agent'] }
}
