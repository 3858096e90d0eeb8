import { z } from 'zod'
import { ProblemBody } from '../../platform/problems/problem.ts'

/** Parts that the route schemas of this slice share. */

/** An answer without a body. */
export const noBody = (description: string) => z.undefined().describe(description)
export const refusals = { '4xx': ProblemBody }
/** The `security` of a request that needs no token. */
export const withoutSignIn = []
