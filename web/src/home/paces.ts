import type { Schemas } from '../api/schemas.ts'

/** The kinds of time per decision. */
export const paces = ['none', 'hours', 'bank'] as const satisfies readonly Schemas['Pace']['kind'][]
