import { spelled, spelledFeminine } from '../../../kit/number-words.ts'
import { plural } from '../../../kit/plural.ts'
import { energyOf } from '../../data/goods.ts'
import { loan, parents } from '../../data/set-up.ts'
import type { Words } from '../words.ts'

const points = plural('es', { one: 'punto', other: 'puntos' })
const [own, other] = [0, 1]

export const es: Words = {
  end: {
    title: 'El final de la partida',
    says: ({ isWon, own: mine, others }, say) => [
      isWon
        ? `Tiene ${say.it('points', own, points(mine))} y gana: ¡enhorabuena!`
        : `${say.it('seat', other, 'El otro jugador')} tiene ${say.it('points', other, points(others))} y gana; usted tiene ${mine}.`,
      `Cuentan los francos y el valor de sus edificios y barcos; cada préstamo que queda quita ${points(loan.unpaid)}.`,
    ],
  },
  aim: {
    title: 'El objetivo',
    says: ({ rounds, turns }, say) => [
      `Gane francos, edificios y barcos: lo que valen juntos son sus ${say.it('points', own, 'puntos')}, y gana quien tiene más.`,
      `Es la versión abreviada: ${spelledFeminine.es(rounds)} rondas de ${spelled.es(turns)} turnos, que usted y el otro jugador juegan por turno.`,
    ],
  },
  turn: {
    title: 'Su turno',
    says: ({ offer, items }, say) => [
      'Un turno empieza con nuevas mercancías en dos ofertas.',
      'Después actúa una vez: tome todo lo de una oferta, o entre en un edificio.',
      `Donde más hay es en la ${say.offer(offer)}: ${say.items(items)}.`,
    ],
  },
  final: {
    title: 'Una última acción',
    says: () => [
      'La última ronda ha terminado. Cada uno actúa una vez más, incluso en un edificio donde está otro.',
      'Ya no se puede comprar nada.',
    ],
  },
  took: {
    title: 'Lo que ha tomado',
    says: ({ items }, say) => [
      `Ha tomado ${say.items(items)}; la oferta está vacía y vuelve a crecer turno a turno.`,
      'Las mercancías sirven para construir y para dar de comer, o se vuelven mejores en los edificios.',
    ],
  },
  entered: {
    title: 'Su disco',
    says: ({ building, isTowns }, say) => [
      `${say.it('disc', own, 'Su disco')} está en ${say.building(building)}: nadie más puede entrar mientras siga ahí.`,
      isTowns
        ? 'Es de la ciudad. Si un edificio es de otro jugador, la entrada se le paga a él.'
        : 'Si es de otro jugador, la entrada se le paga a él.',
    ],
  },
  built: {
    title: 'Su primer edificio',
    says: ({ building }, say) => [
      `${say.building(building)} es suyo: cuenta al final.`,
      'Los demás le pagan por entrar; usted entra gratis.',
    ],
  },
  fed: {
    title: 'Dar de comer',
    says: ({ food, paid }, say) => [
      `La ronda ha terminado, y ha pagado ${say.items(paid)} por ${say.food(food)}.`,
      'Cada ronda pide más que la anterior; los barcos dan comida en todas.',
    ],
  },
  harvest: {
    title: 'La cosecha',
    says: ({ goods }, say) => [
      `Ha recibido ${say.items(goods)}.`,
      `En la cosecha basta un grano para tener otro, y ${spelled.es(parents)} reses para una cría.`,
    ],
  },
  'round-end': {
    title: 'El final de la ronda',
    says: ({ food, feeds, has, turns }, say) => [
      `Tras ${spelled.es(turns)} turnos cada uno necesita ${say.food(food)}: lo dice ${say.it('round-card', 'round', 'la carta de ronda')}, con lo que llega además.`,
      `Su barco da ${feeds}; sus mercancías y francos valen ${say.it('food-to-pay', 'due', say.food(has))}.`,
      'Un franco también vale por una comida, pero los francos son puntos.',
    ],
  },
  buildings: {
    title: 'Los edificios',
    says: ({ buildings }, say) => [
      `En lugar de una oferta puede usar un edificio de la ciudad: ${say.buildings(buildings)}.`,
      'Cada uno hace algo por quien entra; algunos piden una entrada en comida o francos.',
    ],
  },
  others: {
    title: 'Lo que toman los demás',
    says: ({ items }, say) => [
      `${say.it('seat', other, 'El otro jugador')} ha tomado ${say.items(items)}.`,
      'Antes de dejar crecer una oferta, piense en quién juega después.',
    ],
  },
  blocked: {
    title: 'Está ocupado',
    says: ({ building }, say) => [
      `${say.it('disc', other, 'El disco del otro jugador')} está en ${say.building(building)}.`,
      'Podrá entrar cuando se haya ido a otro.',
    ],
  },
  construction: {
    title: 'Construir',
    says: ({ builder, tops }, say) => [
      `En ${say.building(builder)} construye uno de los que están encima de las pilas: ${say.buildings(tops)}.`,
      'Su carta muestra los materiales que hacen falta.',
    ],
  },
  purchases: {
    title: 'Comprar',
    says: () => [
      'En su turno también puede comprar edificios y barcos con francos. No cuesta ninguna acción.',
      'Lo que compra cuenta por su valor, a menudo casi su precio.',
    ],
  },
  city: {
    title: 'La ciudad construye',
    says: ({ building }, say) => [
      `Al final de algunas rondas construye la ciudad: esta vez ${say.building(building)}.`,
      'Ahora todos pueden entrar, o comprarlo.',
    ],
  },
  ship: {
    title: 'Los barcos',
    says: ({ ship }, say) => [
      `Nuevo barco: ${say.ship(ship)}. Los barcos se construyen en un muelle, o se compran.`,
      'Valen puntos y dan comida al final de cada ronda.',
    ],
  },
  energy: {
    title: 'La energía',
    says: (_, say) => [
      'Muchos edificios piden energía, tanta como muestra su carta.',
      `Se paga con ${say.item('wood')} (${energyOf('wood')}), ${say.item('charcoal')} (${energyOf('charcoal')}), ${say.item('coal')} (${energyOf('coal')}) o ${say.item('coke')} (${energyOf('coke')}).`,
    ],
  },
  upgraded: {
    title: 'Mercancías mejores',
    says: ({ items }, say) => [
      `Ha recibido ${say.items(items)}.`,
      'Cada mercancía tiene una cara mejor: alimenta más, da más energía, se vende más cara o construye lo que la otra no puede.',
    ],
  },
  loans: {
    title: 'Los préstamos',
    says: (_, say) => [
      `Quien no puede pagar la comida o los intereses toma ${say.it('loan', 'loan', 'préstamos')}, cada uno por ${say.francs(loan.receives)}.`,
      `Una loseta con intereses cuesta ${say.francs(loan.interest)}, tenga los préstamos que tenga. Devolver uno cuesta ${say.francs(loan.costs)}.`,
    ],
  },
}
