import { spelled } from '../../kit/number-words.ts'
import { plural } from '../../kit/plural.ts'
import { draw } from '../cards/contrabando.ts'
import { coins as inTheBox, rowLength, stallRounds } from '../data/set-up.ts'
import type { Phrases } from './phrases.ts'
import { scoreExplained } from './score-explained.ts'

const pesos = plural('en', { one: 'peso', other: 'pesos' })
const chosen = plural('en', { one: 'piece', other: 'pieces' }, spelled.en)(draw.chosen)
const inARow = plural('en', { one: 'building', other: 'buildings' }, spelled.en)(rowLength)
const quiet = plural('en', { one: 'round', other: 'rounds' })(stallRounds)

export const en: Phrases = {
  title: 'Havana',
  cards: {
    siesta: 'Siesta',
    guardaespaldas: 'Guardaespaldas (Bodyguard)',
    mendigo: 'Mendigo (Beggar)',
    reciclaje: 'Reciclaje (Recycling)',
    ruina: 'Ruina (Demolition)',
    escombros: 'Escombros (Rubble)',
    obreros: 'Obreros (Workers)',
    arquitecto: 'Arquitecto (Architect)',
    ladron: 'Ladrón (Peso thief)',
    receptador: 'Receptador (Fence)',
    contrabando: 'Contrabando (Black market)',
    empresario: 'Empresario (Entrepreneur)',
    mama: 'Mama',
  },
  amounts: {
    white: plural('en', { one: 'white brick', other: 'white bricks' }),
    yellow: plural('en', { one: 'yellow brick', other: 'yellow bricks' }),
    green: plural('en', { one: 'green brick', other: 'green bricks' }),
    red: plural('en', { one: 'red brick', other: 'red bricks' }),
    rubble: (amount) => `${amount} rubble`,
    pesos,
    workers: plural('en', { one: 'worker', other: 'workers' }),
  },
  pieces: {
    white: 'white brick',
    yellow: 'yellow brick',
    green: 'green brick',
    red: 'red brick',
    rubble: 'piece of rubble',
    pesos: 'peso',
    workers: 'worker',
  },
  nothing: 'nothing',
  semicolon: '; ',
  architect: 'the architect',
  points: (amount) => `${amount} VP`,
  building: (number) => `House ${number}`,
  plan: (name, points, price) => `${name} (${points}: ${price})`,
  questions: {
    opening: 'Choose the two cards you open with.',
    turn: 'Take your turn: carry out both cards, then build if you wish.',
    replace: 'Replace one of your two cards by one from your hand.',
  },
  buildOrEnd: 'Build, or end your turn.',
  choices: {
    open: 'Lay two cards face down',
    replace: 'Replace a card',
    'end-turn': 'End your turn',
    carryOut: (card) => `Carry out ${card}`,
    carryOutAgainst: (card, victim) => `Carry out ${card} against ${victim}`,
    exchange: (card) => `Carry out ${card}: exchange a card`,
    keep: (card) => `Carry out ${card} without exchanging a card`,
    build: (building) => `Build ${building}`,
  },
  fields: {
    'open/cards': 'Your two cards',
    'reciclaje/give': 'The card to put on your discard pile',
    'reciclaje/take': 'The card to take back into your hand',
    'ruina/building': 'The building to remove; none, to leave all standing',
    'ladron/victim': 'Whom to rob',
    'receptador/bricks': 'What to steal',
    'contrabando/take': `Choose ${chosen}, or leave this empty to draw ${spelled.en(draw.first)} at random`,
    'mama/bricks': 'Which coloured bricks to take',
    'build/pay': 'What to pay with',
    'replace/drop': 'The card to discard',
    'replace/play': 'The card to lay face down',
  },
  events: {
    'ages-drawn': ({ youngestFirst }, say) => `Drawn as ages, the youngest first: ${say.seats(youngestFirst)}.`,
    'rows-dealt': () => `Two rows of ${inARow} were laid out.`,
    'end-exchanged': (event, say) =>
      `No row end was cheap enough: ${say.building(event.in)} took the place of ${say.building(event.out)}.`,
    'round-began': ({ round, order }, say) =>
      `Round ${round} began. Order of play: ${order.map(({ seat, initiative }) => `${say.seat(seat)} (${initiative})`).join(', ')}.`,
    'turn-ended': ({ seat }, say) => `${say.seat(seat)} ended the turn.`,
    supplied: ({ pesos, bricks }, say) => `The resource card received ${say.pieces({ ...bricks, pesos })}.`,
    revealed: ({ cards }, say) =>
      `Cards were revealed: ${cards.map(({ seat, cards }) => `${say.seat(seat)}: ${say.cards(cards)}`).join('; ')}.`,
    'picked-up': ({ seat, cards }, say) => `${say.seat(seat)} took all ${cards} discarded cards back.`,
    'carried-out': ({ seat, card }, say) => `${say.seat(seat)} carried out ${say.card(card)}.`,
    gained: ({ seat, from, pieces }, say) =>
      `${say.seat(seat)} took ${say.pieces(pieces)} from ${{ reserve: 'the reserve', card: 'the resource card', bag: 'the bag' }[from]}.`,
    stolen: ({ seat, victim, pieces }, say) =>
      `${say.seat(seat)} stole ${say.pieces(pieces)} from ${say.seat(victim)}.`,
    drawn: ({ seat, bricks }, say) => `${say.seat(seat)} drew ${say.pieces(bricks)} from the bag.`,
    demolished: ({ seat, building }, say) => `${say.seat(seat)} demolished ${say.building(building)}.`,
    'card-given-up': ({ seat, card }, say) => `${say.seat(seat)} discarded ${say.card(card)} unseen.`,
    'card-recovered': ({ seat, card }, say) => `${say.seat(seat)} took ${say.card(card)} back into the hand.`,
    built: ({ seat, building, paid }, say) =>
      `${say.seat(seat)} built ${say.building(building)} for ${say.pieces(paid)}.`,
    'row-refilled': ({ row, buildings }, say) => `New in the ${row} row: ${say.buildings(buildings)}.`,
    'top-revealed': ({ building }, say) => `On top of the stack: ${say.building(building)}.`,
    'opening-chosen': ({ seat, cards }, say) => `${say.seat(seat)} opens with ${say.cards(cards)}.`,
    'opening-committed': ({ seat }, say) => `${say.seat(seat)} chose two cards.`,
    'card-laid': ({ seat, card }, say) => `${say.seat(seat)} laid ${say.card(card)} face down.`,
    'replacement-made': ({ seat, dropped }, say) =>
      `${say.seat(seat)} discarded ${say.card(dropped)} and laid a new card.`,
    'seat-left': ({ seat }, say) => `${say.seat(seat)} gave up.`,
  },
  refusals: {
    'match-over': () => 'The match is over.',
    'seat-left': () => 'This seat has been given up.',
    'not-now': () => 'This move does not belong to the present phase.',
    'not-your-turn': () => 'It is not your turn.',
    'already-chosen': () => 'You have already chosen.',
    'same-card-twice': () => 'Choose two different cards.',
    'not-in-hand': ({ card }) => `${card} is not in your hand.`,
    'not-in-discard': ({ card }) => `${card} is not in your discard pile.`,
    'not-on-your-table': ({ card }) => `${card} does not lie face up in front of you.`,
    'already-carried-out': ({ card }) => `You have already carried out ${card} this turn.`,
    'actions-first': () => 'Carry out both of your cards first.',
    'nothing-to-choose': () => 'There is nothing to choose here: leave the field out.',
    'give-and-take': () => 'Name both the card you give up and the card you take back, or neither.',
    'ruina-used': () => 'A building was already removed in this round.',
    'not-at-an-end': ({ building }) => `${building} does not lie at the end of a row.`,
    'choose-victim': () => 'Choose whom to rob.',
    'no-such-target': () => 'Nobody can be robbed at that seat.',
    'already-acted': ({ victim }) => `${victim} has already acted in this round.`,
    protected: ({ victim }) => `${victim} is protected by Guardaespaldas.`,
    'nothing-to-steal': ({ victim }) => `${victim} has nothing to steal.`,
    'choose-bricks': ({ amount }) => `Choose exactly this many bricks: ${amount}.`,
    'not-there': ({ missing }) => `This is not there to be taken: ${missing}.`,
    'not-first': ({ card }) =>
      `Somebody has already carried out ${card} in this round: you draw one piece, without a choice.`,
    'needs-architect': ({ building }) => `${building} needs Arquitecto face up in front of you.`,
    'cannot-pay': ({ building, missing }) => `You cannot pay for ${building}: you lack ${missing}.`,
    'not-owned': ({ missing }) => `You do not own that much: you lack ${missing}.`,
    'payment-short': ({ missing }) => `The payment is short of ${missing}.`,
    'payment-too-much': ({ tooMuch }) => `The payment holds too much: ${tooMuch}.`,
  },
  endings: {
    goal: (winners) => `${winners} reached the goal and won.`,
    'no-buildings': (winners) => `No building was left. Most victory points: ${winners}.`,
    'no-bricks': (winners) => `All bricks were used. Most victory points: ${winners}.`,
    stalled: (winners) => `Nobody built for ${quiet}. Most victory points: ${winners}.`,
    forfeit: (winners) => `All others gave up: ${winners} won.`,
  },
  scoreExplained: scoreExplained.en,
  scores: { buildings: 'Buildings' },
  position: {
    round: (round) => `Round ${round}.`,
    phases: {
      setup: 'The table is being laid.',
      opening: 'Everybody chooses two cards.',
      turns: 'Actions and construction.',
      supply: 'The resource card is filled.',
      replacement: 'Cards are replaced.',
      over: 'The match is over.',
    },
    atTurn: (player) => `${player} is to move.`,
    later: (players) => `After that: ${players}.`,
    order: (players) => `Order of play in this round: ${players}.`,
    place: (place, player, points, lines) => `Place ${place}: ${player}, ${points} (${lines}).`,
    line: (label, points) => `${label}: ${points}`,
    carriedOut: (now, inRound) => `Carried out in this turn: ${now}; in this round: ${inRound}.`,
    demolishedNow: 'A building was removed in this round.',
    drawing: (pieces) => `About to be drawn from the bag: ${pieces}.`,
    row: (row, buildings) => `${row === 'upper' ? 'Upper' : 'Lower'} row: ${buildings}.`,
    stack: (top, below) =>
      top === undefined
        ? `The stack is empty; below it: ${below}.`
        : `On top of the stack: ${top}. Below it, in no known order: ${below}.`,
    demolished: (buildings) => `Removed buildings: ${buildings}.`,
    middle: (card, bag) => `Resource card: ${card}. Bag: ${bag}.`,
    away: (reserve, box) => `Reserve: ${reserve}. Used up: ${box}.`,
    youngestFirst: (players) => `When all else is equal, they play in this order: ${players}.`,
    quiet: (rounds, most) =>
      `Rounds begun with an empty bag since the last construction: ${rounds}${most === undefined ? '' : ` of ${most}`}.`,
    options: ({ buildings, coins, stallLimit }) =>
      `Played with ${buildings} building cards and ${coins === 'limited' ? pesos(inTheBox.limited) : 'pesos that never run out'}; ${
        stallLimit ? 'the match ends when nobody builds for long' : 'the match does not end because nobody builds'
      }.`,
    player: ({ name, points, goal, pieces, built, table, hand, laid, discarded, left }) =>
      `${name}: ${points} of ${goal}; ${pieces}. ${built === undefined ? '' : `Built: ${built}. `}Cards: ${table}; ${[
        `${hand} in hand`,
        ...(laid === 0 ? [] : [`${laid} face down`]),
        ...(discarded === 0 ? [] : [`${discarded} discarded`]),
      ].join(', ')}.${left ? ' Gave up.' : ''}`,
    known: (player, hand, discard, unsure) =>
      `Known of ${player}: in hand or face down ${hand}; discarded ${discard}${unsure === undefined ? '' : `; in hand or discarded ${unsure}`}.`,
    ownCards: (player, hand, discard, laid) =>
      `Cards of ${player}: in hand ${hand}; discarded ${discard}; face down ${laid}.`,
  },
}
