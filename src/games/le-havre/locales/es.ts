import { plural } from '../../kit/plural.ts'
import { goodsSwappedFor } from '../cards/asked-for.ts'
import { loan, pawn } from '../data/set-up.ts'
import { type Good, total } from '../items.ts'
import { es as names } from './names/es.ts'
import type { Phrases } from './phrases.ts'
import { es as position } from './position/es.ts'
import { scoreExplained } from './score-explained.ts'

const goods = plural('es', { one: 'mercancía', other: 'mercancías' })
/** "Las 4 mercancías que se cambian": what is handed in for a good. */
const toSwap = (good: Good) => {
  const number = goodsSwappedFor(good)
  return number === 1 ? 'La mercancía que se cambia' : `Las ${goods(number)} que se cambian`
}
const upgraded = plural('es', { one: 'mercancía mejorada', other: 'mercancías mejoradas' })
const standard = plural('es', { one: 'estándar', other: 'estándar' })

export const es: Phrases = {
  title: 'Le Havre',
  names,
  nothing: 'nada',
  none: 'ninguno',
  semicolon: '; ',
  points: plural('es', { one: 'punto', other: 'puntos' }),
  building: (name) => `«${name}»`,
  ship: (type, name) => `${type} «${name}»`,
  answers: { yes: 'Sí' },
  orders: {
    both: {
      automatic: 'Pagar automáticamente la comida y los intereses',
      ask: 'Preguntarme cada vez por la comida y los intereses',
    },
    food: { automatic: 'Pagar automáticamente la comida', ask: 'Preguntarme cada vez cómo pagar la comida' },
    interest: { pay: 'pagar automáticamente los intereses', ask: 'preguntarme antes de cobrar los intereses' },
  },
  questions: {
    supply:
      'Con el próximo suministro, los jugadores con préstamos pagan intereses. Si lo desea, venda, compre o devuelva préstamos antes; después deje llegar el suministro.',
    turn: 'Juegue su turno: tome una oferta o entre en un edificio. También puede comprar edificios y barcos.',
    final: 'Realice su acción final: tome una oferta o entre en un edificio.',
    feeding: 'Pague la comida que exige esta ronda.',
    interest: 'Pague los intereses de sus préstamos. Antes puede devolver préstamos o vender algo.',
    peek: 'Devuelva los edificios especiales que ha mirado, en el orden que prefiera.',
    city: 'La ciudad está a punto de construir el edificio especial de encima. Antes devuelva los que ha mirado, en el orden que prefiera.',
  },
  laterQuestions: {
    construction: 'Construya un segundo edificio o termine su turno. Antes puede comprar.',
    'construction-final': 'Construya un segundo edificio o termine su turno.',
    eviction: 'Entre en el edificio que ha desalojado.',
    after: 'Si lo desea, venda, compre o devuelva préstamos; después termine su turno.',
    'after-final': 'Si lo desea, venda o devuelva préstamos; después termine su turno.',
  },
  choices: {
    'take-offer': ({ offer }) => `Tomar toda la ${offer}`,
    enter: ({ building }) => `Entrar en ${building}`,
    construct: () => 'Segunda construcción',
    buy: ({ building, price }) => `Comprar ${building} por ${price}`,
    'buy-ship': ({ shipType, price }) => `Comprar por ${price} el ${shipType} de encima`,
    sell: ({ building, half }) => `Vender ${building} a la ciudad por la mitad de su valor, ${half}`,
    'sell-ship': ({ ship, half }) => `Vender el ${ship} por la mitad de su valor, ${half}`,
    repay: () => 'Devolver préstamos',
    redeem: () => 'Recuperar una mercancía empeñada',
    supply: () => 'Dejar llegar el suministro',
    'end-turn': () => 'Terminar el turno',
    'send-home': () => 'Por poseer la Fábrica de tabaco',
    feed: () => 'Pagar la comida',
    'pay-interest': () => 'Pagar los intereses',
    'order-specials': () => 'Devolver los edificios especiales a su sitio',
    'standing-order': ({ order }) => order,
  },
  details: {
    build: (building) => `construir ${building}`,
    woodFor: (good) => `${names.amounts.wood(1)} en lugar de otro material (${good})`,
    shipType: (type) => `construir un ${type}`,
    exchange: (ship) => `cambiar el ${ship}`,
    victim: (player) => `enviar a casa el disco de ${player}`,
    returns: (loans) => `entregar ${loans}`,
    first: (offer) => `tomar la ${offer}`,
    second: (offer) => `tomar la ${offer}`,
  },
  withDetails: (title, details) => `${title}: ${details}`,
  fields: {
    stay: 'Conservar el turno después, para comprar, vender o devolver préstamos',
    fee: 'Con qué pagar la entrada',
    materials: 'Con qué pagar los materiales',
    energy: 'Con qué pagar la energía',
    food: 'Con qué pagar la comida',
    pay: 'Con qué pagar',
    times: 'Cuántas veces',
    goods: 'Qué mercancías',
    ships: 'Qué barcos zarpan',
    give: 'Qué mercancías entregar',
    take: 'Qué mercancías tomar',
    buy: 'Cuántas unidades comprar',
    sell: 'Cuántas unidades vender',
    forSteel: `${toSwap('steel')} por acero`,
    forCharcoal: `${toSwap('charcoal')} por carbón vegetal`,
    forLeather: `${toSwap('leather')} por cuero`,
    forBrick: `${toSwap('brick')} por un ladrillo`,
    offer: 'La oferta de dos fichas que se toma',
    top: 'El edificio que queda encima',
    'repay/loans': `Cuántos préstamos devolver, a ${names.amounts.franc(loan.costs)} cada uno`,
    'redeem/good': `Qué mercancía recuperar, por ${names.amounts.franc(pawn.costs)}`,
  },
  howOften: (good) => `Cuántas veces: ${good}`,
  events: {
    'piles-dealt': ({ piles }, say) =>
      `Se repartieron las propuestas de construcción. Encima están: ${say.buildings(piles.flatMap((pile) => pile.slice(0, 1)))}.`,
    'turn-began': ({ seat, final }, say) => (final === null ? '' : `Acción final: le toca a ${say.seat(seat)}.`),
    supplied: ({ adds, owing }, say) =>
      `Suministro: ${adds.map((offer) => say.items({ [offer]: 1 })).join(' y ')}.${owing.length === 0 ? '' : ` Deben pagar intereses: ${say.seats(owing)}.`}`,
    'interest-paid': ({ seat, francs }, say) =>
      francs === 0
        ? `${say.seat(seat)} ya no tiene préstamos y no debe intereses.`
        : `${say.seat(seat)} pagó ${say.francs(francs)} de intereses.`,
    'loans-taken': ({ seat, loans, francs }, say) =>
      `${say.seat(seat)} tomó ${say.loans(loans)} y recibió ${say.francs(francs)}.`,
    'loans-repaid': ({ seat, loans, francs }, say) =>
      `${say.seat(seat)} devolvió ${say.loans(loans)} por ${say.francs(francs)}.`,
    'franc-given': ({ seat, to, francs }, say) => `${say.seat(seat)} pagó ${say.francs(francs)} a ${say.seat(to)}.`,
    dividend: ({ seat, francs }, say) =>
      `${say.seat(seat)} recibió ${say.francs(francs)} por poseer ${say.cardWith('dividends')}.`,
    pawned: ({ seat, goods }, say) => `${say.seat(seat)} puede recuperar ${say.goods(goods)}.`,
    redeemed: ({ seat, good, francs }, say) =>
      `${say.seat(seat)} recuperó ${say.items({ [good]: 1 })} por ${say.francs(francs)}.`,
    'offer-taken': ({ seat, offer, amount }, say) =>
      `${say.seat(seat)} tomó la ${say.offer(offer)}: ${say.items({ [offer]: amount })}.`,
    entered: ({ seat, building, owner, fee }, say) => {
      const paid = owner === null ? say.items(fee) : `${say.items(fee)} a ${say.seat(owner)}`
      return `${say.seat(seat)} entró en ${say.building(building)}${total(fee) === 0 ? '' : ` y pagó ${paid}`}.`
    },
    used: ({ seat, gave, got }, say) => {
      const did = [
        ...(total(gave) === 0 ? [] : [`entregó ${say.items(gave)}`]),
        ...(total(got) === 0 ? [] : [`recibió ${say.items(got)}`]),
      ]
      return did.length === 0 ? '' : `${say.seat(seat)} ${did.join(' y ')}.`
    },
    'loans-returned': ({ seat, loans }, say) => `${say.seat(seat)} entregó ${say.loans(loans)} sin coste alguno.`,
    'disc-went-home': ({ seat, building }, say) => `El disco de ${say.seat(seat)} salió de ${say.building(building)}.`,
    built: ({ seat, building }, say) => `${say.seat(seat)} construyó ${say.building(building)}.`,
    bought: ({ seat, building, francs }, say) =>
      `${say.seat(seat)} compró ${say.building(building)} por ${say.francs(francs)}.`,
    sold: ({ seat, building, francs }, say) =>
      `${say.seat(seat)} vendió ${say.building(building)} a la ciudad por ${say.francs(francs)}.`,
    'ship-built': ({ seat, ship, wharf }, say) =>
      `${say.seat(seat)} construyó el ${say.ship(ship)} en ${say.building(wharf)}.`,
    'ship-bought': ({ seat, ship, francs }, say) =>
      `${say.seat(seat)} compró el ${say.ship(ship)} por ${say.francs(francs)}.`,
    'ship-sold': ({ seat, ship, francs }, say) =>
      `${say.seat(seat)} vendió el ${say.ship(ship)} por ${say.francs(francs)}.`,
    'ship-exchanged': ({ seat, ship, building }, say) =>
      `${say.seat(seat)} cambió el ${say.ship(ship)} por ${say.building(building)}.`,
    modernised: ({ seat, building }, say) => `${say.seat(seat)} modernizó ${say.building(building)}.`,
    'car-given': ({ seat, building }, say) => `${say.seat(seat)} recibió hierro y, con él, ${say.building(building)}.`,
    harvested: ({ seats }, say) =>
      seats.length === 0
        ? 'No hubo nada que cosechar.'
        : `Cosecha: ${seats.map(({ seat, goods }) => `${say.seat(seat)} recibió ${say.items(goods)}`).join('; ')}.`,
    'feeding-began': ({ owing }, say) =>
      owing.length === 0
        ? 'Nadie debe pagar comida en esta ronda.'
        : `Comida por pagar: ${owing.map(({ seat, food }) => `${say.seat(seat)} (${food})`).join(', ')}.`,
    fed: ({ seat, food, paid }, say) => `${say.seat(seat)} pagó ${say.items(paid)} por ${say.food(food)}.`,
    'city-built': ({ building }, say) => `La ciudad construyó ${say.building(building)}.`,
    'special-revealed': ({ building, to }, say) => {
      if (to === 'town') return `La ciudad construyó un edificio especial: ${say.buildingName(building)}.`
      if (to === 'waiting')
        return `Se reveló un edificio especial, que espera a que una propuesta quede vacía: ${say.buildingName(building)}.`
      return `Se reveló un edificio especial, que pasa a las propuestas de construcción: ${say.buildingName(building)}.`
    },
    'pile-begun': ({ building }, say) =>
      `Un edificio especial ocupa ahora la propuesta vacía: ${say.buildingName(building)}.`,
    'ship-arrived': ({ ship }, say) => `Nuevo barco: ${say.ship(ship)}.`,
    'peek-announced': ({ seat }, say) => `${say.seat(seat)} mira los edificios especiales de encima.`,
    'specials-peeked': ({ cards }, say) => `Encima, boca abajo: ${say.buildings(cards)}.`,
    'specials-ordered': ({ cards }, say) =>
      `Devueltos, empezando por el de encima: ${cards.map(say.buildingName).join(', ')}.`,
    'peek-closed': ({ seat, lapsed }, say) =>
      lapsed
        ? `${say.seat(seat)} dejó los edificios especiales como estaban.`
        : `${say.seat(seat)} devolvió los edificios especiales a su sitio.`,
    'standing-order-given': ({ seat, feeding, interest }, say) => {
      const food = feeding === 'automatic' ? 'paga automáticamente la comida' : 'quiere decidir cómo paga la comida'
      const taken =
        interest === 'pay'
          ? 'paga automáticamente los intereses'
          : 'quiere que se le pregunte antes de cobrar los intereses'
      if (interest !== undefined) return `${say.seat(seat)} ${food} y ${taken}.`
      return feeding === 'automatic'
        ? `${say.seat(seat)} paga automáticamente la comida y los intereses a partir de ahora.`
        : `${say.seat(seat)} desea decidir cómo paga la comida y los intereses.`
    },
    'seat-left': ({ seat }, say) => `${say.seat(seat)} abandonó la partida.`,
  },
  refusals: {
    'match-over': () => 'La partida ha terminado.',
    'seat-left': () => 'Quien ocupaba este asiento abandonó la partida.',
    'not-now': () => 'Esta jugada no es posible ahora.',
    'not-your-turn': () => 'No es su turno.',
    'inside-an-action': () => 'No se puede vender nada mientras se realiza una acción.',
    'offer-empty': ({ offer }) => `No hay nada que tomar: ${offer}.`,
    'building-occupied': ({ building }) => `Ya hay un disco en ${building}.`,
    'your-disc-is-there': ({ building }) => `Su disco ya está en ${building}: elija otro edificio.`,
    'not-open': ({ building }) => `Nadie ha construido todavía ${building}.`,
    'no-action': ({ building }) => `No se puede entrar en ${building}: no ofrece ninguna acción.`,
    'cannot-be-used': () => 'Ahora no podría hacer nada en este edificio, así que no puede entrar en él.',
    'not-a-victim': () =>
      'Elija a otro jugador cuyo disco esté en otro edificio, en el que usted podría entrar después y hacer algo.',
    'pay-otherwise': ({ building }) =>
      `Después de este pago no podría hacer nada en ${building}: pague de otra manera.`,
    'must-enter': ({ building }) => `Ahora hay que entrar en ${building}.`,
    'not-on-offer': ({ card }) => `Esta carta no está disponible ahora: ${card}.`,
    'cannot-be-bought': ({ card }) => `Esta carta no se puede comprar: ${card}.`,
    'cannot-be-built': ({ card }) => `Esta carta no se puede construir: ${card}.`,
    'needs-wood-in-cost': () => 'Aquí solo se puede construir un edificio cuyo coste incluya madera.',
    'sold-this-turn': ({ card }) => `Esta carta se vendió en este turno y no se puede comprar en el mismo: ${card}.`,
    'not-yours': ({ card }) => `Esta carta no es suya: ${card}.`,
    'cannot-be-sold': ({ card }) => `Esta carta no se puede vender: ${card}.`,
    'no-purchase-now': () => 'En la fase final no se puede comprar nada.',
    'too-many-loans': ({ most }) => `No tiene tantos préstamos. Tiene ${most}.`,
    'already-pawned': () => 'Ya ha empeñado una mercancía de este tipo: recupérela antes.',
    'not-pawned': () => 'No ha empeñado esta mercancía.',
    'cannot-pay': ({ missing }) => `No puede pagarlo; falta lo siguiente: ${missing}.`,
    'must-hold': ({ missing }) => `Falta lo siguiente: ${missing}. Hay que tenerlo, pero no se entrega.`,
    'payment-short': ({ missing }) => `El pago es insuficiente; falta lo siguiente: ${missing}.`,
    'payment-too-much': ({ tooMuch }) => `El pago es excesivo; sobra lo siguiente: ${tooMuch}.`,
    'not-a-payment': ({ tooMuch }) => `Esto no sirve para pagar aquí: ${tooMuch}.`,
    'nothing-to-pay': () => 'Aquí no hay nada que pagar.',
    'choose-different': () => 'Elija mercancías de tipos distintos.',
    'choose-amount': ({ most }) => `La cantidad es demasiado grande: ${most} como máximo.`,
    'choose-exactly': ({ count }) => `Elija exactamente ${goods(count)}.`,
    'too-few-ships': ({ card, most }) => `No tiene tantos barcos de esta clase (${card}): tiene ${most}.`,
    'ships-too-small': ({ most }) => `Estos barcos llevan ${goods(most)} como máximo.`,
    'unequal-number': () =>
      'Tome exactamente tantas mercancías estándar como las que entrega, y lo mismo con las mejoradas.',
    'unequal-worth': () =>
      'Tome mercancías por las que los barcos paguen en total exactamente lo mismo que por las que entrega.',
    'brings-nothing': ({ count }) => `Esto no daría nada: venda al menos ${upgraded(1)} o ${standard(count)}.`,
    'choose-something': () => 'Elija qué quiere hacer en este edificio.',
    'no-such-choice': () => 'Esa opción no existe.',
    'nothing-to-decide': () => 'Aquí no hay nada que decidir.',
    'everything-goes': () => 'Tiene menos comida de la exigida, así que se entrega toda: omita el pago.',
  },
  endings: {
    rounds: (winners, points) => `La última ronda ha terminado. Más puntos: ${winners}, con ${points}.`,
    forfeit: (winners) => `Los demás abandonaron la partida. Victoria: ${winners}.`,
    alone: (player, points) => `La partida ha terminado. Resultado de ${player}: ${points}.`,
    'alone-poor': (player, points) => `La partida ha terminado. Resultado de ${player}: ${points}, un resultado flojo.`,
    'alone-fair': (player, points) =>
      `La partida ha terminado. Resultado de ${player}: ${points}, un resultado aceptable.`,
    'alone-good': (player, points) => `La partida ha terminado. Resultado de ${player}: ${points}, un buen resultado.`,
    'alone-excellent': (player, points) =>
      `La partida ha terminado. Resultado de ${player}: ${points}, un resultado excelente.`,
  },
  scoreExplained: scoreExplained.es,
  scores: {
    francs: 'Francos',
    buildings: 'Edificios',
    ships: 'Barcos',
    bonuses: 'Bonificaciones',
    loans: 'Préstamos sin devolver',
  },
  position,
}
