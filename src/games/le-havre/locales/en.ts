import { plural } from '../../kit/plural.ts'
import { goodsSwappedFor } from '../cards/asked-for.ts'
import { loan, pawn } from '../data/set-up.ts'
import { type Good, total } from '../items.ts'
import { en as names } from './names/en.ts'
import type { Phrases } from './phrases.ts'
import { en as position } from './position/en.ts'
import { scoreExplained } from './score-explained.ts'

const goods = plural('en', { one: 'good', other: 'goods' })
/** "The 4 goods": what is handed in for a good. */
const toSwap = (good: Good) => {
  const number = goodsSwappedFor(good)
  return number === 1 ? 'The good' : `The ${goods(number)}`
}
const upgraded = plural('en', { one: 'upgraded good', other: 'upgraded goods' })
const standard = plural('en', { one: 'standard good', other: 'standard goods' })

export const en: Phrases = {
  title: 'Le Havre',
  names,
  nothing: 'nothing',
  none: 'none',
  semicolon: '; ',
  points: plural('en', { one: 'point', other: 'points' }),
  building: (name) => `the ${name}`,
  ship: (type, name) => `${type} ${name}`,
  answers: { yes: 'Yes' },
  orders: {
    both: {
      automatic: 'Have food and interest paid automatically',
      ask: 'Ask me about food and interest each time',
    },
    food: { automatic: 'Have food paid automatically', ask: 'Ask me each time how to pay food' },
    interest: { pay: 'have interest paid automatically', ask: 'ask me before interest is taken' },
  },
  questions: {
    supply:
      'With the next supply, players with loans pay interest. Sell, buy or repay first if you wish, then let the supply come.',
    turn: 'Take your turn: take an offer or enter a building. You may also buy buildings and ships.',
    final: 'Take your final action: take an offer or enter a building.',
    feeding: 'Pay the food that this round demands.',
    interest: 'Pay the interest on your loans. You may repay loans or sell something first.',
    peek: 'Put the special buildings you have looked at back, in the order you choose.',
    city: 'The city is about to build the special building on top. First put those you have looked at back, in the order you choose.',
  },
  laterQuestions: {
    construction: 'Build a second building, or end your turn. You may buy first.',
    'construction-final': 'Build a second building, or end your turn.',
    eviction: 'Enter the building that you have vacated.',
    after: 'Sell, buy or repay if you wish, then end your turn.',
    'after-final': 'Sell or repay if you wish, then end your turn.',
  },
  choices: {
    'take-offer': ({ offer }) => `Take the whole ${offer}`,
    enter: ({ building }) => `Enter ${building}`,
    construct: () => 'Second construction',
    buy: ({ building, price }) => `Buy ${building} for ${price}`,
    'buy-ship': ({ shipType, price }) => `Buy the top ${shipType} for ${price}`,
    sell: ({ building, half }) => `Sell ${building} to the town for half its value, ${half}`,
    'sell-ship': ({ ship, half }) => `Sell the ${ship} for half its value, ${half}`,
    repay: () => 'Repay loans',
    redeem: () => 'Buy back a pawned good',
    supply: () => 'Let the supply come',
    'end-turn': () => 'End your turn',
    'send-home': () => 'As owner of the Tobacco Factory',
    feed: () => 'Pay food',
    'pay-interest': () => 'Pay interest',
    'order-specials': () => 'Put the special buildings back',
    'standing-order': ({ order }) => order,
  },
  details: {
    build: (building) => `build ${building}`,
    woodFor: (good) => `pay ${names.amounts.wood(1)} in place of ${plural('en', { other: good })(1)}`,
    shipType: (type) => `build the top ${type}`,
    exchange: (ship) => `exchange the ${ship}`,
    victim: (player) => `send home the disc of ${player}`,
    returns: (loans) => `hand back ${loans}`,
    first: (offer) => `take the ${offer}`,
    second: (offer) => `take the ${offer}`,
  },
  withDetails: (title, details) => `${title}: ${details}`,
  fields: {
    stay: 'Stay on turn after this, to buy, sell or repay',
    fee: 'Pay the entry fee with',
    materials: 'Pay the materials with',
    energy: 'Pay the energy with',
    food: 'Pay the food with',
    pay: 'Pay with',
    times: 'How many times',
    goods: 'Which goods',
    ships: 'Which ships sail',
    give: 'Which goods to hand in',
    take: 'Which goods to take',
    buy: 'How many to buy',
    sell: 'How many to sell',
    forSteel: `${toSwap('steel')} to swap for steel`,
    forCharcoal: `${toSwap('charcoal')} to swap for charcoal`,
    forLeather: `${toSwap('leather')} to swap for leather`,
    forBrick: `${toSwap('brick')} to swap for brick`,
    offer: 'The offer of two to take',
    top: 'The building to lie on top',
    'repay/loans': `How many loans to repay, at ${names.amounts.franc(loan.costs)} each`,
    'redeem/good': `Which good to buy back, for ${names.amounts.franc(pawn.costs)}`,
  },
  howOften: (good) => `How many times: ${good}`,
  events: {
    'piles-dealt': ({ piles }, say) =>
      `The building proposals were dealt. On top: ${say.buildings(piles.flatMap((pile) => pile.slice(0, 1)))}.`,
    'turn-began': ({ seat, final }, say) => (final === null ? '' : `${say.seat(seat)} takes a final action.`),
    supplied: ({ adds, owing }, say) =>
      `Supply: ${adds.map((offer) => say.items({ [offer]: 1 })).join(' and ')}.${owing.length === 0 ? '' : ` Interest is due from ${say.seats(owing)}.`}`,
    'interest-paid': ({ seat, francs }, say) =>
      francs === 0
        ? `${say.seat(seat)} has no loan left and owes no interest.`
        : `${say.seat(seat)} paid ${say.francs(francs)} in interest.`,
    'loans-taken': ({ seat, loans, francs }, say) =>
      `${say.seat(seat)} took ${say.loans(loans)} and received ${say.francs(francs)}.`,
    'loans-repaid': ({ seat, loans, francs }, say) =>
      `${say.seat(seat)} repaid ${say.loans(loans)} for ${say.francs(francs)}.`,
    'franc-given': ({ seat, to, francs }, say) => `${say.seat(seat)} paid ${say.francs(francs)} to ${say.seat(to)}.`,
    dividend: ({ seat, francs }, say) =>
      `${say.seat(seat)} received ${say.francs(francs)} as owner of ${say.cardWith('dividends')}.`,
    pawned: ({ seat, goods }, say) => `${say.seat(seat)} can buy back ${say.goods(goods)}.`,
    redeemed: ({ seat, good, francs }, say) =>
      `${say.seat(seat)} bought back ${say.items({ [good]: 1 })} for ${say.francs(francs)}.`,
    'offer-taken': ({ seat, offer, amount }, say) =>
      `${say.seat(seat)} took the ${say.offer(offer)}: ${say.items({ [offer]: amount })}.`,
    entered: ({ seat, building, owner, fee }, say) => {
      const paid = owner === null ? say.items(fee) : `${say.items(fee)} to ${say.seat(owner)}`
      return `${say.seat(seat)} entered ${say.building(building)}${total(fee) === 0 ? '' : ` and paid ${paid}`}.`
    },
    used: ({ seat, gave, got }, say) => {
      const did = [
        ...(total(gave) === 0 ? [] : [`handed in ${say.items(gave)}`]),
        ...(total(got) === 0 ? [] : [`received ${say.items(got)}`]),
      ]
      return did.length === 0 ? '' : `${say.seat(seat)} ${did.join(' and ')}.`
    },
    'loans-returned': ({ seat, loans }, say) => `${say.seat(seat)} handed back ${say.loans(loans)} at no cost.`,
    'disc-went-home': ({ seat, building }, say) => `The disc of ${say.seat(seat)} left ${say.building(building)}.`,
    built: ({ seat, building }, say) => `${say.seat(seat)} built ${say.building(building)}.`,
    bought: ({ seat, building, francs }, say) =>
      `${say.seat(seat)} bought ${say.building(building)} for ${say.francs(francs)}.`,
    sold: ({ seat, building, francs }, say) =>
      `${say.seat(seat)} sold ${say.building(building)} to the town for ${say.francs(francs)}.`,
    'ship-built': ({ seat, ship, wharf }, say) =>
      `${say.seat(seat)} built the ${say.ship(ship)} in ${say.building(wharf)}.`,
    'ship-bought': ({ seat, ship, francs }, say) =>
      `${say.seat(seat)} bought the ${say.ship(ship)} for ${say.francs(francs)}.`,
    'ship-sold': ({ seat, ship, francs }, say) =>
      `${say.seat(seat)} sold the ${say.ship(ship)} for ${say.francs(francs)}.`,
    'ship-exchanged': ({ seat, ship, building }, say) =>
      `${say.seat(seat)} exchanged the ${say.ship(ship)} for ${say.building(building)}.`,
    modernised: ({ seat, building }, say) => `${say.seat(seat)} modernised ${say.building(building)}.`,
    'car-given': ({ seat, building }, say) => `${say.seat(seat)} received iron, and with it ${say.building(building)}.`,
    harvested: ({ seats }, say) =>
      seats.length === 0
        ? 'There was nothing to harvest.'
        : `Harvest: ${seats.map(({ seat, goods }) => `${say.seat(seat)} received ${say.items(goods)}`).join('; ')}.`,
    'feeding-began': ({ owing }, say) =>
      owing.length === 0
        ? 'Nobody has to pay food in this round.'
        : `Food to pay: ${owing.map(({ seat, food }) => `${say.seat(seat)} (${food})`).join(', ')}.`,
    fed: ({ seat, food, paid }, say) => `${say.seat(seat)} paid ${say.items(paid)} for ${say.food(food)}.`,
    'city-built': ({ building }, say) => `The city built ${say.building(building)}.`,
    'special-revealed': ({ building, to }, say) => {
      if (to === 'town') return `The city built a special building: ${say.buildingName(building)}.`
      if (to === 'waiting')
        return `A special building was turned up, and waits until a building proposal is empty: ${say.buildingName(building)}.`
      return `A special building was turned up and joined the building proposals: ${say.buildingName(building)}.`
    },
    'pile-begun': ({ building }, say) =>
      `A special building lies on the empty building proposal now: ${say.buildingName(building)}.`,
    'ship-arrived': ({ ship }, say) => `A new ship is on offer: ${say.ship(ship)}.`,
    'peek-announced': ({ seat }, say) => `${say.seat(seat)} looks at the special buildings on top.`,
    'specials-peeked': ({ cards }, say) => `On top, face down: ${say.buildings(cards)}.`,
    'specials-ordered': ({ cards }, say) => `Put back, from the top: ${cards.map(say.buildingName).join(', ')}.`,
    'peek-closed': ({ seat, lapsed }, say) =>
      lapsed
        ? `${say.seat(seat)} left the special buildings as they were.`
        : `${say.seat(seat)} put the special buildings back.`,
    'standing-order-given': ({ seat, feeding, interest }, say) => {
      const food = feeding === 'automatic' ? 'has food paid automatically' : 'wishes to be asked about food'
      const taken =
        interest === 'pay' ? 'has interest paid automatically' : 'wishes to be asked before interest is taken'
      if (interest !== undefined) return `${say.seat(seat)} ${food} and ${taken}.`
      return feeding === 'automatic'
        ? `${say.seat(seat)} has food and interest paid automatically.`
        : `${say.seat(seat)} wishes to be asked about food and interest.`
    },
    'seat-left': ({ seat }, say) => `${say.seat(seat)} gave up.`,
  },
  refusals: {
    'match-over': () => 'The match is over.',
    'seat-left': () => 'This seat has been given up.',
    'not-now': () => 'This move cannot be made now.',
    'not-your-turn': () => 'It is not your turn.',
    'inside-an-action': () => 'Nothing can be sold while an action is being carried out.',
    'offer-empty': ({ offer }) => `Nothing is there to be taken: ${offer}.`,
    'building-occupied': ({ building }) => `Somebody’s disc stands in ${building}.`,
    'your-disc-is-there': ({ building }) => `Your disc already stands in ${building}: enter another building.`,
    'not-open': ({ building }) => `Nobody has built ${building} yet.`,
    'no-action': ({ building }) => `Nobody can enter ${building}: it has no action.`,
    'cannot-be-used': () => 'You could do nothing in this building now, so you cannot enter it.',
    'not-a-victim': () =>
      'Choose another player whose disc stands in another building, one that you could then enter and use.',
    'pay-otherwise': ({ building }) => `After this payment you could not use ${building}: pay in another way.`,
    'must-enter': ({ building }) => `Enter ${building} now.`,
    'not-on-offer': ({ card }) => `This is not on offer now: ${card}.`,
    'cannot-be-bought': ({ card }) => `This cannot be bought: ${card}.`,
    'cannot-be-built': ({ card }) => `This cannot be built: ${card}.`,
    'needs-wood-in-cost': () => 'Only a building whose cost includes wood can be built here.',
    'sold-this-turn': ({ card }) => `This was sold this turn, and cannot be bought in the same turn: ${card}.`,
    'not-yours': ({ card }) => `This is not yours: ${card}.`,
    'cannot-be-sold': ({ card }) => `This cannot be sold: ${card}.`,
    'no-purchase-now': () => 'Nothing can be bought in the final phase.',
    'too-many-loans': ({ most }) => `You do not hold that many loans. You hold ${most}.`,
    'already-pawned': () => 'You have already pawned a good of this kind: buy it back first.',
    'not-pawned': () => 'You have not pawned this good.',
    'cannot-pay': ({ missing }) => `You cannot pay for this: you lack ${missing}.`,
    'must-hold': ({ missing }) => `You lack ${missing}, which you must have here but would keep.`,
    'payment-short': ({ missing }) => `The payment is short of ${missing}.`,
    'payment-too-much': ({ tooMuch }) => `The payment holds more than is needed: leave out ${tooMuch}.`,
    'not-a-payment': ({ tooMuch }) => `This cannot be used to pay here: ${tooMuch}.`,
    'nothing-to-pay': () => 'There is nothing to pay here.',
    'choose-different': () => 'Choose goods of different kinds.',
    'choose-amount': ({ most }) => `The amount is too large: ${most} at most.`,
    'choose-exactly': ({ count }) => `Choose exactly ${goods(count)}.`,
    'too-few-ships': ({ card, most }) => `You do not have that many ships of this kind (${card}): you have ${most}.`,
    'ships-too-small': ({ most }) => `These ships carry ${goods(most)} at most.`,
    'unequal-number': () =>
      'Take exactly as many standard goods as you hand in, and exactly as many upgraded goods as you hand in.',
    'unequal-worth': () => 'Take goods for which ships pay exactly as much as for those you hand in.',
    'brings-nothing': ({ count }) =>
      `This would bring you nothing: sell at least ${upgraded(1)} or ${standard(count)}.`,
    'choose-something': () => 'Choose what you want to do in this building.',
    'no-such-choice': () => 'There is no such choice.',
    'nothing-to-decide': () => 'There is nothing to decide here.',
    'everything-goes': () => 'You have less food than is due, so all of it goes: leave the payment out.',
  },
  endings: {
    rounds: (winners, points) => `The last round is over. Most points: ${winners}, with ${points}.`,
    forfeit: (winners) => `All others gave up: ${winners} won.`,
    alone: (player, points) => `The match is over. ${player} reached ${points}.`,
    'alone-poor': (player, points) => `The match is over. ${player} reached ${points}: a poor result.`,
    'alone-fair': (player, points) => `The match is over. ${player} reached ${points}: a fair result.`,
    'alone-good': (player, points) => `The match is over. ${player} reached ${points}: a good result.`,
    'alone-excellent': (player, points) => `The match is over. ${player} reached ${points}: an excellent result.`,
  },
  scoreExplained: scoreExplained.en,
  scores: { francs: 'Francs', buildings: 'Buildings', ships: 'Ships', bonuses: 'Bonuses', loans: 'Unpaid loans' },
  position,
}
