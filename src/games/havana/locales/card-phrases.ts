import type { Sentences } from '../../kit/phrases.ts'
import type { Language } from '../../kit/wording.ts'
import { type ActionId, actionIds } from '../cards/action-id.ts'
import type { Printed } from '../cards/printed.ts'
import type { Counts } from '../pieces.ts'

/** The names and effects of the cards in one language. */
interface CardPhrases {
  readonly printed: Sentences<Printed, CardSay>
  readonly groups: Readonly<Record<'actions' | 'buildings', string>>
  readonly initiative: (number: number) => string
  readonly building: string
  readonly sources: Readonly<Record<'action' | 'title' | 'building', string>>
}

interface CardSay {
  pieces(counted: Counts): string
}

const en: CardPhrases = {
  printed: {
    nothing: () => 'it does nothing',
    guard: () => 'while it lies face up before you, nobody can steal from you',
    take: ({ pieces }, say) => `take ${say.pieces(pieces)} from the reserve`,
    'take-and-design': ({ pieces }, say) =>
      `take ${say.pieces(pieces)} from the reserve; while it lies before you, you may build buildings that show the architect`,
    'take-workers': ({ first, later }, say) =>
      `take ${say.pieces({ workers: first })} from the reserve if you are the first to play this card in this round, otherwise ${say.pieces({ workers: later })}`,
    'take-rubble': () => 'take all rubble from the resource card',
    'take-half': ({ of }) =>
      of === 'pesos'
        ? 'take half of the pesos on the resource card, rounded up'
        : 'from the resource card take half of the coloured bricks, of your choice, and half of the rubble, each rounded up',
    'steal-pesos': ({ usual, rich, from }, say) =>
      `steal ${say.pieces({ pesos: usual })} from a player who acts after you; ${say.pieces({ pesos: rich })} from one who has ${say.pieces({ pesos: from })} or more`,
    'steal-bricks': ({ usual, rich, from }) =>
      `steal ${usual} brick of any kind, rubble too, from a player who acts after you; ${rich} from one who has ${from} or more coloured bricks`,
    draw: ({ first, chosen, later }) =>
      `if you are the first to play this card in this round, draw ${first} bricks from the bag or take ${chosen} of your choice; otherwise draw ${later}`,
    demolish: () =>
      'you may remove a building at an end of a row; only one is removed in a round, whoever plays the card',
    'exchange-cards': () =>
      'you may discard a card from your hand, and then take another card from your discard pile and show it',
  },
  groups: { actions: 'Action cards', buildings: 'Building cards' },
  initiative: (number) => `initiative: ${number}`,
  building: 'it is worth its points to the player who builds it from an end of a row',
  sources: {
    action: 'number and effect are in the rulebooks',
    title: 'the title in this language is ours, or partly ours',
    building: 'its points and its cost are invented by us: no list of the printed ones was found',
  },
}

const fr: CardPhrases = {
  printed: {
    nothing: () => 'cette carte n’a aucun effet',
    guard: () => 'tant que cette carte est visible devant vous, personne ne peut vous voler',
    take: ({ pieces }, say) => `prendre ${say.pieces(pieces)} dans la réserve`,
    'take-and-design': ({ pieces }, say) =>
      `prendre ${say.pieces(pieces)} dans la réserve ; tant que cette carte est devant vous, vous pouvez construire les bâtiments qui montrent l’architecte`,
    'take-workers': ({ first, later }, say) =>
      `prendre dans la réserve ${say.pieces({ workers: first })} si personne n’a encore joué cette carte dans la manche, sinon ${say.pieces({ workers: later })}`,
    'take-rubble': () => 'prendre tous les gravats sur la carte de ressources',
    'take-half': ({ of }) =>
      of === 'pesos'
        ? 'prendre la moitié des pesos sur la carte de ressources, arrondie au supérieur'
        : 'prendre sur la carte de ressources la moitié des briques de couleur, à votre choix, et la moitié des gravats, chacune arrondie au supérieur',
    'steal-pesos': ({ usual, rich, from }, say) =>
      `voler ${say.pieces({ pesos: usual })} à un joueur qui agit après vous ; ${say.pieces({ pesos: rich })} à celui qui a au moins ${say.pieces({ pesos: from })}`,
    'steal-bricks': ({ usual, rich, from }) =>
      `voler ${usual} brique de n’importe quelle sorte, gravats compris, à un joueur qui agit après vous ; ${rich} à celui qui a au moins ${from} briques de couleur`,
    draw: ({ first, chosen, later }) =>
      `si personne n’a encore joué cette carte dans la manche, tirer ${first} briques du sac ou en prendre ${chosen} de votre choix ; sinon en tirer ${later}`,
    demolish: () =>
      'vous pouvez retirer un bâtiment au bout d’une rangée ; un seul est retiré par manche, quel que soit le joueur',
    'exchange-cards': () =>
      'vous pouvez défausser une carte de votre main, puis reprendre une autre carte de votre défausse et la montrer',
  },
  groups: { actions: 'Cartes d’action', buildings: 'Cartes de bâtiment' },
  initiative: (number) => `initiative : ${number}`,
  building: 'ce bâtiment rapporte ses points au joueur qui le construit depuis le bout d’une rangée',
  sources: {
    action: 'le numéro et l’effet figurent dans les règles',
    title: 'le titre dans cette langue est de nous, en tout ou en partie',
    building: 'ses points et son coût sont inventés par nous : aucune liste des cartes imprimées n’a été trouvée',
  },
}

const ru: CardPhrases = {
  printed: {
    nothing: () => 'эффекта нет',
    guard: () => 'пока карта лежит перед вами лицом вверх, у вас нельзя красть',
    take: ({ pieces }, say) => `взять из общего запаса: ${say.pieces(pieces)}`,
    'take-and-design': ({ pieces }, say) =>
      `взять из общего запаса: ${say.pieces(pieces)}; пока карта лежит перед вами, можно завершать постройки, на которых показан архитектор`,
    'take-workers': ({ first, later }, say) =>
      `если в этом раунде такую карту ещё никто не играл, взять из общего запаса: ${say.pieces({ workers: first })}, иначе: ${say.pieces({ workers: later })}`,
    'take-rubble': () => 'взять весь щебень с карты ресурсов',
    'take-half': ({ of }) =>
      of === 'pesos'
        ? 'взять половину песо с карты ресурсов, округляя вверх'
        : 'взять с карты ресурсов половину цветных кирпичей на выбор и половину щебня, округляя каждую вверх',
    'steal-pesos': ({ usual, rich, from }, say) =>
      `украсть у игрока, который ходит после вас: ${say.pieces({ pesos: usual })}; у того, у кого не меньше чем ${say.pieces({ pesos: from })}: ${say.pieces({ pesos: rich })}`,
    'steal-bricks': ({ usual, rich, from }) =>
      `украсть у игрока, который ходит после вас, любые строительные материалы, в том числе щебень: ${usual}; у того, у кого цветных кирпичей не меньше ${from}: ${rich}`,
    draw: ({ first, chosen, later }) =>
      `если в этом раунде такую карту ещё никто не играл, вытянуть фишек из мешочка: ${first}, или взять на выбор: ${chosen}; иначе вытянуть: ${later}`,
    demolish: () => 'можно снести постройку с края ряда; за раунд сносят только одну, кто бы ни сыграл карту',
    'exchange-cards': () => 'можно сбросить карту с руки, а затем взять другую карту из своего сброса и показать её',
  },
  groups: { actions: 'Карты действий', buildings: 'Карты построек' },
  initiative: (number) => `инициатива: ${number}`,
  building: 'постройка приносит свои очки тому, кто завершит её, пока она лежит с края ряда',
  sources: {
    action: 'номер и действие напечатаны в правилах',
    title: 'название на этом языке целиком или частично наше',
    building: 'очки и стоимость придуманы нами: список напечатанных карт не найден',
  },
}

const es: CardPhrases = {
  printed: {
    nothing: () => 'no tiene efecto',
    guard: () => 'mientras esta carta esté boca arriba ante usted, nadie puede robarle',
    take: ({ pieces }, say) => `tomar ${say.pieces(pieces)} de la reserva`,
    'take-and-design': ({ pieces }, say) =>
      `tomar ${say.pieces(pieces)} de la reserva; mientras esta carta esté ante usted, puede construir los edificios que muestran al arquitecto`,
    'take-workers': ({ first, later }, say) =>
      `tomar de la reserva ${say.pieces({ workers: first })} si nadie ha jugado todavía esta carta en la ronda; si no, ${say.pieces({ workers: later })}`,
    'take-rubble': () => 'tomar todos los escombros de la carta de recursos',
    'take-half': ({ of }) =>
      of === 'pesos'
        ? 'tomar la mitad de los pesos de la carta de recursos, redondeada hacia arriba'
        : 'tomar de la carta de recursos la mitad de los ladrillos de color, a su elección, y la mitad de los escombros, cada una redondeada hacia arriba',
    'steal-pesos': ({ usual, rich, from }, say) =>
      `robar ${say.pieces({ pesos: usual })} a un jugador que actúa después de usted; ${say.pieces({ pesos: rich })} a quien tenga al menos ${say.pieces({ pesos: from })}`,
    'steal-bricks': ({ usual, rich, from }) =>
      `robar ${usual} ladrillo de cualquier clase, también escombros, a un jugador que actúa después de usted; ${rich} a quien tenga al menos ${from} ladrillos de color`,
    draw: ({ first, chosen, later }) =>
      `si nadie ha jugado todavía esta carta en la ronda, sacar ${first} ladrillos de la bolsa o tomar ${chosen} a su elección; si no, sacar ${later}`,
    demolish: () =>
      'puede retirar un edificio de un extremo de una fila; solo se retira uno por ronda, sea quien sea quien juegue la carta',
    'exchange-cards': () =>
      'puede descartar una carta de su mano y después tomar otra carta de su descarte y mostrarla',
  },
  groups: { actions: 'Cartas de acción', buildings: 'Cartas de edificio' },
  initiative: (number) => `iniciativa: ${number}`,
  building: 'este edificio da sus puntos al jugador que lo construye desde un extremo de una fila',
  sources: {
    action: 'el número y el efecto figuran en las reglas',
    title: 'el título en este idioma es nuestro, total o parcialmente',
    building: 'sus puntos y su coste son inventados por nosotros: no se encontró ninguna lista de los impresos',
  },
}

export const cardPhrases: Readonly<Record<Language, CardPhrases>> = { en, fr, ru, es }

/** The titles that no rulebook in the language prints. */
export const houseTitles: Readonly<Record<Language, readonly ActionId[]>> = {
  en: actionIds,
  fr: actionIds,
  ru: ['ladron'],
  es: ['ladron'],
}
