import type { Schemas } from '../../../api/schemas.ts'

interface OptionsOfGames {
  readonly 'le-havre': Schemas['LeHavreOptions']
  readonly havana: Schemas['HavanaOptions']
  readonly hamlet: Schemas['HamletOptions']
}

/** The name of an option, a reason to change it, and the names of its values if it has any. */
export interface SaidOption {
  readonly label: string
  readonly hint: string
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
    length: {
      label: 'Length',
      hint: 'The short game has fewer rounds and no special buildings.',
      values: { full: 'the full game', short: 'the short game' },
    },
    specials: {
      label: 'Special buildings',
      hint: 'Which special buildings can turn up. The short game has none.',
      values: {
        base: 'of the box',
        'base+promos': 'with the promotional cards',
        'base+promos+grand-hameau': 'with the promotional cards and Le Grand Hameau',
      },
    },
    thirtySixth: {
      label: 'The 36th special building (editions differ)',
      hint: 'Choose the one that is in your box.',
      values: { 'workers-cottages': 'Workers’ Cottages', 'football-stadium': 'Football Stadium' },
    },
    twoFrancInterest: {
      label: 'Interest is 2 francs for a player with at least as many loans as there are players',
      hint: 'A variant that makes borrowing dearer. Usually interest is 1 franc. Never alone.',
    },
    reshuffleBlackMarket: {
      label: 'Deal the piles again if the Black Market lies on top',
      hint: 'Otherwise it can be had from the first round on.',
    },
    soloMarketplaceLimit: {
      label: 'Alone: four goods at most in the Marketplace',
      hint: 'A harder game for one player. It changes nothing for more players.',
    },
  },
  havana: {
    buildings: {
      label: 'Building cards',
      hint: 'The rulebooks differ.',
      values: { '34': '34, as in the Russian rulebook', '36': '36, as in the English one' },
    },
    coins: {
      label: 'Pesos',
      hint: 'With sixty, somebody may get less than a card gives.',
      values: { limited: 'the sixty of the box', unlimited: 'they never run out' },
    },
    stallLimit: {
      label: 'End the match after 18 rounds with an empty bag and nothing built',
      hint: 'So that a match in which nobody can build any more comes to an end.',
    },
  },
  hamlet: {
    layout: {
      label: 'The first tiles',
      hint: 'As in a first game is easier to learn by; drawn is different every time.',
      values: { 'first-game': 'as in a first game', drawn: 'drawn' },
    },
    parallelRoads: {
      label: 'Two tiles may be joined by roads of several players',
      hint: 'Usually one road joins two tiles, whoever built it.',
    },
    churchBreaksLongestRoad: {
      label: 'The longest road must not pass the church',
      hint: 'The church itself never counts for it; this forbids to pass it, too.',
    },
    roundLimit: {
      label: 'The last round, with or without a church',
      hint: 'A match usually ends long before, when the church is finished.',
    },
  },
}
