import { z } from 'zod'
import { inMatch } from '../../matches/index.ts'
import { inDigits } from '../../platform/http/parameters.ts'

export const DisputeNumber = z.int().min(1).max(1_000_000_000)

/** The parameters of a path below a dispute. */
export const disputeOfMatch = inMatch.extend({
  number: inDigits(DisputeNumber).meta({ description: 'The number of the dispute in its match.', example: 1 }),
})
