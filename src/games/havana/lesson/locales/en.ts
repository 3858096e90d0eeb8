import { spelled } from '../../../kit/number-words.ts'
import { plural } from '../../../kit/plural.ts'
import { handToPickUpAt, refill, shortRow, supply } from '../../data/set-up.ts'
import { rate } from '../../payment.ts'
import type { Words } from '../words.ts'

const points = plural('en', { one: 'point', other: 'points' })
const few = plural('en', { one: 'building', other: 'buildings' }, spelled.en)
const cards = plural('en', { one: 'card', other: 'cards' }, spelled.en)
const [own, other] = [0, 1]

export const en: Words = {
  end: {
    title: 'The end of the match',
    says: ({ isWon, isGoal, own: mine, others, goal }, say) => [
      isWon
        ? `You have ${say.it('points', own, points(mine))} and win: well done!`
        : `${say.it('seat', other, 'The other player')} has ${say.it('points', other, points(others))} and wins; you have ${points(mine)}.`,
      ...(isGoal ? [`Whoever reaches ${points(goal)} ends the match at once.`] : []),
      'It also ends when no building or no brick is left; then most points win.',
    ],
  },
  aim: {
    title: 'The aim',
    says: ({ goal }, say) => [
      `Build the buildings that lie in the two rows: each brings the points that it shows.`,
      `Whoever has ${say.it('points', own, points(goal))} first wins at once.`,
    ],
  },
  opening: {
    title: 'Your first two cards',
    says: ({ cards: all }) => [
      `Everybody has the same ${all} action cards.`,
      'Lay two of yours face down. All are turned up together, and you carry out both of yours in the first round.',
    ],
  },
  initiative: {
    title: 'Who acts first',
    says: ({ own: mine, others, isFirst }, say) => [
      `The numbers on your two cards, the smaller first, make ${mine}; those of ${say.it('seat', other, 'the other player')} make ${others}.`,
      `The smallest number acts first${mine === others ? ', or whoever has fewer points or pieces where they are equal' : ''}: ${isFirst ? 'you do' : 'that is not you'}. Cards that bring much have high numbers, and come late.`,
    ],
  },
  actions: {
    title: 'Your turn',
    says: ({ cards: two }, say) => [
      'Carry out both of your cards, in either order.',
      ...two.map((card) => `${say.card(card)}: ${say.effect(card)}.`),
    ],
  },
  pieces: {
    title: 'What you take',
    says: ({ pieces }, say) => [
      `You took ${say.pieces(pieces)}.`,
      'Bricks, rubble, pesos and workers pay for buildings; each building shows its price.',
    ],
  },
  rows: {
    title: 'What can be built',
    says: ({ buildings }, say) => [
      `Only buildings at the ends of the two rows can be built: now ${say.buildings(buildings)}.`,
      'Those between them wait until they have come to an end.',
    ],
  },
  building: {
    title: 'Building',
    says: ({ buildings }, say) => [
      `Your cards are carried out, and you can pay for ${say.buildings(buildings)}.`,
      'Build as often as you can pay, or end your turn and save. What you leave, others may take.',
    ],
  },
  replace: {
    title: 'One new card',
    says: (_, say) => [
      `Before the next round, put one of your two cards on ${say.it('discard', own, 'your discard pile')}, and lay one from ${say.it('hand', own, 'your hand')} face down.`,
      'Low numbers act early; high ones bring more.',
    ],
  },
  built: {
    title: 'Your first building',
    says: ({ building, points: mine, goal }, say) => [
      `With ${say.building(building)} you have ${say.it('points', own, points(mine))} of ${goal}.`,
      `The bricks that you paid are out of the match; pesos and workers go back to ${say.it('reserve', 'reserve', 'the reserve')}.`,
    ],
  },
  theft: {
    title: 'Thieves',
    says: ({ isVictim, pieces }, say) => [
      isVictim
        ? `${say.it('seat', other, 'The other player')} stole ${say.pieces(pieces)} from you.`
        : `You stole ${say.pieces(pieces)} from ${say.it('seat', other, 'the other player')}.`,
      `Only those who act later in the round can be robbed, and nobody who has ${say.card('guardaespaldas')} face up.`,
    ],
  },
  supply: {
    title: 'New supplies',
    says: ({ pieces }, say) => [
      `After every round, ${supply.pesos} pesos and ${supply.bricks} bricks or pieces of rubble from ${say.it('bag', 'bag', 'the bag')} come onto ${say.it('resource-card', 'card', 'the resource card')}: now ${say.pieces(pieces)}.`,
      'Several cards take from there, so it pays to act early when much lies on it.',
    ],
  },
  others: {
    title: 'What the others do',
    says: ({ cards: theirs }, say) => [
      `${say.it('seat', other, 'The other player')} carried out ${say.cards(theirs)}.`,
      'All play with the same cards: whatever somebody does to you, you can do to them.',
    ],
  },
  'turn-ended': {
    title: 'The end of a turn',
    says: () => [
      'Your turn ended by itself, as you can build nothing at an end of a row.',
      'You keep all that you have for later rounds.',
    ],
  },
  refill: {
    title: 'New buildings',
    says: ({ buildings, top }, say) => [
      `Only ${few(shortRow)} were left in a row, so ${spelled.en(refill)} came between them from ${say.it('stack', 'stack', 'the stack')}: ${say.buildings(buildings)}.`,
      ...(top === null ? [] : [`On top of the stack you see the next one: ${say.building(top)}.`]),
    ],
  },
  'others-built': {
    title: 'A building is gone',
    says: ({ building, points: theirs, goal }, say) => [
      `${say.it('seat', other, 'The other player')} built ${say.building(building)}, and has ${say.it('points', other, points(theirs))} of ${goal}.`,
      'Watch what others save for: perhaps you can build it before them.',
    ],
  },
  'picked-up': {
    title: 'Your cards come back',
    says: ({ cards: many }, say) => [
      `Only ${cards(handToPickUpAt)} were left in ${say.it('hand', own, 'your hand')}, so you took back the ${many} that lay on ${say.it('discard', own, 'your discard pile')}.`,
    ],
  },
  'thin-hand': {
    title: 'Few cards in hand',
    says: ({ cards: many }, say) => [
      `You have ${cards(many)} left in ${say.it('hand', own, 'your hand')}.`,
      `When only ${spelled.en(handToPickUpAt)} are left, you take back all of ${say.it('discard', own, 'your discard pile')}.`,
    ],
  },
  'stand-ins': {
    title: `${rate} for one`,
    says: ({ own: mine }, say) => [
      `You have ${say.pieces(mine)}.`,
      `When you pay, ${rate} pieces of rubble stand in for a coloured brick, and ${rate} pesos for a worker.`,
    ],
  },
  architect: {
    title: 'The architect',
    says: ({ building }, say) => [
      `${say.building(building)} shows the architect: only somebody who has ${say.card('arquitecto')} face up can build it.`,
    ],
  },
  'near-goal': {
    title: 'Near the goal',
    says: ({ isYou, points: left }, say) => [
      isYou
        ? `You lack only ${say.it('points', own, points(left))}. Look for a building that is worth as much.`
        : `${say.it('seat', other, 'The other player')} lacks only ${say.it('points', other, points(left))}.`,
      `A dear building at an end of a row can be built by anybody, or removed with ${say.card('ruina')}.`,
    ],
  },
}
