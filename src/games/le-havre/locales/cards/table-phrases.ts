import type { PieceKind } from '../../../kit/component.ts'
import type { Language } from '../../../kit/wording.ts'

type Kind =
  | 'seat'
  | 'disc'
  | 'supply-ship'
  | 'round-card'
  | 'loan'
  | 'face-down-tile'
  | 'special-pile'
  | 'points'
  | 'energy'
  | 'food'
  | 'ship-food'
  | 'food-to-pay'
  | 'food-missing'

/** The words for things on the table without a card, in one language. */
interface TablePhrases {
  readonly groups: Readonly<Record<'offers' | 'money' | 'spaces' | 'answers', string>>
  readonly offer: string
  readonly franc: string
  readonly space: string
  readonly answer: string
  kinds(loan: LoanWords): Readonly<Record<Kind, Omit<PieceKind, 'kind'>>>
}

/** Amounts in words. */
interface LoanWords {
  readonly receives: string
  readonly costs: string
  readonly interest: string
  readonly unpaid: string
}

const en: TablePhrases = {
  groups: { offers: 'Offer spaces', money: 'Money', spaces: 'Ship spaces', answers: 'Answers' },
  offer:
    'take everything that lies here as your main action; at the start of a turn its supply tile adds to the offers',
  franc: 'pays for buildings, ships, entry and interest, and stands for food; it never replaces energy',
  space: 'the ships of this kind lie here, one upon another; only the one on top can be had',
  answer: 'agrees to what the move asks',
  kinds: ({ receives, costs, interest, unpaid }) => ({
    seat: { name: 'Seat', text: 'the place of a player, with all that they own' },
    disc: {
      name: 'Disc',
      text: 'stands in the building that its player entered; nobody can enter a building with a disc, another’s or their own; in the final phase only their own bars the way',
    },
    'supply-ship': {
      name: 'Supply ship',
      text: 'lies at the supply tile of this turn; after the last tile the round ends, and food is due',
    },
    'round-card': {
      name: 'Round card',
      text: 'says what the round ends with: the food that each player owes, the harvest, whether the town builds, and the ship that comes',
    },
    loan: {
      name: 'Loan',
      text: `brings ${receives}; whoever holds any pays ${interest} of interest when a tile says so; handing one back costs ${costs}, and one that is left in the end ${unpaid}`,
    },
    'face-down-tile': {
      name: 'Supply tile, face down',
      text: 'nobody knows yet what it adds to the offers; it is turned up when the ship first reaches it, and stays face up from then on',
    },
    'special-pile': {
      name: 'Special buildings',
      text: 'lie face down; when a round ends with a card that says so, the city builds the one on top',
    },
    points: {
      name: 'Points',
      text: 'francs, buildings, ships and bonuses, less what unpaid loans cost: the score, if the match ended now with the loans as they are',
    },
    energy: { name: 'Energy', text: 'what all goods of a player are worth together where energy is asked for' },
    food: {
      name: 'Food, with francs',
      text: 'what all goods and francs of a player are worth together where food is asked for',
    },
    'ship-food': {
      name: 'Food from ships',
      text: 'what the ships of a player give at the end of each round towards the food that is due',
    },
    'food-to-pay': {
      name: 'Food to pay',
      text: 'what the end of this round still costs a player beside the food from ships',
    },
    'food-missing': {
      name: 'Food missing',
      text: 'what a player could not pay at the end of this round, even with the harvest and all francs; they would have to sell or borrow',
    },
  }),
}

const fr: TablePhrases = {
  groups: { offers: 'Quais', money: 'Argent', spaces: 'Emplacements des bateaux', answers: 'Réponses' },
  offer:
    'prendre comme action principale tout ce qui s’y trouve ; au début d’un tour, sa tuile d’approvisionnement complète les quais',
  franc:
    'paie les bâtiments, les bateaux, l’entrée et les intérêts, et tient lieu de nourriture ; ne remplace jamais l’énergie',
  space: 'les bateaux de cette sorte y sont empilés ; on ne peut obtenir que celui du dessus',
  answer: 'accepte ce que le coup demande',
  kinds: ({ receives, costs, interest, unpaid }) => ({
    seat: { name: 'Place', text: 'la place d’un joueur, avec tout ce qu’il possède' },
    disc: {
      name: 'Disque',
      text: 'se trouve dans le bâtiment où son joueur est entré ; personne ne peut entrer là où se trouve un disque, le sien ou un autre ; dans la phase finale, seul le sien l’empêche',
    },
    'supply-ship': {
      name: 'Bateau d’approvisionnement',
      text: 'se trouve à la tuile d’approvisionnement de ce tour ; après la dernière tuile, la manche s’achève et il faut nourrir',
    },
    'round-card': {
      name: 'Carte de manche',
      text: 'dit comment finit la manche : la nourriture que chaque joueur doit, la récolte, si la ville construit, et le bateau qui arrive',
    },
    loan: {
      name: 'Emprunt',
      text: `rapporte ${receives} ; qui en a paie ${interest} d’intérêts quand une tuile le dit ; en rembourser un coûte ${costs}, et un emprunt qui reste à la fin ${unpaid}`,
    },
    'face-down-tile': {
      name: 'Tuile d’approvisionnement, face cachée',
      text: 'personne ne sait encore ce qu’elle ajoute aux quais ; on la retourne quand le bateau l’atteint pour la première fois, et elle reste alors visible',
    },
    'special-pile': {
      name: 'Bâtiments spéciaux',
      text: 'sont face cachée ; quand une manche finit par une carte qui le dit, la ville construit celui du dessus',
    },
    points: {
      name: 'Points',
      text: 'francs, bâtiments, bateaux et bonus, moins ce que coûtent les emprunts non remboursés : le score, si la partie finissait maintenant avec les emprunts tels quels',
    },
    energy: {
      name: 'Énergie',
      text: 'ce que valent ensemble toutes les marchandises d’un joueur là où l’on demande de l’énergie',
    },
    food: {
      name: 'Nourriture, francs compris',
      text: 'ce que valent ensemble toutes les marchandises et tous les francs d’un joueur là où l’on demande de la nourriture',
    },
    'ship-food': {
      name: 'Nourriture des bateaux',
      text: 'ce que les bateaux d’un joueur apportent à la fin de chaque manche pour la nourriture due',
    },
    'food-to-pay': {
      name: 'Nourriture à payer',
      text: 'ce que la fin de cette manche coûte encore à un joueur en plus de la nourriture des bateaux',
    },
    'food-missing': {
      name: 'Nourriture manquante',
      text: 'ce qu’un joueur ne pourrait pas payer à la fin de cette manche, même avec la récolte et tous ses francs ; il devrait vendre ou emprunter',
    },
  }),
}

const ru: TablePhrases = {
  groups: { offers: 'Клетки поставок', money: 'Деньги', spaces: 'Места кораблей', answers: 'Ответы' },
  offer: 'основным действием взять всё, что здесь лежит; в начале хода жетон поставки пополняет клетки поставок',
  franc: 'им платят за здания, корабли, вход и проценты; он заменяет еду, но никогда не заменяет энергию',
  space: 'здесь стопкой лежат корабли этого вида; получить можно только верхний',
  answer: 'согласие на то, о чём спрашивает ход',
  kinds: ({ receives, costs, interest, unpaid }) => ({
    seat: { name: 'Место', text: 'место игрока со всем, что ему принадлежит' },
    disc: {
      name: 'Диск',
      text: 'стоит в здании, куда вошёл его игрок; войти в здание с диском, чужим или своим, нельзя; на финальном этапе мешает только свой',
    },
    'supply-ship': {
      name: 'Корабль поставки',
      text: 'стоит у жетона поставки этого хода; после последнего жетона раунд кончается, и нужна еда',
    },
    'round-card': {
      name: 'Карта раунда',
      text: 'говорит, чем кончается раунд: сколько еды нужно каждому игроку, будет ли урожай, строит ли город и какой корабль появится',
    },
    loan: {
      name: 'Заём',
      text: `приносит ${receives}; у кого есть займы, тот платит проценты, когда так указано на жетоне: ${interest}; погашение займа: ${costs}, непогашенный заём в конце: ${unpaid}`,
    },
    'face-down-tile': {
      name: 'Жетон поставки лицом вниз',
      text: 'никто ещё не знает, что он добавит на клетки поставок; его открывают, когда корабль впервые до него доходит, и дальше он лежит открытым',
    },
    'special-pile': {
      name: 'Особые здания',
      text: 'лежат лицом вниз; когда раунд кончается картой, на которой так указано, город строит верхнее',
    },
    points: {
      name: 'Очки',
      text: 'франки, здания, корабли и бонусы без того, во что обходятся непогашенные займы: счёт, если бы партия кончилась сейчас, а займы остались как есть',
    },
    energy: { name: 'Энергия', text: 'сколько стоят вместе все товары игрока там, где нужна энергия' },
    food: { name: 'Еда вместе с франками', text: 'сколько стоят вместе все товары и франки игрока там, где нужна еда' },
    'ship-food': { name: 'Еда с кораблей', text: 'сколько нужной еды дают корабли игрока в конце каждого раунда' },
    'food-to-pay': {
      name: 'Еды к уплате',
      text: 'сколько еды игроку ещё нужно отдать в конце этого раунда кроме еды с кораблей',
    },
    'food-missing': {
      name: 'Не хватает еды',
      text: 'сколько еды игрок не смог бы отдать в конце этого раунда даже с урожаем и всеми франками; пришлось бы что-то продать или занять',
    },
  }),
}

const es: TablePhrases = {
  groups: { offers: 'Casillas de oferta', money: 'Dinero', spaces: 'Casillas de barcos', answers: 'Respuestas' },
  offer:
    'tomar como acción principal todo lo que hay aquí; al principio de un turno, su loseta de suministro añade a las ofertas',
  franc: 'paga edificios, barcos, entradas e intereses, y vale por comida; nunca sustituye a la energía',
  space: 'aquí están apilados los barcos de esta clase; solo se puede conseguir el de arriba',
  answer: 'acepta lo que pide la jugada',
  kinds: ({ receives, costs, interest, unpaid }) => ({
    seat: { name: 'Asiento', text: 'el lugar de un jugador, con todo lo que tiene' },
    disc: {
      name: 'Disco',
      text: 'está en el edificio en que entró su jugador; nadie puede entrar donde haya un disco, ajeno o propio; en la fase final solo lo impide el propio',
    },
    'supply-ship': {
      name: 'Barco de suministro',
      text: 'está en la loseta de suministro de este turno; tras la última loseta termina la ronda y hay que dar de comer',
    },
    'round-card': {
      name: 'Carta de ronda',
      text: 'dice cómo acaba la ronda: la comida que debe cada jugador, la cosecha, si la ciudad construye y qué barco llega',
    },
    loan: {
      name: 'Préstamo',
      text: `da ${receives}; quien tiene alguno paga ${interest} de intereses cuando lo dice una loseta; devolver uno cuesta ${costs}, y uno que queda al final ${unpaid}`,
    },
    'face-down-tile': {
      name: 'Loseta de suministro boca abajo',
      text: 'nadie sabe aún qué añade a las ofertas; se da la vuelta cuando el barco llega a ella por primera vez, y desde entonces queda boca arriba',
    },
    'special-pile': {
      name: 'Edificios especiales',
      text: 'están boca abajo; cuando una ronda acaba con una carta que lo dice, la ciudad construye el de encima',
    },
    points: {
      name: 'Puntos',
      text: 'francos, edificios, barcos y bonos, menos lo que cuestan los préstamos sin pagar: la puntuación, si la partida acabara ahora con los préstamos tal como están',
    },
    energy: { name: 'Energía', text: 'lo que valen juntas todas las mercancías de un jugador donde se pide energía' },
    food: {
      name: 'Comida, con los francos',
      text: 'lo que valen juntos todas las mercancías y los francos de un jugador donde se pide comida',
    },
    'ship-food': {
      name: 'Comida de los barcos',
      text: 'lo que dan los barcos de un jugador al final de cada ronda para la comida que se debe',
    },
    'food-to-pay': {
      name: 'Comida por pagar',
      text: 'lo que el final de esta ronda le cuesta aún a un jugador además de la comida de los barcos',
    },
    'food-missing': {
      name: 'Comida que falta',
      text: 'lo que un jugador no podría pagar al final de esta ronda, ni con la cosecha y todos sus francos; tendría que vender o endeudarse',
    },
  }),
}

export const tablePhrases: Readonly<Record<Language, TablePhrases>> = { en, fr, ru, es }
