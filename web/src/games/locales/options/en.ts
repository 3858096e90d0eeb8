import type { Schemas } from '../../../api/schemas.ts'

export interface OptionsOfGames {
  readonly 'le-havre': Schemas['LeHavreOptions']
  readonly havana: Schemas['HavanaOptions']
  readonly hamlet: Schemas['HamletOptions']
}

/** The name of an option, and the names of its values if it has any. */
export interface SaidOption {
  readonly label: string
  readonly values?: Readonly<Record<string, string>>
}

type Named<Value> = boolean extends Value
  ? object
  : number extends Value
    ? object
    : { readonly values: Readonly<Record<`${Extract<Value, string | number>}`, string>> }

/** The type requires a text for every option and value in the API's document; a missing one is a compile error. */
export type OptionWords = {
  readonly [Game in keyof OptionsOfGames]: {
    readonly [Option in keyof OptionsOfGames[Game]]: Omit<SaidOption, 'values'> & Named<OptionsOfGames[Game][Option]>
  }
}

export const en: OptionWords = {
  'le-havre': {
    length: { label: 'Length', values: { full: 'the full game', short: 'the short game' } },
    specials: {
      label: 'Special buildings',
      values: {
        base: 'of the box',
        'base+promos': 'with the promotional cards',
        'base+promos+grand-hameau': 'with the promotional cards and Le Grand Hameau',
      },
    },
    thirtySixth: {
      label: 'The 36th special building (editions differ)',
      values: { 'workers-cottages': 'Workers’ Cottages', 'football-stadium': 'Football Stadium' },
    },
    twoFrancInterest: { label: 'Interest is 2 francs for a player with at least as many loans as there are players' },
    reshuffleBlackMarket: { label: 'Deal the piles again if the Black Market lies on top' },
    soloMarketplaceLimit: { label: 'Alone: four goods at most in the Marketplace' },
  },
  havana: {
    buildings: {
      label: 'Building cards',
      values: { '34': '34, as in the Russian rulebook', '36': '36, as in the English one' },
    },
    coins: { label: 'Pesos', values: { limited: 'the sixty of the box', unlimited: 'they never run out' } },
    stallLimit: { label: 'End the match after 18 rounds with an empty bag and nothing built' },
  },
  hamlet: {
    layout: { label: 'The first tiles', values: { 'first-game': 'as in a first game', drawn: 'drawn' } },
    parallelRoads: { label: 'Two tiles may be joined by roads of several players' },
    churchBreaksLongestRoad: { label: 'The longest road must not pass the church' },
    roundLimit: { label: 'The last round, with or without a church' },
  },
}
