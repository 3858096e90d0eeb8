import { spelled, spelledFeminine } from '../../kit/number-words.ts'
import { plural } from '../../kit/plural.ts'
import { draw } from '../cards/contrabando.ts'
import { coins as inTheBox, rowLength, stallRounds } from '../data/set-up.ts'
import type { Phrases } from './phrases.ts'
import { scoreExplained } from './score-explained.ts'

const pesos = plural('es', { one: 'peso', other: 'pesos' })
const chosen = plural('es', { one: 'pieza', other: 'piezas' }, spelledFeminine.es)(draw.chosen)
const inARow = plural('es', { one: 'edificio', other: 'edificios' }, spelled.es)(rowLength)
const quiet = plural('es', { one: 'ronda', other: 'rondas' })(stallRounds)

/** The cards are printed in Spanish. Only "Ladrón" is our own title, since the printed one is unknown. */
export const es: Phrases = {
  title: 'La Habana',
  cards: {
    siesta: 'Siesta',
    guardaespaldas: 'Guardaespaldas',
    mendigo: 'Mendigo',
    reciclaje: 'Reciclaje',
    ruina: 'Ruina',
    escombros: 'Escombros',
    obreros: 'Obreros',
    arquitecto: 'Arquitecto',
    ladron: 'Ladrón',
    receptador: 'Receptador',
    contrabando: 'Contrabando',
    empresario: 'Empresario',
    mama: 'Mama',
  },
  amounts: {
    white: plural('es', { one: 'ladrillo blanco', other: 'ladrillos blancos' }),
    yellow: plural('es', { one: 'ladrillo amarillo', other: 'ladrillos amarillos' }),
    green: plural('es', { one: 'ladrillo verde', other: 'ladrillos verdes' }),
    red: plural('es', { one: 'ladrillo rojo', other: 'ladrillos rojos' }),
    rubble: plural('es', { one: 'escombro', other: 'escombros' }),
    pesos,
    workers: plural('es', { one: 'obrero', other: 'obreros' }),
  },
  pieces: {
    white: 'ladrillo blanco',
    yellow: 'ladrillo amarillo',
    green: 'ladrillo verde',
    red: 'ladrillo rojo',
    rubble: 'escombro',
    pesos: 'peso',
    workers: 'obrero',
  },
  nothing: 'nada',
  semicolon: '; ',
  architect: 'el arquitecto',
  points: (amount) => `${amount} PV`,
  building: (number) => `Casa ${number}`,
  plan: (name, points, price) => `${name} (${points}: ${price})`,
  questions: {
    opening: 'Elija sus dos primeras cartas.',
    turn: 'Juegue su turno: ejecute sus dos cartas y después construya, si lo desea.',
    replace: 'Sustituya una de sus dos cartas por una de su mano.',
  },
  buildOrEnd: 'Construya o termine su turno.',
  choices: {
    open: 'Poner dos cartas boca abajo',
    replace: 'Sustituir una carta',
    'end-turn': 'Terminar el turno',
    carryOut: (card) => `Ejecutar ${card}`,
    carryOutAgainst: (card, victim) => `Ejecutar ${card} contra ${victim}`,
    exchange: (card) => `Ejecutar ${card}: cambiar una carta`,
    keep: (card) => `Ejecutar ${card} sin cambiar ninguna carta`,
    build: (building) => `Construir ${building}`,
  },
  fields: {
    'open/cards': 'Sus dos cartas',
    'reciclaje/give': 'La carta que va a su descarte',
    'reciclaje/take': 'La carta que vuelve a su mano',
    'ruina/building': 'El edificio que se retira; ninguno, para dejarlos todos en pie',
    'ladron/victim': 'A quién robar',
    'receptador/bricks': 'Qué robar',
    'contrabando/take': `Elija ${chosen}, o ninguna para sacar ${spelledFeminine.es(draw.first)} al azar`,
    'mama/bricks': 'Qué ladrillos de color tomar',
    'build/pay': 'Con qué pagar',
    'replace/drop': 'La carta que se descarta',
    'replace/play': 'La carta que se pone boca abajo',
  },
  events: {
    'ages-drawn': ({ youngestFirst }, say) => `Edades sorteadas, de menor a mayor: ${say.seats(youngestFirst)}.`,
    'rows-dealt': () => `Se colocaron dos filas de ${inARow}.`,
    'end-exchanged': (event, say) =>
      `Ningún extremo era lo bastante asequible: ${say.building(event.in)} sustituye a ${say.building(event.out)}.`,
    'round-began': ({ round, order }, say) =>
      `Comienza la ronda ${round}. Orden de turno: ${order.map(({ seat, initiative }) => `${say.seat(seat)} (${initiative})`).join(', ')}.`,
    'turn-ended': ({ seat }, say) => `${say.seat(seat)} terminó su turno.`,
    supplied: ({ pesos, bricks }, say) => `La carta de recursos recibió ${say.pieces({ ...bricks, pesos })}.`,
    revealed: ({ cards }, say) =>
      `Se revelaron las cartas: ${cards.map(({ seat, cards }) => `${say.seat(seat)}: ${say.cards(cards)}`).join('; ')}.`,
    'picked-up': ({ seat, cards }, say) => `${say.seat(seat)} recuperó su descarte (cartas: ${cards}).`,
    'carried-out': ({ seat, card }, say) => `${say.seat(seat)} ejecutó ${say.card(card)}.`,
    gained: ({ seat, from, pieces }, say) =>
      `${say.seat(seat)} tomó ${say.pieces(pieces)} ${{ reserve: 'de la reserva', card: 'de la carta de recursos', bag: 'de la bolsa' }[from]}.`,
    stolen: ({ seat, victim, pieces }, say) => `${say.seat(seat)} robó ${say.pieces(pieces)} a ${say.seat(victim)}.`,
    drawn: ({ seat, bricks }, say) => `${say.seat(seat)} sacó ${say.pieces(bricks)} de la bolsa.`,
    demolished: ({ seat, building }, say) => `${say.seat(seat)} derribó ${say.building(building)}.`,
    'card-given-up': ({ seat, card }, say) => `${say.seat(seat)} descartó ${say.card(card)} sin mostrarla.`,
    'card-recovered': ({ seat, card }, say) => `${say.seat(seat)} recuperó ${say.card(card)} del descarte.`,
    built: ({ seat, building, paid }, say) =>
      `${say.seat(seat)} construyó ${say.building(building)} por ${say.pieces(paid)}.`,
    'row-refilled': ({ row, buildings }, say) =>
      `Nuevo en la fila ${row === 'upper' ? 'superior' : 'inferior'}: ${say.buildings(buildings)}.`,
    'top-revealed': ({ building }, say) => `Encima del mazo: ${say.building(building)}.`,
    'opening-chosen': ({ seat, cards }, say) => `${say.seat(seat)} empieza con ${say.cards(cards)}.`,
    'opening-committed': ({ seat }, say) => `${say.seat(seat)} eligió dos cartas.`,
    'card-laid': ({ seat, card }, say) => `${say.seat(seat)} puso ${say.card(card)} boca abajo.`,
    'replacement-made': ({ seat, dropped }, say) =>
      `${say.seat(seat)} descartó ${say.card(dropped)} y puso una carta nueva.`,
    'seat-left': ({ seat }, say) => `${say.seat(seat)} abandonó la partida.`,
  },
  refusals: {
    'match-over': () => 'La partida ha terminado.',
    'seat-left': () => 'Quien ocupaba este asiento abandonó la partida.',
    'not-now': () => 'Esta jugada no corresponde a la fase actual.',
    'not-your-turn': () => 'No es su turno.',
    'already-chosen': () => 'La elección ya está hecha.',
    'same-card-twice': () => 'Hay que elegir dos cartas distintas.',
    'not-in-hand': ({ card }) => `${card} no está en su mano.`,
    'not-in-discard': ({ card }) => `${card} no está en su descarte.`,
    'not-on-your-table': ({ card }) => `${card} no está boca arriba delante de usted.`,
    'already-carried-out': ({ card }) => `${card} ya se ejecutó en este turno.`,
    'actions-first': () => 'Primero hay que ejecutar ambas cartas.',
    'nothing-to-choose': () => 'Aquí no hay nada que elegir: el campo debe omitirse.',
    'give-and-take': () => 'Hay que indicar la carta entregada y la recuperada, o ninguna de las dos.',
    'ruina-used': () => 'En esta ronda ya se retiró un edificio.',
    'not-at-an-end': ({ building }) => `${building} no está en el extremo de una fila.`,
    'choose-victim': () => 'Hay que elegir a quién robar.',
    'no-such-target': () => 'En ese asiento no hay nadie a quien robar.',
    'already-acted': ({ victim }) => `${victim} ya ha jugado en esta ronda.`,
    protected: ({ victim }) => `Guardaespaldas protege a ${victim}.`,
    'nothing-to-steal': ({ victim }) => `${victim} no tiene nada que se pueda robar.`,
    'choose-bricks': ({ amount }) => `Hay que elegir exactamente esta cantidad de ladrillos: ${amount}.`,
    'not-there': ({ missing }) => `No se puede tomar lo que no hay: ${missing}.`,
    'not-first': ({ card }) => `${card} ya se ejecutó en esta ronda: se saca una pieza al azar, sin elegir.`,
    'needs-architect': ({ building }) => `${building} exige tener Arquitecto boca arriba delante de usted.`,
    'cannot-pay': ({ building, missing }) => `No se puede pagar ${building}; falta lo siguiente: ${missing}.`,
    'not-owned': ({ missing }) => `No posee todo eso; falta lo siguiente: ${missing}.`,
    'payment-short': ({ missing }) => `El pago es insuficiente; falta lo siguiente: ${missing}.`,
    'payment-too-much': ({ tooMuch }) => `El pago es excesivo; sobra lo siguiente: ${tooMuch}.`,
  },
  endings: {
    goal: (winners) => `Meta alcanzada. Victoria: ${winners}.`,
    'no-buildings': (winners) => `No queda ningún edificio. Más puntos de victoria: ${winners}.`,
    'no-bricks': (winners) => `Se han usado todos los ladrillos. Más puntos de victoria: ${winners}.`,
    stalled: (winners) => `Nadie construyó en ${quiet}. Más puntos de victoria: ${winners}.`,
    forfeit: (winners) => `Los demás abandonaron la partida. Victoria: ${winners}.`,
  },
  scoreExplained: scoreExplained.es,
  scores: { buildings: 'Edificios' },
  position: {
    round: (round) => `Ronda ${round}.`,
    phases: {
      setup: 'Preparación.',
      opening: 'Cada cual elige dos cartas.',
      turns: 'Acciones y construcción.',
      supply: 'Se repone la carta de recursos.',
      replacement: 'Sustitución de cartas.',
      over: 'La partida ha terminado.',
    },
    atTurn: (player) => `Le toca a ${player}.`,
    later: (players) => `Después: ${players}.`,
    order: (players) => `Orden de juego en esta ronda: ${players}.`,
    place: (place, player, points, lines) => `Puesto ${place}: ${player}, ${points} (${lines}).`,
    line: (label, points) => `${label}: ${points}`,
    carriedOut: (now, inRound) => `Ejecutado en este turno: ${now}; en esta ronda: ${inRound}.`,
    demolishedNow: 'En esta ronda ya se retiró un edificio.',
    drawing: (pieces) => `Piezas por sacar de la bolsa: ${pieces}.`,
    row: (row, buildings) => `Fila ${row === 'upper' ? 'superior' : 'inferior'}: ${buildings}.`,
    stack: (top, below) =>
      top === undefined
        ? `El mazo está vacío; debajo: ${below}.`
        : `Encima del mazo: ${top}. Debajo, en orden desconocido: ${below}.`,
    demolished: (buildings) => `Edificios retirados: ${buildings}.`,
    middle: (card, bag) => `Carta de recursos: ${card}. Bolsa: ${bag}.`,
    away: (reserve, box) => `Reserva: ${reserve}. Gastado: ${box}.`,
    youngestFirst: (players) => `Si todo lo demás empata, se juega en este orden: ${players}.`,
    quiet: (rounds, most) =>
      `Rondas empezadas con la bolsa vacía desde la última construcción: ${rounds}${most === undefined ? '' : ` de ${most}`}.`,
    options: ({ buildings, coins, stallLimit }) =>
      `Se juega con ${buildings} cartas de edificio y ${coins === 'limited' ? pesos(inTheBox.limited) : 'pesos inagotables'}; ${
        stallLimit
          ? 'la partida termina si nadie construye durante mucho tiempo'
          : 'la partida no termina aunque nadie construya'
      }.`,
    player: ({ name, points, goal, pieces, built, table, hand, laid, discarded, left }) =>
      `${name}: ${points} de ${goal}; ${pieces}. ${built === undefined ? '' : `Construido: ${built}. `}Cartas: ${table}; ${[
        `${hand} en la mano`,
        ...(laid === 0 ? [] : [`${laid} boca abajo`]),
        ...(discarded === 0 ? [] : [`${discarded} en el descarte`]),
      ].join(', ')}.${left ? ' Abandonó la partida.' : ''}`,
    known: (player, hand, discard, unsure) =>
      `Se sabe de ${player}: en la mano o boca abajo ${hand}; en el descarte ${discard}${unsure === undefined ? '' : `; en la mano o en el descarte ${unsure}`}.`,
    ownCards: (player, hand, discard, laid) =>
      `Cartas de ${player}: en la mano ${hand}; descartadas ${discard}; boca abajo ${laid}.`,
  },
}
