import { plural } from '../../../kit/plural.ts'
import { list, shown, steps, table, text } from '../../../kit/rulebook.ts'
import { es as names } from '../../locales/names/es.ts'
import type { Chapters } from '../chapters.ts'
import { facts } from '../facts.ts'
import { amountsIn, firmsIn, goodRows, playerColumns, shipFoodRows, shipRows, tileRows } from '../tables.ts'

const { amounts, buildings, counted, items } = names
const { loan, starting, startingOffers } = facts
const turns = plural('es', { one: 'turno', other: 'turnos' })
const special = plural('es', { one: 'edificio especial', other: 'edificios especiales' })

export const es = (): Chapters => ({
  aim: {
    title: 'De qué se trata',
    blocks: [
      text(
        'Usted comercia en el puerto de El Havre. Toma mercancías de las casillas de oferta, hace con ellas otras mejores en edificios, adquiere edificios y barcos propios y alimenta a su gente al final de cada ronda.',
      ),
      text('Al final gana quien tiene más: en francos, y en valor de edificios y barcos.'),
    ],
  },
  table: {
    title: 'Sobre la mesa',
    blocks: [
      shown(
        'early-match',
        'Tres jugadores tras unas rondas, tal como los dibuja el servidor.',
        'La ronda, y cuántas hay.',
        'La comida que cada uno debe al final de esta ronda.',
        'Qué más trae el final de la ronda: una cosecha si se ven grano y ganado, y si la ciudad construye.',
        'El barco que llega al final de la ronda, y su valor.',
        'Las ofertas: lo que hay en cada casilla.',
        'Las losetas de suministro. El marco muestra la de este turno.',
        'En una de las losetas se pagan intereses.',
        'El número de edificios que son de la ciudad.',
        'Las tres pilas de edificios: el número de la carta de encima, su precio y cuántas hay en la pila.',
        'Los barcos que se pueden conseguir: el de encima de cada clase.',
        'El número de edificios especiales que siguen boca abajo.',
        'Los francos y los edificios de un jugador, el edificio donde está su disco, y sus préstamos; debajo, sus mercancías.',
        'Lo que todo esto puntúa ahora, con los préstamos tal como están.',
      ),
      list(
        `Cada uno empieza con ${amountsIn('es', starting.full)}, y un disco.`,
        `En las ofertas hay ${amountsIn('es', startingOffers.full)}.`,
        `Estos edificios son al principio de la ciudad: ${firmsIn('es')}.`,
        `Otros edificios están en tres pilas, ${facts.inPiles} en total con ${facts.playersShown} jugadores, cada una ordenada por números. Todos pueden mirarlas enteras, pero solo se pueden conseguir los tres de encima.`,
      ),
    ],
  },
  turn: {
    title: 'Su turno',
    blocks: [
      steps(
        'Suministro: su barco pasa a la loseta siguiente, y se añade a las ofertas una unidad de cada una de las dos cosas que muestra.',
        'Acción principal: tome una oferta o entre en un edificio.',
      ),
      text(
        'Además, en su turno puede comprar edificios y barcos, antes y después de la acción principal, tantos como quiera. Puede devolver préstamos en cualquier momento, también en el turno de otro, y vender en cualquier momento salvo en mitad de una acción.',
      ),
      text(
        `Hay ${facts.tiles.length} losetas de suministro. Se descubren a medida que se llega a ellas en la primera ronda, y después se quedan como están. Así que una ronda siempre tiene ${turns(facts.turnsInARound)} en total, los juegue quien los juegue.`,
      ),
      table('Las losetas de suministro', ['Añade', 'Intereses'], tileRows('es', 'sí')),
    ],
  },
  offers: {
    title: 'Tomar una oferta',
    blocks: [
      text(`Elija una de las ${facts.offers} ofertas y tome todo lo que hay en ella. No se puede elegir una vacía.`),
    ],
  },
  entering: {
    title: 'Entrar en un edificio',
    blocks: [
      text(
        'Ponga su disco en un edificio y haga lo que dice. El edificio puede ser de la ciudad, suyo o de otro, pero no debe haber ningún disco en él. En los edificios de las pilas no se puede entrar.',
      ),
      list(
        'Pague primero la tarifa: al dueño, o a la reserva si el edificio es de la ciudad. Los suyos son gratis.',
        'Una tarifa en comida se puede pagar con comida y francos, mezclados como se quiera; una tarifa en francos, solo con francos. Si una carta muestra las dos, usted elige.',
        'Solo puede entrar si después puede hacer algo allí.',
        'Su disco se queda hasta que lo mueva, o hasta que el edificio se compre o se venda. Para usar otra vez el mismo edificio, antes tiene que haber salido.',
        'En los edificios sin acción no se puede entrar. Dan puntos al final.',
        'Los martillos, los pescadores y los tipos de edificio cuentan en sus propias cartas, sea de quien sea el edificio que usa.',
      ),
    ],
  },
  payment: {
    title: 'Mercancías, comida y energía',
    blocks: [
      text('De cada mercancía se hace otra mejor en los edificios. Valen cosas distintas:'),
      table('Lo que vale una mercancía', ['Mercancía', 'Comida', 'Energía', 'Precio por barco'], goodRows('es')),
      list(
        `Un franco siempre vale por ${counted.food(facts.foodForAFranc)}, pero nunca por energía.`,
        'No se devuelve la comida ni la energía que se pague de más. La energía de una acción se paga de una vez.',
        'Las mitades se redondean una sola vez por toda la visita: hacia abajo lo que recibe, hacia arriba lo que paga.',
        `Como material, y donde una carta los pida, ${items.brick} puede valer por ${items.clay}, y ${items.steel} por ${items.iron}; pero nunca al revés, ni en la ${buildings.brickworks} ni en la ${buildings['steel-mill']}.`,
      ),
    ],
  },
  building: {
    title: 'Construir',
    blocks: [
      text(
        `Para construir, entre en un edificio que lo permita: ${firmsIn('es')} están en la ciudad desde el principio. Entregue entonces los materiales que muestra una carta de encima de una pila, y es suya.`,
      ),
      text(
        'La carta siguiente de la pila queda disponible al instante. Una carta sin coste no se puede construir, solo comprar.',
      ),
    ],
  },
  trade: {
    title: 'Comprar y vender',
    blocks: [
      list(
        'En su turno puede comprar cualquier edificio de la ciudad, la carta de encima de cualquier pila, y el barco de encima de cualquier clase menos los transatlánticos. Paga su precio en francos. Algunos edificios no tienen precio.',
        'Si hay un disco en un edificio que se compra o se vende, vuelve a su jugador. Así que puede comprar el edificio en el que está y entrar en él otra vez.',
        'Vende por la mitad del valor. El edificio es entonces de la ciudad; un barco vuelve encima de los de su clase.',
        'Un edificio vendido en un turno no se puede comprar en ese turno.',
      ),
    ],
  },
  ships: {
    title: 'Los barcos',
    blocks: [
      text(
        `Los barcos traen comida en cada ronda, llevan mercancías a ultramar y valen algo al final. Se compran, o se construyen en un muelle: por sus materiales y ${counted.energy(facts.shipEnergy)}. El primer barco de un muelle que no sea de madera cuesta además ${amountsIn('es', facts.modernising)}, que moderniza el muelle para siempre.`,
      ),
      table('Los barcos', ['Barco', 'Materiales', 'Precio', 'Valor', 'Lleva'], shipRows('es')),
      table(
        'La comida que un barco trae en cada ronda, según el número de jugadores',
        ['Barco', ...playerColumns],
        shipFoodRows('es'),
      ),
      text(
        `En «${buildings['shipping-line']}» vende mercancías por barco: ${counted.energy(facts.shipEnergy)} por cada barco que zarpa.`,
      ),
    ],
  },
  'round-end': {
    title: 'El final de una ronda',
    blocks: [
      steps(
        `Cosecha, si la hay en esta ronda: quien tiene grano recibe ${amounts.grain(facts.harvest.grain)}, y quien tiene al menos ${amounts.cattle(facts.parents)} recibe ${amounts.cattle(facts.harvest.cattle)} más.`,
        'Comida: cada uno paga la de la ronda, menos lo que traen sus barcos. Se paga con comida y francos, mezclados como se quiera.',
        'La ciudad construye en algunas rondas: o el edificio con el número más bajo de los tres de encima, o el primer edificio especial. Entonces es de la ciudad.',
        'Llega un barco nuevo y queda encima de los de su clase.',
      ),
      table(
        'La comida que se debe, según la ronda y el número de jugadores; un asterisco significa que no hay cosecha',
        ['Ronda', ...playerColumns],
        facts.foodRows.full,
      ),
    ],
  },
  loans: {
    title: 'Préstamos e intereses',
    blocks: [
      text(
        `Si su comida y sus francos no bastan para alimentar a su gente, o sus francos para pagar los intereses, toma préstamos: cada uno trae ${amounts.franc(loan.receives)}. En lugar de eso puede vender algo, pero no tiene por qué. Para nada más hay préstamos.`,
      ),
      list(
        `Cuando el barco de alguien llega a la loseta con intereses, cada uno de los que tienen préstamos paga ${amounts.franc(loan.interest)}, tenga los que tenga.`,
        `Puede devolver un préstamo en cualquier momento, por ${amounts.franc(loan.costs)}.`,
        `Un préstamo que quede al final cuesta ${amounts.franc(loan.unpaid)}.`,
      ),
    ],
  },
  specials: {
    title: 'Los edificios especiales',
    blocks: [
      text(
        `De los ${facts.specialsInTheBox} edificios especiales, ${facts.specials} se sacan para una partida y quedan boca abajo. Nadie los conoce hasta que la ciudad los construye. Entonces se puede entrar en ellos y comprarlos como los demás de la ciudad.`,
      ),
      text(
        `Quien visita «${buildings.marketplace}» mira ${special(facts.specialsLookedAt)} de encima, y los devuelve en el orden que quiera.`,
      ),
    ],
  },
  end: {
    title: 'Las últimas acciones',
    blocks: [
      text(
        'Tras la última ronda, cada uno tiene una acción principal más, en el orden de los turnos: sin suministro, sin intereses y sin compras. Todavía se puede vender y devolver préstamos.',
      ),
      text('Ahora se puede entrar en un edificio aunque haya un disco en él, a menos que sea el propio.'),
    ],
  },
  scoring: {
    title: 'Quién ha ganado',
    blocks: [
      list(
        'Sus francos.',
        'Los valores impresos en sus edificios y barcos, haya pagado lo que haya pagado.',
        'Lo que algunos edificios añaden por otras cosas que usted tiene.',
        `Menos ${amounts.franc(loan.unpaid)} por cada préstamo.`,
      ),
      text(
        `Las mercancías ya no valen nada, a menos que un edificio como «${buildings.storehouse}» lo diga. Gana quien tiene más; los que empatan comparten la victoria.`,
      ),
      table(
        'Cuánto dura una partida',
        ['Jugadores', 'Rondas', 'Turnos de cada uno', 'Edificios en las pilas'],
        facts.lengthRows.full,
      ),
    ],
  },
  short: {
    title: 'La versión abreviada',
    blocks: [
      text('Tiene menos rondas y ningún edificio especial, y empieza con más:'),
      list(
        `Cada uno empieza con ${amountsIn('es', starting.short)}.`,
        `En las ofertas hay ${amountsIn('es', startingOffers.short)}.`,
        `Con uno o dos jugadores, cada uno empieza también con un barco de madera de valor ${facts.dealtShips}. Para un jugador solo hay otro en venta.`,
        'Salvo con tres jugadores, uno o más edificios se suman a los tres de la ciudad.',
      ),
      table(
        'Cuánto dura una partida en versión abreviada',
        ['Jugadores', 'Rondas', 'Turnos de cada uno', 'Edificios en las pilas'],
        facts.lengthRows.short,
      ),
      table(
        'La comida que se debe en la versión abreviada, según la ronda y el número de jugadores; un asterisco significa que no hay cosecha',
        ['Ronda', ...playerColumns],
        facts.foodRows.short,
      ),
      text(
        'Salvo para dos jugadores, una sola fuente dice qué edificios y cartas de ronda se juegan en la versión abreviada.',
      ),
    ],
  },
  alone: {
    title: 'En solitario',
    blocks: [
      text('A solas se juega con las mismas reglas, frente a estas marcas:'),
      table(
        'Su resultado',
        ['Versión', 'Flojo', 'Aceptable', 'Bueno', 'Excelente'],
        [
          ['Completa', ...facts.soloRows.full],
          ['Abreviada', ...facts.soloRows.short],
        ],
      ),
    ],
  },
  options: {
    title: 'Opciones',
    blocks: [
      text('Al abrir una partida se puede elegir:'),
      list(
        'La versión completa o la abreviada.',
        'Edificios especiales de fuera de la caja: cartas promocionales, y una parte de Le Grand Hameau.',
        'El último de los edificios especiales de la caja, en el que difieren las ediciones.',
        `Intereses de ${amounts.franc(facts.doubleInterest)} para quien tenga al menos tantos préstamos como jugadores hay.`,
        `Las pilas tal como se repartieron, aunque «${buildings['black-market']}» esté encima de una. Si no, se reparten de nuevo.`,
        `Como mucho ${facts.mostAlone} mercancías en «${buildings.marketplace}» para quien juega en solitario.`,
      ),
    ],
  },
})
