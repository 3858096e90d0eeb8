import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Player } from './caller.ts'

/** A password that was set before: of any length up to the longest there can be. */
export const GivenPassword = z
  .string()
  .max(200)
  .refine((password) => password.isWellFormed(), 'must be well-formed Unicode')
  .meta({ description: 'The account’s password.', example: 'the packet boat sails at nine' })

/** The field by which a request proves who makes it. */
export const ProofField = GivenPassword.optional().describe(
  'Your password. It may be left out in the first 15 minutes of a session.',
)

/** A body that proves who makes the request, and no more. It may be left out whole. */
export const ProofBody = z
  .strictObject({ password: ProofField })
  .meta({ id: 'Proof', description: 'Proof that it is you.' })
  .nullish()
  .meta({ id: 'ProofOrNone', description: 'Proof that it is you, where it is asked for.' })

/**
 * Asks for proof that the person is there, where a stolen access token must not be enough: the password, or a session
 * that began within the last 15 minutes.
 * @throws Problem sign-in-needed, session-needed, proof-needed, wrong-password, too-many-guesses
 */
export type RequireProof = (
  request: FastifyRequest,
  password: string | undefined,
) => Promise<Player & { readonly session: string }>

/** What such a route may be refused with. */
export const proofProblems = ['proof-needed', 'wrong-password', 'too-many-guesses'] as const
