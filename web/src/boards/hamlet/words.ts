import type { Language } from '../../words/languages.ts'

type Counted = (count: number) => string
type CountedKind = 'coins' | 'points' | 'villagers' | 'villagersReady' | 'donkeys' | 'roadsLeft'

/** The board's own words; all others come from the API. */
interface Words {
  readonly village: string
  readonly market: string
  readonly players: string
  round(number: number): string
  readonly apart: string
  readonly sales: string
  levels(levels: string): string
  readonly blueprints: string
  readonly inBag: string
  /** The coins that a blueprint costs, and those that lie on it. */
  price(costs: number, on: number): string
  /** The blueprints that come into the bag with the first building that makes a good. */
  readonly stacks: string
  readonly deliveries: string
  readonly milestones: string
  readonly roads: string
  readonly notTaken: string
  heldBy(name: string): string
  readonly notHeld: string
  /** The words that stand after a number; those after "1/3" go by the 3. */
  readonly counted: Readonly<Record<CountedKind, Counted>>
  readonly villagers: string
  readonly ready: string
  readonly resting: string
  readonly donkeys: string
  readonly roadsTo: string
  readonly flag: string
  readonly hand: string
  readonly sold: string
  readonly onTurn: string
  readonly yourTurn: string
  readonly you: string
  readonly left: string
  readonly none: string
  /** A place for a tile: which one of how many, and in how many ways the tile fits there. */
  spot(number: number, of: number): string
  ways(count: number): string
  readonly larger: string
  readonly smaller: string
  readonly whole: string
  readonly goods: Readonly<Record<'wood' | 'stone' | 'wheat' | 'planks' | 'brick' | 'milk' | 'flour', string>>
  readonly worth: (points: number) => string
}

const rules = new Intl.PluralRules('ru')
/** `1 монета, 2 монеты, 5 монет`. */
function russian(count: number, one: string, few: string, other: string): string {
  const form = rules.select(count)
  return form === 'one' ? one : form === 'few' ? few : other
}

export const wordsIn: Readonly<Record<Language, Words>> = {
  en: {
    village: 'Village',
    market: 'Market and church',
    players: 'Players',
    round: (number) => `Round ${number}`,
    apart: 'not joined to the church',
    sales: 'Sales on offer',
    levels: (levels) => `to come, by level: ${levels}`,
    blueprints: 'Blueprints to be had',
    inBag: 'in the bag',
    price: (costs, on) => (on === 0 ? `costs ${costs}` : `costs ${costs}, brings ${on}`),
    stacks: 'To come with the first refinery',
    deliveries: 'Deliveries to the church',
    milestones: 'Milestones',
    roads: 'the first road',
    notTaken: 'not taken yet',
    heldBy: (name) => `Taken by ${name}`,
    notHeld: 'Nobody has taken it yet',
    counted: {
      coins: (count) => (count === 1 ? 'coin' : 'coins'),
      points: (count) => (count === 1 ? 'point' : 'points'),
      villagers: (count) => (count === 1 ? 'villager' : 'villagers'),
      villagersReady: (all) => (all === 1 ? 'villager ready' : 'villagers ready'),
      donkeys: (count) => (count === 1 ? 'donkey' : 'donkeys'),
      roadsLeft: (count) => (count === 1 ? 'road left' : 'roads left'),
    },
    villagers: 'Villagers',
    ready: 'ready',
    resting: 'rests',
    donkeys: 'Donkeys',
    roadsTo: 'Roads to',
    flag: 'Flag',
    hand: 'Blueprints',
    sold: 'Sales',
    onTurn: 'on turn',
    yourTurn: 'your turn',
    you: 'you',
    left: 'has given up',
    none: 'none',
    spot: (number, of) => `place ${number} of ${of}`,
    ways: (count) => (count === 1 ? 'fits in one way' : `fits in ${count} ways`),
    larger: 'Larger',
    smaller: 'Smaller',
    whole: 'The whole village',
    goods: {
      wood: 'wood',
      stone: 'stone',
      wheat: 'wheat',
      planks: 'planks',
      brick: 'brick',
      milk: 'milk',
      flour: 'flour',
    },
    worth: (points) => `${points} VP`,
  },
  fr: {
    village: 'Village',
    market: 'Marché et église',
    players: 'Joueurs',
    round: (number) => `Manche ${number}`,
    apart: 'non relié à l’église',
    sales: 'Ventes offertes',
    levels: (levels) => `à venir, par niveau : ${levels}`,
    blueprints: 'Plans disponibles',
    inBag: 'dans le sac',
    price: (costs, on) => (on === 0 ? `coûte ${costs}` : `coûte ${costs}, rapporte ${on}`),
    stacks: 'À venir avec le premier bâtiment de production',
    deliveries: 'Livraisons à l’église',
    milestones: 'Jalons',
    roads: 'la première route',
    notTaken: 'à prendre',
    heldBy: (name) => `Obtenu par ${name}`,
    notHeld: 'Personne ne l’a encore obtenu',
    counted: {
      coins: (count) => (count < 2 ? 'pièce' : 'pièces'),
      points: (count) => (count < 2 ? 'point' : 'points'),
      villagers: () => 'villageois',
      villagersReady: (all) => (all < 2 ? 'villageois prêt' : 'villageois prêts'),
      donkeys: (count) => (count < 2 ? 'âne' : 'ânes'),
      roadsLeft: (count) => (count < 2 ? 'route restante' : 'routes restantes'),
    },
    villagers: 'Villageois',
    ready: 'prêt',
    resting: 'se repose',
    donkeys: 'Ânes',
    roadsTo: 'Routes vers',
    flag: 'Drapeau',
    hand: 'Plans',
    sold: 'Ventes',
    onTurn: 'joue',
    yourTurn: 'à vous',
    you: 'vous',
    left: 'a abandonné',
    none: 'aucun',
    spot: (number, of) => `emplacement ${number} sur ${of}`,
    ways: (count) => (count === 1 ? 'une seule orientation' : `${count} orientations possibles`),
    larger: 'Agrandir',
    smaller: 'Réduire',
    whole: 'Tout le village',
    goods: {
      wood: 'bois',
      stone: 'pierre',
      wheat: 'blé',
      planks: 'planches',
      brick: 'brique',
      milk: 'lait',
      flour: 'farine',
    },
    worth: (points) => `${points} PV`,
  },
  ru: {
    village: 'Деревня',
    market: 'Рынок и церковь',
    players: 'Игроки',
    round: (number) => `Раунд ${number}`,
    apart: 'не соединено с церковью',
    sales: 'Открытые продажи',
    levels: (levels) => `впереди, по уровням: ${levels}`,
    blueprints: 'Чертежи на выбор',
    inBag: 'в мешочке',
    price: (costs, on) => (on === 0 ? `стоит ${costs}` : `стоит ${costs}, приносит ${on}`),
    stacks: 'Придут с первым производством',
    deliveries: 'Поставки в церковь',
    milestones: 'Памятные знаки',
    roads: 'первая дорога',
    notTaken: 'ещё не взято',
    heldBy: (name) => `У игрока ${name}`,
    notHeld: 'Ещё ни у кого',
    counted: {
      coins: (count) => russian(count, 'монета', 'монеты', 'монет'),
      points: (count) => russian(count, 'очко', 'очка', 'очков'),
      villagers: (count) => russian(count, 'житель', 'жителя', 'жителей'),
      villagersReady: () => 'жителей готово',
      donkeys: (count) => russian(count, 'ослик', 'ослика', 'осликов'),
      roadsLeft: (count) => russian(count, 'дорога осталась', 'дороги осталось', 'дорог осталось'),
    },
    villagers: 'Жители',
    ready: 'готов',
    resting: 'отдыхает',
    donkeys: 'Ослики',
    roadsTo: 'Дороги на',
    flag: 'Флаг',
    hand: 'Чертежи',
    sold: 'Продажи',
    onTurn: 'ходит',
    yourTurn: 'ваш ход',
    you: 'вы',
    left: 'вышел из партии',
    none: 'нет',
    spot: (number, of) => `место ${number} из ${of}`,
    ways: (count) => `${count} ${russian(count, 'вариант', 'варианта', 'вариантов')} поворота`,
    larger: 'Крупнее',
    smaller: 'Мельче',
    whole: 'Вся деревня',
    goods: {
      wood: 'дерево',
      stone: 'камень',
      wheat: 'зерно',
      planks: 'доски',
      brick: 'каменный блок',
      milk: 'молоко',
      flour: 'мука',
    },
    worth: (points) => `${points} ПО`,
  },
  es: {
    village: 'Aldea',
    market: 'Mercado e iglesia',
    players: 'Jugadores',
    round: (number) => `Ronda ${number}`,
    apart: 'sin unir a la iglesia',
    sales: 'Ventas ofrecidas',
    levels: (levels) => `por venir, por nivel: ${levels}`,
    blueprints: 'Planos disponibles',
    inBag: 'en la bolsa',
    price: (costs, on) => (on === 0 ? `cuesta ${costs}` : `cuesta ${costs}, aporta ${on}`),
    stacks: 'Por venir con el primer edificio de producción',
    deliveries: 'Entregas a la iglesia',
    milestones: 'Hitos',
    roads: 'el primer camino',
    notTaken: 'por tomar',
    heldBy: (name) => `Obtenido por ${name}`,
    notHeld: 'Nadie lo ha obtenido aún',
    counted: {
      coins: (count) => (count === 1 ? 'moneda' : 'monedas'),
      points: (count) => (count === 1 ? 'punto' : 'puntos'),
      villagers: (count) => (count === 1 ? 'aldeano' : 'aldeanos'),
      villagersReady: (all) => (all === 1 ? 'aldeano listo' : 'aldeanos listos'),
      donkeys: (count) => (count === 1 ? 'burro' : 'burros'),
      roadsLeft: (count) => (count === 1 ? 'camino restante' : 'caminos restantes'),
    },
    villagers: 'Aldeanos',
    ready: 'listo',
    resting: 'descansa',
    donkeys: 'Burros',
    roadsTo: 'Caminos a',
    flag: 'Bandera',
    hand: 'Planos',
    sold: 'Ventas',
    onTurn: 'juega',
    yourTurn: 'le toca',
    you: 'usted',
    left: 'ha abandonado',
    none: 'ninguno',
    spot: (number, of) => `lugar ${number} de ${of}`,
    ways: (count) => (count === 1 ? 'una sola orientación' : `${count} orientaciones posibles`),
    larger: 'Más grande',
    smaller: 'Más pequeño',
    whole: 'Toda la aldea',
    goods: {
      wood: 'madera',
      stone: 'piedra',
      wheat: 'trigo',
      planks: 'tablones',
      brick: 'ladrillo',
      milk: 'leche',
      flour: 'harina',
    },
    worth: (points) => `${points} PV`,
  },
}
