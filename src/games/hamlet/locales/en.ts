import { capitalised, ordinal, spelled } from '../../kit/number-words.ts'
import { plural } from '../../kit/plural.ts'
import { alms, hiring, limits } from '../data/set-up.ts'
import { sixths } from '../geometry/lattice.ts'
import { en as names } from './names/en.ts'
import type { Phrases } from './phrases.ts'
import { scoreExplained } from './score-explained.ts'

const idle = plural('en', { one: 'villager who could work', other: 'villagers who could work' })
const standing = plural('en', { one: 'donkey that could take a step', other: 'donkeys that could take a step' })

const inHand = plural('en', { one: 'blueprint', other: 'blueprints' }, spelled.en)(limits.blueprints)
const mostVillagers = plural('en', { one: 'villager is', other: 'villagers are' }, spelled.en)(limits.villagers)
const mostDonkeys = plural('en', { one: 'donkey is', other: 'donkeys are' }, spelled.en)(limits.donkeys)

const hired = hiring.villagers.map((price, place) => {
  const villager = ordinal.en(place + 2)
  return place === 0 ? `the ${villager} costs ${names.coin(price)}` : `the ${villager} ${price}`
})

export const en: Phrases = {
  title: 'Hamlet',
  names,
  nothing: 'nothing',
  none: 'none',
  semicolon: '; ',
  tile: (name) => `the ${name}`,
  at: (what, tile) => `${what} at ${tile}`,
  by: (goods, maker) => `${goods} by ${maker}`,
  fromMarket: (good) => `${good} bought at the market`,
  step: (from, to) => `the way from ${from} to ${to}`,
  towards: (tile, segment) => `a road towards ${tile} (segment ${segment})`,
  brings: (given, brought) => `${given} for ${brought}`,
  questions: {
    turn: 'Take your turn: let your donkeys take a step and put your villagers to work, in any order. Then end it.',
  },
  choices: {
    gather: ({ goods, at }) => `Gather ${goods} at ${at}`,
    refine: ({ goods, at }) => `Make ${goods} at ${at}`,
    'town-hall': ({ blueprint }) =>
      blueprint === '' ? 'Hire villagers or donkeys' : `Take the blueprint of ${blueprint}, and hire if you like`,
    sell: ({ sale }) => `Sell ${sale}`,
    deliver: ({ slot }) => `Deliver ${slot}`,
    beg: () => `Ask the church for alms: ${names.coin(alms)}`,
    build: ({ tile, at }) => `Build ${tile} from ${at}`,
    road: ({ road, at }) => `Build a ${road} from ${at}`,
    drive: () => 'Move your donkeys',
    'end-turn': () => 'End your turn',
  },
  fields: {
    goods: 'Which goods to gather',
    number: 'How many to make',
    pay: 'What to pay with',
    villagers: `How many villagers to hire: ${hired.join(', ')}`,
    donkeys: `How many donkeys to hire, and where they stand: ${names.coin(hiring.donkey)} each`,
    place: 'Where the tile lies',
    segment: 'Where the road leads',
    steps: 'How many donkeys go where',
    villager: 'Which villager goes',
  },
  unused: {
    villagers: (number) => `You still have ${idle(number)}.`,
    donkeys: (number) => `You still have ${standing(number)}.`,
  },
  events: {
    'laid-out': ({ buildings }, say) =>
      `Around the ${say.called('church', 'church')} lie: ${say.tiles(buildings.map(({ tile }) => tile))}.`,
    'blueprints-drawn': ({ tiles }, say) => `New blueprints: ${say.tiles(tiles)}.`,
    'sale-turned-up': ({ token }, say) => `New sale at the ${say.called('market', 'market')}: ${say.sale(token)}.`,
    'turn-began': ({ seat, round }, say) => `Round ${round}: ${say.seat(seat)} is to move.`,
    'donkeys-moved': ({ seat, steps }, say) =>
      `${say.seat(seat)} moved donkeys: ${say.list(steps.map(({ from, to, number }) => `${number} from ${say.tile(from)} to ${say.tile(to)}`))}.`,
    'villager-went': ({ seat, from, to }, say) =>
      from === to
        ? `${say.seat(seat)} put a villager to work at ${say.tile(to)}.`
        : `${say.seat(seat)} sent a villager from ${say.tile(from)} to ${say.tile(to)}.`,
    'raw-used': ({ seat, good, from, number }, say) =>
      `${say.seat(seat)} used ${say.goods({ [good]: number })} from ${say.tile(from)}.`,
    'refined-used': ({ seat, good, from, maker, number, reward }, say) =>
      `${say.seat(seat)} used ${say.goods({ [good]: number })} from ${say.tile(from)}. As the maker, ${say.seat(maker)} received ${say.reward(reward)}.`,
    bought: ({ seat, goods, coins }, say) =>
      `${say.seat(seat)} bought ${say.goods(goods)} at the ${say.called('market', 'market')} for ${names.coin(coins)}.`,
    gathered: ({ seat, at, goods, reward }, say) =>
      `${say.seat(seat)} gathered ${say.goods(goods)} at ${say.tile(at)} and received ${say.reward(reward)}.`,
    refined: ({ seat, at, good, number, highQuality }, say) =>
      `${say.seat(seat)} made ${say.goods({ [good]: number })}${highQuality ? ' of high quality' : ''} at ${say.tile(at)}.`,
    'blueprint-taken': ({ seat, tile, paid, found }, say) =>
      `${say.seat(seat)} took the blueprint of ${say.tile(tile)}${paid === 0 ? '' : ` for ${names.coin(paid)}`}${found === 0 ? '' : `, and found ${names.coin(found)} on it`}.`,
    'villagers-hired': ({ seat, number, coins }, say) =>
      `${say.seat(seat)} hired ${names.villager(number)} for ${names.coin(coins)}.`,
    'donkeys-hired': ({ seat, at, coins }, say) =>
      `${say.seat(seat)} hired donkeys for ${names.coin(coins)}: ${say.list(at.map(({ tile, number }) => `${number} at ${say.tile(tile)}`))}.`,
    sold: ({ seat, token, reward }, say) =>
      `${say.seat(seat)} sold ${say.sale(token)} and received ${say.reward(reward)}.`,
    delivered: ({ seat, slot, vp }, say) =>
      `${say.seat(seat)} made a delivery to the ${say.called('church', 'church')} and scored ${names.point(vp)}: ${say.slotOf(slot)}.`,
    'alms-received': ({ seat, coins }, say) => `${say.seat(seat)} received ${names.coin(coins)} in alms.`,
    built: ({ seat, tile, coins, vp }, say) =>
      `${say.seat(seat)} built ${say.tile(tile)}${coins === 0 ? '' : ` for ${names.coin(coins)}`} and scored ${names.point(vp)}.`,
    'flag-raised': ({ seat, tile }, say) => `The flag of ${say.seat(seat)} stands on ${say.tile(tile)}.`,
    'milestone-taken': ({ seat, milestone }, say) =>
      `${say.seat(seat)} took the milestone ${say.milestone(milestone)}.`,
    'stack-opened': ({ tiles }, say) => `More blueprints can be drawn from now on: ${say.tiles(tiles)}.`,
    'road-built': ({ seat, from, to, kind }, say) =>
      `${say.seat(seat)} built a ${names.roads[kind]} from ${say.tile(from)} to ${say.tile(to)}.`,
    'seat-left': ({ seat }, say) => `${say.seat(seat)} gave up.`,
  },
  refusals: {
    'match-over': () => 'The match is over.',
    'seat-left': () => 'This seat has been given up.',
    'not-now': () => 'This move cannot be made now.',
    'not-your-turn': () => 'It is not your turn.',
    'no-villager-ready': () => 'All your villagers have been at work in this turn.',
    'no-such-villager': ({ tile }) => `No villager of yours is ready at ${tile}.`,
    'out-of-reach': ({ tile }) => `No road leads to ${tile} yet.`,
    'not-built': ({ tile }) => `This is not in the village yet: ${tile}.`,
    'slots-full': ({ tile }) => `Not enough slots are empty at ${tile}.`,
    'choose-goods': ({ number }) => `Fill every empty slot with goods that come from here: ${number} in all.`,
    'no-tokens-left': ({ good }) => `You do not have enough tokens at hand for this: ${good}.`,
    'not-in-the-row': ({ tile }) => `This blueprint is not on offer now: ${tile}.`,
    'hand-full': () => `You hold ${inHand} already: build one first.`,
    'nothing-hired': () => 'Take a blueprint, or hire somebody.',
    'villagers-all-hired': ({ number }) => `${capitalised(mostVillagers)} the most: you can hire ${number} more.`,
    'donkeys-all-hired': ({ number }) => `${capitalised(mostDonkeys)} the most: you can hire ${number} more.`,
    'not-on-offer': ({ sale }) => `This sale is not on offer now: ${sale}.`,
    'already-delivered': ({ slot }) => `This delivery is not open: ${slot}.`,
    'no-such-delivery': () => 'This church has no such delivery: the slot is not on the side for so many players.',
    'alms-not-yet': () => 'There are alms only while the farm, the woodcutter and the quarry are all full.',
    'not-your-blueprint': ({ tile }) => `You do not hold this blueprint: ${tile}.`,
    overlaps: () => 'The tile would lie on another one.',
    'road-mismatch': () => 'A road must meet a road, and nothing else may.',
    'not-next-to': ({ tile }) => `The tile must meet ${tile}, where the villager stands.`,
    'same-picture': () => 'The tile looks the same when it is turned less: name the smaller turn.',
    'no-contact': () => 'The tile must meet a building along a whole segment.',
    'no-neighbour': ({ tile }) => `No building lies at that segment of ${tile}.`,
    'a-cliff': () => 'Forest and mountain meet in a cliff, where no road can be built.',
    'no-road-there': () => 'A path joins two forests, a bridge two mountains.',
    'already-linked': ({ tile }) => `A road already leads to ${tile} from there.`,
    'no-roads-left': () => 'You have built all your roads.',
    'already-driven': () => 'Your donkeys have moved in this turn.',
    'no-donkey-there': ({ tile }) => `You do not have that many donkeys at ${tile}.`,
    'no-link': () => 'A donkey goes from where it stands to a neighbour that a road leads to.',
    'no-steps': () => 'Name at least one step of a donkey.',
    'goods-not-asked': ({ goods, asked }) =>
      `This is not asked for: ${goods}. ${asked === undefined ? 'Only coins are asked for.' : `Asked for: ${asked}.`}`,
    'goods-not-there': ({ goods }) => `This is not there: ${goods}.`,
    'no-purchases': ({ goods }) => `Nothing can be bought for a sale: ${goods}.`,
    'donkey-missing': ({ goods, tile, donkeys }) =>
      `This cannot be brought to ${tile}: ${goods}. A donkey of yours is missing at ${donkeys}.`,
    'no-way': ({ goods, tile }) => `This cannot be brought to ${tile}, because no road leads there: ${goods}.`,
    'payment-short': ({ goods }) => `This is missing from the payment: ${goods}.`,
    'payment-too-much': ({ goods }) => `The payment is too large. Leave out: ${goods}.`,
    'coins-short': ({ number, bought }) =>
      `You do not have enough coins: you lack ${number}.${bought === undefined ? '' : ` This would have to be bought: ${bought}.`}`,
  },
  endings: {
    church: (winners, points) => `The church is complete. ${winners} won with ${points}.`,
    'round-limit': (winners, points) => `The last round is over. ${winners} won with ${points}.`,
    forfeit: (winners) => `All others gave up: ${winners} won.`,
  },
  scoreExplained: scoreExplained.en,
  scores: {
    goods: 'Goods',
    buildings: 'Buildings',
    deliveries: 'Deliveries',
    sales: 'Sales',
    chaplain: 'Chaplain',
    sacristan: 'Sacristan',
    merchant: 'Merchant',
    landscaper: 'Landscaper',
    landmarks: 'Landmarks',
    roads: 'Roads',
    'longest-road': 'Longest road',
    coins: 'Coins',
  },
  position: {
    round: (round) => `Round ${round}.`,
    atTurn: (player) => `${player} is to move.`,
    driven: 'The donkeys have moved.',
    phases: { setup: 'The table is being laid.', 'turn-over': 'The turn is over.', over: 'The match is over.' },
    village: (buildings) => `Village: ${buildings}.`,
    building: ({ name, lies, holds, empty, flag, connected }) => {
      const parts = [
        ...(holds === undefined ? [] : [holds]),
        ...(empty === 0 ? [] : [names.emptySlot(empty)]),
        ...(flag === undefined ? [] : [`flag of ${flag}`]),
        ...(connected ? [] : ['no road to it yet']),
        lies,
      ]
      return `${name}: ${parts.join(', ')}`
    },
    roads: (pairs) => `Joined by roads: ${pairs}.`,
    road: (pair, segment, owner) => `${pair} (segment ${segment}), ${owner}`,
    lies: ({ turns, q, r }) => `at (${q}, ${r})${turns === 0 ? '' : `, turned ${turns}/${sixths.length}`}`,
    result: (place, player, points, lines) => `Place ${place}: ${player}, ${points} (${lines}).`,
    bag: (blueprints) => `Blueprints that may be drawn: ${blueprints}.`,
    stack: (good, blueprints) => `Blueprints that come with the first refinery of ${good}: ${blueprints}.`,
    unseen: (sales, levels) =>
      `Sales not seen yet, some of them out of the match: ${sales}. Levels to come: ${levels}.`,
    delivered: (deliveries) => `Delivered to the church: ${deliveries}.`,
    options: ({ layout, parallelRoads, churchBreaksLongestRoad, roundLimit }) =>
      `Played with the first tiles ${layout === 'drawn' ? 'drawn' : 'as in a first game'}, ${parallelRoads ? 'parallel roads' : 'no parallel roads'}, a longest road that ${churchBreaksLongestRoad ? 'must not' : 'may'} pass the church, and ${roundLimit} rounds at most.`,
    scored: (player, parts, sales, roadsLeft) =>
      `Scored by ${player}: ${parts}. Sales made: ${sales}. Roads left: ${roadsLeft}.`,
    blueprint: ({ plan, price, found }) =>
      `Blueprint for ${names.coin(price)}: ${plan}.${found === 0 ? '' : ` On it: ${names.coin(found)}.`}`,
    market: ({ raw, refined, sales }) =>
      `The market sells a raw good for ${raw}, a refined one for ${refined}. Open sales: ${sales}.`,
    church: (slots) => `Open deliveries to the church: ${slots}.`,
    player: ({ name, points, coins, villagers, ready, donkeys, goods, milestones, left }) =>
      `${name}: ${[
        ...(left ? ['gave up'] : []),
        points,
        coins,
        `villagers: ${villagers}`,
        ...(ready === undefined ? [] : [`ready: ${ready}`]),
        `donkeys: ${donkeys}`,
        ...(goods === undefined ? [] : [`own goods: ${goods}`]),
        ...(milestones === undefined ? [] : [`milestones: ${milestones}`]),
      ].join('; ')}.`,
    hand: (player, blueprints) => `Blueprints of ${player}: ${blueprints}.`,
  },
}
