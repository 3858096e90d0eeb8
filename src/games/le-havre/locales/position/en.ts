import { plural } from '../../../kit/plural.ts'
import { mostAlone } from '../../cards/asked-for.ts'
import { specialIds } from '../../data/building-ids.ts'
import { doubleInterest, loan, turnsInARound } from '../../data/set-up.ts'
import { en as names } from '../names/en.ts'
import type { DueInWords, PositionPhrases } from './phrases.ts'

const usual = names.amounts.franc(loan.interest)
const double = names.amounts.franc(doubleInterest)
const goods = plural('en', { one: 'good', other: 'goods' })

const sets = {
  base: 'those of the box',
  'base+promos': 'those of the box and the promotional ones',
  'base+promos+grand-hameau': 'those of the box, the promotional ones and Le Grand Hameau',
} as const

export const en: PositionPhrases = {
  turn: (round, turn) => `Round ${round}, turn ${turn} of ${turnsInARound}.`,
  soFar: (round, turns) => `Round ${round}; turns over: ${turns}.`,
  finalPhase: 'Final actions.',
  phases: {
    setup: 'The table is being laid.',
    'turn-over': 'The turn is over.',
    'round-end': 'The round is over.',
  },
  stages: {
    supply: (player) => `${player} is to move before the supply comes.`,
    action: (player) => `${player} is to take a main action.`,
    construction: (player, at) => `${player} may build a second building in ${at}.`,
    eviction: (player, at) => `${player} is to enter ${at}.`,
    after: (player) => `${player} has taken the main action; the turn is still open.`,
  },
  finalActions: (players) => `Final actions still to come: ${players}.`,
  actedLast: (player) => `${player} acted last.`,
  sold: (cards) => `Sold in this turn: ${cards}.`,
  owingInterest: (players) => `Interest is due from ${players}.`,
  owingFood: (owed) => `Food is due from ${owed}.`,
  asked: (players) => `Asked first: ${players}.`,
  next: {
    feeding: 'Feeding is next.',
    city: 'The city builds next.',
    ship: 'The new ship is next.',
    round: 'The next round begins.',
  },
  place: (place, player, points, lines) => `Place ${place}: ${player}, ${points} (${lines}).`,
  line: (label, points) => `${label}: ${points}`,
  offers: (offers) => `Offers: ${offers}.`,
  tiles: (tiles) => `Supply tiles: ${tiles}.`,
  interest: 'interest',
  roundEnd: ({ food, harvest, cityBuilds, ship }) =>
    `At the end of the round: ${[
      harvest ? 'harvest' : 'no harvest',
      `${food} to pay`,
      ...(cityBuilds === null
        ? []
        : [{ standard: 'the city builds', special: 'the city builds a special building' }[cityBuilds]]),
      `new ship: ${ship}`,
    ].join('; ')}.`,
  town: (buildings) => `Town: ${buildings}.`,
  proposals: (piles) => `On top of the building proposals: ${piles}.`,
  emptyPile: 'none (an empty pile)',
  pile: (top, below) => `${top} (below: ${below})`,
  ships: (ships) => `Ships: ${ships}.`,
  modernised: (buildings) => `Modernised: ${buildings}.`,
  bankHeld: 'The Bank has had an owner.',
  specials: (count) => `Special buildings still face down: ${count}.`,
  unrevealed: (buildings) => `They are among these: ${buildings}.`,
  drawn: (count) => `Somebody has looked at cards on top: ${count}.`,
  seen: (reader, buildings, isOrderKnown) =>
    `Known${reader === undefined ? '' : ` to ${reader}`}, ${isOrderKnown ? 'from the top' : 'in either order'}: ${buildings}.`,
  looking: (player, since, isShown) =>
    isShown
      ? `${player} has been looking at the special buildings on top since ${since}.`
      : `${player} is about to see the special buildings on top (${since}).`,
  since: (round, turn) => `round ${round}, turn ${turn}`,
  waiting: (buildings) => `Waiting for an empty building proposal: ${buildings}.`,
  interestRule: {
    usual: `${usual} for any number of loans`,
    double: `${double} for at least as many loans as there are players`,
    'double-alone': `${usual} for any number of loans (${double} only among several players)`,
  },
  options: ({ length, specials, reshuffleBlackMarket, soloMarketplaceLimit }, thirtySixth, interest) =>
    `Played: ${
      length === 'short'
        ? 'the short game, without special buildings'
        : `the full game; special buildings: ${sets[specials]}, with ${thirtySixth} as the ${specialIds.length}th`
    }; interest: ${interest}; building proposals ${
      reshuffleBlackMarket ? 'dealt again if the Black Market lies on top' : 'left as they are dealt'
    }; Marketplace, for one player: ${soloMarketplaceLimit ? `${goods(mostAlone)} at most` : 'no limit'}.`,
  orders: (feeding, interest) => {
    if (interest === undefined)
      return feeding === 'automatic' ? 'food and interest paid automatically' : 'asked about food and interest'
    return [
      feeding === 'automatic' ? 'food paid automatically' : 'asked about food',
      interest === 'pay' ? 'interest paid automatically' : 'asked about interest',
    ].join(', ')
  },
  player: ({ name, points, stock, food, energy, due, loans, pawned, buildings, ships, feeds, disc, orders, left }) =>
    left
      ? `${name} gave up.`
      : `${name}: ${[
          points,
          stock,
          `worth ${food} and ${energy}`,
          ...(due === undefined ? [] : [dueInWords(due)]),
          ...(loans === undefined ? [] : [loans]),
          ...(pawned === undefined ? [] : [`in pawn: ${pawned}`]),
          `buildings: ${buildings}`,
          `ships: ${ships}`,
          ...(feeds === undefined ? [] : [`bringing ${feeds} a round`]),
          disc === undefined ? 'disc at home' : `disc in ${disc}`,
          orders,
        ].join('; ')}.`,
}

const dueInWords = (due: DueInWords) =>
  [
    `due at the end of the round: ${due.food}`,
    ...(due.grows === undefined ? [] : [`${due.grows} will come first`]),
    ...(due.short === undefined ? [] : [`${due.short} missing`]),
  ].join(', ')
