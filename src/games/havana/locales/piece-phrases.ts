import type { PieceKind } from '../../kit/component.ts'
import { spelled, spelledFeminine } from '../../kit/number-words.ts'
import { plural } from '../../kit/plural.ts'
import type { Language } from '../../kit/wording.ts'
import { handToPickUpAt, refill, shortRow } from '../data/set-up.ts'
import type { Piece } from '../pieces.ts'

type Kind = 'seat' | 'points' | 'hand' | 'face-down' | 'discard' | 'stack' | 'resource-card' | 'bag' | 'reserve'

/** The words for pieces and seats in one language. */
interface PiecePhrases {
  readonly group: string
  /** What a piece is for. `rate` is how many pieces of another kind replace it. */
  readonly text: (piece: Piece, rate: number) => string
  readonly source: string
  readonly kinds: Readonly<Record<Kind, Omit<PieceKind, 'kind'>>>
}

const en: PiecePhrases = {
  group: 'Pieces',
  text: textBy((rate) => ({
    brick: `pays for buildings that show it; ${rate} pieces of rubble stand in for one`,
    rubble: `pays for buildings that show it; ${rate} of them stand in for a coloured brick`,
    pesos: `pays for buildings that show it; ${rate} of them stand in for a worker`,
    workers: `pays for buildings that show it; ${rate} pesos stand in for one`,
  })),
  source: 'the rulebooks agree',
  kinds: {
    seat: { name: 'Seat', text: 'the place of a player, with their cards, pieces and buildings' },
    points: {
      name: 'Points',
      text: 'the values of the buildings that a player has built; the player who reaches the goal ends the match and wins',
    },
    hand: { name: 'Hand', text: 'the cards that a player can still lay down' },
    'face-down': {
      name: 'Face down',
      text: 'the cards that a player has laid down for the next round; they are turned up when everybody has laid theirs',
    },
    discard: {
      name: 'Discard',
      text: `cards that were replaced; a player with only ${plural('en', { one: 'card', other: 'cards' }, spelled.en)(handToPickUpAt)} left in hand takes them back`,
    },
    stack: {
      name: 'Stack',
      text: `${plural('en', { one: 'building comes', other: 'buildings come' }, spelled.en)(refill)} from here into a row that has only ${spelled.en(shortRow)} left; everybody sees the one on top`,
    },
    'resource-card': {
      name: 'Resource card',
      text: 'what the actions of this round can take; new pesos and bricks come after each round',
    },
    bag: {
      name: 'Bag',
      text: 'the bricks and the rubble that can still be drawn; what is paid does not come back into it',
    },
    reserve: { name: 'Reserve', text: 'the pesos and workers that actions bring' },
  },
}

const fr: PiecePhrases = {
  group: 'Pièces de jeu',
  text: textBy((rate) => ({
    brick: `paie les bâtiments qui la montrent ; ${rate} gravats en remplacent une`,
    rubble: `paie les bâtiments qui en montrent ; ${rate} gravats remplacent une brique de couleur`,
    pesos: `paie les bâtiments qui en montrent ; ${rate} pesos remplacent un ouvrier`,
    workers: `paie les bâtiments qui en montrent ; ${rate} pesos en remplacent un`,
  })),
  source: 'les règles concordent',
  kinds: {
    seat: { name: 'Place', text: 'la place d’un joueur, avec ses cartes, ses pièces et ses bâtiments' },
    points: {
      name: 'Points',
      text: 'les valeurs des bâtiments qu’un joueur a construits ; qui atteint le but met fin à la partie et gagne',
    },
    hand: { name: 'Main', text: 'les cartes qu’un joueur peut encore poser' },
    'face-down': {
      name: 'Face cachée',
      text: 'les cartes qu’un joueur a posées pour la prochaine manche ; on les retourne quand chacun a posé les siennes',
    },
    discard: {
      name: 'Défausse',
      text: `les cartes remplacées ; un joueur qui n’en a plus que ${spelledFeminine.fr(handToPickUpAt)} en main les reprend`,
    },
    stack: {
      name: 'Pile',
      text: `${plural('fr', { one: 'bâtiment en vient', other: 'bâtiments en viennent' }, spelled.fr)(refill)} dans une rangée qui n’en a plus que ${spelled.fr(shortRow)} ; tous voient celui du dessus`,
    },
    'resource-card': {
      name: 'Carte de ressources',
      text: 'ce que les actions de cette manche peuvent prendre ; de nouveaux pesos et briques arrivent après chaque manche',
    },
    bag: {
      name: 'Sac',
      text: 'les briques et les gravats qui peuvent encore être tirés ; ce qui est payé n’y revient pas',
    },
    reserve: { name: 'Réserve', text: 'les pesos et les ouvriers que les actions apportent' },
  },
}

const ru: PiecePhrases = {
  group: 'Фишки',
  text: textBy((rate) => ({
    brick: `им платят за постройки, на которых он показан; вместо одного годится щебень (${rate})`,
    rubble: `им платят за постройки, на которых он показан; ${rate} таких заменяют один цветной кирпич`,
    pesos: `ими платят за постройки, на которых они показаны; ${rate} песо заменяют рабочего`,
    workers: `им платят за постройки, на которых он показан; вместо одного годятся ${rate} песо`,
  })),
  source: 'правила на разных языках согласны',
  kinds: {
    seat: { name: 'Место', text: 'место игрока с его картами, фишками и постройками' },
    points: { name: 'Очки', text: 'ценность построек игрока; кто достигает цели, тот заканчивает партию и побеждает' },
    hand: { name: 'Рука', text: 'карты, которые игрок ещё может выложить' },
    'face-down': {
      name: 'Лицом вниз',
      text: 'карты, выложенные игроком на следующий раунд; их открывают, когда свои выложили все',
    },
    discard: {
      name: 'Сброс',
      text: `заменённые карты; игрок, у которого на руке осталось только ${spelledFeminine.ru(handToPickUpAt)}, забирает их`,
    },
    stack: {
      name: 'Стопка',
      text: `отсюда в ряд, где осталось только ${plural('ru', { one: 'постройка', few: 'постройки', other: 'построек' }, spelledFeminine.ru)(shortRow)}, приходят ${spelledFeminine.ru(refill)}; верхнюю видят все`,
    },
    'resource-card': {
      name: 'Карта ресурсов',
      text: 'то, что могут взять действия этого раунда; новые песо и кирпичи приходят после каждого раунда',
    },
    bag: {
      name: 'Мешочек',
      text: 'кирпичи и щебень, которые ещё могут выпасть; то, чем заплатили, в него не возвращается',
    },
    reserve: { name: 'Общий запас', text: 'песо и рабочие, которых приносят действия' },
  },
}

const es: PiecePhrases = {
  group: 'Piezas',
  text: textBy((rate) => ({
    brick: `paga los edificios que lo muestran; ${rate} escombros sustituyen a uno`,
    rubble: `paga los edificios que lo muestran; ${rate} escombros sustituyen a un ladrillo de color`,
    pesos: `paga los edificios que lo muestran; ${rate} pesos sustituyen a un obrero`,
    workers: `paga los edificios que lo muestran; ${rate} pesos sustituyen a uno`,
  })),
  source: 'los reglamentos coinciden',
  kinds: {
    seat: { name: 'Asiento', text: 'el lugar de un jugador, con sus cartas, piezas y edificios' },
    points: {
      name: 'Puntos',
      text: 'los valores de los edificios que ha construido un jugador; quien alcanza la meta acaba la partida y gana',
    },
    hand: { name: 'Mano', text: 'las cartas que un jugador aún puede poner' },
    'face-down': {
      name: 'Boca abajo',
      text: 'las cartas que un jugador ha puesto para la próxima ronda; se descubren cuando todos han puesto las suyas',
    },
    discard: {
      name: 'Descarte',
      text: `las cartas cambiadas; un jugador al que solo le quedan ${spelledFeminine.es(handToPickUpAt)} en la mano las recupera`,
    },
    stack: {
      name: 'Mazo',
      text: `de aquí llegan ${plural('es', { one: 'edificio', other: 'edificios' }, spelled.es)(refill)} a una fila en la que solo quedan ${spelled.es(shortRow)}; todos ven el de encima`,
    },
    'resource-card': {
      name: 'Carta de recursos',
      text: 'lo que pueden tomar las acciones de esta ronda; tras cada ronda llegan nuevos pesos y ladrillos',
    },
    bag: { name: 'Bolsa', text: 'los ladrillos y escombros que aún pueden salir; lo que se paga no vuelve a ella' },
    reserve: { name: 'Reserva', text: 'los pesos y obreros que dan las acciones' },
  },
}

export const piecePhrases: Readonly<Record<Language, PiecePhrases>> = { en, fr, ru, es }

/** All coloured bricks share one text. */
function textBy(
  said: (rate: number) => Readonly<Record<'brick' | 'rubble' | 'pesos' | 'workers', string>>,
): PiecePhrases['text'] {
  return (piece, rate) => {
    const texts = said(rate)
    switch (piece) {
      case 'rubble':
      case 'pesos':
      case 'workers':
        return texts[piece]
      case 'white':
      case 'yellow':
      case 'green':
      case 'red':
        return texts.brick
    }
  }
}
