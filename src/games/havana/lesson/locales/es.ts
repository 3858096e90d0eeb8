import { spelled, spelledFeminine } from '../../../kit/number-words.ts'
import { plural } from '../../../kit/plural.ts'
import { handToPickUpAt, refill, shortRow, supply } from '../../data/set-up.ts'
import { rate } from '../../payment.ts'
import type { Words } from '../words.ts'

const points = plural('es', { one: 'punto', other: 'puntos' })
const few = plural('es', { one: 'edificio', other: 'edificios' }, spelled.es)
const cards = plural('es', { one: 'carta', other: 'cartas' }, spelledFeminine.es)
const [own, other] = [0, 1]

export const es: Words = {
  end: {
    title: 'El final de la partida',
    says: ({ isWon, isGoal, own: mine, others, goal }, say) => [
      isWon
        ? `Tiene ${say.it('points', own, points(mine))} y gana: ¡enhorabuena!`
        : `${say.it('seat', other, 'El otro jugador')} tiene ${say.it('points', other, points(others))} y gana; usted tiene ${mine}.`,
      ...(isGoal ? [`Quien alcanza ${points(goal)} acaba la partida en el acto.`] : []),
      'También acaba cuando no quedan edificios o ladrillos; entonces gana quien tiene más puntos.',
    ],
  },
  aim: {
    title: 'El objetivo',
    says: ({ goal }, say) => [
      'Construya los edificios de las dos filas: cada uno da los puntos que muestra.',
      `El primero que tiene ${say.it('points', own, points(goal))} gana en el acto.`,
    ],
  },
  opening: {
    title: 'Sus dos primeras cartas',
    says: ({ cards: all }) => [
      `Todos tienen las mismas ${all} cartas de acción.`,
      'Ponga dos de las suyas boca abajo. Todas se descubren a la vez, y usted ejecuta las dos en la primera ronda.',
    ],
  },
  initiative: {
    title: 'Quién actúa primero',
    says: ({ own: mine, others, isFirst }, say) => [
      `Los números de sus dos cartas, el menor delante, forman ${mine}; los ${say.it('seat', other, 'del otro jugador')} forman ${others}.`,
      `El número menor actúa primero${mine === others ? '; si son iguales, quien tiene menos puntos o piezas' : ''}: ${isFirst ? 'es usted' : 'no es usted'}. Las cartas que dan mucho tienen números altos y llegan tarde.`,
    ],
  },
  actions: {
    title: 'Su turno',
    says: ({ cards: two }, say) => [
      'Ejecute sus dos cartas, en el orden que quiera.',
      ...two.map((card) => `${say.card(card)}: ${say.effect(card)}.`),
    ],
  },
  pieces: {
    title: 'Lo que usted toma',
    says: ({ pieces }, say) => [
      `Ha tomado ${say.pieces(pieces)}.`,
      'Ladrillos, escombros, pesos y obreros pagan los edificios; cada edificio muestra su precio.',
    ],
  },
  rows: {
    title: 'Lo que se puede construir',
    says: ({ buildings }, say) => [
      `Solo se pueden construir los edificios de los extremos de las dos filas: ahora ${say.buildings(buildings)}.`,
      'Los de en medio esperan hasta llegar a un extremo.',
    ],
  },
  building: {
    title: 'Construir',
    says: ({ buildings }, say) => [
      `Sus cartas están ejecutadas, y puede pagar ${say.buildings(buildings)}.`,
      'Construya tanto como pueda pagar, o termine su turno y ahorre. Lo que usted deja, otro puede construirlo.',
    ],
  },
  replace: {
    title: 'Una carta nueva',
    says: (_, say) => [
      `Antes de la próxima ronda, deje una de sus dos cartas en ${say.it('discard', own, 'su descarte')} y ponga boca abajo una de ${say.it('hand', own, 'su mano')}.`,
      'Los números bajos actúan pronto; los altos dan más.',
    ],
  },
  built: {
    title: 'Su primer edificio',
    says: ({ building, points: mine, goal }, say) => [
      `Con ${say.building(building)} tiene ${say.it('points', own, points(mine))} de ${goal}.`,
      `Los ladrillos pagados salen de la partida; los pesos y los obreros vuelven a ${say.it('reserve', 'reserve', 'la reserva')}.`,
    ],
  },
  theft: {
    title: 'Los ladrones',
    says: ({ isVictim, pieces }, say) => [
      isVictim
        ? `${say.it('seat', other, 'El otro jugador')} le ha robado ${say.pieces(pieces)}.`
        : `Usted ha robado ${say.pieces(pieces)} ${say.it('seat', other, 'al otro jugador')}.`,
      `Solo se puede robar a quien actúa más tarde en la ronda, y a nadie que tenga ${say.card('guardaespaldas')} boca arriba.`,
    ],
  },
  supply: {
    title: 'Nuevos recursos',
    says: ({ pieces }, say) => [
      `Después de cada ronda llegan a ${say.it('resource-card', 'card', 'la carta de recursos')} ${supply.pesos} pesos y ${supply.bricks} ladrillos o escombros de ${say.it('bag', 'bag', 'la bolsa')}: ahora ${say.pieces(pieces)}.`,
      'Varias cartas toman de ahí: cuando hay mucho, conviene actuar pronto.',
    ],
  },
  others: {
    title: 'Lo que hacen los demás',
    says: ({ cards: theirs }, say) => [
      `${say.it('seat', other, 'El otro jugador')} ha ejecutado ${say.cards(theirs)}.`,
      'Todos juegan con las mismas cartas: lo que le hacen, también puede hacerlo usted.',
    ],
  },
  'turn-ended': {
    title: 'El fin de un turno',
    says: () => [
      'Su turno ha terminado solo: no puede construir ningún edificio de un extremo.',
      'Conserva todo lo que tiene para las rondas siguientes.',
    ],
  },
  refill: {
    title: 'Nuevos edificios',
    says: ({ buildings, top }, say) => [
      `En una fila solo quedaban ${few(shortRow)}, y entre ellos han llegado ${spelled.es(refill)} ${say.it('stack', 'stack', 'del mazo')}: ${say.buildings(buildings)}.`,
      ...(top === null ? [] : [`Encima del mazo ve el próximo: ${say.building(top)}.`]),
    ],
  },
  'others-built': {
    title: 'Un edificio menos',
    says: ({ building, points: theirs, goal }, say) => [
      `${say.it('seat', other, 'El otro jugador')} ha construido ${say.building(building)} y tiene ${say.it('points', other, points(theirs))} de ${goal}.`,
      'Fíjese en para qué ahorran los demás: quizá pueda construirlo antes.',
    ],
  },
  'picked-up': {
    title: 'Sus cartas vuelven',
    says: ({ cards: many }, say) => [
      `Solo quedaban ${cards(handToPickUpAt)} en ${say.it('hand', own, 'su mano')}, así que ha recuperado las ${many} de ${say.it('discard', own, 'su descarte')}.`,
    ],
  },
  'thin-hand': {
    title: 'Pocas cartas en la mano',
    says: ({ cards: many }, say) => [
      `Le quedan ${cards(many)} en ${say.it('hand', own, 'la mano')}.`,
      `Cuando solo queden ${spelledFeminine.es(handToPickUpAt)}, recuperará todo ${say.it('discard', own, 'su descarte')}.`,
    ],
  },
  'stand-ins': {
    title: `${rate} por uno`,
    says: ({ own: mine }, say) => [
      `Tiene ${say.pieces(mine)}.`,
      `Al pagar, ${rate} escombros sustituyen a un ladrillo de color, y ${rate} pesos a un obrero.`,
    ],
  },
  architect: {
    title: 'El arquitecto',
    says: ({ building }, say) => [
      `${say.building(building)} muestra al arquitecto: solo puede construirlo quien tenga ${say.card('arquitecto')} boca arriba.`,
    ],
  },
  'near-goal': {
    title: 'Cerca de la meta',
    says: ({ isYou, points: left }, say) => [
      isYou
        ? `Le faltan solo ${say.it('points', own, points(left))}. Busque un edificio que valga lo mismo.`
        : `${say.it('seat', other, 'Al otro jugador')} le faltan solo ${say.it('points', other, points(left))}.`,
      `Un edificio caro en un extremo puede construirlo cualquiera, o retirarlo con ${say.card('ruina')}.`,
    ],
  },
}
