import { z } from 'zod'
import { ProblemBody } from '../platform/problems/problem.ts'

/** What routes of this slice have in common in the API's document. */
export const nothing = (description: string) => z.undefined().describe(description)
export const refused = { '4xx': ProblemBody }
export const open = []
