import { z } from 'zod'
import { ProblemBody } from '../platform/problems/problem.ts'

/** Parts that the route schemas of this slice share. */
export const nothing = (description: string) => z.undefined().describe(description)
export const refused = { '4xx': ProblemBody }
export const open = []
