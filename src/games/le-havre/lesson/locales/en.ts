import { spelled } from '../../../kit/number-words.ts'
import { plural } from '../../../kit/plural.ts'
import { energyOf } from '../../data/goods.ts'
import { loan, parents } from '../../data/set-up.ts'
import type { Words } from '../words.ts'

const points = plural('en', { one: 'point', other: 'points' })
const [own, other] = [0, 1]

export const en: Words = {
  end: {
    title: 'The end of the match',
    says: ({ isWon, own: mine, others }, say) => [
      isWon
        ? `You have ${say.it('points', own, points(mine))} and win: well done!`
        : `${say.it('seat', other, 'The other player')} has ${say.it('points', other, points(others))} and wins; you have ${points(mine)}.`,
      `Francs count, and what your buildings and ships are worth; each loan that is left takes ${points(loan.unpaid)} away.`,
    ],
  },
  aim: {
    title: 'The aim',
    says: ({ rounds, turns }, say) => [
      `Earn francs, buildings and ships: what they are worth together are your ${say.it('points', own, 'points')}, and most points win.`,
      `This is the short game: ${spelled.en(rounds)} rounds of ${spelled.en(turns)} turns, which you and the other player take by turns.`,
    ],
  },
  turn: {
    title: 'Your turn',
    says: ({ offer, items }, say) => [
      'A turn begins with new goods on two of the offers.',
      'Then you act once: take everything from one offer, or enter a building.',
      `Most lies on the ${say.offer(offer)}: ${say.items(items)}.`,
    ],
  },
  final: {
    title: 'One last action',
    says: () => [
      'The last round is over. Everybody acts once more, also in buildings in which others stand.',
      'Nothing can be bought any more.',
    ],
  },
  took: {
    title: 'What you took',
    says: ({ items }, say) => [
      `You took ${say.items(items)}; the offer is empty now, and grows again turn by turn.`,
      'Goods build, feed your people, or become better ones in buildings.',
    ],
  },
  entered: {
    title: 'Your disc',
    says: ({ building, isTowns }, say) => [
      `${say.it('disc', own, 'Your disc')} stands in ${say.building(building)}: nobody else can enter while it is there.`,
      isTowns
        ? 'It belongs to the town. Where a building belongs to somebody else, its owner gets the fee.'
        : 'If it belongs to somebody else, its owner gets the fee.',
    ],
  },
  built: {
    title: 'Your first building',
    says: ({ building }, say) => [
      `You own ${say.building(building)} now: it counts at the end.`,
      'Others pay you the fee when they enter it; you enter it free of charge.',
    ],
  },
  fed: {
    title: 'Feeding',
    says: ({ food, paid }, say) => [
      `The round is over, and you paid ${say.items(paid)} for ${say.food(food)}.`,
      'Each round asks for more than the one before; ships give food in every round.',
    ],
  },
  harvest: {
    title: 'The harvest',
    says: ({ goods }, say) => [
      `You received ${say.items(goods)}.`,
      `At a harvest, one grain is enough for another, and ${spelled.en(parents)} cattle for a calf.`,
    ],
  },
  'round-end': {
    title: 'The end of the round',
    says: ({ food, feeds, has, turns }, say) => [
      `After ${spelled.en(turns)} turns everybody needs ${say.food(food)}: ${say.it('round-card', 'round', 'the round card')} says so, and what else comes.`,
      `Your ship gives ${feeds} of it; your goods and francs are worth ${say.it('food-to-pay', 'due', say.food(has))}.`,
      'A franc is one food, too, but francs are points.',
    ],
  },
  buildings: {
    title: 'Buildings',
    says: ({ buildings }, say) => [
      `Instead of an offer, you can use a building of the town: ${say.buildings(buildings)}.`,
      'Each does something for whoever enters it; some ask for a fee in food or francs.',
    ],
  },
  others: {
    title: 'What the others take',
    says: ({ items }, say) => [
      `${say.it('seat', other, 'The other player')} took ${say.items(items)}.`,
      'Before you let an offer grow, think of who acts next.',
    ],
  },
  blocked: {
    title: 'Somebody is in',
    says: ({ building }, say) => [
      `${say.it('disc', other, 'The disc of the other player')} stands in ${say.building(building)}.`,
      'You can enter it when they have moved on.',
    ],
  },
  construction: {
    title: 'Building',
    says: ({ builder, tops }, say) => [
      `In ${say.building(builder)} you build one of those on top of the piles: ${say.buildings(tops)}.`,
      'Its card shows the materials that you need.',
    ],
  },
  purchases: {
    title: 'Buying',
    says: () => [
      'In your turn you may also buy buildings and ships for francs. This takes no action.',
      'What you buy counts as many points as it is worth, often nearly its price.',
    ],
  },
  city: {
    title: 'The town builds',
    says: ({ building }, say) => [
      `At the end of some rounds the town builds: this time ${say.building(building)}.`,
      'Everybody can enter it now, or buy it.',
    ],
  },
  ship: {
    title: 'Ships',
    says: ({ ship }, say) => [
      `A new ship is on offer: ${say.ship(ship)}. Ships are built in a wharf, or bought.`,
      'They are worth points, and give food at the end of every round.',
    ],
  },
  energy: {
    title: 'Energy',
    says: (_, say) => [
      'Many buildings ask for energy, as much as their cards show.',
      `It is paid with ${say.item('wood')} (${energyOf('wood')}), ${say.item('charcoal')} (${energyOf('charcoal')}), ${say.item('coal')} (${energyOf('coal')}) or ${say.item('coke')} (${energyOf('coke')}).`,
    ],
  },
  upgraded: {
    title: 'Better goods',
    says: ({ items }, say) => [
      `You received ${say.items(items)}.`,
      'Every good has a better side: it feeds more, gives more energy, sells for more, or builds what the other cannot.',
    ],
  },
  loans: {
    title: 'Loans',
    says: (_, say) => [
      `Whoever cannot pay food or interest takes ${say.it('loan', 'loan', 'loans')}, each for ${say.francs(loan.receives)}.`,
      `A tile that shows interest costs ${say.francs(loan.interest)}, however many loans you have. To repay one costs ${say.francs(loan.costs)}.`,
    ],
  },
}
