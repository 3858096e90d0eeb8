import type { PieceKind } from '../../kit/component.ts'
import type { Language } from '../../kit/wording.ts'

type Kind =
  | 'seat'
  | 'origin'
  | 'step'
  | 'contact'
  | 'place'
  | 'villager'
  | 'donkey'
  | 'flag'
  | 'path'
  | 'bridge'
  | 'points'
  | 'coins'
  | 'roads-left'
  | 'price'
  | 'bag'
  | 'sales-to-come'

/** The words for goods, milestones, pawns and places in one language. */
interface PiecePhrases {
  readonly groups: Readonly<Record<'goods' | 'milestones', string>>
  readonly raw: string
  readonly refined: (from: string) => string
  /** The texts for the milestone of a refined good, and for that of roads. */
  readonly quality: (good: string) => string
  readonly planner: (points: string) => string
  readonly source: string
  readonly kinds: Readonly<Record<Kind, Omit<PieceKind, 'kind'>>>
}

const en: PiecePhrases = {
  groups: { goods: 'Goods', milestones: 'Milestones' },
  raw: 'a raw good: it belongs to nobody, and lies where it comes from until somebody uses it; the market sells it, too',
  refined: (from) =>
    `a refined good, made of ${from}: it lies where it was made until somebody uses it, which rewards its maker; the market sells it, too`,
  quality: (good) =>
    `for the first refinery of this good: ${good}; whoever holds it makes the good in high quality, which brings its maker twice as much`,
  planner: (points) =>
    `for the first road that is built; in the end each road of whoever holds it is worth ${points} more`,
  source: 'read in the rulebook',
  kinds: {
    seat: { name: 'Seat', text: 'the place of a player, with their coins, blueprints and milestones' },
    origin: {
      name: 'Goods for a payment',
      text: 'goods that lie here, or that the market sells; they reach the first tile that a road leads to without a donkey, and from there your donkeys bring them on, tile by tile, to where they are paid',
    },
    step: {
      name: 'A donkey’s step',
      text: 'once in a turn each of your donkeys may go to a tile that a road leads to',
    },
    contact: {
      name: 'Place for a road',
      text: 'two tiles meet here along a segment; a path joins two forests, a bridge two mountains',
    },
    place: {
      name: 'Place for a tile',
      text: 'the tile can lie here, in as many ways as the number says; touch the place again to turn the tile',
    },
    villager: {
      name: 'Villager',
      text: 'goes once in a turn to a tile that roads lead to, and there does one thing: uses the building, builds a tile next to it, or builds a road from it',
    },
    donkey: {
      name: 'Donkey',
      text: 'carries any number of goods on, from the tile where it stands to a neighbour that a road leads to; from the tile where they were made or gathered to its neighbour, goods need no donkey',
    },
    flag: { name: 'Flag', text: 'shows who built this landmark: they score it at the end' },
    path: {
      name: 'Path',
      text: 'joins two forests; villagers and donkeys go over it, and it is worth points at the end',
    },
    bridge: {
      name: 'Bridge',
      text: 'joins two mountains; villagers and donkeys go over it, and it is worth points at the end',
    },
    points: { name: 'Points', text: 'scored so far; landmarks, roads, coins and awards bring more at the end' },
    coins: {
      name: 'Coins',
      text: 'pay for goods at the market, blueprints, villagers, donkeys and barns, and for the delivery of coins to the church; in the end several are worth a point',
    },
    'roads-left': { name: 'Roads left', text: 'the paths and bridges that a player can still build' },
    price: {
      name: 'Price of a blueprint',
      text: 'the player lays one coin on each blueprint before it, and gets the coins that lie on the blueprint itself',
    },
    bag: {
      name: 'Bag',
      text: 'the blueprints that can still be drawn into the row; the first refinery of a good brings more',
    },
    'sales-to-come': {
      name: 'Sales to come',
      text: 'the sale tokens that are still face down, by level and the next one first; whenever one is sold, another is turned up',
    },
  },
}

const fr: PiecePhrases = {
  groups: { goods: 'Marchandises', milestones: 'Jalons' },
  raw: 'matière première : elle n’est à personne et reste à sa source jusqu’à ce qu’on l’utilise ; le marché en vend aussi',
  refined: (from) =>
    `marchandise transformée, faite avec ${from} : elle reste là où elle a été faite jusqu’à ce qu’on l’utilise, ce qui récompense qui l’a faite ; le marché en vend aussi`,
  quality: (good) =>
    `pour le premier bâtiment de production de cette marchandise : ${good} ; qui détient ce jalon la produit en haute qualité, ce qui lui rapporte le double`,
  planner: (points) =>
    `pour la première route construite ; à la fin, chaque route de qui détient ce jalon vaut ${points} de plus`,
  source: 'lu dans les règles',
  kinds: {
    seat: { name: 'Place', text: 'la place d’un joueur, avec ses pièces, ses plans et ses jalons' },
    origin: {
      name: 'Marchandises pour un paiement',
      text: 'des marchandises qui se trouvent ici ou que vend le marché ; elles vont sans âne jusqu’à une tuile voisine à laquelle mène une route, et de là vos ânes les portent, de tuile en tuile, là où l’on paie',
    },
    step: {
      name: 'Le pas d’un âne',
      text: 'une fois par tour, chacun de vos ânes peut aller sur une tuile voisine à laquelle mène une route',
    },
    contact: {
      name: 'Endroit pour une route',
      text: 'deux tuiles se touchent ici par un segment ; un chemin relie deux forêts, un pont deux montagnes',
    },
    place: {
      name: 'Emplacement d’une tuile',
      text: 'la tuile peut être posée ici, d’autant de façons que dit le nombre ; toucher encore l’emplacement pour la tourner',
    },
    villager: {
      name: 'Villageois',
      text: 'va une fois par tour sur une tuile à laquelle mènent des routes, et y fait une seule chose : utiliser le bâtiment, construire une tuile à côté ou construire une route qui en part',
    },
    donkey: {
      name: 'Âne',
      text: 'de la tuile où il se trouve, porte plus loin autant de marchandises qu’on veut, jusqu’à une tuile voisine à laquelle mène une route ; pour quitter la tuile où elles ont été produites, elles n’ont pas besoin d’âne',
    },
    flag: { name: 'Drapeau', text: 'montre qui a construit ce site remarquable et en marque les points à la fin' },
    path: {
      name: 'Chemin',
      text: 'relie deux forêts ; villageois et ânes y passent, et il vaut des points à la fin',
    },
    bridge: {
      name: 'Pont',
      text: 'relie deux montagnes ; villageois et ânes y passent, et il vaut des points à la fin',
    },
    points: {
      name: 'Points',
      text: 'marqués jusqu’ici ; les sites remarquables, les routes, les pièces et les prix en apportent encore à la fin',
    },
    coins: {
      name: 'Pièces',
      text: 'paient des marchandises au marché, des plans, des villageois, des ânes et des granges, ainsi que la livraison de pièces à l’église ; à la fin, plusieurs valent un point',
    },
    'roads-left': { name: 'Routes restantes', text: 'les chemins et les ponts qu’un joueur peut encore construire' },
    price: {
      name: 'Prix d’un plan',
      text: 'une pièce pour chaque plan placé avant lui, posée sur celui-ci ; qui le prend reçoit aussi les pièces qui s’y trouvent',
    },
    bag: {
      name: 'Sac',
      text: 'les plans qui peuvent encore être tirés pour la rangée ; le premier bâtiment de production d’une marchandise en apporte d’autres',
    },
    'sales-to-come': {
      name: 'Ventes à venir',
      text: 'les jetons de vente encore face cachée, par niveau, le prochain d’abord ; chaque fois qu’on en vend un, on en retourne un autre',
    },
  },
}

const ru: PiecePhrases = {
  groups: { goods: 'Сырьё и товары', milestones: 'Памятные знаки' },
  raw: 'сырьё: оно ничьё и лежит там, где растёт или добывается, пока его не израсходуют; его продаёт и рынок',
  refined: (from) =>
    `товар, сырьё для него: ${from}; он лежит там, где произведён, пока его не израсходуют, и тогда его производитель получает награду; его продаёт и рынок`,
  quality: (good) =>
    `за первое производство этого товара: ${good}; владелец знака производит его в высоком качестве, и награда вдвое больше`,
  planner: (points) =>
    `за первую построенную дорогу; в конце каждая дорога владельца знака приносит больше на ${points}`,
  source: 'прочитано в правилах',
  kinds: {
    seat: { name: 'Место', text: 'место игрока с его монетами, чертежами и памятными знаками' },
    origin: {
      name: 'Сырьё и товары для оплаты',
      text: 'то, что лежит здесь или продаётся на рынке; на соседний участок, куда ведёт дорога, это попадает без ослика, а дальше, от участка к участку, это везут ваши ослики — туда, где платят',
    },
    step: {
      name: 'Шаг ослика',
      text: 'раз за ход каждый ваш ослик может перейти на соседний участок, куда ведёт дорога',
    },
    contact: {
      name: 'Место для дороги',
      text: 'здесь два участка соприкасаются сегментом; путь соединяет леса, мост — горы',
    },
    place: {
      name: 'Место для участка',
      text: 'участок может лежать здесь, и столькими способами, сколько показывает число; коснитесь места ещё раз, чтобы повернуть участок',
    },
    villager: {
      name: 'Житель',
      text: 'раз за ход идёт на участок, куда ведут дороги, и делает там что-то одно: активирует здание, строит рядом новый участок или строит дорогу к соседнему',
    },
    donkey: {
      name: 'Ослик',
      text: 'везёт дальше сколько угодно сырья и товаров: с участка, где стоит, на соседний, куда ведёт дорога; с участка, где они добыты или произведены, на соседний они попадают без ослика',
    },
    flag: { name: 'Флаг', text: 'показывает, кто построил эту достопримечательность и получит за неё очки в конце' },
    path: { name: 'Путь', text: 'соединяет два леса; по нему ходят жители и ослики, и в конце он приносит очки' },
    bridge: { name: 'Мост', text: 'соединяет две горы; по нему ходят жители и ослики, и в конце он приносит очки' },
    points: {
      name: 'Очки',
      text: 'получены до сих пор; достопримечательности, дороги, монеты и награды принесут ещё очки в конце',
    },
    coins: {
      name: 'Монеты',
      text: 'ими платят за сырьё и товары на рынке, за чертежи, жителей, осликов и амбары, и их требует одна из поставок в церковь; в конце несколько монет приносят очко',
    },
    'roads-left': { name: 'Осталось дорог', text: 'пути и мосты, которые игрок ещё может построить' },
    price: {
      name: 'Цена чертежа',
      text: 'по монете за каждый чертёж перед ним, их кладут на эти чертежи; кто берёт чертёж, получает и монеты, лежащие на нём',
    },
    bag: {
      name: 'Мешочек',
      text: 'чертежи, которые ещё могут прийти в ряд; первое производство каждого товара добавляет новые',
    },
    'sales-to-come': {
      name: 'Будущие продажи',
      text: 'жетоны продаж, которые ещё лежат лицом вниз, по уровням, ближайший первым; после каждой продажи открывают следующий',
    },
  },
}

const es: PiecePhrases = {
  groups: { goods: 'Mercancías', milestones: 'Hitos' },
  raw: 'materia prima: no es de nadie y está en su fuente hasta que alguien la usa; el mercado también la vende',
  refined: (from) =>
    `mercancía elaborada con ${from}: está donde se hizo hasta que alguien la usa, lo que recompensa a quien la hizo; el mercado también la vende`,
  quality: (good) =>
    `por el primer edificio de producción de esta mercancía: ${good}; quien tiene el hito la produce de alta calidad, lo que le da el doble`,
  planner: (points) =>
    `por el primer camino construido; al final, cada camino de quien tiene el hito vale ${points} más`,
  source: 'leído en las reglas',
  kinds: {
    seat: { name: 'Asiento', text: 'el lugar de un jugador, con sus monedas, planos e hitos' },
    origin: {
      name: 'Mercancías para un pago',
      text: 'mercancías que están aquí o que vende el mercado; van sin burro hasta una loseta vecina a la que lleve un camino, y desde allí sus burros las llevan, de loseta en loseta, hasta donde se paga',
    },
    step: {
      name: 'El paso de un burro',
      text: 'una vez por turno, cada uno de sus burros puede ir a una loseta vecina a la que lleve un camino',
    },
    contact: {
      name: 'Lugar para un camino',
      text: 'aquí se tocan dos losetas por un segmento; un sendero une dos bosques, un puente dos montañas',
    },
    place: {
      name: 'Lugar para una loseta',
      text: 'la loseta puede ir aquí, de tantas maneras como dice el número; toque el lugar otra vez para girarla',
    },
    villager: {
      name: 'Aldeano',
      text: 'va una vez por turno a una loseta a la que lleven caminos y hace allí una sola cosa: usar el edificio, construir una loseta al lado o construir un camino desde ella',
    },
    donkey: {
      name: 'Burro',
      text: 'lleva más lejos cuantas mercancías se quiera, de la loseta donde está a una vecina a la que lleve un camino; para salir de la loseta donde se produjeron no necesitan burro',
    },
    flag: { name: 'Bandera', text: 'muestra quién construyó este lugar destacado y lo puntúa al final' },
    path: { name: 'Sendero', text: 'une dos bosques; pasan por él aldeanos y burros, y vale puntos al final' },
    bridge: { name: 'Puente', text: 'une dos montañas; pasan por él aldeanos y burros, y vale puntos al final' },
    points: {
      name: 'Puntos',
      text: 'ganados hasta ahora; los lugares destacados, los caminos, las monedas y los premios dan más al final',
    },
    coins: {
      name: 'Monedas',
      text: 'pagan mercancías en el mercado, planos, aldeanos, burros y graneros, y la entrega de monedas a la iglesia; al final, varias valen un punto',
    },
    'roads-left': { name: 'Caminos restantes', text: 'los senderos y puentes que un jugador aún puede construir' },
    price: {
      name: 'Precio de un plano',
      text: 'una moneda por cada plano que hay antes, que se deja sobre él; quien lo toma recibe también las monedas que tiene encima',
    },
    bag: {
      name: 'Bolsa',
      text: 'los planos que aún pueden salir a la fila; el primer edificio de producción de una mercancía trae más',
    },
    'sales-to-come': {
      name: 'Ventas por venir',
      text: 'las fichas de venta que aún están boca abajo, por nivel, la próxima primero; cada vez que se vende una, se descubre otra',
    },
  },
}

export const piecePhrases: Readonly<Record<Language, PiecePhrases>> = { en, fr, ru, es }
