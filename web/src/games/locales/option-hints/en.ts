import type { OptionsOfGames } from '../options/en.ts'

/** A reason to change an option, for each option in the API's document. */
export type OptionHints = {
  readonly [Game in keyof OptionsOfGames]: Readonly<Record<keyof OptionsOfGames[Game], string>>
}

export const en: OptionHints = {
  'le-havre': {
    length: 'The short game has fewer rounds and no special buildings.',
    specials: 'Which special buildings can turn up. The short game has none.',
    thirtySixth: 'Choose the one that is in your box.',
    twoFrancInterest:
      'A variant that makes borrowing dearer. Usually, interest is 1 franc. It does not apply to a game for one player.',
    reshuffleBlackMarket: 'Otherwise it can be had from the first round on.',
    soloMarketplaceLimit: 'A harder game for one player. It changes nothing for more players.',
  },
  havana: {
    buildings: 'The rulebooks differ.',
    coins: 'With sixty, somebody may get less than a card gives.',
    stallLimit: 'So that a match in which nobody can build any more comes to an end.',
  },
  hamlet: {
    layout: 'Those of a first game are easier to learn with; drawn ones are different every time.',
    parallelRoads: 'Usually one road joins two tiles, whoever built it.',
    churchBreaksLongestRoad: 'The church itself never counts for it; with this, the road must not pass it either.',
    roundLimit: 'A match usually ends long before, when the church is finished.',
  },
}
