import type { Schemas } from '../../api/schemas.ts'
import type { Language } from '../../words/languages.ts'

type View = Schemas['LeHavreView']
type ShipType = keyof View['ships']
type ScoreLine = Schemas['LeHavreResult']['seats'][number]['lines'][number]['label']

/** The board's own words; all others come from the API. */
interface Words {
  readonly franc: string
  round(number: number): string
  turn(number: number): string
  /** The tile with the ship. */
  readonly shipHere: string
  /** The mark of a tile that makes players pay interest. */
  readonly interest: string
  readonly cost: string
  readonly fee: string
  standing(names: string): string
  readonly modernised: string
  readonly town: string
  readonly noBuildings: string
  readonly onlyUsable: string
  readonly byGoods: string
  readonly everyBuilding: string
  readonly makes: string
  readonly takes: string
  readonly noneOfThese: string
  readonly proposals: string
  pile(number: number): string
  readonly emptyPile: string
  below(count: number): string
  readonly waiting: string
  faceDownCards(count: number): string
  readonly onTop: string
  readonly onTopAnyOrder: string
  lookedAt(count: number): string
  looking(name: string): string
  readonly among: string
  readonly shipsForSale: string
  readonly shipTypes: Readonly<Record<ShipType, string>>
  readonly noShip: string
  readonly yourGoods: string
  readonly points: string
  readonly place: string
  readonly loans: string
  readonly roundEnd: string
  foodEach(food: number): string
  readonly harvest: string
  readonly noHarvest: string
  readonly cityBuilds: Readonly<Record<'standard' | 'special', string>>
  /** The food that the reader owes; the text after it says whether they have enough. */
  due(food: { readonly food: number; readonly ships: number; readonly has: number }): string
  /** When the goods come that grow. */
  readonly beforePaying: string
  short(missing: number): string
  readonly enough: string
  readonly buildings: string
  readonly ships: string
  readonly atHome: string
  readonly disc: string
  readonly turnOf: string
  readonly yourTurn: string
  readonly left: string
  readonly you: string
  readonly asksFeeding: string
  readonly asksInterest: string
  pawned(goods: string): string
  readonly score: Readonly<Record<ScoreLine, string>>
}

const en: Words = {
  franc: 'franc',
  round: (number) => `Round ${number}`,
  turn: (number) => `turn ${number} of 7`,
  shipHere: 'the ship is here',
  interest: 'interest',
  cost: 'Cost',
  fee: 'Entry',
  standing: (names) => `occupied by ${names}`,
  modernised: 'modernised',
  town: 'Town',
  noBuildings: 'No buildings yet',
  onlyUsable: 'Usable now',
  byGoods: 'Buildings by goods',
  everyBuilding: 'Every building',
  makes: 'Makes',
  takes: 'Takes',
  noneOfThese: 'None of these.',
  proposals: 'Building proposals',
  pile: (number) => `Pile ${number}`,
  emptyPile: 'Empty',
  below: (count) => `${count} below`,
  waiting: 'Waiting for an empty pile',
  faceDownCards: (count) => `${count} face down`,
  onTop: 'On top, as far as you know:',
  onTopAnyOrder: 'On top, in any order, as far as you know:',
  lookedAt: (count) => `looked at: ${count}`,
  looking: (name) => `${name} is looking at those on top`,
  among: 'They are among these',
  shipsForSale: 'Ships',
  shipTypes: { wooden: 'Wooden ships', iron: 'Iron ships', steel: 'Steel ships', luxury: 'Luxury liners' },
  noShip: 'none',
  yourGoods: 'Your goods',
  points: 'Points',
  place: 'Place',
  loans: 'Loans',
  roundEnd: 'At the end of the round',
  foodEach: (food) => `${food} food each`,
  harvest: 'harvest',
  noHarvest: 'no harvest',
  cityBuilds: { standard: 'the city builds', special: 'the city builds a special building' },
  due: ({ food, ships, has }) =>
    `Your food: ${food} to pay${ships === 0 ? '' : ` beside ${ships} from ships`}; you have ${has}`,
  beforePaying: 'before you pay',
  short: (missing) => `${missing} short`,
  enough: 'enough',
  buildings: 'Buildings',
  ships: 'Ships',
  atHome: 'at home',
  disc: 'disc',
  turnOf: 'on turn',
  yourTurn: 'your turn',
  left: 'has left',
  you: 'you',
  asksFeeding: 'wants to be asked about food',
  asksInterest: 'wants to be asked about interest',
  pawned: (goods) => `in pawn: ${goods}`,
  score: { francs: 'Francs', buildings: 'Buildings', ships: 'Ships', bonuses: 'Bonuses', loans: 'Unpaid loans' },
}

const fr: Words = {
  franc: 'franc',
  round: (number) => `Manche ${number}`,
  turn: (number) => `tour ${number} sur 7`,
  shipHere: 'le bateau est ici',
  interest: 'intérêts',
  cost: 'Coût',
  fee: 'Entrée',
  standing: (names) => `occupé par ${names}`,
  modernised: 'modernisé',
  town: 'Ville',
  noBuildings: 'Pas encore de bâtiment',
  onlyUsable: 'Utilisables',
  byGoods: 'Bâtiments selon les marchandises',
  everyBuilding: 'Tous les bâtiments',
  makes: 'Produit',
  takes: 'Prend',
  noneOfThese: 'Aucun.',
  proposals: 'Propositions de bâtiments',
  pile: (number) => `Pile ${number}`,
  emptyPile: 'Vide',
  below: (count) => `${count} dessous`,
  waiting: 'En attente d’une pile vide',
  faceDownCards: (count) => `${count} face cachée`,
  onTop: 'Sur le dessus, à votre connaissance :',
  onTopAnyOrder: 'Sur le dessus, dans n’importe quel ordre, à votre connaissance :',
  lookedAt: (count) => `déjà regardés : ${count}`,
  looking: (name) => `${name} regarde ceux du dessus`,
  among: 'Ils sont parmi ceux-ci',
  shipsForSale: 'Bateaux',
  shipTypes: {
    wooden: 'Bateaux en bois',
    iron: 'Bateaux en fer',
    steel: 'Bateaux en acier',
    luxury: 'Bateaux de luxe',
  },
  noShip: 'aucun',
  yourGoods: 'Vos marchandises',
  points: 'Points',
  place: 'Rang',
  loans: 'Emprunts',
  roundEnd: 'À la fin de la manche',
  foodEach: (food) => `${food} de nourriture chacun`,
  harvest: 'récolte',
  noHarvest: 'pas de récolte',
  cityBuilds: { standard: 'la ville construit', special: 'la ville construit un bâtiment spécial' },
  due: ({ food, ships, has }) =>
    `Votre nourriture : ${food} à payer${ships === 0 ? '' : ` en plus de ${ships} des bateaux`} ; vous avez ${has}`,
  beforePaying: 'avant de payer',
  short: (missing) => `il manque ${missing}`,
  enough: 'cela suffit',
  buildings: 'Bâtiments',
  ships: 'Bateaux',
  atHome: 'chez soi',
  disc: 'disque',
  turnOf: 'joue',
  yourTurn: 'à vous',
  left: 'a quitté la partie',
  you: 'vous',
  asksFeeding: 'veut être consulté pour la nourriture',
  asksInterest: 'veut être consulté pour les intérêts',
  pawned: (goods) => `en gage : ${goods}`,
  score: {
    francs: 'Francs',
    buildings: 'Bâtiments',
    ships: 'Bateaux',
    bonuses: 'Bonus',
    loans: 'Emprunts non remboursés',
  },
}

const ru: Words = {
  franc: 'франк',
  round: (number) => `Раунд ${number}`,
  turn: (number) => `ход ${number} из 7`,
  shipHere: 'корабль здесь',
  interest: 'проценты',
  cost: 'Стоимость',
  fee: 'Вход',
  standing: (names) => `занято: ${names}`,
  modernised: 'модернизирована',
  town: 'Город',
  noBuildings: 'Зданий пока нет',
  onlyUsable: 'Доступные',
  byGoods: 'Здания по товарам',
  everyBuilding: 'Все здания',
  makes: 'Даёт',
  takes: 'Берёт',
  noneOfThese: 'Таких нет.',
  proposals: 'Планируемые здания',
  pile: (number) => `Стопка ${number}`,
  emptyPile: 'Пусто',
  below: (count) => `под ней: ${count}`,
  waiting: 'Ждут пустой стопки',
  faceDownCards: (count) => `лицом вниз: ${count}`,
  onTop: 'Сверху, насколько вам известно:',
  onTopAnyOrder: 'Сверху, в любом порядке, насколько вам известно:',
  lookedAt: (count) => `просмотрено: ${count}`,
  looking: (name) => `${name} смотрит верхние карты`,
  among: 'Они среди этих',
  shipsForSale: 'Корабли',
  shipTypes: {
    wooden: 'Деревянные корабли',
    iron: 'Железные корабли',
    steel: 'Стальные корабли',
    luxury: 'Круизные лайнеры',
  },
  noShip: 'нет',
  yourGoods: 'Ваши товары',
  points: 'Очки',
  place: 'Место',
  loans: 'Займы',
  roundEnd: 'В конце раунда',
  foodEach: (food) => `еды с каждого: ${food}`,
  harvest: 'урожай',
  noHarvest: 'нет урожая',
  cityBuilds: { standard: 'город строит здание', special: 'город строит особое здание' },
  due: ({ food, ships, has }) =>
    `Ваша еда: отдать ${food}${ships === 0 ? '' : ` кроме ${ships} с кораблей`}; есть ${has}`,
  beforePaying: 'до оплаты',
  short: (missing) => `не хватает ${missing}`,
  enough: 'хватает',
  buildings: 'Здания',
  ships: 'Корабли',
  atHome: 'дома',
  disc: 'диск',
  turnOf: 'ходит',
  yourTurn: 'ваш ход',
  left: 'вне партии',
  you: 'вы',
  asksFeeding: 'о еде спрашивать',
  asksInterest: 'о процентах спрашивать',
  pawned: (goods) => `в залоге: ${goods}`,
  score: { francs: 'Франки', buildings: 'Здания', ships: 'Корабли', bonuses: 'Бонусы', loans: 'Непогашенные займы' },
}

const es: Words = {
  franc: 'franco',
  round: (number) => `Ronda ${number}`,
  turn: (number) => `turno ${number} de 7`,
  shipHere: 'el barco está aquí',
  interest: 'intereses',
  cost: 'Coste',
  fee: 'Entrada',
  standing: (names) => `ocupado por ${names}`,
  modernised: 'modernizado',
  town: 'Ciudad',
  noBuildings: 'Aún sin edificios',
  onlyUsable: 'Utilizables',
  byGoods: 'Edificios según las mercancías',
  everyBuilding: 'Todos los edificios',
  makes: 'Produce',
  takes: 'Toma',
  noneOfThese: 'Ninguno.',
  proposals: 'Propuestas de construcción',
  pile: (number) => `Pila ${number}`,
  emptyPile: 'Vacía',
  below: (count) => `${count} debajo`,
  waiting: 'A la espera de una pila vacía',
  faceDownCards: (count) => `${count} boca abajo`,
  onTop: 'Encima, hasta donde usted sabe:',
  onTopAnyOrder: 'Encima, en cualquier orden, hasta donde usted sabe:',
  lookedAt: (count) => `ya vistos: ${count}`,
  looking: (name) => `${name} mira los de encima`,
  among: 'Están entre estos',
  shipsForSale: 'Barcos',
  shipTypes: {
    wooden: 'Barcos de madera',
    iron: 'Barcos de hierro',
    steel: 'Barcos de acero',
    luxury: 'Transatlánticos',
  },
  noShip: 'ninguno',
  yourGoods: 'Sus mercancías',
  points: 'Puntos',
  place: 'Puesto',
  loans: 'Préstamos',
  roundEnd: 'Al final de la ronda',
  foodEach: (food) => `${food} de comida cada jugador`,
  harvest: 'cosecha',
  noHarvest: 'sin cosecha',
  cityBuilds: { standard: 'la ciudad construye', special: 'la ciudad construye un edificio especial' },
  due: ({ food, ships, has }) =>
    `Su comida: ${food} por pagar${ships === 0 ? '' : ` además de ${ships} de los barcos`}; tiene ${has}`,
  beforePaying: 'antes de pagar',
  short: (missing) => `${missing === 1 ? 'falta' : 'faltan'} ${missing}`,
  enough: 'alcanza',
  buildings: 'Edificios',
  ships: 'Barcos',
  atHome: 'en casa',
  disc: 'disco',
  turnOf: 'juega',
  yourTurn: 'le toca',
  left: 'ha dejado la partida',
  you: 'usted',
  asksFeeding: 'quiere que se le pregunte por la comida',
  asksInterest: 'quiere que se le pregunte por los intereses',
  pawned: (goods) => `empeñado: ${goods}`,
  score: { francs: 'Francos', buildings: 'Edificios', ships: 'Barcos', bonuses: 'Bonos', loans: 'Préstamos sin pagar' },
}

export const wordsIn: Readonly<Record<Language, Words>> = { en, fr, ru, es }

/** The titles of the panels. */
export const titles = {
  harbour: { en: 'Harbour', fr: 'Port', ru: 'Гавань', es: 'Puerto' },
  seats: { en: 'Players', fr: 'Joueurs', ru: 'Игроки', es: 'Jugadores' },
  town: { en: 'Buildings', fr: 'Bâtiments', ru: 'Здания', es: 'Edificios' },
  forSale: { en: 'Proposals', fr: 'Propositions', ru: 'Планы', es: 'Propuestas' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>
