import { plural } from '../../../kit/plural.ts'
import { mostAlone } from '../../cards/asked-for.ts'
import { specialIds } from '../../data/building-ids.ts'
import { doubleInterest, loan, turnsInARound } from '../../data/set-up.ts'
import { es as names } from '../names/es.ts'
import type { DueInWords, PositionPhrases } from './phrases.ts'

const usual = names.amounts.franc(loan.interest)
const double = names.amounts.franc(doubleInterest)
const goods = plural('es', { one: 'mercancía', other: 'mercancías' })

const sets = {
  base: 'los de la caja',
  'base+promos': 'los de la caja y los promocionales',
  'base+promos+grand-hameau': 'los de la caja, los promocionales y «Le Grand Hameau»',
} as const

export const es: PositionPhrases = {
  turn: (round, turn) => `Ronda ${round}, turno ${turn} de ${turnsInARound}.`,
  soFar: (round, turns) => `Ronda ${round}; turnos jugados: ${turns}.`,
  finalPhase: 'Acciones finales.',
  phases: {
    setup: 'Preparación.',
    'turn-over': 'El turno ha terminado.',
    'round-end': 'La ronda ha terminado.',
  },
  stages: {
    supply: (player) => `Le toca a ${player}, antes de que llegue el suministro.`,
    action: (player) => `A ${player} le toca una acción principal.`,
    construction: (player, at) => `${player} puede construir un segundo edificio en ${at}.`,
    eviction: (player, at) => `${player} debe entrar en ${at}.`,
    after: (player) => `${player} ya realizó su acción principal; el turno sigue abierto.`,
  },
  finalActions: (players) => `Acciones finales por venir: ${players}.`,
  actedLast: (player) => `Última acción: ${player}.`,
  sold: (cards) => `Vendido en este turno: ${cards}.`,
  owingInterest: (players) => `Intereses por pagar: ${players}.`,
  owingFood: (owed) => `Comida por pagar: ${owed}.`,
  asked: (players) => `Se espera respuesta de: ${players}.`,
  next: {
    feeding: 'Después hay que alimentar a los trabajadores.',
    city: 'Después construye la ciudad.',
    ship: 'Después llega el nuevo barco.',
    round: 'Después empieza una nueva ronda.',
  },
  place: (place, player, points, lines) => `Puesto ${place}: ${player}, ${points} (${lines}).`,
  line: (label, points) => `${label}: ${points}`,
  offers: (offers) => `Ofertas: ${offers}.`,
  tiles: (tiles) => `Losetas de suministro: ${tiles}.`,
  interest: 'intereses',
  roundEnd: ({ food, harvest, cityBuilds, ship }) =>
    `Al final de la ronda: ${[
      harvest ? 'cosecha' : 'sin cosecha',
      `por pagar: ${food}`,
      ...(cityBuilds === null
        ? []
        : [{ standard: 'la ciudad construye', special: 'la ciudad construye un edificio especial' }[cityBuilds]]),
      `nuevo barco: ${ship}`,
    ].join('; ')}.`,
  town: (buildings) => `Ciudad: ${buildings}.`,
  proposals: (piles) => `Encima de las propuestas de construcción: ${piles}.`,
  emptyPile: 'nada (pila vacía)',
  pile: (top, below) => `${top} (debajo: ${below})`,
  ships: (ships) => `Barcos: ${ships}.`,
  modernised: (buildings) => `Muelles modernizados: ${buildings}.`,
  bankHeld: 'El Banco ya ha tenido propietario.',
  specials: (count) => `Edificios especiales aún boca abajo: ${count}.`,
  unrevealed: (buildings) => `Están entre estos: ${buildings}.`,
  drawn: (count) => `Cartas de encima que alguien ha mirado: ${count}.`,
  seen: (reader, buildings, isOrderKnown) =>
    `Conocidos${reader === undefined ? '' : ` por ${reader}`}, ${isOrderKnown ? 'de arriba abajo' : 'en uno u otro orden'}: ${buildings}.`,
  looking: (player, since, isShown) =>
    isShown
      ? `${player} mira los edificios especiales de encima (${since}).`
      : `${player} va a ver los edificios especiales de encima (${since}).`,
  since: (round, turn) => `ronda ${round}, turno ${turn}`,
  waiting: (buildings) => `A la espera de una propuesta vacía: ${buildings}.`,
  interestRule: {
    usual: `${usual} sea cual sea el número de préstamos`,
    double: `${double} con al menos tantos préstamos como jugadores`,
    'double-alone': `${usual} sea cual sea el número de préstamos (${double} solo entre varios jugadores)`,
  },
  options: ({ length, specials, reshuffleBlackMarket, soloMarketplaceLimit }, thirtySixth, interest) =>
    `Versión ${
      length === 'short'
        ? 'abreviada, sin edificios especiales'
        : `completa; edificios especiales: ${sets[specials]}, con «${thirtySixth}» como el ${specialIds.length}`
    }; intereses: ${interest}; propuestas ${
      reshuffleBlackMarket ? 'repartidas de nuevo si «Mercado negro» queda encima' : 'tal como se reparten'
    }; «Mercado», para un solo jugador: ${soloMarketplaceLimit ? `${goods(mostAlone)} como máximo` : 'sin límite'}.`,
  orders: (feeding, interest) => {
    if (interest === undefined)
      return feeding === 'automatic'
        ? 'comida e intereses pagados automáticamente'
        : 'con pregunta sobre la comida y los intereses'
    return [
      feeding === 'automatic' ? 'comida pagada automáticamente' : 'con pregunta sobre la comida',
      interest === 'pay' ? 'intereses pagados automáticamente' : 'con pregunta sobre los intereses',
    ].join(', ')
  },
  player: ({ name, points, stock, food, energy, due, loans, pawned, buildings, ships, feeds, disc, orders, left }) =>
    left
      ? `${name} abandonó la partida.`
      : `${name}: ${[
          points,
          stock,
          `equivale a ${food} y ${energy}`,
          ...(due === undefined ? [] : [dueInWords(due)]),
          ...(loans === undefined ? [] : [loans]),
          ...(pawned === undefined ? [] : [`empeñado: ${pawned}`]),
          `edificios: ${buildings}`,
          `barcos: ${ships}`,
          ...(feeds === undefined ? [] : [`${feeds} por ronda`]),
          disc === undefined ? 'disco en casa' : `disco en ${disc}`,
          orders,
        ].join('; ')}.`,
}

const dueInWords = (due: DueInWords) =>
  [
    `por pagar al final de la ronda: ${due.food}`,
    ...(due.grows === undefined ? [] : [`antes recibe: ${due.grows}`]),
    ...(due.short === undefined ? [] : [`falta: ${due.short}`]),
  ].join(', ')
