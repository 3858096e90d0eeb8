import { plural } from '../../../kit/plural.ts'
import { house, list, shown, steps, table, text } from '../../../kit/rulebook.ts'
import { es as phrases } from '../../locales/es.ts'
import type { Chapters } from '../chapters.ts'
import { facts } from '../facts.ts'
import { deliveryRows, landmarkRows, recipeRows } from '../tables.ts'

const { names, scores } = phrases
const { amounts, coin, goods, milestones, point, tiles } = names
const { awards, hiring, limits, reward, roadCosts } = facts
const firstSources = facts.firstSources.map((id) => tiles[id]).join(', ')
const blueprints = plural('es', { one: 'plano', other: 'planos' })

export const es = (): Chapters => ({
  aim: {
    title: 'De qué se trata',
    blocks: [
      text(
        'Juntos construyen una aldea, y cada uno quiere haber hecho lo más posible por ella. Ponen losetas, hacen mercancías y las llevan adonde hacen falta, construyen caminos y dan lo que pide la iglesia.',
      ),
      text('Cuando la iglesia está completa, acaba la partida. Gana quien tenga entonces más puntos.'),
    ],
  },
  table: {
    title: 'Sobre la mesa',
    blocks: [
      shown(
        'young-village',
        'Tres jugadores tras unas rondas, tal como los dibuja el servidor.',
        'La iglesia, donde todos empiezan.',
        'Una fuente: en sus espacios hay madera, piedra o trigo.',
        'El mercado.',
        'El ayuntamiento.',
        'Un edificio de producción, con un espacio para lo que se hace en él.',
        'Un lugar destacado, con la bandera de quien lo construyó.',
        'Un camino construido por un jugador: un sendero une dos bosques, un puente dos montañas.',
        'Un camino impreso en las dos losetas.',
        'Un aldeano.',
        'Un burro.',
        'Lo que tiene un jugador: puntos, monedas, aldeanos, burros, planos y los caminos que le quedan.',
        'Los planos que se pueden tomar: lo que cuesta tomar cada uno, lo que cuesta construirlo, y sus puntos.',
        'Las ventas del mercado: lo que se pide, y lo que dan.',
        'Lo que pide la iglesia. El signo de un jugador está sobre lo que ya se ha entregado.',
      ),
      list(
        `Alrededor de la iglesia están el mercado, el ayuntamiento y estas fuentes: ${firstSources}. En cada una hay ${facts.startsWith} de sus mercancías.`,
        'Cada uno empieza con un aldeano y un burro en la iglesia, y unas monedas.',
        'Todas las losetas que los caminos unen con la iglesia forman la aldea.',
      ),
      table(
        'Lo que depende del número de jugadores',
        ['Jugadores', 'Monedas por orden', 'Mercado: prima / elaborada', 'Entregas', 'Ventas'],
        facts.playerRows,
      ),
    ],
  },
  turn: {
    title: 'Su turno',
    blocks: [
      text('En su turno haga esto en cualquier orden, y tanto como quiera:'),
      list(
        'Cada uno de sus aldeanos puede trabajar una vez: va a cualquier loseta de la aldea, por lejos que esté, o se queda; allí hace una cosa. Usa la loseta, o construye otra a su lado, o construye un camino desde ella.',
        'Una vez en el turno, sus burros pueden dar un paso: cada uno a una loseta vecina unida por un camino, o ninguno.',
      ),
      text(
        'Los caminos sirven a todos, los haya construido quien los haya construido, y nadie estorba a nadie. Después juega el siguiente.',
      ),
    ],
  },
  goods: {
    title: 'Las mercancías',
    blocks: [
      text(
        `Hay tres materias primas: ${goods.wood}, ${goods.stone} y ${goods.wheat}. No son de nadie, y están en su fuente hasta que alguien las usa.`,
      ),
      text(
        `De ellas se hacen mercancías elaboradas. Están donde se hicieron, y cualquiera puede usarlas. Cada jugador tiene ${facts.tokensOfAGood} fichas de cada una; una ficha vuelve a quien la hizo cuando se usa.`,
      ),
      table('Qué se hace de qué', ['Mercancía elaborada', 'Materia prima'], recipeRows('es')),
      text(
        `Quien usa una mercancía elaborada premia a quien la hizo, con cargo a la reserva: ${coin(reward.coins)} y ${point(reward.vp)}. Puede ser usted mismo.`,
      ),
    ],
  },
  transport: {
    title: 'Llevar mercancías',
    blocks: [
      text(
        'Las mercancías no se mueven solas. Cuando paga con ellas en alguna parte, las lleva allí en ese momento, de loseta en loseta por los caminos.',
      ),
      list(
        'Desde una loseta vecina llegan sin ningún burro.',
        'Desde más lejos, uno de sus burros debe estar en cada loseta por la que pasan. De donde salen y adonde llegan no hace falta.',
        'Un burro lleva cuantas mercancías se quiera, en cada acción del turno. Los burros de los demás no le ayudan.',
      ),
    ],
  },
  buying: {
    title: 'Comprar mercancías',
    blocks: [
      text(
        'Siempre que necesite mercancías, también puede comprarlas en el mercado, a los precios de la tabla de arriba. No hace falta que haya allí ningún aldeano, pero hay que llevarlas desde allí como las demás. No premian a nadie.',
      ),
      text('Las monedas que recibe en una acción por sus propias mercancías pueden pagar lo que compre en ella.'),
      text('Solo para una venta en el mercado no se puede comprar nada.'),
    ],
  },
  using: {
    title: 'Fuentes y producción',
    blocks: [
      list(
        `Una fuente: llene todos sus espacios libres con sus mercancías; al menos uno debe estar libre. Por ello, ${firstSources} dan ${coin(facts.gathering)}, un granero ${point(facts.gatheringLater)}. Un granero admite cualquier materia prima.`,
        'Un edificio de producción: haga una mercancía por espacio libre, o menos. Para cada una, lleve una materia prima y ponga una ficha suya en el espacio.',
        'Los lugares destacados no se usan: puntúan al final.',
      ),
    ],
  },
  'town-hall': {
    title: 'El ayuntamiento',
    blocks: [
      text('Aquí toma un plano, o contrata, o primero lo uno y después lo otro.'),
      list(
        `Planos: hay ${facts.rowSpaces} en una fila. El primero es gratis. Para tomar otro, ponga una moneda en cada uno de los que están antes. Las monedas que haya sobre el suyo son para usted. Después los demás avanzan, y se saca uno nuevo de la bolsa. Puede tener ${blueprints(limits.blueprints)} como mucho.`,
        `Aldeanos: los siguientes cuestan ${hiring.villagers.join(', ')} monedas, hasta ${limits.villagers} en total. Llegan a la iglesia, y trabajan desde su próximo turno.`,
        `Burros: ${coin(hiring.donkey)} cada uno, hasta ${limits.donkeys} en total. Llegan a cualquier loseta de la aldea, y sirven al instante.`,
      ),
    ],
  },
  market: {
    title: 'Las ventas',
    blocks: [
      text(
        `En el mercado se vende: elija una de las ${facts.saleSpaces} fichas de venta a la vista, lleve las mercancías que pide y reciba sus puntos y monedas. Después se descubre la ficha siguiente.`,
      ),
    ],
  },
  church: {
    title: 'La iglesia',
    blocks: [
      text(
        'En la iglesia se entrega: elija algo que nadie haya entregado aún, llévelo y reciba sus puntos. Cada entrega construye una parte de la iglesia.',
      ),
      table('Los puntos de una entrega, según el número de jugadores', ['Entrega', ...facts.sides], deliveryRows('es')),
      text(
        `O se pide limosna, que da ${coin(facts.alms)}, pero solo mientras estén llenos todos los espacios de estas: ${firstSources}.`,
      ),
    ],
  },
  building: {
    title: 'Construir una loseta',
    blocks: [
      steps(
        'Elija uno de sus planos, y póngalo de modo que uno de sus lados toque un lado de la loseta donde está su aldeano. Puede girarlo, pero no darle la vuelta.',
        'Lleve hasta su aldeano lo que cuesta la loseta.',
        'Recibe sus puntos. Si es un lugar destacado, ponga en él su bandera.',
      ),
      list(
        'Dondequiera que se toquen losetas, un camino debe tocar un camino. Bosques y montañas pueden tocarse entre sí.',
        'No hace falta un camino a la loseta nueva. Pero sin él todavía no es parte de la aldea.',
        'El primer edificio de producción de una mercancía trae nuevos planos a la bolsa.',
      ),
    ],
  },
  roads: {
    title: 'Los caminos',
    blocks: [
      text(
        `Dos losetas que se tocan pero no están unidas se pueden unir desde cualquiera de ellas: dos bosques con un sendero, por ${amounts.stone(roadCosts.path.stone)}, y dos montañas con un puente, por ${amounts.wood(roadCosts.bridge.wood)}. Un bosque y una montaña no. Cada uno tiene ${limits.roads} caminos.`,
      ),
    ],
  },
  quality: {
    title: 'Los hitos',
    blocks: [
      text(
        `Quien construye el primer edificio de producción de una mercancía toma su hito, ${milestones.planks}, ${milestones.brick}, ${milestones.milk} o ${milestones.flour}. Desde entonces la hace de alta calidad: quien la usa le premia el doble. En el tablero, una estrella marca estas mercancías.`,
      ),
      text(`Quien construye el primer camino toma el hito «${milestones.roads}»: con él, los caminos valen más.`),
    ],
  },
  end: {
    title: 'El final',
    blocks: [
      text(
        'Cuando se ha entregado todo lo que pide la iglesia, se juega la ronda hasta el final, para que todos hayan tenido los mismos turnos.',
      ),
      text(`La partida acaba también tras la ronda ${facts.roundLimit}.`),
    ],
  },
  scoring: {
    title: 'Los puntos del final',
    blocks: [
      text('Lo que ha puntuado por el camino se queda. A ello se añade:'),
      table(
        'Premios',
        ['Premio', 'Puntos', 'Por tener más'],
        [
          [scores.chaplain, awards.chaplain, 'entregas'],
          [scores.sacristan, awards.sacristan, 'entregas después de estos'],
          [scores.merchant, awards.merchant, 'ventas'],
          [scores.landscaper, awards.landscaper, 'lugares destacados'],
        ],
      ),
      list(
        'Quienes empatan comparten un premio, redondeado hacia abajo. Si varios tienen más entregas, comparten los dos premios que las cuentan. Por nada no hay premio.',
        'Sus lugares destacados: vea más abajo.',
        `Cada uno de sus caminos: ${point(facts.ownRoadPoints)}, y ${facts.plannerPoints} más con el hito «${milestones.roads}».`,
        `Su recorrido más largo sin pasar dos veces por una loseta, por caminos propios e impresos, al menos uno de ellos suyo: ${point(facts.longestRoadPoints)} por loseta, menos la iglesia.`,
        `Cada ${coin(facts.coinsPerPoint)}: un punto.`,
      ),
      text(
        'Si hay empate a puntos, gana quien tiene más entregas, y después más ventas; si no, se comparte la victoria.',
      ),
    ],
  },
  landmarks: {
    title: 'Los lugares destacados',
    blocks: [
      table('Lo que puntúa un lugar destacado', ['Lugar', 'Al final'], landmarkRows('es')),
      house(
        'No se encontró ninguna lista de los números impresos. Son inventados los costes y los puntos de la mayoría de las losetas, qué loseta está en qué montón, la mayoría de las fichas de venta, y casi todo el lado de la iglesia para tres y cuatro jugadores. La referencia lo dice de cada uno.',
      ),
    ],
  },
  options: {
    title: 'Opciones',
    blocks: [
      text('Al abrir una partida se puede elegir:'),
      list(
        'Cómo están puestas las primeras losetas: como en una primera partida, o por sorteo.',
        'Si dos losetas que ya une el camino de otro se pueden unir otra vez.',
        'Si el recorrido más largo puede pasar por la iglesia.',
        `Otra última ronda en vez de la ${facts.roundLimit}.`,
      ),
    ],
  },
})
