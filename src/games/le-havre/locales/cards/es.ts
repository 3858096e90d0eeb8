import { spelled } from '../../../kit/number-words.ts'
import { plural } from '../../../kit/plural.ts'
import { parents, specialsLookedAt } from '../../data/set-up.ts'
import type { CardPhrases } from './phrases.ts'

const times = plural('es', { one: 'vez', other: 'veces' })
const otherMaterial = plural('es', { one: 'material distinto', other: 'materiales distintos' })
const player = plural('es', { one: 'jugador', other: 'jugadores' })
const units = plural('es', { one: 'unidad', other: 'unidades' })
const lookedAt = plural('es', { one: 'edificio especial', other: 'edificios especiales' }, spelled.es)(specialsLookedAt)

export const es: CardPhrases = {
  printed: {
    take: ({ gets, holding }, say) =>
      Object.keys(holding).length === 0
        ? `tomar de la reserva: ${say.amounts(gets)}`
        : `si tiene ${say.items(holding)}, que conserva, tomar de la reserva: ${say.amounts(gets)}`,
    'take-missing': ({ each }) =>
      `por cada casilla de oferta vacía, incluida la de los francos, tomar de la reserva ${each} de su clase`,
    'take-different': ({ of, number, mostAlone, besides }, say) =>
      [
        `tomar de la reserva ${say.anyGoods(number)}, todas distintas, de entre estas: ${say.goods(of)}`,
        ...(mostAlone === undefined
          ? []
          : [`una opción de la partida limita a quien juega en solitario a ${say.anyGoods(mostAlone)}`]),
        ...(besides === 'peek'
          ? [`en la versión completa, mirar después los ${lookedAt} de arriba y devolverlos en cualquier orden`]
          : []),
        ...(besides === 'loan' ? ['además toma un préstamo, pero no recibe francos por él'] : []),
      ].join('; '),
    convert({ from, into, energy = 0, energyOnce = 0, most }, say) {
      const made =
        Object.keys(from).length === 0
          ? `recibir ${say.into(into)}`
          : `transformar ${say.items(from)} en ${say.into(into)}`
      return [
        made,
        most === undefined ? 'tantas veces como quiera' : `como máximo ${say.times(most)}`,
        ...(energy === 0 ? [] : [`por ${say.energy(energy)} cada vez`]),
        ...(energyOnce === 0 ? [] : [`por ${say.energy(energyOnce)} en total`]),
      ].join(', ')
    },
    choose: ({ of }, say) => `elegir una opción: ${of.map((one) => exchanged(say.exchange(one))).join('; ')}`,
    once: (exchange, say) => `una vez, ${exchanged(say.exchange(exchange))}`,
    'return-loans': ({ most, francs }, say) =>
      `devolver un préstamo sin pagar nada, y recibir ${say.francs(francs)} si tiene otro; o, si tiene más de ${most}, devolver ${most} sin pagar nada`,
    construct: ({ twice, needs, less }, say) =>
      [
        twice
          ? 'construir, uno tras otro, uno o dos edificios de encima de las pilas de propuestas, pagando sus materiales; el segundo puede estar debajo del primero, y entre los dos se pueden comprar cartas'
          : 'construir un edificio de encima de las pilas de propuestas, pagando sus materiales',
        ...(needs === undefined ? [] : [`solo si su coste impreso incluye ${say.item(needs)}`]),
        ...(less === undefined ? [] : [`con ${say.items(less)} menos`]),
      ].join(', '),
    'build-ship': ({ energy, modernising }, say) =>
      `construir el barco de encima de una de las casillas, pagando sus materiales y ${say.energy(energy)}; el primer barco construido aquí que no sea de madera cuesta además ${say.items(modernising)}, con lo que el muelle queda modernizado para toda la partida`,
    'exchange-ship': (_, say) =>
      `cambiar uno de sus barcos por una carta de la ciudad que se obtiene así: ${say.cardsWith('got-for-ship')}`,
    sail: ({ energy, holds, prices }, say) =>
      `vender mercancías por barco, pagando ${say.energy(energy)} por cada barco que zarpa; ${holds
        .map(({ ship, goods }) => `cada ${say.shipType(ship)} lleva hasta ${goods} mercancías`)
        .join(', ')}; una mercancía da su precio: ${say.prices(prices)}`,
    'sell-goods': ({ upgraded, standard, standardForOne }, say) =>
      `vender mercancías: ${say.francs(1)} por cada una de estas: ${say.goods(upgraded)}; ${say.francs(1)} por cada ${standardForOne} de estas, sean cuales sean: ${say.goods(standard)}`,
    swap: ({ give, get }, say) =>
      `una vez, entregar ${say.anyGoods(give)} a elegir y recibir ${say.items({ [get]: 1 })}`,
    'trade-goods': ({ markets }, say) =>
      markets
        .map(({ give, take, most, by }) =>
          by === 'number'
            ? `entregar hasta ${say.anyGoods(most)} de entre estas: ${say.goods(give)}, y recibir otras tantas de entre estas: ${say.goods(take)}`
            : `entregar hasta ${say.anyGoods(most)} y recibir mercancías cuyo precio por barco es en total exactamente el mismo`,
        )
        .join('; y/o: '),
    'buy-one-of-each': ({ prices }, say) => `comprar mercancías, como máximo una de cada clase: ${say.prices(prices)}`,
    'buy-with-food': ({ wares }, say) =>
      wares
        .map(
          ({ gets, food, most }) =>
            `comprar ${say.items(gets)} por ${say.food(food)} (o la misma cantidad en francos), como máximo ${say.times(most)}`,
        )
        .join('; y/o: '),
    'one-more-of-each': ({ francsForSteel }, say) =>
      `tomar una mercancía más de cada clase que tenga, salvo acero; un acero más, si tiene alguno, cuesta ${say.francs(francsForSteel)}`,
    'pawn-goods': ({ receives, costs }, say) =>
      `empeñar mercancías, como máximo una de cada clase, por ${say.francs(receives)} cada una; cada una se recupera en cualquier momento por ${say.francs(costs)}, y hasta entonces no se puede empeñar otra de su clase`,
    'take-neighbours': ({ francs }, say) =>
      `pagar ${say.francs(francs)} y tomar todo lo que haya en dos casillas de oferta vecinas, ninguna de ellas vacía; la casilla de los francos no tiene vecinas`,
    'take-ones-and-two': ({ every, besides }) =>
      `tomar todo lo que haya en cada casilla de oferta con exactamente ${units(every)}, y en una con exactamente ${besides}, sin la cual no se puede usar el edificio`,
    'drive-cattle': ({ each, ofOneOther }, say) =>
      `tomar ${say.items({ cattle: each })} a cada uno de los demás jugadores que tenga ganado; ${say.items({ cattle: ofOneOther })} en una partida de dos`,
    evict: ({ francs }, say) =>
      `pagar ${say.francs(francs)} a otro jugador, cuyo disco vuelve a casa; entrar enseguida en el edificio que deja ese disco, pagando la tarifa de entrada como siempre`,
    'any-of': ({ parts }, say) => `hacer una o varias de estas cosas: ${say.parts(parts)}`,
    'one-of': ({ parts }, say) => `hacer solo una de estas cosas: ${say.parts(parts)}`,
  },
  powers: {
    'saves-energy': ({ energy }, say) =>
      `en cada acción principal su propietario paga ${say.energy(energy)} menos; lo que no hace falta no se devuelve`,
    'saves-material': ({ of }, say) =>
      `en cada edificio, su propietario paga ${of.map((good) => say.items({ [good]: 1 })).join(' o, en su defecto, ')} menos, si el coste incluye ese material`,
    'replaces-material': ({ by }, say) =>
      `al construir un edificio, su propietario puede pagar ${say.items({ [by]: 1 })} en lugar de ${otherMaterial(1)}`,
    'more-calves': ({ calves, most }, say) =>
      `en la cosecha, su propietario recibe ${say.items({ cattle: calves })} más si tiene de ${parents} a ${most}`,
    'every-round': ({ gets, few }, say) =>
      `al final de cada ronda, antes de alimentar, su propietario recibe ${say.items(gets)}, o ${say.items(few.gets)} en una partida de hasta ${few.players} jugadores`,
    'final-actions': ({ number }) =>
      `su propietario tiene ${number} acciones finales, una tras otra, salvo que venda la carta entretanto`,
    'feeds-like': ({ ship }, say) => `alimenta a su propietario al final de cada ronda como un ${say.shipType(ship)}`,
    'no-interest': () => 'su propietario no paga intereses',
    dividends: ({ francOffer, firstOwner }, say) =>
      `su propietario recibe de la reserva ${say.francs(francOffer)} cada vez que otro jugador toma la ${say.offer('franc')}, y ${say.francs(firstOwner.francs)} cuando otro jugador es el primero en poseer ${say.building(firstOwner.of)}`,
    souvenirs: ({ francs }, say) =>
      `su propietario recibe de la reserva ${say.francs(francs)} cada vez que otro jugador entra en un edificio de ese propietario`,
    tribute: ({ francs }, say) =>
      `cada uno de los demás jugadores paga a su propietario ${say.francs(francs)} por cada barco que zarpa a vender mercancías`,
    fuel: ({ good, energy }, say) =>
      `cuando sus barcos zarpan a vender mercancías, su propietario puede quemar ${say.item(good)}: ${say.energy(energy)} por unidad`,
    'sends-home': () =>
      'en su turno, su propietario puede enviar a casa desde sus edificios los discos de otros jugadores, sin pagar nada y cuantas veces quiera',
    'given-for': ({ good }, say) =>
      `está en la ciudad hasta que un jugador obtiene ${say.item(good)} de una oferta o en un edificio; entonces pasa a ser de ese jugador, sin coste`,
    'got-for-ship': ({ ship, modern }, say) =>
      `se compra, o se obtiene en un muelle a cambio de un ${say.shipType(ship)} propio, que sale del juego${modern ? '; el muelle tiene que estar ya modernizado, o modernizarse entonces con su ladrillo' : ', sin otro coste'}`,
    'joins-pile': ({ where }) =>
      where === 'highest'
        ? 'al descubrirse se coloca en la pila de propuestas que muestra el número más alto, y se puede construir'
        : 'al descubrirse espera a que una pila de propuestas quede vacía, ocupa su lugar y se puede construir',
    'dealt-again': () =>
      'si al principio está encima de una pila de propuestas, las pilas se reparten de nuevo, salvo que una opción de la partida diga otra cosa',
    'not-alone': () => 'se retira de las partidas en solitario',
  },
  bonus: (tally) => `al final de la partida vale además: ${tally}`,
  tallied: ({ base, terms, most }) => {
    const each = terms.map(({ gives, every, of }) =>
      every === undefined ? `${gives} por cada ${of}` : `${gives} por cada ${every} unidades que tenga (${of})`,
    )
    return [
      ...(base === undefined ? [] : [`${base}, más`]),
      each.join(' y '),
      ...(most === undefined ? [] : [`(como máximo ${most})`]),
    ].join(' ')
  },
  countables: {
    hammers: 'martillo en sus cartas',
    fishermen: 'pescador en sus cartas',
    craft: 'edificio artesanal que posea',
    economic: 'edificio económico que posea',
    industrial: 'edificio industrial que posea',
    public: 'edificio público que posea',
    none: 'edificio neutral que posea',
    ships: 'barco que posea',
    guests: 'disco de otro jugador en sus edificios',
    goods: 'mercancías de cualquier clase',
  },
  held: (good) => `${good} que tenga`,
  halves: (of) =>
    of === 'energy'
      ? '½ energía (redondeando hacia arriba el total de la visita)'
      : of === 'hides'
        ? '½ piel (redondeando hacia abajo el total de la visita)'
        : '½ franco (redondeando hacia abajo el total de la visita)',
  semicolon: '; ',
  goods: plural('es', { one: 'mercancía', other: 'mercancías' }),
  times,
  locked: 'nadie puede entrar',
  ship: 'cuenta como barco donde se cuentan barcos, y no alimenta a nadie',
  building: (name) => `«${name}»`,
  groups: {
    standard: 'Edificios estándar',
    special: 'Edificios especiales',
    promo: 'Cartas promocionales',
    'grand-hameau': 'Le Grand Hameau y Essen 2010',
    ships: 'Barcos',
    tiles: 'Losetas de suministro',
    goods: 'Mercancías',
  },
  types: {
    craft: 'edificio artesanal',
    economic: 'edificio económico',
    industrial: 'edificio industrial',
    public: 'edificio público',
    none: 'edificio neutral',
    ship: 'barco',
  },
  values: {
    value: (francs) => `valor: ${francs}`,
    price: (francs) => `precio: ${francs}`,
    unbuyable: 'no se puede comprar',
    unsellable: 'no se puede vender',
    hammers: plural('es', { one: 'martillo', other: 'martillos' }),
    fishermen: plural('es', { one: 'pescador', other: 'pescadores' }),
    shipPrice: (francs) => `precio por barco: ${francs}`,
    carries: (goods) => `lleva ${goods}`,
  },
  either: (one, other) => `${one} o ${other}`,
  feeds: (byPlayers) =>
    `comida para su propietario al final de cada ronda: ${byPlayers.map(({ players, food }) => `${food} con ${players === 1 ? player(players) : players}`).join(', ')}`,
  feedsNobody: 'no da de comer a nadie',
  tile: (adds, interest) =>
    `añade a las ofertas: ${adds}${interest ? '; después todos los que tienen préstamos pagan intereses' : ''}`,
  good: (isUpgraded) => (isUpgraded ? 'una mercancía mejorada' : 'una mercancía estándar'),
  replaces: {
    brick: 'puede sustituir a la arcilla, salvo en la Ladrillera',
    steel: 'puede sustituir al hierro, salvo en la Acería',
  },
  sources: {
    scan: 'leído en una imagen de la carta y confirmado por una segunda fuente',
    two: 'dos fuentes independientes, sin imagen',
    'at-odds': 'las fuentes difieren: se toma lo que confirman dos fuentes o una imagen',
    totals: 'una sola fuente; lo que hace y los totales coinciden con el apéndice',
    one: 'una sola fuente',
    piece: 'las reglas, imágenes y dos programas independientes coinciden',
    ship: 'sus números: reglas, imágenes y programas; su nombre: un solo programa',
  },
  houseName: 'el nombre en este idioma es nuestro',
}

const exchanged = ({
  gives,
  energy,
  keeps,
  gets,
}: {
  gives: string
  energy: string
  keeps: string
  gets: string
}): string => {
  const paid = [
    ...(gives === '' ? [] : [`entregar ${gives}`]),
    ...(keeps === '' ? [] : [`mostrar ${keeps} (que conserva)`]),
    ...(energy === '' ? [] : [`pagar ${energy}`]),
  ].join(', ')
  return paid === '' ? `recibir ${gets}` : `${paid} y recibir ${gets}`
}
