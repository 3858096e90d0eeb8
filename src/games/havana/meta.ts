import { z } from 'zod'
import type { Meta } from '../game.ts'
import { goals } from './data/set-up.ts'

export const Options = z.strictObject({
  buildings: z
    .union([z.literal(34), z.literal(36)])
    .default(34)
    .describe('How many building cards there are: 34, as in the Russian rulebook, or 36, as in the English one.'),
  coins: z
    .enum(['limited', 'unlimited'])
    .default('limited')
    .describe('Whether there are only the sixty coins of the box, or pesos never run out.'),
  stallLimit: z
    .boolean()
    .default(true)
    .describe('Whether the match ends after 18 rounds with an empty bag and without a construction.'),
})
export type Options = z.infer<typeof Options>

/** Havana (La Habana) by Reinhard Staupe, Igiari 2024: for two to four players. */
export const meta: Meta<Options> = {
  id: 'havana',
  title: 'Havana',
  seats: { min: Math.min(...goals.keys()), max: Math.max(...goals.keys()) },
  options: Options,
  stage: 'beta',
  rulesVersion: 1,
  dataVersion: 1,
  provenance: [
    { component: 'pieces and set-up', status: 'verified', note: 'Both rulebooks of the 2024 edition agree.' },
    {
      component: 'action cards',
      status: 'verified',
      note: 'Numbers and effects of all thirteen are in the rulebooks.',
    },
    {
      component: 'action card 5',
      status: 'house',
      note: 'Its number and effect are verified; the Spanish title "Ladrón" is ours.',
    },
    {
      component: 'action card titles',
      status: 'house',
      note: 'English and French titles are our translations; no rulebook in these languages prints any.',
    },
    {
      component: 'building cards',
      status: 'house',
      note: 'No public list was found: every value and cost is invented.',
    },
    {
      component: 'number of building cards',
      status: 'ruling',
      note: 'The rulebooks differ (34 or 36): an option, 34 unless the table says otherwise.',
    },
    { component: 'age of the players', status: 'ruling', note: 'Replaced by an order that is drawn at set-up (I1).' },
  ],
}
