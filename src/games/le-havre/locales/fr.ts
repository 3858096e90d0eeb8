import { plural } from '../../kit/plural.ts'
import { goodsSwappedFor } from '../cards/asked-for.ts'
import { loan, pawn } from '../data/set-up.ts'
import { type Good, total } from '../items.ts'
import { fr as names } from './names/fr.ts'
import type { Phrases } from './phrases.ts'
import { fr as position } from './position/fr.ts'
import { scoreExplained } from './score-explained.ts'

const goods = plural('fr', { one: 'marchandise', other: 'marchandises' })
/** "Les 4 marchandises": what is handed in for a good. */
const toSwap = (good: Good) => {
  const number = goodsSwappedFor(good)
  return number === 1 ? 'La marchandise' : `Les ${goods(number)}`
}
const upgraded = plural('fr', { one: 'marchandise améliorée', other: 'marchandises améliorées' })
const standard = plural('fr', { one: 'marchandise standard', other: 'marchandises standard' })

export const fr: Phrases = {
  title: 'Le Havre',
  names,
  nothing: 'rien',
  none: 'aucun',
  semicolon: ' ; ',
  points: plural('fr', { one: 'point', other: 'points' }),
  building: (name) => `« ${name} »`,
  ship: (type, name) => `${type} « ${name} »`,
  answers: { yes: 'Oui' },
  orders: {
    both: {
      automatic: 'Payer automatiquement la nourriture et les intérêts',
      ask: 'Me demander à chaque fois pour la nourriture et les intérêts',
    },
    food: {
      automatic: 'Payer automatiquement la nourriture',
      ask: 'Me demander à chaque fois comment payer la nourriture',
    },
    interest: {
      pay: 'payer automatiquement les intérêts',
      ask: 'me demander avant de prélever les intérêts',
    },
  },
  questions: {
    supply:
      'Au prochain approvisionnement, les joueurs qui ont des emprunts paieront des intérêts. Vous pouvez d’abord vendre, acheter ou rembourser, puis laissez venir l’approvisionnement.',
    turn: 'Jouez votre tour : videz un quai ou entrez dans un bâtiment. Vous pouvez aussi acheter des bâtiments et des bateaux.',
    final: 'Effectuez votre action finale : videz un quai ou entrez dans un bâtiment.',
    feeding: 'Payez la nourriture exigée par cette manche.',
    interest:
      'Payez les intérêts de vos emprunts. Vous pouvez d’abord rembourser des emprunts ou vendre quelque chose.',
    peek: 'Reposez les bâtiments spéciaux que vous avez regardés, dans l’ordre de votre choix.',
    city: 'La ville va construire le bâtiment spécial du dessus. Reposez d’abord ceux que vous avez regardés, dans l’ordre de votre choix.',
  },
  laterQuestions: {
    construction: 'Construisez un second bâtiment, ou terminez votre tour. Avant de construire, vous pouvez acheter.',
    'construction-final': 'Construisez un second bâtiment, ou terminez votre tour.',
    eviction: 'Entrez dans le bâtiment que vous avez libéré.',
    after: 'Vous pouvez encore vendre, acheter ou rembourser. Terminez ensuite votre tour.',
    'after-final': 'Vous pouvez encore vendre ou rembourser. Terminez ensuite votre tour.',
  },
  choices: {
    'take-offer': ({ offer }) => `Prendre tout ce qui est sur le ${offer}`,
    enter: ({ building }) => `Entrer dans ${building}`,
    construct: () => 'Seconde construction',
    buy: ({ building, price }) => `Acheter ${building} pour ${price}`,
    'buy-ship': ({ shipType, price }) => `Acheter pour ${price} le ${shipType} du dessus`,
    sell: ({ building, half }) => `Vendre ${building} à la ville pour la moitié de sa valeur, ${half}`,
    'sell-ship': ({ ship, half }) => `Vendre le ${ship} pour la moitié de sa valeur, ${half}`,
    repay: () => 'Rembourser des emprunts',
    redeem: () => 'Racheter une marchandise mise en gage',
    supply: () => 'Laisser venir l’approvisionnement',
    'end-turn': () => 'Terminer le tour',
    'send-home': () => 'En tant que propriétaire de la Manufacture de tabac',
    feed: () => 'Payer la nourriture',
    'pay-interest': () => 'Payer les intérêts',
    'order-specials': () => 'Reposer les bâtiments spéciaux',
    'standing-order': ({ order }) => order,
  },
  details: {
    build: (building) => `construire ${building}`,
    woodFor: (good) => `${names.amounts.wood(1)} remplace un autre matériau (${good})`,
    shipType: (type) => `construire un ${type}`,
    exchange: (ship) => `échanger le ${ship}`,
    victim: (player) => `renvoyer chez lui le disque d’un joueur (${player})`,
    returns: (loans) => `rendre ${loans}`,
    first: (offer) => `vider le ${offer}`,
    second: (offer) => `vider le ${offer}`,
  },
  withDetails: (title, details) => `${title} : ${details}`,
  fields: {
    stay: 'Garder la main ensuite, pour acheter, vendre ou rembourser',
    fee: 'Avec quoi payer le droit d’entrée',
    materials: 'Avec quoi payer les matériaux',
    energy: 'Avec quoi payer l’énergie',
    food: 'Avec quoi payer la nourriture',
    pay: 'Avec quoi payer',
    times: 'Combien de fois',
    goods: 'Quelles marchandises',
    ships: 'Quels bateaux prennent la mer',
    give: 'Quelles marchandises remettre',
    take: 'Quelles marchandises prendre',
    buy: 'Combien acheter',
    sell: 'Combien vendre',
    forSteel: `${toSwap('steel')} à échanger contre de l’acier`,
    forCharcoal: `${toSwap('charcoal')} à échanger contre du charbon de bois`,
    forLeather: `${toSwap('leather')} à échanger contre du cuir`,
    forBrick: `${toSwap('brick')} à échanger contre une brique`,
    offer: 'Le quai de deux jetons à vider',
    top: 'Le bâtiment à poser sur le dessus',
    'repay/loans': `Combien d’emprunts rembourser, à ${names.amounts.franc(loan.costs)} chacun`,
    'redeem/good': `Quelle marchandise racheter, pour ${names.amounts.franc(pawn.costs)}`,
  },
  howOften: (good) => `Combien de fois : ${good}`,
  events: {
    'piles-dealt': ({ piles }, say) =>
      `Les propositions de bâtiments ont été distribuées. Sur le dessus : ${say.buildings(piles.flatMap((pile) => pile.slice(0, 1)))}.`,
    'turn-began': ({ seat, final }, say) =>
      final === null ? '' : `Action finale : c’est à ${say.seat(seat)} de jouer.`,
    supplied: ({ adds, owing }, say) =>
      `Approvisionnement : ${adds.map((offer) => say.items({ [offer]: 1 })).join(' et ')}.${owing.length === 0 ? '' : ` Intérêts à payer : ${say.seats(owing)}.`}`,
    'interest-paid': ({ seat, francs }, say) =>
      francs === 0
        ? `${say.seat(seat)} n’a plus d’emprunt et ne doit pas d’intérêts.`
        : `${say.seat(seat)} a payé ${say.francs(francs)} d’intérêts.`,
    'loans-taken': ({ seat, loans, francs }, say) =>
      `${say.seat(seat)} a contracté ${say.loans(loans)} et reçu ${say.francs(francs)}.`,
    'loans-repaid': ({ seat, loans, francs }, say) =>
      `${say.seat(seat)} a remboursé ${say.loans(loans)} pour ${say.francs(francs)}.`,
    'franc-given': ({ seat, to, francs }, say) => `${say.seat(seat)} a payé ${say.francs(francs)} à ${say.seat(to)}.`,
    dividend: ({ seat, francs }, say) =>
      `${say.seat(seat)} a reçu ${say.francs(francs)} en tant que propriétaire de ${say.cardWith('dividends')}.`,
    pawned: ({ seat, goods }, say) => `${say.seat(seat)} peut racheter ${say.goods(goods)}.`,
    redeemed: ({ seat, good, francs }, say) =>
      `${say.seat(seat)} a racheté ${say.items({ [good]: 1 })} pour ${say.francs(francs)}.`,
    'offer-taken': ({ seat, offer, amount }, say) =>
      `${say.seat(seat)} a pris ${say.items({ [offer]: amount })} sur le ${say.offer(offer)}.`,
    entered: ({ seat, building, owner, fee }, say) => {
      const paid = owner === null ? say.items(fee) : `${say.items(fee)} à ${say.seat(owner)}`
      return `${say.seat(seat)} a placé son disque dans ${say.building(building)}${total(fee) === 0 ? '' : ` et a payé ${paid}`}.`
    },
    used: ({ seat, gave, got }, say) => {
      const did = [
        ...(total(gave) === 0 ? [] : [`remis ${say.items(gave)}`]),
        ...(total(got) === 0 ? [] : [`reçu ${say.items(got)}`]),
      ]
      return did.length === 0 ? '' : `${say.seat(seat)} a ${did.join(' et ')}.`
    },
    'loans-returned': ({ seat, loans }, say) => `${say.seat(seat)} a rendu ${say.loans(loans)} sans rien payer.`,
    'disc-went-home': ({ seat, building }, say) => `${say.seat(seat)} : le disque quitte ${say.building(building)}.`,
    built: ({ seat, building }, say) => `${say.seat(seat)} a construit ${say.building(building)}.`,
    bought: ({ seat, building, francs }, say) =>
      `${say.seat(seat)} a acheté ${say.building(building)} pour ${say.francs(francs)}.`,
    sold: ({ seat, building, francs }, say) =>
      `${say.seat(seat)} a vendu ${say.building(building)} à la ville pour ${say.francs(francs)}.`,
    'ship-built': ({ seat, ship, wharf }, say) =>
      `${say.seat(seat)} a construit le ${say.ship(ship)} dans ${say.building(wharf)}.`,
    'ship-bought': ({ seat, ship, francs }, say) =>
      `${say.seat(seat)} a acheté le ${say.ship(ship)} pour ${say.francs(francs)}.`,
    'ship-sold': ({ seat, ship, francs }, say) =>
      `${say.seat(seat)} a vendu le ${say.ship(ship)} pour ${say.francs(francs)}.`,
    'ship-exchanged': ({ seat, ship, building }, say) =>
      `${say.seat(seat)} a échangé le ${say.ship(ship)} contre ${say.building(building)}.`,
    modernised: ({ seat, building }, say) => `${say.seat(seat)} a modernisé ${say.building(building)}.`,
    'car-given': ({ seat, building }, say) =>
      `${say.seat(seat)} a reçu du fer et, avec lui, ${say.building(building)}.`,
    harvested: ({ seats }, say) =>
      seats.length === 0
        ? 'Il n’y a rien eu à récolter.'
        : `Récolte : ${seats.map(({ seat, goods }) => `${say.seat(seat)} a reçu ${say.items(goods)}`).join(' ; ')}.`,
    'feeding-began': ({ owing }, say) =>
      owing.length === 0
        ? 'Personne ne doit payer de nourriture pour cette manche.'
        : `Nourriture à payer : ${owing.map(({ seat, food }) => `${say.seat(seat)} (${food})`).join(', ')}.`,
    fed: ({ seat, food, paid }, say) => `${say.seat(seat)} a payé ${say.items(paid)} pour ${say.food(food)}.`,
    'city-built': ({ building }, say) => `La ville a construit ${say.building(building)}.`,
    'special-revealed': ({ building, to }, say) => {
      if (to === 'town') return `La ville a construit un bâtiment spécial : ${say.buildingName(building)}.`
      if (to === 'waiting')
        return `Un bâtiment spécial a été révélé et attend qu’une pile de propositions soit vide : ${say.buildingName(building)}.`
      return `Un bâtiment spécial a été révélé et rejoint les propositions de bâtiments : ${say.buildingName(building)}.`
    },
    'pile-begun': ({ building }, say) =>
      `Un bâtiment spécial occupe désormais la pile de propositions vide : ${say.buildingName(building)}.`,
    'ship-arrived': ({ ship }, say) => `Nouveau bateau : ${say.ship(ship)}.`,
    'peek-announced': ({ seat }, say) => `${say.seat(seat)} regarde les bâtiments spéciaux du dessus.`,
    'specials-peeked': ({ cards }, say) => `Sur le dessus, face cachée : ${say.buildings(cards)}.`,
    'specials-ordered': ({ cards }, say) =>
      `Reposés, en commençant par le dessus : ${cards.map(say.buildingName).join(', ')}.`,
    'peek-closed': ({ seat, lapsed }, say) =>
      lapsed
        ? `${say.seat(seat)} a laissé les bâtiments spéciaux comme ils étaient.`
        : `${say.seat(seat)} a reposé les bâtiments spéciaux.`,
    'standing-order-given': ({ seat, feeding, interest }, say) => {
      const food =
        feeding === 'automatic' ? 'paie automatiquement la nourriture' : 'souhaite décider comment payer la nourriture'
      const taken =
        interest === 'pay'
          ? 'paie automatiquement les intérêts'
          : 'souhaite qu’on lui demande avant de prélever les intérêts'
      if (interest !== undefined) return `${say.seat(seat)} ${food} et ${taken}.`
      return feeding === 'automatic'
        ? `${say.seat(seat)} paie désormais automatiquement la nourriture et les intérêts.`
        : `${say.seat(seat)} souhaite décider du paiement de la nourriture et des intérêts.`
    },
    'seat-left': ({ seat }, say) => `${say.seat(seat)} a abandonné.`,
  },
  refusals: {
    'match-over': () => 'La partie est terminée.',
    'seat-left': () => 'La personne qui occupait cette place a abandonné.',
    'not-now': () => 'Ce coup n’est pas possible maintenant.',
    'not-your-turn': () => 'Ce n’est pas votre tour.',
    'inside-an-action': () => 'On ne peut rien vendre pendant qu’une action est en cours.',
    'offer-empty': ({ offer }) => `Il n’y a rien à prendre : ${offer}.`,
    'building-occupied': ({ building }) => `Un disque se trouve déjà dans ${building}.`,
    'your-disc-is-there': ({ building }) =>
      `Votre disque se trouve déjà dans ${building} : choisissez un autre bâtiment.`,
    'not-open': ({ building }) => `Personne n’a encore construit ${building}.`,
    'no-action': ({ building }) => `On ne peut pas entrer dans ${building} : ce bâtiment n’offre aucune action.`,
    'cannot-be-used': () => 'Vous ne pourriez rien faire dans ce bâtiment : vous ne pouvez pas y entrer.',
    'not-a-victim': () =>
      'Choisissez un autre joueur dont le disque se trouve dans un autre bâtiment, où vous pourriez ensuite entrer et agir.',
    'pay-otherwise': ({ building }) =>
      `Après ce paiement, vous ne pourriez rien faire dans ${building} : payez autrement.`,
    'must-enter': ({ building }) => `Entrez maintenant dans ${building}.`,
    'not-on-offer': ({ card }) => `Cette carte n’est pas disponible actuellement : ${card}.`,
    'cannot-be-bought': ({ card }) => `Cette carte ne peut pas être achetée : ${card}.`,
    'cannot-be-built': ({ card }) => `Cette carte ne peut pas être construite : ${card}.`,
    'needs-wood-in-cost': () => 'On ne peut construire ici qu’un bâtiment dont le coût comprend du bois.',
    'sold-this-turn': ({ card }) => `Cette carte a été vendue pendant ce tour et ne peut y être rachetée : ${card}.`,
    'not-yours': ({ card }) => `Cette carte ne vous appartient pas : ${card}.`,
    'cannot-be-sold': ({ card }) => `Cette carte ne peut pas être vendue : ${card}.`,
    'no-purchase-now': () => 'On ne peut rien acheter pendant la phase finale.',
    'too-many-loans': ({ most }) => `Vous n’avez pas autant d’emprunts. Vous en avez ${most}.`,
    'already-pawned': () => 'Vous avez déjà mis en gage une marchandise de ce type : rachetez-la d’abord.',
    'not-pawned': () => 'Vous n’avez pas mis cette marchandise en gage.',
    'cannot-pay': ({ missing }) => `Vous ne pouvez pas payer cela : il vous manque ${missing}.`,
    'must-hold': ({ missing }) => `Il vous manque ${missing}, qu’il faut avoir ici mais que vous garderiez.`,
    'payment-short': ({ missing }) => `Le paiement est insuffisant : il manque ${missing}.`,
    'payment-too-much': ({ tooMuch }) => `Le paiement est trop élevé : retirez ${tooMuch}.`,
    'not-a-payment': ({ tooMuch }) => `Cela ne peut pas servir à payer ici : ${tooMuch}.`,
    'nothing-to-pay': () => 'Il n’y a rien à payer ici.',
    'choose-different': () => 'Choisissez des marchandises de types différents.',
    'choose-amount': ({ most }) => `La quantité est trop grande : ${most} au plus.`,
    'choose-exactly': ({ count }) => `Choisissez exactement ${goods(count)}.`,
    'too-few-ships': ({ card, most }) =>
      `Vous n’avez pas autant de bateaux de cette sorte (${card}) : vous en avez ${most}.`,
    'ships-too-small': ({ most }) => `Ces bateaux transportent ${goods(most)} au plus.`,
    'unequal-number': () =>
      'Prenez exactement autant de marchandises standard que vous en remettez, et de même pour les marchandises améliorées.',
    'unequal-worth': () =>
      'Prenez des marchandises que les bateaux paient exactement autant que celles que vous remettez.',
    'brings-nothing': ({ count }) =>
      `Cela ne rapporterait rien : vendez au moins ${upgraded(1)} ou ${standard(count)}.`,
    'choose-something': () => 'Choisissez ce que vous voulez faire dans ce bâtiment.',
    'no-such-choice': () => 'Ce choix n’existe pas.',
    'nothing-to-decide': () => 'Il n’y a rien à décider ici.',
    'everything-goes': () => 'Vous avez moins de nourriture que demandé, et tout y passe : omettez le paiement.',
  },
  endings: {
    rounds: (winners, points) => `La dernière manche est terminée. Le plus de points : ${winners}, avec ${points}.`,
    forfeit: (winners) => `Tous les autres ont abandonné. Victoire : ${winners}.`,
    alone: (player, points) => `La partie est terminée. Résultat (${player}) : ${points}.`,
    'alone-poor': (player, points) => `La partie est terminée. Résultat (${player}) : ${points}, un résultat faible.`,
    'alone-fair': (player, points) => `La partie est terminée. Résultat (${player}) : ${points}, un résultat honnête.`,
    'alone-good': (player, points) => `La partie est terminée. Résultat (${player}) : ${points}, un bon résultat.`,
    'alone-excellent': (player, points) =>
      `La partie est terminée. Résultat (${player}) : ${points}, un résultat excellent.`,
  },
  scoreExplained: scoreExplained.fr,
  scores: {
    francs: 'Francs',
    buildings: 'Bâtiments',
    ships: 'Bateaux',
    bonuses: 'Bonus',
    loans: 'Emprunts non remboursés',
  },
  position,
}
