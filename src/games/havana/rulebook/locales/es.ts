import { plural } from '../../../kit/plural.ts'
import { house, list, shown, steps, table, text } from '../../../kit/rulebook.ts'
import { es as phrases } from '../../locales/es.ts'
import { cardsInWords } from '../cards-in-words.ts'
import type { Chapters } from '../chapters.ts'
import { facts } from '../facts.ts'

const { amounts, cards, points } = phrases
const { pesos, rubble } = amounts
const cardsOf = plural('es', { one: 'carta', other: 'cartas' })
const houses = plural('es', { one: 'edificio', other: 'edificios' })
const rounds = plural('es', { one: 'ronda', other: 'rondas' })
const bricks = plural('es', { one: 'ladrillo', other: 'ladrillos' })

export const es = (): Chapters => ({
  aim: {
    title: 'De qué se trata',
    blocks: [
      text(
        'Usted restaura La Habana vieja. Sus cartas de acción le dan ladrillos, pesos y obreros; con ellos construye edificios, y cada edificio vale puntos de victoria (PV).',
      ),
      text('Quien alcanza primero la meta gana al instante. La meta depende de cuántos jueguen.'),
      table('La meta', ['Jugadores', 'Puntos de victoria'], facts.goals),
    ],
  },
  table: {
    title: 'Sobre la mesa',
    blocks: [
      shown(
        'first-round',
        'Tres jugadores en su primera ronda, tal como los dibuja el servidor.',
        `Dos filas de edificios, ${facts.rowLength} en cada una al principio. Solo se puede construir un edificio de un extremo: los extremos tienen un marco grueso. Cada edificio muestra sus puntos y su coste.`,
        'La carta de recursos: lo que pueden tomar las acciones de esta ronda.',
        'La bolsa, de la que se sacan ladrillos sin mirar, con los que quedan en ella.',
        'El mazo de los demás edificios, con los puntos de la carta de encima, que todos ven.',
        'La meta.',
        `Las ${cardsOf(facts.cardsOnTable)} boca arriba ante un jugador.`,
        'El número de cartas en la mano.',
        'El número de cartas descartadas.',
      ),
      list(
        `En la bolsa están los ladrillos: ${facts.bricksOfEachColour} de cada color, blanco, amarillo, verde y rojo. También están los escombros, ${facts.rubblePieces} en todo el juego. Un escombro cuenta como ladrillo, pero no como ladrillo de color.`,
        `En la reserva están los pesos y los obreros que no son de nadie. Hay ${facts.coins} pesos y ${facts.workers} obreros en total.`,
        `Cada uno empieza con las mismas ${facts.set} cartas de acción en la mano, ${pesos(facts.purse.pesos)} y ${rubble(facts.purse.rubble)}.`,
        `Cuando empieza el juego, al menos un extremo de una fila no vale más de ${points(facts.cheapEnd)}, para que pronto se pueda construir.`,
      ),
      house(
        `Las cartas de edificio son nuestras: no se encontró ninguna lista de las impresas, así que sus puntos, de ${facts.leastPoints} a ${facts.mostPoints}, y sus costes son inventados.`,
      ),
    ],
  },
  opening: {
    title: 'Las primeras cartas',
    blocks: [
      text(
        `Antes de la primera ronda, cada uno elige ${cardsOf(facts.cardsOnTable)} y las pone boca abajo. Cuando todos han elegido, se descubren todas a la vez.`,
      ),
    ],
  },
  round: {
    title: 'Una ronda',
    blocks: [
      steps(
        'El orden: sus cartas boca arriba dicen quién empieza.',
        'Los turnos: uno tras otro, cada jugador realiza sus dos cartas y después construye.',
        'Los recursos: llegan nuevos pesos y ladrillos a la carta de recursos.',
        'El cambio: cada uno cambia una de sus dos cartas.',
      ),
      text('Después empieza la ronda siguiente, hasta que alguien haya ganado.'),
    ],
  },
  initiative: {
    title: 'Quién empieza',
    blocks: [
      text(
        'Lea los números de sus dos cartas como un solo número, con el menor delante: esa es su iniciativa. Empieza la más baja.',
      ),
      table('Los jugadores de la imagen, en su orden', ['Jugador', 'Cartas', 'Iniciativa'], facts.initiatives),
      text(
        'Si dos tienen la misma, va antes quien tiene menos puntos de victoria; después, menos ladrillos de color, menos pesos, menos obreros, menos escombros. Si todo es igual, decide un orden que se sortea al principio y que todos conocen.',
      ),
      text('Cuenta lo que se tiene al empezar la ronda. El orden vale después para toda la ronda.'),
    ],
  },
  actions: {
    title: 'Sus cartas',
    blocks: [
      text(
        'En su turno, realice primero sus dos cartas, en el orden que quiera. Haga todo lo que dice una carta, en la medida de lo posible.',
      ),
      text(`Solo ${cards.ruina} y ${cards.reciclaje} son voluntarias.`),
      table('Las cartas de acción', ['Número', 'Carta', 'Efecto'], cardsInWords('es')),
      list(
        'Un ladrón solo roba a quien aún tiene su turno por delante en esta ronda, así que el último no puede robar a nadie. Usted elige a la víctima, y debe robar si puede.',
        `A nadie se le roba mientras tenga ${cards.guardaespaldas} boca arriba delante.`,
        'Lo que tiene la víctima se cuenta en el momento del robo.',
        `Con ${cards.contrabando}, usted decide antes de mirar en la bolsa si saca o si elige.`,
        'Si hay menos de lo que da una carta, usted toma lo que hay.',
      ),
    ],
  },
  building: {
    title: 'Construir',
    blocks: [
      text(
        'Tras las dos acciones puede construir tantos edificios como pueda pagar, uno por uno, en cualquier extremo de las dos filas. El edificio siguiente queda entonces en el extremo, y puede construirlo en el mismo turno.',
      ),
      list(
        'Pague el coste que muestra la carta. Los ladrillos y los escombros salen del juego para siempre; los pesos y los obreros vuelven a la reserva.',
        `Un edificio con el signo del arquitecto solo se puede construir mientras tenga ${cards.arquitecto} boca arriba delante. La carta se queda.`,
        'Los puntos del edificio son suyos al instante.',
        `Cuando en una fila solo quedan ${houses(facts.shortRow)}, ${facts.refill} nuevos del mazo se ponen entre ellos. Los dos antiguos siguen en los extremos.`,
      ),
    ],
  },
  payment: {
    title: `${facts.rate} por uno`,
    blocks: [
      text(
        `Al pagar un edificio, ${rubble(facts.rate)} pueden valer por un ladrillo de cualquier color, y ${pesos(facts.rate)} por un obrero: tantas veces como quiera, pero nunca al revés.`,
      ),
      text('No es un cambio: usted nunca recibe el ladrillo ni el obrero. El arquitecto no se puede sustituir.'),
    ],
  },
  supply: {
    title: 'Nuevos recursos',
    blocks: [
      text(
        `Cuando todos han jugado su turno, se añaden a la carta de recursos ${pesos(facts.supply.pesos)} y ${bricks(facts.supply.bricks)} de la bolsa, quede lo que quede en ella. Es también lo que recibe al principio.`,
      ),
    ],
  },
  replacement: {
    title: 'Una carta nueva',
    blocks: [
      text(
        'En el orden de esta ronda, cada uno pone una carta de su mano boca abajo y deja una de sus dos cartas boca arriba en su descarte. Así todos ven lo que conserva, pero no lo que añade.',
      ),
      text('Después se descubren a la vez todas las cartas nuevas, y con ellas empieza la ronda siguiente.'),
      text(
        `Cuando solo le quedan ${cardsOf(facts.handToPickUpAt)} en la mano, recupera todo su descarte. Como cada uno juega una carta por ronda, esto les pasa a todos a la vez: tras ${rounds(facts.roundsOfAHand)}, y así sucesivamente.`,
      ),
    ],
  },
  end: {
    title: 'El final',
    blocks: [
      text('La partida acaba en mitad de un turno, en cuanto alguien alcanza la meta: esa persona ha ganado.'),
      list(
        'También acaba cuando no queda ningún edificio, o cuando se han usado todos los ladrillos y todos los escombros. Entonces gana quien tiene más puntos.',
        `Y cuando ${rounds(facts.stallRounds)} seguidas han empezado con la bolsa vacía sin que nadie construya. También entonces gana quien tiene más puntos.`,
        'Quienes tienen los mismos puntos comparten la victoria.',
      ),
      text(
        'Solo cuentan los puntos de sus edificios. Quien deja la partida queda detrás de todos los que se quedan; si solo queda uno, gana.',
      ),
    ],
  },
  options: {
    title: 'Opciones',
    blocks: [
      text(
        `El número de jugadores, de ${facts.seats.min} a ${facts.seats.max}, cambia la meta y nada más. Al abrir una partida se puede elegir:`,
      ),
      list(
        `${facts.otherBuildings.join(', ')} cartas de edificio en lugar de ${facts.buildings}: los reglamentos de distintos idiomas las cuentan de otro modo.`,
        `Pesos que nunca se acaban, en lugar de ${facts.coins}.`,
        `Que la partida no acabe porque nadie construya durante ${rounds(facts.stallRounds)}.`,
      ),
    ],
  },
})
