import type { Language } from '../../words/languages.ts'

/** The board's own words; all others come from the API. */
interface Words {
  round(number: number): string
  readonly phases: Readonly<Record<'setup' | 'opening' | 'turns' | 'supply' | 'replacement' | 'over', string>>
  readonly toBuild: string
  readonly upper: string
  readonly lower: string
  readonly end: string
  under(count: number): string
  readonly demolished: string
  readonly order: string
  readonly onTurn: string
  readonly yourTurn: string
  readonly you: string
  readonly players: string
  readonly goal: (goal: number) => string
  readonly points: string
  readonly face: string
  readonly built: string
  readonly hand: string
  readonly laid: string
  readonly discard: string
  readonly ownCards: string
  readonly knownHand: string
  readonly knownDiscard: string
  readonly unsure: string
  readonly done: string
  readonly left: string
  readonly none: string
}

export const wordsIn: Readonly<Record<Language, Words>> = {
  en: {
    round: (number) => `Round ${number}`,
    phases: {
      setup: 'Setup',
      opening: 'The opening cards',
      turns: 'Actions and building',
      supply: 'Supply',
      replacement: 'New cards',
      over: 'Over',
    },
    toBuild: 'Buildings',
    upper: 'Upper row',
    lower: 'Lower row',
    end: 'at an end of its row',
    under: (count) => `${count} below`,
    demolished: 'Demolished',
    order: 'Order of this round',
    onTurn: 'on turn',
    yourTurn: 'your turn',
    you: 'you',
    players: 'Players',
    goal: (goal) => `of ${goal}`,
    points: 'points',
    face: 'Played',
    built: 'Built',
    hand: 'Hand',
    laid: 'Face down',
    discard: 'Discard',
    ownCards: 'Your cards',
    knownHand: 'Known in hand',
    knownDiscard: 'Known in the discard',
    unsure: 'In hand or discarded',
    done: 'carried out',
    left: 'has given up',
    none: 'none',
  },
  fr: {
    round: (number) => `Manche ${number}`,
    phases: {
      setup: 'Mise en place',
      opening: 'Les premières cartes',
      turns: 'Actions et construction',
      supply: 'Approvisionnement',
      replacement: 'Nouvelles cartes',
      over: 'Terminée',
    },
    toBuild: 'Bâtiments',
    upper: 'Rangée du haut',
    lower: 'Rangée du bas',
    end: 'au bout de sa rangée',
    under: (count) => `${count} dessous`,
    demolished: 'Démolis',
    order: 'Ordre de la manche',
    onTurn: 'joue',
    yourTurn: 'à vous',
    you: 'vous',
    players: 'Joueurs',
    goal: (goal) => `sur ${goal}`,
    points: 'points',
    face: 'Jouées',
    built: 'Construits',
    hand: 'Main',
    laid: 'Face cachée',
    discard: 'Défausse',
    ownCards: 'Vos cartes',
    knownHand: 'Connues en main',
    knownDiscard: 'Connues dans la défausse',
    unsure: 'En main ou défaussées',
    done: 'effectuée',
    left: 'a abandonné',
    none: 'aucune',
  },
  ru: {
    round: (number) => `Раунд ${number}`,
    phases: {
      setup: 'Подготовка',
      opening: 'Первые карты',
      turns: 'Действия и строительство',
      supply: 'Снабжение',
      replacement: 'Новые карты',
      over: 'Закончена',
    },
    toBuild: 'Постройки',
    upper: 'Верхний ряд',
    lower: 'Нижний ряд',
    end: 'с краю ряда',
    under: (count) => `под ним ${count}`,
    demolished: 'Снесены',
    order: 'Порядок раунда',
    onTurn: 'ходит',
    yourTurn: 'ваш ход',
    you: 'вы',
    players: 'Игроки',
    goal: (goal) => `из ${goal}`,
    points: 'очки',
    face: 'Сыграны',
    built: 'Построены',
    hand: 'Рука',
    laid: 'Лицом вниз',
    discard: 'Сброс',
    ownCards: 'Ваши карты',
    knownHand: 'Известно, что в руке',
    knownDiscard: 'Известно, что в сбросе',
    unsure: 'В руке или в сбросе',
    done: 'выполнена',
    left: 'вышел из партии',
    none: 'нет',
  },
  es: {
    round: (number) => `Ronda ${number}`,
    phases: {
      setup: 'Preparación',
      opening: 'Las primeras cartas',
      turns: 'Acciones y construcción',
      supply: 'Suministro',
      replacement: 'Cartas nuevas',
      over: 'Terminada',
    },
    toBuild: 'Edificios',
    upper: 'Fila de arriba',
    lower: 'Fila de abajo',
    end: 'al final de su fila',
    under: (count) => `${count} debajo`,
    demolished: 'Derribados',
    order: 'Orden de la ronda',
    onTurn: 'juega',
    yourTurn: 'le toca',
    you: 'usted',
    players: 'Jugadores',
    goal: (goal) => `de ${goal}`,
    points: 'puntos',
    face: 'Jugadas',
    built: 'Construidos',
    hand: 'Mano',
    laid: 'Boca abajo',
    discard: 'Descarte',
    ownCards: 'Sus cartas',
    knownHand: 'En la mano, se sabe',
    knownDiscard: 'En el descarte, se sabe',
    unsure: 'En la mano o descartadas',
    done: 'hecha',
    left: 'ha abandonado',
    none: 'ninguna',
  },
}
