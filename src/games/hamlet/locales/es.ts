import { ordinal, spelled } from '../../kit/number-words.ts'
import { plural } from '../../kit/plural.ts'
import { alms, hiring, limits } from '../data/set-up.ts'
import { sixths } from '../geometry/lattice.ts'
import { es as names } from './names/es.ts'
import type { Phrases } from './phrases.ts'
import { scoreExplained } from './score-explained.ts'

const idle = plural('es', { one: 'aldeano que podría trabajar', other: 'aldeanos que podrían trabajar' })
const standing = plural('es', { one: 'burro que podría avanzar', other: 'burros que podrían avanzar' })

const inHand = plural('es', { one: 'plano', other: 'planos' }, spelled.es)(limits.blueprints)
const mostVillagers = plural('es', { one: 'aldeano', other: 'aldeanos' }, spelled.es)(limits.villagers)
const mostDonkeys = plural('es', { one: 'burro', other: 'burros' }, spelled.es)(limits.donkeys)

const hired = hiring.villagers.map((price, place) => {
  const villager = ordinal.es(place + 2)
  return place === 0 ? `el ${villager} cuesta ${names.coin(price)}` : `el ${villager} ${price}`
})

export const es: Phrases = {
  title: 'Hamlet',
  names,
  nothing: 'nada',
  none: 'no hay',
  semicolon: '; ',
  tile: (name) => `«${name}»`,
  at: (what, tile) => `${what} en ${tile}`,
  by: (goods, maker) => `${goods} (${maker})`,
  fromMarket: (good) => `compra en el mercado (${good})`,
  step: (from, to) => `el recorrido de ${from} a ${to}`,
  towards: (tile, segment) => `un camino hacia ${tile} (segmento ${segment})`,
  brings: (given, brought) => `${given} por ${brought}`,
  questions: {
    turn: 'Juegue su turno: haga avanzar a sus burros un paso y trabajar a sus aldeanos, en el orden que prefiera. Después termine el turno.',
  },
  choices: {
    gather: ({ goods, at }) => `Obtener en ${at}: ${goods}`,
    refine: ({ goods, at }) => `Producir en ${at}: ${goods}`,
    'town-hall': ({ blueprint }) =>
      blueprint === '' ? 'Contratar aldeanos o burros' : `Tomar el plano de ${blueprint} y, si lo desea, contratar`,
    sell: ({ sale }) => `Vender ${sale}`,
    deliver: ({ slot }) => `Entregar a la iglesia: ${slot}`,
    beg: () => `Pedir limosna a la iglesia: ${names.coin(alms)}`,
    build: ({ tile, at }) => `Construir ${tile} desde ${at}`,
    road: ({ road, at }) => `Construir un ${road} desde ${at}`,
    drive: () => 'Mover sus burros',
    'end-turn': () => 'Terminar el turno',
  },
  fields: {
    goods: 'Qué mercancías obtener',
    number: 'Cuánto producir',
    pay: 'Con qué pagar',
    villagers: `Cuántos aldeanos contratar: ${hired.join(', ')}`,
    donkeys: `Cuántos burros contratar y dónde colocarlos: ${names.coin(hiring.donkey)} cada uno`,
    place: 'Dónde colocar la loseta',
    segment: 'Adónde lleva el camino',
    steps: 'Cuántos burros van adónde',
    villager: 'Qué aldeano va',
  },
  unused: {
    villagers: (number) => `Todavía tiene ${idle(number)}.`,
    donkeys: (number) => `Todavía tiene ${standing(number)}.`,
  },
  events: {
    'laid-out': ({ buildings }, say) =>
      `Alrededor de la ${say.called('church', 'iglesia')}: ${say.tiles(buildings.map(({ tile }) => tile))}.`,
    'blueprints-drawn': ({ tiles }, say) => `Nuevos planos: ${say.tiles(tiles)}.`,
    'sale-turned-up': ({ token }, say) => `Nueva venta en el ${say.called('market', 'mercado')}: ${say.sale(token)}.`,
    'turn-began': ({ seat, round }, say) => `Ronda ${round}: le toca a ${say.seat(seat)}.`,
    'donkeys-moved': ({ seat, steps }, say) =>
      `${say.seat(seat)} movió burros: ${say.list(steps.map(({ from, to, number }) => `${number} de ${say.tile(from)} a ${say.tile(to)}`))}.`,
    'villager-went': ({ seat, from, to }, say) =>
      from === to
        ? `${say.seat(seat)} puso a trabajar a un aldeano en ${say.tile(to)}.`
        : `${say.seat(seat)} envió a un aldeano de ${say.tile(from)} a ${say.tile(to)}.`,
    'raw-used': ({ seat, good, from, number }, say) =>
      `${say.seat(seat)} usó ${say.goods({ [good]: number })} de ${say.tile(from)}.`,
    'refined-used': ({ seat, good, from, maker, number, reward }, say) =>
      `${say.seat(seat)} usó ${say.goods({ [good]: number })} de ${say.tile(from)}. Por esa producción, ${say.seat(maker)} recibió ${say.reward(reward)}.`,
    bought: ({ seat, goods, coins }, say) =>
      `${say.seat(seat)} compró ${say.goods(goods)} en el ${say.called('market', 'mercado')} por ${names.coin(coins)}.`,
    gathered: ({ seat, at, goods, reward }, say) =>
      `${say.seat(seat)} obtuvo ${say.goods(goods)} en ${say.tile(at)} y recibió ${say.reward(reward)}.`,
    refined: ({ seat, at, good, number, highQuality }, say) =>
      `${say.seat(seat)} produjo ${say.goods({ [good]: number })}${highQuality ? ' de alta calidad' : ''} en ${say.tile(at)}.`,
    'blueprint-taken': ({ seat, tile, paid, found }, say) =>
      `${say.seat(seat)} tomó el plano de ${say.tile(tile)}${paid === 0 ? '' : ` por ${names.coin(paid)}`}${found === 0 ? '' : ` y encontró en él ${names.coin(found)}`}.`,
    'villagers-hired': ({ seat, number, coins }, say) =>
      `${say.seat(seat)} contrató ${names.villager(number)} por ${names.coin(coins)}.`,
    'donkeys-hired': ({ seat, at, coins }, say) =>
      `${say.seat(seat)} contrató burros por ${names.coin(coins)}: ${say.list(at.map(({ tile, number }) => `${number} en ${say.tile(tile)}`))}.`,
    sold: ({ seat, token, reward }, say) =>
      `${say.seat(seat)} vendió ${say.sale(token)} y recibió ${say.reward(reward)}.`,
    delivered: ({ seat, slot, vp }, say) =>
      `${say.seat(seat)} hizo una entrega a la ${say.called('church', 'iglesia')} y ganó ${names.point(vp)}: ${say.slotOf(slot)}.`,
    'alms-received': ({ seat, coins }, say) => `${say.seat(seat)} recibió limosna: ${names.coin(coins)}.`,
    built: ({ seat, tile, coins, vp }, say) =>
      `${say.seat(seat)} construyó ${say.tile(tile)}${coins === 0 ? '' : ` por ${names.coin(coins)}`} y ganó ${names.point(vp)}.`,
    'flag-raised': ({ seat, tile }, say) => `${say.seat(seat)} plantó una bandera en ${say.tile(tile)}.`,
    'milestone-taken': ({ seat, milestone }, say) => `${say.seat(seat)} obtuvo el hito «${say.milestone(milestone)}».`,
    'stack-opened': ({ tiles }, say) => `Desde ahora pueden salir más planos: ${say.tiles(tiles)}.`,
    'road-built': ({ seat, from, to, kind }, say) =>
      `${say.seat(seat)} construyó un ${names.roads[kind]} de ${say.tile(from)} a ${say.tile(to)}.`,
    'seat-left': ({ seat }, say) => `${say.seat(seat)} abandonó la partida.`,
  },
  refusals: {
    'match-over': () => 'La partida ha terminado.',
    'seat-left': () => 'Quien ocupaba este asiento abandonó la partida.',
    'not-now': () => 'Esta jugada no es posible ahora.',
    'not-your-turn': () => 'No es su turno.',
    'no-villager-ready': () => 'Todos sus aldeanos han trabajado ya en este turno.',
    'no-such-villager': ({ tile }) => `Ninguno de sus aldeanos está disponible en ${tile}.`,
    'out-of-reach': ({ tile }) => `Todavía no se puede llegar a ${tile}: falta un camino.`,
    'not-built': ({ tile }) => `Esto no está todavía en la aldea: ${tile}.`,
    'slots-full': ({ tile }) => `No hay suficientes espacios libres en ${tile}.`,
    'choose-goods': ({ number }) => `Llene todos los espacios libres con lo que se obtiene aquí. Unidades: ${number}.`,
    'no-tokens-left': ({ good }) => `No tiene suficientes fichas disponibles: ${good}.`,
    'not-in-the-row': ({ tile }) => `Este plano no está disponible ahora: ${tile}.`,
    'hand-full': () => `Ya tiene ${inHand}: construya uno antes.`,
    'nothing-hired': () => 'Tome un plano o contrate a alguien.',
    'villagers-all-hired': ({ number }) => `Hay como máximo ${mostVillagers}. Puede contratar todavía: ${number}.`,
    'donkeys-all-hired': ({ number }) => `Hay como máximo ${mostDonkeys}. Puede contratar todavía: ${number}.`,
    'not-on-offer': ({ sale }) => `Esta venta no está disponible ahora: ${sale}.`,
    'already-delivered': ({ slot }) => `Esta entrega no está abierta: ${slot}.`,
    'no-such-delivery': () => 'Esta iglesia no tiene esa entrega: no figura en su lado para este número de jugadores.',
    'alms-not-yet': () => 'Solo hay limosna mientras la granja, el leñador y la cantera estén llenos.',
    'not-your-blueprint': ({ tile }) => `No tiene este plano: ${tile}.`,
    overlaps: () => 'La loseta cubriría otra.',
    'road-mismatch': () => 'Un camino debe tocar otro camino, y nada más.',
    'not-next-to': ({ tile }) => `La loseta debe tocar ${tile}, donde está el aldeano.`,
    'same-picture': () => 'La loseta se ve igual con un giro menor: indique ese giro.',
    'no-contact': () => 'La loseta debe tocar un edificio a lo largo de un segmento entero.',
    'no-neighbour': ({ tile }) => `Ningún edificio toca ese segmento de ${tile}.`,
    'a-cliff': () => 'Bosque y montaña forman un acantilado, donde no se puede construir ningún camino.',
    'no-road-there': () => 'Un sendero une dos bosques; un puente, dos montañas.',
    'already-linked': ({ tile }) => `Desde ahí ya hay un camino a ${tile}.`,
    'no-roads-left': () => 'Ya ha construido todos sus caminos.',
    'already-driven': () => 'Sus burros ya se han movido en este turno.',
    'no-donkey-there': ({ tile }) => `No tiene tantos burros en ${tile}.`,
    'no-link': () => 'Un burro va desde donde está a una loseta vecina a la que lleve un camino.',
    'no-steps': () => 'Indique al menos un paso de un burro.',
    'goods-not-asked': ({ goods, asked }) =>
      `Esto no se pide: ${goods}. ${asked === undefined ? 'Solo se piden monedas.' : `Se pide: ${asked}.`}`,
    'goods-not-there': ({ goods }) => `Esto no está ahí: ${goods}.`,
    'no-purchases': ({ goods }) => `Para una venta no se puede comprar nada: ${goods}.`,
    'donkey-missing': ({ goods, tile, donkeys }) =>
      `Esto no se puede llevar hasta ${tile}: ${goods}. Falta un burro suyo en este lugar: ${donkeys}.`,
    'no-way': ({ goods, tile }) => `Ningún camino lleva hasta ${tile}; esto no se puede llevar: ${goods}.`,
    'payment-short': ({ goods }) => `Al pago le falta: ${goods}.`,
    'payment-too-much': ({ goods }) => `El pago es excesivo. Sobra: ${goods}.`,
    'coins-short': ({ number, bought }) =>
      `No tiene suficientes monedas: ${number === 1 ? 'falta' : 'faltan'} ${number}.${bought === undefined ? '' : ` Habría que comprar: ${bought}.`}`,
  },
  endings: {
    church: (winners, points) => `La iglesia está terminada. Victoria: ${winners}, con ${points}.`,
    'round-limit': (winners, points) => `La última ronda ha terminado. Victoria: ${winners}, con ${points}.`,
    forfeit: (winners) => `Los demás abandonaron la partida. Victoria: ${winners}.`,
  },
  scoreExplained: scoreExplained.es,
  scores: {
    goods: 'Mercancías',
    buildings: 'Edificios',
    deliveries: 'Entregas',
    sales: 'Ventas',
    chaplain: 'Capellán',
    sacristan: 'Sacristán',
    merchant: 'Mercader',
    landscaper: 'Paisajista',
    landmarks: 'Lugares destacados',
    roads: 'Senderos y puentes',
    'longest-road': 'Camino más largo',
    coins: 'Monedas',
  },
  position: {
    round: (round) => `Ronda ${round}.`,
    atTurn: (player) => `Le toca a ${player}.`,
    driven: 'Los burros ya se han movido.',
    phases: {
      setup: 'Preparación de la partida.',
      'turn-over': 'El turno ha terminado.',
      over: 'La partida ha terminado.',
    },
    village: (buildings) => `Aldea: ${buildings}.`,
    building: ({ name, lies, holds, empty, flag, connected }) => {
      const parts = [
        ...(holds === undefined ? [] : [holds]),
        ...(empty === 0 ? [] : [names.emptySlot(empty)]),
        ...(flag === undefined ? [] : [`bandera (${flag})`]),
        ...(connected ? [] : ['todavía sin camino']),
        lies,
      ]
      return `${name}: ${parts.join(', ')}`
    },
    roads: (pairs) => `Unidos por caminos: ${pairs}.`,
    road: (pair, segment, owner) => `${pair} (segmento ${segment}), ${owner}`,
    lies: ({ turns, q, r }) => `en (${q}, ${r})${turns === 0 ? '' : `, girada ${turns}/${sixths.length}`}`,
    result: (place, player, points, lines) => `Puesto ${place}: ${player}, ${points} (${lines}).`,
    bag: (blueprints) => `Planos que pueden salir: ${blueprints}.`,
    stack: (good, blueprints) => `Planos que llegan con el primer edificio de producción (${good}): ${blueprints}.`,
    unseen: (sales, levels) =>
      `Ventas aún no vistas, algunas fuera de la partida: ${sales}. Niveles por venir: ${levels}.`,
    delivered: (deliveries) => `Entregado a la iglesia: ${deliveries}.`,
    options: ({ layout, parallelRoads, churchBreaksLongestRoad, roundLimit }) =>
      `Primeras losetas ${layout === 'drawn' ? 'al azar' : 'como en una primera partida'}, caminos paralelos ${parallelRoads ? 'permitidos' : 'prohibidos'}, el camino más largo ${churchBreaksLongestRoad ? 'no puede' : 'puede'} pasar por la iglesia, ${roundLimit} rondas como máximo.`,
    scored: (player, parts, sales, roadsLeft) =>
      `Puntos de ${player}: ${parts}. Ventas hechas: ${sales}. Caminos restantes: ${roadsLeft}.`,
    blueprint: ({ plan, price, found }) =>
      `Plano por ${names.coin(price)}: ${plan}.${found === 0 ? '' : ` Sobre él: ${names.coin(found)}.`}`,
    market: ({ raw, refined, sales }) =>
      `El mercado vende una materia prima por ${raw} y una mercancía elaborada por ${refined}. Ventas abiertas: ${sales}.`,
    church: (slots) => `Entregas abiertas a la iglesia: ${slots}.`,
    player: ({ name, points, coins, villagers, ready, donkeys, goods, milestones, left }) =>
      `${name}: ${[
        ...(left ? ['abandonó la partida'] : []),
        points,
        coins,
        `aldeanos: ${villagers}`,
        ...(ready === undefined ? [] : [`disponibles: ${ready}`]),
        `burros: ${donkeys}`,
        ...(goods === undefined ? [] : [`mercancías propias: ${goods}`]),
        ...(milestones === undefined ? [] : [`hitos: ${milestones}`]),
      ].join('; ')}.`,
    hand: (player, blueprints) => `Planos de ${player}: ${blueprints}.`,
  },
}
