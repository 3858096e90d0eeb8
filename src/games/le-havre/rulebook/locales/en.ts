import { plural } from '../../../kit/plural.ts'
import { list, shown, steps, table, text } from '../../../kit/rulebook.ts'
import { en as names } from '../../locales/names/en.ts'
import type { Chapters } from '../chapters.ts'
import { facts } from '../facts.ts'
import { amountsIn, firmsIn, goodRows, playerColumns, shipFoodRows, shipRows, tileRows } from '../tables.ts'

const { amounts, buildings, counted, items } = names
const { loan, starting, startingOffers } = facts
const turns = plural('en', { one: 'turn', other: 'turns' })
const special = plural('en', { one: 'special building', other: 'special buildings' })

export const en = (): Chapters => ({
  aim: {
    title: 'What it is about',
    blocks: [
      text(
        'You trade in the port of Le Havre. You take goods from the quays, make better ones of them in buildings, acquire buildings and ships of your own, and feed your people at the end of every round.',
      ),
      text('In the end, whoever has the most wins: in francs, and in the value of buildings and ships.'),
    ],
  },
  table: {
    title: 'On the table',
    blocks: [
      shown(
        'early-match',
        'Three players after a few rounds, as the server draws it.',
        'The round, and how many there are.',
        'The food that everybody owes at the end of this round.',
        'What else the round ends with: a harvest if grain and cattle are shown, and whether the city builds.',
        'The ship that comes at the end of the round, and its value.',
        'The offers: what lies on each quay.',
        'The supply tiles. The frame shows the one of this turn.',
        'On one of the tiles, interest is due.',
        'The number of buildings that belong to the town.',
        'The three piles of buildings: the number of the top card, its price, and how many are in the pile.',
        'The ships that can be had: the top one of each kind.',
        'The number of special buildings that are still face down.',
        'A player’s francs and buildings, the building in which their disc stands, and their loans; below them their goods.',
        'What all this scores now, with the loans as they are.',
      ),
      list(
        `Each of you begins with ${amountsIn('en', starting.full)}, and a disc.`,
        `On the offers lie ${amountsIn('en', startingOffers.full)}.`,
        `These buildings belong to the town at first: ${firmsIn('en')}.`,
        `Other buildings lie in three piles, ${facts.inPiles} in all with ${facts.playersShown} players, each pile sorted by number. Everybody may look at all of them, but only the three on top can be had.`,
      ),
    ],
  },
  turn: {
    title: 'Your turn',
    blocks: [
      steps(
        'Supply: your ship moves on to the next supply tile, and one of each of the two things that it shows is added to the offers.',
        'Main action: take an offer, or enter a building.',
      ),
      text(
        'Besides, you may buy buildings and ships on your turn, before and after the main action and as many as you like. You may pay back loans at any time, also while it is somebody else’s turn, and sell at any time but in the middle of an action.',
      ),
      text(
        `There are ${facts.tiles.length} supply tiles. They are turned up as they are reached in the first round, and then stay as they lie. So a round always has ${turns(facts.turnsInARound)} in all, whoever takes them.`,
      ),
      table('The supply tiles', ['It adds', 'Interest'], tileRows('en', 'due')),
    ],
  },
  offers: {
    title: 'Taking an offer',
    blocks: [
      text(
        `Choose one of the ${facts.offers} offers, and take everything that lies there. An empty one cannot be chosen.`,
      ),
    ],
  },
  entering: {
    title: 'Entering a building',
    blocks: [
      text(
        'Move your disc into a building, and do what it says. The building may belong to the town, to you or to somebody else, but no disc may stand in it. Buildings in the piles cannot be entered.',
      ),
      list(
        'First pay the fee: to the owner, or to the supply if it is the town’s. Your own buildings are free.',
        'A fee in food can be paid with any mix of food and francs; a fee in francs, with francs alone. Where a card shows both, you choose.',
        'You may only enter if you can then do something there.',
        'Your disc stays until you move it, or until the building is bought or sold. To use the same building again, you must have left it.',
        'Buildings without an action cannot be entered. They pay at the end.',
        'Hammers, fishermen and types of buildings count on your own cards, no matter whose building you use.',
      ),
    ],
  },
  payment: {
    title: 'Goods, food and energy',
    blocks: [
      text('Each good has a better one that buildings make of it. The goods are worth different things:'),
      table('What a good is worth', ['Good', 'Food', 'Energy', 'Price when shipped'], goodRows('en')),
      list(
        `A franc always stands for ${counted.food(facts.foodForAFranc)}, but never for energy.`,
        'You get no change for food or energy that you pay beyond what is due. The energy of an action is paid in one go.',
        'Halves are rounded once for the whole visit: what you get is rounded down, what you pay is rounded up.',
        `As a material, and where a card takes it, ${items.brick} can stand for ${items.clay}, and ${items.steel} for ${items.iron}; but never the other way round, and not in the ${buildings.brickworks} or the ${buildings['steel-mill']}.`,
      ),
    ],
  },
  building: {
    title: 'Building',
    blocks: [
      text(
        `To build, enter a building that lets you: ${firmsIn('en')} stand in the town from the start. Then hand in the materials that a card on top of a pile shows, and it is yours.`,
      ),
      text('The next card of the pile can be had at once. A card without a cost cannot be built, only bought.'),
    ],
  },
  trade: {
    title: 'Buying and selling',
    blocks: [
      list(
        'On your turn, you may buy any building of the town, the top card of any pile, and the top ship of any kind but luxury liners. You pay its price in francs. Some buildings have no price.',
        'If a disc stands in a building that is bought or sold, it goes back to its player. So you may buy the building in which you stand, and enter it again.',
        'You sell for half of the value. The building then belongs to the town; a ship lies on top of its kind again.',
        'A building that was sold in a turn cannot be bought in that turn.',
      ),
    ],
  },
  ships: {
    title: 'Ships',
    blocks: [
      text(
        `Ships bring food in every round, carry goods overseas, and are worth something in the end. They are bought, or built in a wharf: for their materials and ${counted.energy(facts.shipEnergy)}. The first ship of a wharf that is not of wood costs ${amountsIn('en', facts.modernising)} more, which modernises the wharf for good.`,
      ),
      table('The ships', ['Ship', 'Materials', 'Price', 'Value', 'Carries'], shipRows('en')),
      table(
        'The food that a ship brings in each round, by number of players',
        ['Ship', ...playerColumns],
        shipFoodRows('en'),
      ),
      text(
        `In the ${buildings['shipping-line']} you sell goods by ship: ${counted.energy(facts.shipEnergy)} for each ship that sails.`,
      ),
    ],
  },
  'round-end': {
    title: 'The end of a round',
    blocks: [
      steps(
        `Harvest, unless there is none in this round: whoever has grain gets ${amounts.grain(facts.harvest.grain)}, and whoever has at least ${amounts.cattle(facts.parents)} gets ${amounts.cattle(facts.harvest.cattle)} more.`,
        'Feeding: each of you pays the food of the round, less what your ships bring. Pay with food and francs, in any mix.',
        'The city builds, in some rounds: either the building with the lowest number on top of the piles, or the top special building. It then belongs to the town.',
        'A new ship comes, and lies on top of its kind.',
      ),
      table(
        'The food due, by round and number of players; a star means that there is no harvest',
        ['Round', ...playerColumns],
        facts.foodRows.full,
      ),
    ],
  },
  loans: {
    title: 'Loans and interest',
    blocks: [
      text(
        `If your food and your francs are not enough to feed your people, or your francs to pay interest, you take loans: each brings ${amounts.franc(loan.receives)}. You may sell something instead, but need not. For anything else there are no loans.`,
      ),
      list(
        `When somebody’s ship reaches the tile with interest, everybody who has loans pays ${amounts.franc(loan.interest)}, no matter how many.`,
        `You may pay a loan back at any time, for ${amounts.franc(loan.costs)}.`,
        `A loan that is left at the end costs ${amounts.franc(loan.unpaid)}.`,
      ),
    ],
  },
  specials: {
    title: 'Special buildings',
    blocks: [
      text(
        `Of the ${facts.specialsInTheBox} special buildings, ${facts.specials} are drawn for a match, and lie face down. Nobody knows them until the city builds them. Then they can be entered and bought like others of the town.`,
      ),
      text(
        `Whoever visits the ${buildings.marketplace} looks at ${special(facts.specialsLookedAt)} on top, and puts them back in any order.`,
      ),
    ],
  },
  end: {
    title: 'The last actions',
    blocks: [
      text(
        'After the last round, each of you has one main action more, in turn order: without supply, without interest, and without buying. You may still sell and pay back loans.',
      ),
      text('Now a building can be entered although a disc stands in it, unless the disc is your own.'),
    ],
  },
  scoring: {
    title: 'Who has won',
    blocks: [
      list(
        'Your francs.',
        'The values printed on your buildings and ships, whatever you paid for them.',
        'What some buildings add for other things that you own.',
        `Less ${amounts.franc(loan.unpaid)} for each loan.`,
      ),
      text(
        `Goods are worth nothing any more, unless a building such as the ${buildings.storehouse} says so. Whoever has the most wins; equal players share the win.`,
      ),
      table(
        'How long a match is',
        ['Players', 'Rounds', 'Turns of each', 'Buildings in the piles'],
        facts.lengthRows.full,
      ),
    ],
  },
  short: {
    title: 'The short game',
    blocks: [
      text('It has fewer rounds and no special buildings, and begins with more:'),
      list(
        `Each of you begins with ${amountsIn('en', starting.short)}.`,
        `On the offers lie ${amountsIn('en', startingOffers.short)}.`,
        `With one player or two, each also begins with a wooden ship of value ${facts.dealtShips}. For a player alone another one is for sale.`,
        'Except with three players, one building or more joins the three that stand in the town.',
      ),
      table(
        'How long a short match is',
        ['Players', 'Rounds', 'Turns of each', 'Buildings in the piles'],
        facts.lengthRows.short,
      ),
      table(
        'The food due in a short match, by round and number of players; a star means that there is no harvest',
        ['Round', ...playerColumns],
        facts.foodRows.short,
      ),
      text(
        'For all numbers of players but two, one source alone says which buildings and round cards are played in the short game.',
      ),
    ],
  },
  alone: {
    title: 'Alone',
    blocks: [
      text('Alone, you play by the same rules, against these marks:'),
      table(
        'Your result',
        ['Game', 'Poor', 'Fair', 'Good', 'Excellent'],
        [
          ['Full', ...facts.soloRows.full],
          ['Short', ...facts.soloRows.short],
        ],
      ),
    ],
  },
  options: {
    title: 'Options',
    blocks: [
      text('When a match is opened, these can be chosen:'),
      list(
        'The full or the short game.',
        'Special buildings from beyond the box: promotional cards, and some of Le Grand Hameau.',
        'The last of the special buildings of the box, in which the editions differ.',
        `Interest of ${amounts.franc(facts.doubleInterest)} for a player who has at least as many loans as there are players.`,
        `The piles as they were dealt, even if the ${buildings['black-market']} lies on top of one. Otherwise they are dealt again.`,
        `At most ${facts.mostAlone} goods from the ${buildings.marketplace} for a player alone.`,
      ),
    ],
  },
})
