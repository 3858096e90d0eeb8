import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'

/** A password that was set before, perhaps when shorter ones were allowed. */
export const GivenPassword = z
  .string()
  .max(200)
  .refine((password) => password.isWellFormed(), 'This must be well-formed Unicode.')
  .meta({ description: 'The account’s password.', example: 'the packet boat sails at nine' })

/** The password by which a request proves who makes it. */
export const ProofField = GivenPassword.optional().describe(
  'Your password. It may be left out in the first 15 minutes of a session.',
)

/** A body with nothing but this proof. It may be left out. */
export const ProofBody = z
  .strictObject({ password: ProofField })
  .meta({ id: 'Proof', description: 'Proof that it is you.' })
  .nullish()
  .meta({ id: 'ProofOrNone', description: 'Proof that it is you, if it is needed.' })

/**
 * The proof that a caller is the person whose account it is. A new password, a sanction or an erasure may end it while
 * the action that it is for is under way, so the batch that stores the action checks it again.
 */
export interface Proof {
  readonly account: string
  readonly session: string
  /**
   * The statements that begin that batch. They hold the account alone until it ends, and fail it if the session has
   * ended, the password that was given is no longer the account's, or the account is erased.
   */
  hold(): [Prisma.PrismaPromise<unknown>, Prisma.PrismaPromise<unknown>]
  /**
   * What a batch that begins so results in.
   * @param otherwise why nothing was done if the proof still holds, and another record that the batch requires is missing
   * @throws Problem wrong-password, token-not-valid
   */
  requiring<Result>(batch: Promise<Result>, otherwise?: () => Error): Promise<Result>
}

/**
 * Requires proof that the person is present, for actions for which a stolen access token must not be enough: the
 * password, or a session that began within the last 15 minutes.
 * @throws Problem sign-in-needed, session-needed, proof-needed, wrong-password, too-many-guesses
 */
export type RequireProof = (request: FastifyRequest, password: string | undefined) => Promise<Proof>

/** The problems of routes that require this proof. */
export const proofProblems = ['proof-needed', 'wrong-password', 'too-many-guesses'] as const
