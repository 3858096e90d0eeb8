import { conjunctions, disjunctions } from '../../kit/lists.ts'
import { ordinal, ordinalGenitive, spelled, spelledFeminine } from '../../kit/number-words.ts'
import type { Sentences } from '../../kit/phrases.ts'
import { plural } from '../../kit/plural.ts'
import type { Language } from '../../kit/wording.ts'
import type { EndScore } from '../box.ts'
import { saleSpaces } from '../data/sales.ts'
import { hiring, sides } from '../data/set-up.ts'
import type { Aspect } from '../data/sources.ts'
import type { SegmentType } from '../geometry/outline.ts'

/** The words for pieces in one language. */
export interface TilePhrases {
  readonly church: string
  readonly slot: (asks: string, points: string) => string
  readonly slotsFor: (few: boolean) => string
  readonly market: (raw: string, refined: string, few: boolean) => string
  readonly townHall: (villagers: string, donkey: string) => string
  readonly source: (goods: string, slots: number, startsWith: number) => string
  readonly filling: (reward: string) => string
  readonly refinery: (from: string, makes: string, slots: number) => string
  readonly used: (reward: string) => string
  readonly scores: Sentences<LandmarkScore, string>
  readonly sale: (goods: string, reward: string) => string
  readonly level: (level: number) => string
  readonly values: {
    readonly points: (points: string) => string
    /** The sides of a tile in turn, with as many of a type as lie side by side. */
    readonly segments: (many: number, runs: string) => string
    readonly land: Readonly<Record<SegmentType, string>>
    readonly stack: (good: string | null) => string
  }
  readonly groups: Readonly<Record<'tiles' | 'slots' | 'sales', string>>
  readonly aspects: Readonly<Record<Aspect, string>>
  readonly sources: {
    readonly sure: string
    readonly oneSource: (aspects: string) => string
    readonly derived: (aspects: string) => string
    readonly house: (aspects: string) => string
    readonly read: string
    readonly ours: string
    readonly oneSide: string
    readonly derivedSide: string
  }
}

/** What a landmark scores for. */
type LandmarkScore = { readonly type: EndScore['for']; readonly atMost: number }

/** The numbers of players of a side of the church and the market, in a language. */
const seats = (language: Language, side: keyof typeof sides) => ({
  or: disjunctions[language].format(sides[side].map(String)),
  and: conjunctions[language].format(sides[side].map(String)),
})
const hired = hiring.villagers.map((_, place) => place + 2)
/** "The second, third and fourth": without a comma before the last. */
const joined = (parts: readonly string[], and: string) =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(` ${and} `)

const openSales = {
  en: plural('en', { one: 'sale is', other: 'sales are' }, spelled.en)(saleSpaces),
  fr: plural('fr', { one: 'vente', other: 'ventes' }, spelledFeminine.fr)(saleSpaces),
  ru: plural('ru', { one: 'продажа', few: 'продажи', other: 'продаж' }, spelledFeminine.ru)(saleSpaces),
  es: plural('es', { one: 'venta', other: 'ventas' }, spelledFeminine.es)(saleSpaces),
} as const

const en: TilePhrases = {
  church: 'goods are delivered here; everybody starts here, and roads lead to it',
  slot: (asks, points) => `deliver ${asks} for ${points}`,
  slotsFor: (few) =>
    few
      ? `on the side for ${seats('en', 'few').and} players as well`
      : `only on the side for ${seats('en', 'many').and} players`,
  market: (raw, refined, few) =>
    `with ${seats('en', few ? 'few' : 'many').or} players a raw good costs ${raw} and a refined one ${refined}; ${openSales.en} on offer here`,
  townHall: (villagers, donkey) =>
    `take a blueprint from the row for a coin for each that lies before it, and hire: the ${joined(hired.map(ordinal.en), 'and')} villager for ${villagers}, a donkey for ${donkey}`,
  source: (goods, slots, startsWith) =>
    `${goods} comes from here: ${slots} slots, ${startsWith === 0 ? 'all empty' : `${startsWith} of them full`} at the start`,
  filling: (reward) => `the player who fills its empty slots receives ${reward}`,
  refinery: (from, makes, slots) => `turn ${from} into ${makes}: up to ${slots} here`,
  used: (reward) =>
    `when somebody uses such a good, its maker receives ${reward}, and twice as much for one of high quality`,
  scores: {
    deliveries: (_, points) => `at the end, if it belongs to the village, ${points} for each delivery of your own`,
    sales: (_, points) => `at the end, if it belongs to the village, ${points} for each sale of your own`,
    'own-roads': (_, points) => `at the end, if it belongs to the village, ${points} for each road of your own`,
    donkeys: (_, points) => `at the end, if it belongs to the village, ${points} for each donkey of your own`,
    coins: ({ atMost }, points) =>
      `at the end, if it belongs to the village, ${points} for each coin of your own, ${atMost} at most`,
    village: (_, points) => `at the end, if it belongs to the village, ${points}`,
    'way-to-church': (_, points) =>
      `at the end, if it belongs to the village, ${points} for each tile of the shortest way to the church, both ends among them`,
    'longest-road': (_, points) =>
      `at the end, if it belongs to the village, each tile of your longest road counts ${points}`,
    'same-segments': (_, points) =>
      `at the end, if it belongs to the village, ${points} for each of its segments that meets one of its own type`,
    'printed-roads': (_, points) =>
      `at the end, if it belongs to the village, ${points} for each of its road segments that meets another road segment`,
    forests: (_, points) => `at the end ${points} for each of its segments that meets a forest, in the village or not`,
    mountains: (_, points) =>
      `at the end ${points} for each of its segments that meets a mountain, in the village or not`,
  },
  sale: (goods, reward) => `sell ${goods} for ${reward}`,
  level: (level) => `level ${level}`,
  values: {
    points: (points) => `${points} for building it`,
    segments: (many, runs) => `${many} segments, counter-clockwise: ${runs}`,
    land: { road: 'road', forest: 'forest', mountain: 'mountain' },
    stack: (good) => (good === null ? 'in the bag or on the table at the start' : `in the stack of ${good}`),
  },
  groups: { tiles: 'Tiles', slots: 'Delivery slots of the church', sales: 'Sale tokens' },
  aspects: {
    outline: 'outline',
    segments: 'segments',
    cost: 'cost',
    points: 'points for building it',
    stack: 'where it lies at the start',
    score: 'what it scores',
    prices: `prices for ${seats('en', 'few').and} players`,
  },
  sources: {
    sure: 'all else was read in the rulebook or from a photograph',
    oneSource: (aspects) => `one source: ${aspects}`,
    derived: (aspects) => `derived, or read from a blurred photograph: ${aspects}`,
    house: (aspects) => `invented by us, at least in part: ${aspects}`,
    read: 'read from photographs',
    ours: 'invented by us',
    oneSide: `read from photographs on the side for ${seats('en', 'few').and} players; invented by us on the side for ${seats('en', 'many').and}`,
    derivedSide: `read from photographs on the side for ${seats('en', 'few').and} players; derived from an example in the rulebook on the side for ${seats('en', 'many').and}`,
  },
}

const fr: TilePhrases = {
  church: 'on y livre des marchandises ; tous les joueurs y commencent, et les routes y mènent',
  slot: (asks, points) => `livraison : ${asks}, pour ${points}`,
  slotsFor: (few) =>
    few
      ? `aussi sur la face pour ${seats('fr', 'few').and} joueurs`
      : `seulement sur la face pour ${seats('fr', 'many').and} joueurs`,
  market: (raw, refined, few) =>
    `à ${seats('fr', few ? 'few' : 'many').or} joueurs, une matière première coûte ${raw} et une marchandise transformée ${refined} ; ${openSales.fr} y sont proposées`,
  townHall: (villagers, donkey) =>
    `prendre un plan de la rangée pour une pièce par plan qui le précède, et engager : ${joined(
      hired.map((villager) => `le ${ordinal.fr(villager)}`),
      'et',
    )} villageois pour ${villagers}, un âne pour ${donkey}`,
  source: (goods, slots, startsWith) =>
    `marchandise à prendre ici : ${goods} ; ${slots} emplacements, ${startsWith === 0 ? 'tous vides' : `dont ${startsWith} pleins`} au début`,
  filling: (reward) => `le joueur qui remplit les emplacements vides de la tuile reçoit ${reward}`,
  refinery: (from, makes, slots) => `production de ${makes} à partir de ${from} : jusqu’à ${slots} ici`,
  used: (reward) =>
    `quand quelqu’un utilise une telle marchandise, celui qui l’a faite reçoit ${reward}, et le double si elle est de haute qualité`,
  scores: {
    deliveries: (_, points) =>
      `à la fin, si la tuile fait partie du village, ${points} par livraison que vous avez faite`,
    sales: (_, points) => `à la fin, si la tuile fait partie du village, ${points} par vente que vous avez faite`,
    'own-roads': (_, points) => `à la fin, si la tuile fait partie du village, ${points} par route que vous possédez`,
    donkeys: (_, points) => `à la fin, si la tuile fait partie du village, ${points} par âne que vous possédez`,
    coins: ({ atMost }, points) =>
      `à la fin, si la tuile fait partie du village, ${points} par pièce que vous possédez, au plus ${atMost}`,
    village: (_, points) => `à la fin, si la tuile fait partie du village, ${points}`,
    'way-to-church': (_, points) =>
      `à la fin, si la tuile fait partie du village, ${points} par tuile du plus court trajet jusqu’à l’église, les deux bouts compris`,
    'longest-road': (_, points) =>
      `à la fin, si la tuile fait partie du village, chaque tuile de votre plus longue route compte ${points}`,
    'same-segments': (_, points) =>
      `à la fin, si la tuile fait partie du village, ${points} par segment de la tuile qui touche un segment du même type`,
    'printed-roads': (_, points) =>
      `à la fin, si la tuile fait partie du village, ${points} par segment de route de la tuile qui touche un autre segment de route`,
    forests: (_, points) => `à la fin, ${points} par segment de la tuile qui touche une forêt, dans le village ou non`,
    mountains: (_, points) =>
      `à la fin, ${points} par segment de la tuile qui touche une montagne, dans le village ou non`,
  },
  sale: (goods, reward) => `vendre ${goods} pour ${reward}`,
  level: (level) => `niveau ${level}`,
  values: {
    points: (points) => `${points} pour sa construction`,
    segments: (many, runs) => `${many} segments, dans le sens antihoraire : ${runs}`,
    land: { road: 'route', forest: 'forêt', mountain: 'montagne' },
    stack: (good) => (good === null ? 'dans le sac ou sur la table au début' : `dans la pile de ${good}`),
  },
  groups: { tiles: 'Tuiles', slots: 'Emplacements de livraison de l’église', sales: 'Jetons de vente' },
  aspects: {
    outline: 'contour',
    segments: 'segments',
    cost: 'coût',
    points: 'points de construction',
    stack: 'sa place au début',
    score: 'ce qu’elle rapporte',
    prices: `prix pour ${seats('fr', 'few').and} joueurs`,
  },
  sources: {
    sure: 'tout le reste a été lu dans les règles ou sur une photographie',
    oneSource: (aspects) => `une seule source : ${aspects}`,
    derived: (aspects) => `déduit, ou lu sur une photographie floue : ${aspects}`,
    house: (aspects) => `inventé par nous, au moins en partie : ${aspects}`,
    read: 'lu sur des photographies',
    ours: 'inventé par nous',
    oneSide: `lu sur des photographies sur la face pour ${seats('fr', 'few').and} joueurs ; inventé par nous sur la face pour ${seats('fr', 'many').and}`,
    derivedSide: `lu sur des photographies sur la face pour ${seats('fr', 'few').and} joueurs ; déduit d’un exemple des règles sur la face pour ${seats('fr', 'many').and}`,
  },
}

const ru: TilePhrases = {
  church: 'сюда поставляют сырьё и товары; здесь все начинают, и сюда ведут дороги',
  slot: (asks, points) => `поставка: ${asks}, награда: ${points}`,
  slotsFor: (few) =>
    few
      ? `и на стороне для ${seats('ru', 'few').and} игроков`
      : `только на стороне для ${seats('ru', 'many').and} игроков`,
  market: (raw, refined, few) =>
    `при ${seats('ru', few ? 'few' : 'many').or} игроках сырьё стоит ${raw}, товар — ${refined}; здесь доступны ${openSales.ru}`,
  townHall: (villagers, donkey) =>
    `взять чертёж из ряда, заплатив по монете за каждый лежащий перед ним, и нанять: ${joined(hired.map(ordinalGenitive), 'и')} жителя за ${villagers}, ослика за ${donkey}`,
  source: (goods, slots, startsWith) =>
    `здесь растёт или добывается: ${goods}; ячеек ${slots}, в начале ${startsWith === 0 ? 'все пустые' : `заполнено ${startsWith}`}`,
  filling: (reward) => `кто заполняет пустые ячейки, получает: ${reward}`,
  refinery: (from, makes, slots) => `переработать: ${from} → ${makes}, здесь помещается до ${slots}`,
  used: (reward) =>
    `когда кто-то расходует такой товар, игрок, который его произвёл, получает: ${reward}, а за высокое качество — вдвое больше`,
  scores: {
    deliveries: (_, points) => `в конце, если участок соединён с деревней дорогой, ${points} за каждую вашу поставку`,
    sales: (_, points) => `в конце, если участок соединён с деревней дорогой, ${points} за каждую вашу продажу`,
    'own-roads': (_, points) => `в конце, если участок соединён с деревней дорогой, ${points} за каждую вашу дорогу`,
    donkeys: (_, points) => `в конце, если участок соединён с деревней дорогой, ${points} за каждого вашего ослика`,
    coins: ({ atMost }, points) =>
      `в конце, если участок соединён с деревней дорогой, ${points} за каждую вашу монету, не больше ${atMost}`,
    village: (_, points) => `в конце, если участок соединён с деревней дорогой, ${points}`,
    'way-to-church': (_, points) =>
      `в конце, если участок соединён с деревней дорогой, ${points} за каждый участок кратчайшего пути до церкви, считая оба конца`,
    'longest-road': (_, points) =>
      `в конце, если участок соединён с деревней дорогой, каждый участок вашей самой длинной дороги приносит ${points}`,
    'same-segments': (_, points) =>
      `в конце, если участок соединён с деревней дорогой, ${points} за каждый сегмент участка, который соприкасается с сегментом того же типа`,
    'printed-roads': (_, points) =>
      `в конце, если участок соединён с деревней дорогой, ${points} за каждый сегмент дороги на участке, который соприкасается с другим сегментом дороги`,
    forests: (_, points) =>
      `в конце ${points} за каждый сегмент участка, который соприкасается с лесом, даже если участок не соединён с деревней`,
    mountains: (_, points) =>
      `в конце ${points} за каждый сегмент участка, который соприкасается с горой, даже если участок не соединён с деревней`,
  },
  sale: (goods, reward) => `продать: ${goods}, награда: ${reward}`,
  level: (level) => `уровень ${level}`,
  values: {
    points: (points) => `${points} за постройку`,
    segments: (many, runs) => `${many} сегментов, против часовой стрелки: ${runs}`,
    land: { road: 'дорога', forest: 'лес', mountain: 'гора' },
    stack: (good) => (good === null ? 'в начале в мешочке или на столе' : `в стопке: ${good}`),
  },
  groups: { tiles: 'Участки', slots: 'Ячейки поставки церкви', sales: 'Жетоны продаж' },
  aspects: {
    outline: 'контур',
    segments: 'сегменты',
    cost: 'стоимость',
    points: 'очки за постройку',
    stack: 'место в начале игры',
    score: 'что приносит в конце',
    prices: `цены для ${seats('ru', 'few').and} игроков`,
  },
  sources: {
    sure: 'всё остальное прочитано в правилах или на фотографии',
    oneSource: (aspects) => `один источник: ${aspects}`,
    derived: (aspects) => `выведено или прочитано на нечёткой фотографии: ${aspects}`,
    house: (aspects) => `придумано нами, хотя бы частично: ${aspects}`,
    read: 'прочитано на фотографиях',
    ours: 'придумано нами',
    oneSide: `на стороне для ${seats('ru', 'few').and} игроков прочитано на фотографиях; на стороне для ${seats('ru', 'many').and} придумано нами`,
    derivedSide: `на стороне для ${seats('ru', 'few').and} игроков прочитано на фотографиях; на стороне для ${seats('ru', 'many').and} выведено из примера в правилах`,
  },
}

/** "El tercer aldeano": a masculine noun shortens two of the words. */
const ordinalOfNoun = (place: number) => ordinal.es(place).replace(/(?<=^(?:primer|tercer))o$/, '')

const es: TilePhrases = {
  church: 'aquí se entregan mercancías; todos empiezan aquí, y los caminos llevan hasta aquí',
  slot: (asks, points) => `entregar ${asks} por ${points}`,
  slotsFor: (few) =>
    few
      ? `también en el lado para ${seats('es', 'few').and} jugadores`
      : `solo en el lado para ${seats('es', 'many').and} jugadores`,
  market: (raw, refined, few) =>
    `con ${seats('es', few ? 'few' : 'many').or} jugadores una materia prima cuesta ${raw} y una mercancía elaborada ${refined}; aquí se ofrecen ${openSales.es}`,
  townHall: (villagers, donkey) =>
    `tomar un plano de la fila pagando una moneda por cada plano anterior, y contratar: ${joined(
      hired.map((villager) => `el ${ordinalOfNoun(villager)}`),
      'y',
    )} aldeano por ${villagers}, un burro por ${donkey}`,
  source: (goods, slots, startsWith) =>
    `aquí se obtiene ${goods}: ${slots} espacios, ${startsWith === 0 ? 'todos vacíos' : `${startsWith} de ellos llenos`} al principio`,
  filling: (reward) => `quien llena los espacios vacíos de la loseta recibe ${reward}`,
  refinery: (from, makes, slots) => `convertir ${from} en ${makes}: hasta ${slots} aquí`,
  used: (reward) =>
    `cuando alguien usa una de estas mercancías, quien la hizo recibe ${reward}, y el doble si es de alta calidad`,
  scores: {
    deliveries: (_, points) => `al final, si pertenece a la aldea, ${points} por cada entrega suya`,
    sales: (_, points) => `al final, si pertenece a la aldea, ${points} por cada venta suya`,
    'own-roads': (_, points) => `al final, si pertenece a la aldea, ${points} por cada camino suyo`,
    donkeys: (_, points) => `al final, si pertenece a la aldea, ${points} por cada burro suyo`,
    coins: ({ atMost }, points) =>
      `al final, si pertenece a la aldea, ${points} por cada moneda suya, como máximo ${atMost}`,
    village: (_, points) => `al final, si pertenece a la aldea, ${points}`,
    'way-to-church': (_, points) =>
      `al final, si pertenece a la aldea, ${points} por cada loseta del recorrido más corto hasta la iglesia, incluidos ambos extremos`,
    'longest-road': (_, points) =>
      `al final, si pertenece a la aldea, cada loseta de su camino más largo cuenta ${points}`,
    'same-segments': (_, points) =>
      `al final, si pertenece a la aldea, ${points} por cada segmento de la loseta que toca uno de su mismo tipo`,
    'printed-roads': (_, points) =>
      `al final, si pertenece a la aldea, ${points} por cada segmento de camino de la loseta que toca otro segmento de camino`,
    forests: (_, points) => `al final, ${points} por cada segmento de la loseta que toca un bosque, en la aldea o no`,
    mountains: (_, points) =>
      `al final, ${points} por cada segmento de la loseta que toca una montaña, en la aldea o no`,
  },
  sale: (goods, reward) => `vender ${goods} por ${reward}`,
  level: (level) => `nivel ${level}`,
  values: {
    points: (points) => `${points} por construirla`,
    segments: (many, runs) => `${many} segmentos, en sentido antihorario: ${runs}`,
    land: { road: 'camino', forest: 'bosque', mountain: 'montaña' },
    stack: (good) => (good === null ? 'en la bolsa o en la mesa al principio' : `en el montón de ${good}`),
  },
  groups: { tiles: 'Losetas', slots: 'Espacios de entrega de la iglesia', sales: 'Fichas de venta' },
  aspects: {
    outline: 'contorno',
    segments: 'segmentos',
    cost: 'coste',
    points: 'puntos por construirla',
    stack: 'su lugar al principio',
    score: 'lo que puntúa',
    prices: `precios para ${seats('es', 'few').and} jugadores`,
  },
  sources: {
    sure: 'todo lo demás se leyó en las reglas o en una fotografía',
    oneSource: (aspects) => `una sola fuente: ${aspects}`,
    derived: (aspects) => `deducido, o leído en una fotografía borrosa: ${aspects}`,
    house: (aspects) => `inventado por nosotros, al menos en parte: ${aspects}`,
    read: 'leído en fotografías',
    ours: 'inventado por nosotros',
    oneSide: `leído en fotografías en el lado para ${seats('es', 'few').and} jugadores; inventado por nosotros en el lado para ${seats('es', 'many').and}`,
    derivedSide: `leído en fotografías en el lado para ${seats('es', 'few').and} jugadores; deducido de un ejemplo de las reglas en el lado para ${seats('es', 'many').and}`,
  },
}

export const tilePhrases: Readonly<Record<Language, TilePhrases>> = { en, fr, ru, es }
