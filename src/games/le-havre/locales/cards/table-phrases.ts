import type { PieceKind } from '../../../kit/component.ts'
import type { Language } from '../../../kit/wording.ts'

/** The words for things on the table without a card, in one language. */
export interface TablePhrases {
  readonly groups: Readonly<Record<'offers' | 'money' | 'spaces' | 'answers', string>>
  readonly offer: string
  readonly franc: string
  readonly space: string
  readonly answer: string
  kinds(
    loan: LoanWords,
  ): Readonly<Record<'seat' | 'disc' | 'supply-ship' | 'round-card' | 'loan', Omit<PieceKind, 'kind'>>>
}

/** Amounts in words. */
export interface LoanWords {
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
      text: 'stands in the building that its player entered last; as long as a disc stands there, nobody else can enter',
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
  }),
}

const fr: TablePhrases = {
  groups: { offers: 'Quais', money: 'Argent', spaces: 'Emplacements des bateaux', answers: 'Réponses' },
  offer:
    'prendre comme action principale tout ce qui s’y trouve ; au début d’un tour, sa tuile d’approvisionnement complète les quais',
  franc:
    'paie les bâtiments, les bateaux, l’entrée et les intérêts, et tient lieu de nourriture ; ne remplace jamais l’énergie',
  space: 'les bateaux de cette sorte y sont empilés ; on ne peut obtenir que celui du dessus',
  answer: 'accepte ce que le coup demande',
  kinds: ({ receives, costs, interest, unpaid }) => ({
    seat: { name: 'Place', text: 'la place d’un joueur, avec tout ce qu’il possède' },
    disc: {
      name: 'Disque',
      text: 'se trouve dans le dernier bâtiment où son joueur est entré ; tant qu’un disque s’y trouve, personne d’autre ne peut y entrer',
    },
    'supply-ship': {
      name: 'Bateau d’approvisionnement',
      text: 'se trouve à la tuile d’approvisionnement de ce tour ; après la dernière tuile, la manche s’achève et il faut nourrir',
    },
    'round-card': {
      name: 'Carte de manche',
      text: 'dit comment finit la manche : la nourriture que chaque joueur doit, la récolte, si la ville construit, et le bateau qui arrive',
    },
    loan: {
      name: 'Emprunt',
      text: `rapporte ${receives} ; qui en a paie ${interest} d’intérêts quand une tuile le dit ; en rembourser un coûte ${costs}, et un emprunt qui reste à la fin ${unpaid}`,
    },
  }),
}

const ru: TablePhrases = {
  groups: { offers: 'Клетки предложения', money: 'Деньги', spaces: 'Места кораблей', answers: 'Ответы' },
  offer: 'основным действием взять всё, что здесь лежит; в начале хода жетон поставки пополняет предложения',
  franc: 'им платят за здания, корабли, вход и проценты; он заменяет еду, но никогда не заменяет энергию',
  space: 'здесь стопкой лежат корабли этого вида; получить можно только верхний',
  answer: 'согласие на то, о чём спрашивает ход',
  kinds: ({ receives, costs, interest, unpaid }) => ({
    seat: { name: 'Место', text: 'место игрока со всем, что ему принадлежит' },
    disc: {
      name: 'Диск',
      text: 'стоит в здании, куда его игрок вошёл последним; пока диск стоит там, другие войти не могут',
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
      text: 'está en el último edificio en que entró su jugador; mientras haya un disco, nadie más puede entrar',
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
  }),
}

export const tablePhrases: Readonly<Record<Language, TablePhrases>> = { en, fr, ru, es }
