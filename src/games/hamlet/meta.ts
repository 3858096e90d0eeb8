import { z } from 'zod'
import type { Meta } from '../game.ts'

export const Options = z.strictObject({
  layout: z
    .enum(['first-game', 'drawn'])
    .default('first-game')
    .describe(
      'How the first tiles lie around the church: as in a first game, or in one of the forty legal ways, drawn at random.',
    ),
  parallelRoads: z
    .boolean()
    .default(false)
    .describe('Whether players may build a road between two tiles that another player’s road joins already.'),
  churchBreaksLongestRoad: z
    .boolean()
    .default(false)
    .describe('Whether the longest road must not pass through the church, which never counts for it.'),
  roundLimit: z
    .int()
    .min(10)
    .max(200)
    .default(40)
    .describe('The round after which the match ends, whether the church is complete or not.'),
})
export type Options = z.infer<typeof Options>

/** Hamlet by David Chircop, Mighty Boards 2022: for two to four players. */
export const meta: Meta<Options> = {
  id: 'hamlet',
  title: 'Hamlet',
  seats: { min: 2, max: 4 },
  options: Options,
  stage: 'beta',
  rulesVersion: 1,
  dataVersion: 1,
  provenance: [
    {
      component: 'pieces, set-up, prices at the town hall, roads, awards',
      status: 'verified',
      note: 'The rulebook; for three and four players also the prices at the market, from a review and a photograph.',
    },
    {
      component: 'prices at the market for two players',
      status: 'ruling',
      note: 'One source alone, the text of a review.',
    },
    {
      component: 'outlines and segments of fifteen tiles',
      status: 'verified',
      note: 'An adaptation of the game, and photographs that agree with it.',
    },
    {
      component: 'outlines and segments of the other tiles',
      status: 'ruling',
      note: 'One source alone, an unfinished adaptation of the game: it is taken as it stands.',
    },
    {
      component: 'Lumber Mill',
      status: 'ruling',
      note: 'An example of the rulebook needs a mountain that its segments do not have: the segments are kept.',
    },
    {
      component: 'Stables, Cow Conservatory',
      status: 'ruling',
      note: 'Their source gives both the same segments, which may be a slip.',
    },
    {
      component: 'sources, refineries and what landmarks score',
      status: 'verified',
      note: 'The rulebook’s reference.',
    },
    {
      component: 'what the Shrine scores',
      status: 'ruling',
      note: 'The digit is lost in our copy of the reference: two points are taken.',
    },
    {
      component: 'costs and points of the one-slot refineries, the barns, the Small Woodland, the Small Mountain Range',
      status: 'ruling',
      note: 'Photographs, some of them blurred.',
    },
    {
      component: 'costs and points for building the other tiles',
      status: 'house',
      note: 'Invented; read are only the costs of the Lumber Mill, amounts of the Master Stonemason, and parts of the Warehouse.',
    },
    {
      component: 'six of the ten blueprints in the bag at the start',
      status: 'ruling',
      note: 'One source alone: Stonemason, Flour Mill, Shrine, Trade Post and the two Ponds.',
    },
    { component: 'contents of the four stacks', status: 'house', note: 'Which tile lies in which stack is invented.' },
    {
      component: 'sale tokens',
      status: 'house',
      note: 'Three of level 1 were read from photographs; the other nine are invented.',
    },
    { component: 'church, side for two players', status: 'verified', note: 'Photographs and a review.' },
    {
      component: 'church, side for three and four players',
      status: 'house',
      note: 'Invented but for the delivery of milk or brick.',
    },
    {
      component: 'names without a printed translation',
      status: 'house',
      note: 'French and Spanish names, and two English ones, are ours.',
    },
  ],
}
