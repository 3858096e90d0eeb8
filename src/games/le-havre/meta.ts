import { z } from 'zod'
import type { Meta } from '../game.ts'
import { lastOfTheBox } from './data/building-ids.ts'
import { rulings } from './rulings.ts'

export const Options = z.strictObject({
  length: z.enum(['full', 'short']).default('full').describe('The full game, or the short game of the rulebook.'),
  specials: z
    .enum(['base', 'base+promos', 'base+promos+grand-hameau'])
    .default('base')
    .describe('Which special buildings may turn up in the full game.'),
  thirtySixth: z
    .enum(lastOfTheBox)
    .default(lastOfTheBox[0])
    .describe('The last of the 36 special buildings, which differs by edition.'),
  twoFrancInterest: z
    .boolean()
    .default(false)
    .describe(
      'Whether interest is two francs for a player with at least as many loans as there are players. It never applies to a single player.',
    ),
  reshuffleBlackMarket: z
    .boolean()
    .default(true)
    .describe('Whether the piles are dealt again when the Black Market lies on top of one.'),
  soloMarketplaceLimit: z
    .boolean()
    .default(false)
    .describe('Whether a single player takes at most four goods in the Marketplace.'),
})
export type Options = z.infer<typeof Options>

/** Le Havre by Uwe Rosenberg (2008): for one to five players. */
export const meta: Meta<Options> = {
  id: 'le-havre',
  title: 'Le Havre',
  seats: { min: 1, max: 5 },
  options: Options,
  stage: 'beta',
  rulesVersion: rulings.newest,
  dataVersion: 1,
  provenance: [
    {
      component: 'goods, ships and supply tiles',
      status: 'verified',
      note: 'Rulebooks, scans and two independent programs agree.',
    },
    { component: 'names of the ships', status: 'ruling', note: 'One program names them; no rulebook does.' },
    {
      component: 'standard buildings',
      status: 'verified',
      note: '22 were read from scans, the others have two sources; the totals of the appendix agree.',
    },
    {
      component: 'Arts Centre, Hardware Store, Ironworks',
      status: 'ruling',
      note: 'Sources differ in one cost or type each: the reading with two sources, or a scan, is taken.',
    },
    {
      component: 'round cards and line-ups of the full game',
      status: 'verified',
      note: 'Two independent programs agree in every cell.',
    },
    {
      component: 'round cards and line-ups of the short game',
      status: 'ruling',
      note: 'The editor’s program alone, but for two players.',
    },
    {
      component: 'special buildings of the box',
      status: 'ruling',
      note: 'Some numbers have one source alone; the effects and totals are those of the appendix.',
    },
    {
      component: 'the 36th special building',
      status: 'ruling',
      note: 'Workers’ Cottages or Football Stadium, by edition: an option.',
    },
    {
      component: 'promotional cards and Le Grand Hameau',
      status: 'ruling',
      note: 'One source. Cards whose rule it does not state in full are left out.',
    },
    {
      component: 'names without a printed translation',
      status: 'house',
      note: 'Translations of ours, where no rulebook of that language prints the name.',
    },
  ],
}
