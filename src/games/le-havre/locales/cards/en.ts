import { spelled } from '../../../kit/number-words.ts'
import { plural } from '../../../kit/plural.ts'
import { parents, specialsLookedAt } from '../../data/set-up.ts'
import type { CardPhrases } from './phrases.ts'

const times = plural('en', { one: 'time', other: 'times' })
const otherMaterial = plural('en', { one: 'other material', other: 'other materials' })
const player = plural('en', { one: 'player', other: 'players' })
const lookedAt = plural('en', { one: 'special building', other: 'special buildings' }, spelled.en)(specialsLookedAt)

export const en: CardPhrases = {
  printed: {
    take: ({ gets, holding }, say) =>
      Object.keys(holding).length === 0
        ? `take from the supply: ${say.amounts(gets)}`
        : `if you have ${say.items(holding)}, which you keep, take from the supply: ${say.amounts(gets)}`,
    'take-missing': ({ each }) =>
      `for every empty offer space, that of the francs too, take ${each} of what belongs there from the supply`,
    'take-different': ({ of, number, mostAlone, besides }, say) =>
      [
        `take from the supply ${say.anyGoods(number)}, no two of a kind; choose from ${say.goods(of)}`,
        ...(mostAlone === undefined
          ? []
          : [`an option of the match limits a solo player to ${say.anyGoods(mostAlone)}`]),
        ...(besides === 'peek'
          ? [`in the full game, then look at the top ${lookedAt} and put them back in any order`]
          : []),
        ...(besides === 'loan' ? ['you also take a loan, but receive no francs for it'] : []),
      ].join('; '),
    convert({ from, into, energy = 0, energyOnce = 0, most }, say) {
      const made =
        Object.keys(from).length === 0
          ? `receive ${say.into(into)} each time`
          : `turn ${say.items(from)} into ${say.into(into)}`
      return [
        made,
        most === undefined ? 'as often as you like' : `at most ${say.times(most)}`,
        ...(energy === 0 ? [] : [`for ${say.energy(energy)} each time`]),
        ...(energyOnce === 0 ? [] : [`for ${say.energy(energyOnce)} in all`]),
      ].join(', ')
    },
    choose: ({ of }, say) => `choose one: ${of.map((one) => exchanged(say.exchange(one))).join('; ')}`,
    once: (exchange, say) => `once, ${exchanged(say.exchange(exchange))}`,
    'return-loans': ({ most, francs }, say) =>
      `hand a loan back at no cost, and receive ${say.francs(francs)} if you hold another one; or, if you hold more than ${most}, hand back ${most} of them at no cost`,
    construct: ({ twice, needs, less }, say) =>
      [
        twice
          ? 'build one or two buildings, one after the other, each from the top of a proposal pile and for its materials; the second may come from under the first, and you may buy cards in between'
          : 'build one building from the top of a proposal pile for its materials',
        ...(needs === undefined ? [] : [`but only one whose printed cost includes ${say.item(needs)}`]),
        ...(less === undefined ? [] : [`for ${say.items(less)} less`]),
      ].join(', '),
    'build-ship': ({ energy, modernising }, say) =>
      `build the ship on top of a ship space for its materials and ${say.energy(energy)}; the first ship built here that is not a wooden one costs ${say.items(modernising)} more, which modernises the wharf for the rest of the match`,
    'exchange-ship': (_, say) =>
      `exchange one of your ships for a card in the town that can be taken in this way: ${say.cardsWith('got-for-ship')}`,
    sail: ({ energy, holds, prices }, say) =>
      `sell goods by ship, for ${say.energy(energy)} for each ship that sails; ${holds
        .map(({ ship, goods }) => `each ${say.shipType(ship)} carries up to ${goods} goods`)
        .join(', ')}; a good brings its price: ${say.prices(prices)}`,
    'sell-goods': ({ upgraded, standard, standardForOne }, say) =>
      `sell any goods: ${say.francs(1)} for each of ${say.goods(upgraded)}; ${say.francs(1)} for every ${standardForOne} of ${say.goods(standard)}, in any mix`,
    swap: ({ give, get }, say) =>
      `once, hand in ${say.anyGoods(give)} of your choice and receive ${say.items({ [get]: 1 })}`,
    'trade-goods': ({ markets }, say) =>
      markets
        .map(({ give, take, most, by }) =>
          by === 'number'
            ? `hand in up to ${most} of ${say.goods(give)} and receive as many of ${say.goods(take)}`
            : `hand in up to ${say.anyGoods(most)} and receive goods for which ships pay exactly the same altogether`,
        )
        .join('; and, or: '),
    'buy-one-of-each': ({ prices }, say) => `buy goods, at most one of each kind: ${say.prices(prices)}`,
    'buy-with-food': ({ wares }, say) =>
      wares
        .map(
          ({ gets, food, most }) =>
            `buy ${say.items(gets)} for ${say.food(food)} (or as many francs), at most ${say.times(most)}`,
        )
        .join('; and, or: '),
    'one-more-of-each': ({ francsForSteel }, say) =>
      `take one more of every kind of good that you have, except steel; one more steel, if you have any, costs ${say.francs(francsForSteel)}`,
    'pawn-goods': ({ receives, costs }, say) =>
      `pawn goods, at most one of each kind, for ${say.francs(receives)} each; each can be bought back at any time for ${say.francs(costs)}, and until then no other of its kind can be pawned`,
    'take-neighbours': ({ francs }, say) =>
      `pay ${say.francs(francs)} and take everything from two neighbouring offer spaces, neither of them empty; the space of the francs has no neighbour`,
    'take-ones-and-two': ({ every, besides }) =>
      `take everything from every offer space that holds exactly ${every}, and from one that holds exactly ${besides}, without which the building cannot be used`,
    'drive-cattle': ({ each, ofOneOther }, say) =>
      `take ${say.items({ cattle: each })} from every other player who has any; ${say.items({ cattle: ofOneOther })} in a match of two`,
    evict: ({ francs }, say) =>
      `pay ${say.francs(francs)} to another player, whose disc goes home; at once enter the building that it leaves, paying the entry fee as usual`,
    'any-of': ({ parts }, say) => `do one or more of these: ${say.parts(parts)}`,
    'one-of': ({ parts }, say) => `do one of these: ${say.parts(parts)}`,
  },
  powers: {
    'saves-energy': ({ energy }, say) =>
      `its owner needs ${say.energy(energy)} less in each main action; what is not needed is not refunded`,
    'saves-material': ({ of }, say) =>
      `every building whose cost includes ${of.map(say.item).join(' or ')} costs its owner ${of.map((good) => say.items({ [good]: 1 })).join(' or, failing that, ')} less`,
    'replaces-material': ({ by }, say) =>
      `for each building they build, its owner may pay ${say.items({ [by]: 1 })} in place of ${otherMaterial(1)}`,
    'more-calves': ({ calves, most }, say) =>
      `at a harvest, its owner receives ${say.items({ cattle: calves })} more if they have ${parents} to ${most} cattle`,
    'every-round': ({ gets, few }, say) =>
      `at the end of every round, before feeding, its owner receives ${say.items(gets)}, or ${say.items(few.gets)} with up to ${few.players} players`,
    'final-actions': ({ number }) =>
      `its owner has ${number} final actions, one after the other, unless they sell the card in between`,
    'feeds-like': ({ ship }, say) => `it feeds its owner at the end of every round like a ${say.shipType(ship)}`,
    'no-interest': () => 'its owner pays no interest',
    dividends: ({ francOffer, firstOwner }, say) =>
      `its owner receives from the supply ${say.francs(francOffer)} whenever another player takes the ${say.offer('franc')}, and ${say.francs(firstOwner.francs)} when another player is the first to own ${say.building(firstOwner.of)}`,
    souvenirs: ({ francs }, say) =>
      `its owner receives ${say.francs(francs)} from the supply whenever another player enters one of that owner’s buildings`,
    tribute: ({ francs }, say) =>
      `every other player pays its owner ${say.francs(francs)} for each ship that sails to sell goods`,
    fuel: ({ good, energy }, say) =>
      `when ships of its owner sail to sell goods, ${say.item(good)} can be used as fuel, for ${say.energy(energy)} each`,
    'sends-home': () =>
      'in their turn, its owner may send other players’ discs home from the owner’s buildings, at no cost and as often as they like',
    'given-for': ({ good }, say) =>
      `it stands in the town until a player gains ${say.item(good)} from an offer or in a building; then that player gets it, at no cost`,
    'got-for-ship': ({ ship, modern }, say) =>
      `it can be bought, or taken in a wharf in exchange for one ${say.shipType(ship)} of yours, which leaves the game${modern ? '; the wharf must be modernised already, or be modernised now with its brick' : ', at no further cost'}`,
    'joins-pile': ({ where }) =>
      where === 'highest'
        ? 'when it is revealed, it is laid on the proposal pile whose top card has the highest number, and can be built from there'
        : 'when it is revealed, it waits until a proposal pile is empty, takes its place, and can be built from there',
    'dealt-again': () =>
      'if it lies on top of a proposal pile at the start, the piles are dealt again, unless an option of the match says otherwise',
    'not-alone': () => 'it is left out of solo matches',
  },
  bonus: (tally) => `at the end of the game it is worth more: ${tally}`,
  tallied: ({ base, terms, most }) => {
    const each = terms.map(({ gives, every, of }) =>
      every === undefined ? `${gives} for each ${of}` : `${gives} for every ${every} ${of} you have`,
    )
    return [
      ...(base === undefined ? [] : [`${base}, plus`]),
      each.join(' and '),
      ...(most === undefined ? [] : [`(at most ${most})`]),
    ].join(' ')
  },
  countables: {
    hammers: 'hammer on your cards',
    fishermen: 'fisherman on your cards',
    craft: 'craft building you own',
    economic: 'economic building you own',
    industrial: 'industrial building you own',
    public: 'public building you own',
    none: 'neutral building you own',
    ships: 'ship you own',
    guests: 'disc of another player in your buildings',
    goods: 'goods of any kind',
  },
  held: (good) => `${good} you have`,
  halves: (of) =>
    of === 'energy'
      ? '½ energy (rounded up over the visit)'
      : of === 'hides'
        ? '½ hide (rounded down over the visit)'
        : `½ ${of} (rounded down over the visit)`,
  semicolon: '; ',
  goods: plural('en', { one: 'good', other: 'goods' }),
  times,
  locked: 'nobody can enter it',
  ship: 'it counts as a ship where ships are counted, and feeds nobody',
  building: (name) => `the ${name}`,
  groups: {
    standard: 'Standard buildings',
    special: 'Special buildings',
    promo: 'Promotional cards',
    'grand-hameau': 'Le Grand Hameau and Essen 2010',
    ships: 'Ships',
    tiles: 'Supply tiles',
    goods: 'Goods',
  },
  types: {
    craft: 'craft building',
    economic: 'economic building',
    industrial: 'industrial building',
    public: 'public building',
    none: 'neutral building',
    ship: 'ship',
  },
  values: {
    value: (francs) => `value: ${francs}`,
    price: (francs) => `price: ${francs}`,
    unbuyable: 'cannot be bought',
    unsellable: 'cannot be sold',
    hammers: plural('en', { one: 'hammer', other: 'hammers' }),
    fishermen: plural('en', { one: 'fisherman', other: 'fishermen' }),
    shipPrice: (francs) => `ships sell it for ${francs}`,
    carries: (goods) => `carries ${goods}`,
  },
  either: (one, other) => `${one} or ${other}`,
  feeds: (byPlayers) =>
    `food for its owner at the end of every round: ${byPlayers.map(({ players, food }) => `${food} with ${players === 1 ? player(players) : players}`).join(', ')}`,
  feedsNobody: 'it feeds nobody',
  tile: (adds, interest) =>
    `adds ${adds} to the offer spaces${interest ? '; everybody who holds loans then pays interest' : ''}`,
  good: (isUpgraded) => (isUpgraded ? 'an upgraded good' : 'a standard good'),
  replaces: {
    brick: 'can stand in for clay, except in the Brickworks',
    steel: 'can stand in for iron, except in the Steel Mill',
  },
  sources: {
    scan: 'read from a scan of the card, and confirmed by a second source',
    two: 'two independent sources, no scan',
    'at-odds': 'sources differ: the reading with two sources, or a scan, is taken',
    totals: 'one source; what it does and the totals agree with the appendix',
    one: 'one source',
    piece: 'rulebooks, scans and two independent programs agree',
    ship: 'its numbers: rulebooks, scans and programs; its name: one program alone',
  },
  houseName: 'the name in this language is ours',
}

const exchanged = ({
  gives,
  energy,
  keeps,
  gets,
}: {
  gives: string
  energy: string
  keeps: string
  gets: string
}): string =>
  [
    ...(gives === '' ? [] : [`hand in ${gives}`]),
    ...(keeps === '' ? [] : [`show ${keeps}, which you keep`]),
    ...(energy === '' ? [] : [`pay ${energy}`]),
    `receive ${gets}`,
  ].join(', ')
