import { z } from 'zod'
import type { AlphaMeta } from '../kit/alpha-game.ts'

export const Options = z.strictObject({
  short: z.boolean().default(false).describe('Two rounds instead of three.'),
})
export type Options = z.infer<typeof Options>

export const meta: AlphaMeta<Options> = {
  id: 'lanterns',
  title: 'Lanterns',
  seats: { min: 2, max: 4 },
  options: Options,
  stage: 'alpha',
  rulesVersion: 1,
  dataVersion: 1,
  provenance: [],
}
