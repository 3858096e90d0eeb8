import { z } from 'zod'
import { ViewerBody } from '../games/wire/viewer.ts'

/** Where a study's first position comes from. A copy of a study has the same source. */
export const Source = z
  .discriminatedUnion('kind', [
    z
      .object({
        kind: z.literal('match'),
        match: z.uuid(),
        version: z.int(),
        viewer: ViewerBody.describe('The viewer: what was hidden from them is dealt anew at random.'),
      })
      .meta({ id: 'StudyOfMatch', description: 'A match at one of its versions.' }),
    z
      .object({ kind: z.literal('position') })
      .meta({ id: 'StudyOfPosition', description: 'A position that was imported.' }),
    z.object({ kind: z.literal('game') }).meta({ id: 'StudyOfGame', description: 'An opening of the game.' }),
  ])
  .meta({ id: 'StudySource', description: 'Where the first position of a study comes from.' })
export type Source = z.infer<typeof Source>
