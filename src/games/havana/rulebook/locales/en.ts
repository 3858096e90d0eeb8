import { plural } from '../../../kit/plural.ts'
import { house, list, shown, steps, table, text } from '../../../kit/rulebook.ts'
import { en as phrases } from '../../locales/en.ts'
import { cardsInWords } from '../cards-in-words.ts'
import type { Chapters } from '../chapters.ts'
import { facts } from '../facts.ts'

const { amounts, cards, points } = phrases
const { pesos, rubble } = amounts
const cardsOf = plural('en', { one: 'card', other: 'cards' })
const houses = plural('en', { one: 'house', other: 'houses' })
const rounds = plural('en', { one: 'round', other: 'rounds' })
const bricks = plural('en', { one: 'brick', other: 'bricks' })

export const en = (): Chapters => ({
  aim: {
    title: 'What it is about',
    blocks: [
      text(
        'You restore old Havana. Your action cards bring you bricks, pesos and workers; with these you build houses, and each house is worth victory points (VP).',
      ),
      text('Whoever is the first to reach the goal wins at once. The goal depends on how many of you play.'),
      table('The goal', ['Players', 'Victory points'], facts.goals),
    ],
  },
  table: {
    title: 'On the table',
    blocks: [
      shown(
        'first-round',
        'Three players in their first round, as the server draws it.',
        `Two rows of houses, ${facts.rowLength} in each to begin with. Only a house at an end of a row can be built; the ends have a thick frame. Each house shows its points and its cost.`,
        'The resource card: what the actions of this round can take.',
        'The bag, from which bricks are drawn unseen, with how many are left in it.',
        'The stack of the other houses, with the points of its top card, which everybody can see.',
        'The goal.',
        `The ${cardsOf(facts.cardsOnTable)} that lie face up before a player.`,
        'The number of cards in hand.',
        'The number of cards discarded.',
      ),
      list(
        `The bag holds the bricks: ${facts.bricksOfEachColour} each of white, yellow, green and red. It also holds the rubble, ${facts.rubblePieces} pieces in the whole game. Rubble counts as a brick, but not as a coloured one.`,
        `The reserve holds the pesos and the workers that nobody owns. There are ${facts.coins} pesos and ${facts.workers} workers in all.`,
        `Each of you begins with the same ${facts.set} action cards in hand, ${pesos(facts.purse.pesos)} and ${rubble(facts.purse.rubble)}.`,
        `When play begins, at least one end of a row is worth no more than ${points(facts.cheapEnd)}, so that somebody can soon build.`,
      ),
      house(
        `The cards of the houses are ours: no list of the printed ones was found, so their points, ${facts.leastPoints} to ${facts.mostPoints}, and their costs are invented.`,
      ),
    ],
  },
  opening: {
    title: 'The first cards',
    blocks: [
      text(
        `Before the first round, each of you chooses ${cardsOf(facts.cardsOnTable)} and lays them face down. When all have chosen, all cards are turned up together.`,
      ),
    ],
  },
  round: {
    title: 'A round',
    blocks: [
      steps(
        'Order: your face-up cards say who goes first.',
        'Turns: one after the other, you carry out both of your cards and then build.',
        'Supply: new pesos and bricks come to the resource card.',
        'Replacement: each of you exchanges one of the two cards.',
      ),
      text('Then the next round begins, until somebody has won.'),
    ],
  },
  initiative: {
    title: 'Who goes first',
    blocks: [
      text(
        'Read the numbers of your two cards as one number, with the smaller one as the first digit: this is your initiative. The lowest initiative goes first.',
      ),
      table('The players in the picture, in their order', ['Player', 'Cards', 'Initiative'], facts.initiatives),
      text(
        'If two have the same, the one goes first who has fewer victory points; then fewer coloured bricks, fewer pesos, fewer workers, less rubble. If all this is equal, an order decides that is drawn at the start and known to all.',
      ),
      text('What counts is what you have when the round begins. The order then holds for the whole round.'),
    ],
  },
  actions: {
    title: 'Your cards',
    blocks: [
      text(
        'On your turn, first carry out both cards, in whichever order you like. Do all that a card says, as far as it can be done.',
      ),
      text(`Only ${cards.ruina} and ${cards.reciclaje} are voluntary.`),
      table('The action cards', ['Number', 'Card', 'What it does'], cardsInWords('en')),
      list(
        'A thief robs only somebody whose turn is still to come in this round, so the last player can rob nobody. You choose the victim, and must steal if you can.',
        `Nobody is robbed while ${cards.guardaespaldas} lies face up before them.`,
        'How much the victim owns is counted at the moment of the theft.',
        `With ${cards.contrabando} you decide before you look into the bag whether to draw or to choose.`,
        'If there is less than a card gives, you take what there is.',
      ),
    ],
  },
  building: {
    title: 'Building',
    blocks: [
      text(
        'After both actions you may build as many houses as you can pay for, one by one, from either end of either row. The next house of the row is then at its end, and you may build it in the same turn.',
      ),
      list(
        'Pay the cost that the card shows. Bricks and rubble leave the game for good; pesos and workers go back to the reserve.',
        `A house with the sign of the architect can only be built while ${cards.arquitecto} lies face up before you. The card stays.`,
        'The points of the house are yours at once.',
        `When only ${houses(facts.shortRow)} are left in a row, ${facts.refill} new ones from the stack come between them. The two old ones stay at the ends.`,
      ),
    ],
  },
  payment: {
    title: `${facts.rate} for one`,
    blocks: [
      text(
        `While you pay for a house, ${rubble(facts.rate)} can stand for one coloured brick, whatever its colour, and ${pesos(facts.rate)} for one worker: as often as you like, but never the other way round.`,
      ),
      text('This is no trade: you never get the brick or the worker. The architect cannot be replaced.'),
    ],
  },
  supply: {
    title: 'New supplies',
    blocks: [
      text(
        `When all have had their turns, ${pesos(facts.supply.pesos)} and ${bricks(facts.supply.bricks)} drawn from the bag are added to the resource card, whatever still lies there. That is also how it is filled at the start.`,
      ),
    ],
  },
  replacement: {
    title: 'A new card',
    blocks: [
      text(
        'In the order of this round, each of you lays one card from the hand face down, and puts one of the two face-up cards on their own discard pile. So everybody sees what you keep, but not what you add.',
      ),
      text('Then all new cards are turned up together, and the next round begins with them.'),
      text(
        `With only ${cardsOf(facts.handToPickUpAt)} left in hand, you take back all your discards. Since everybody plays one card in each round, this happens to all at the same time: after ${rounds(facts.roundsOfAHand)}, and so on.`,
      ),
    ],
  },
  end: {
    title: 'The end',
    blocks: [
      text('The match ends in the middle of a turn, as soon as somebody reaches the goal: that player has won.'),
      list(
        'It also ends when no house is left, or when all bricks and all rubble are used up. Then the most points win.',
        `And when ${rounds(facts.stallRounds)} in a row have begun with an empty bag and nobody has built. Then, too, the most points win.`,
        'Players with equally many points share the win.',
      ),
      text(
        'Only the points of your houses count. Somebody who gives up comes after all who stayed; if only one stays, they win.',
      ),
    ],
  },
  options: {
    title: 'Options',
    blocks: [
      text(
        `The number of players, ${facts.seats.min} to ${facts.seats.max}, changes the goal and nothing else. When a match is opened, these can be chosen:`,
      ),
      list(
        `${facts.otherBuildings.join(', ')} house cards instead of ${facts.buildings}: rulebooks of different languages count them differently.`,
        `Pesos that never run out, instead of ${facts.coins}.`,
        `No end because nobody builds for ${rounds(facts.stallRounds)}.`,
      ),
    ],
  },
})
