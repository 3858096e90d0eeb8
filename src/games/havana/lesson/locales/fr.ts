import { spelled, spelledFeminine } from '../../../kit/number-words.ts'
import { plural } from '../../../kit/plural.ts'
import { handToPickUpAt, refill, shortRow, supply } from '../../data/set-up.ts'
import { rate } from '../../payment.ts'
import type { Words } from '../words.ts'

const points = plural('fr', { one: 'point', other: 'points' })
const few = plural('fr', { one: 'bâtiment', other: 'bâtiments' }, spelled.fr)
const cards = plural('fr', { one: 'carte', other: 'cartes' }, spelledFeminine.fr)
const [own, other] = [0, 1]

export const fr: Words = {
  end: {
    title: 'La fin de la partie',
    says: ({ isWon, isGoal, own: mine, others, goal }, say) => [
      isWon
        ? `Vous avez ${say.it('points', own, points(mine))} et vous gagnez : bravo !`
        : `${say.it('seat', other, 'L’autre joueur')} a ${say.it('points', other, points(others))} et gagne ; vous en avez ${mine}.`,
      ...(isGoal ? [`Qui atteint ${points(goal)} met aussitôt fin à la partie.`] : []),
      'Elle finit aussi quand il ne reste plus de bâtiments ou plus de briques ; celui qui a le plus de points gagne alors.',
    ],
  },
  aim: {
    title: 'Le but',
    says: ({ goal }, say) => [
      'Construisez les bâtiments des deux rangées : chacun rapporte les points qu’il montre.',
      `Le premier qui a ${say.it('points', own, points(goal))} gagne aussitôt.`,
    ],
  },
  opening: {
    title: 'Vos deux premières cartes',
    says: ({ cards: all }) => [
      `Chacun a les mêmes ${all} cartes d’action.`,
      'Posez-en deux des vôtres face cachée. On les retourne toutes ensemble, et vous exécutez les deux dans la première manche.',
    ],
  },
  initiative: {
    title: 'Qui agit d’abord',
    says: ({ own: mine, others, isFirst }, say) => [
      `Les numéros de vos deux cartes, le plus petit d’abord, font ${mine} ; ceux de ${say.it('seat', other, 'l’autre joueur')} font ${others}.`,
      `Le plus petit nombre agit d’abord${mine === others ? ' ; à égalité, qui a le moins de points ou de pièces' : ''} : ${isFirst ? 'c’est vous' : 'ce n’est pas vous'}. Les cartes qui rapportent beaucoup ont de grands numéros et arrivent tard.`,
    ],
  },
  actions: {
    title: 'Votre tour',
    says: ({ cards: two }, say) => [
      'Exécutez vos deux cartes, dans l’ordre de votre choix.',
      ...two.map((card) => `${say.card(card)} : ${say.effect(card)}.`),
    ],
  },
  pieces: {
    title: 'Ce que vous prenez',
    says: ({ pieces }, say) => [
      `Vous avez pris ${say.pieces(pieces)}.`,
      'Briques, gravats, pesos et ouvriers paient les bâtiments ; chaque bâtiment montre son prix.',
    ],
  },
  rows: {
    title: 'Ce qui peut être construit',
    says: ({ buildings }, say) => [
      `Seuls les bâtiments aux bouts des deux rangées peuvent être construits : maintenant ${say.buildings(buildings)}.`,
      'Ceux du milieu attendent d’arriver à un bout.',
    ],
  },
  building: {
    title: 'Construire',
    says: ({ buildings }, say) => [
      `Vos cartes sont exécutées, et vous pouvez payer ${say.buildings(buildings)}.`,
      'Construisez autant que vous pouvez payer, ou terminez votre tour et épargnez. Ce que vous laissez, un autre peut le prendre.',
    ],
  },
  replace: {
    title: 'Une nouvelle carte',
    says: (_, say) => [
      `Avant la prochaine manche, mettez l’une de vos deux cartes dans ${say.it('discard', own, 'votre défausse')}, et posez face cachée une carte de ${say.it('hand', own, 'votre main')}.`,
      'Les petits numéros agissent tôt ; les grands rapportent plus.',
    ],
  },
  built: {
    title: 'Votre premier bâtiment',
    says: ({ building, points: mine, goal }, say) => [
      `Avec ${say.building(building)}, vous avez ${say.it('points', own, points(mine))} sur ${goal}.`,
      `Les briques payées quittent la partie ; les pesos et les ouvriers retournent à ${say.it('reserve', 'reserve', 'la réserve')}.`,
    ],
  },
  theft: {
    title: 'Les voleurs',
    says: ({ isVictim, pieces }, say) => [
      isVictim
        ? `${say.it('seat', other, 'L’autre joueur')} vous a volé ${say.pieces(pieces)}.`
        : `Vous avez volé ${say.pieces(pieces)} à ${say.it('seat', other, 'l’autre joueur')}.`,
      `On ne peut voler que ceux qui agissent plus tard dans la manche, et personne devant qui ${say.card('guardaespaldas')} est visible.`,
    ],
  },
  supply: {
    title: 'De nouvelles ressources',
    says: ({ pieces }, say) => [
      `Après chaque manche, ${supply.pesos} pesos et ${supply.bricks} briques ou gravats tirés ${say.it('bag', 'bag', 'du sac')} arrivent sur ${say.it('resource-card', 'card', 'la carte de ressources')} : cette fois ${say.pieces(pieces)}.`,
      'Plusieurs cartes y puisent : quand elle est bien garnie, mieux vaut agir tôt.',
    ],
  },
  others: {
    title: 'Ce que font les autres',
    says: ({ cards: theirs }, say) => [
      `${say.it('seat', other, 'L’autre joueur')} a exécuté ${say.cards(theirs)}.`,
      'Tous jouent avec les mêmes cartes : ce qu’on vous fait, vous pouvez le faire aussi.',
    ],
  },
  'turn-ended': {
    title: 'La fin d’un tour',
    says: () => [
      'Votre tour s’est terminé de lui-même : vous ne pouvez construire aucun bâtiment au bout d’une rangée.',
      'Vous gardez tout ce que vous avez pour les manches suivantes.',
    ],
  },
  refill: {
    title: 'De nouveaux bâtiments',
    says: ({ buildings, top }, say) => [
      `Il ne restait que ${few(shortRow)} dans une rangée : ${spelled.fr(refill)} sont venus entre eux de ${say.it('stack', 'stack', 'la pile')}, ${say.buildings(buildings)}.`,
      ...(top === null ? [] : [`Au sommet de la pile, vous voyez le prochain : ${say.building(top)}.`]),
    ],
  },
  'others-built': {
    title: 'Un bâtiment de moins',
    says: ({ building, points: theirs, goal }, say) => [
      `${say.it('seat', other, 'L’autre joueur')} a construit ${say.building(building)} et a ${say.it('points', other, points(theirs))} sur ${goal}.`,
      'Regardez pour quoi les autres épargnent : peut-être pouvez-vous le construire avant eux.',
    ],
  },
  'picked-up': {
    title: 'Vos cartes reviennent',
    says: ({ cards: many }, say) => [
      `Il ne restait que ${cards(handToPickUpAt)} dans ${say.it('hand', own, 'votre main')} : vous avez repris les ${many} de ${say.it('discard', own, 'votre défausse')}.`,
    ],
  },
  'thin-hand': {
    title: 'Peu de cartes en main',
    says: ({ cards: many }, say) => [
      `Il vous reste ${cards(many)} dans ${say.it('hand', own, 'la main')}.`,
      `Quand il n’en restera que ${spelledFeminine.fr(handToPickUpAt)}, vous reprendrez toute ${say.it('discard', own, 'votre défausse')}.`,
    ],
  },
  'stand-ins': {
    title: `${rate} pour un`,
    says: ({ own: mine }, say) => [
      `Vous avez ${say.pieces(mine)}.`,
      `Quand vous payez, ${rate} gravats remplacent une brique de couleur, et ${rate} pesos un ouvrier.`,
    ],
  },
  architect: {
    title: 'L’architecte',
    says: ({ building }, say) => [
      `${say.building(building)} montre l’architecte : pour construire ce bâtiment, il faut avoir ${say.card('arquitecto')} visible devant soi.`,
    ],
  },
  'near-goal': {
    title: 'Près du but',
    says: ({ isYou, points: left }, say) => [
      isYou
        ? `Il ne vous manque que ${say.it('points', own, points(left))}. Cherchez un bâtiment qui en vaut autant.`
        : `Il ne manque que ${say.it('points', other, points(left))} à ${say.it('seat', other, 'l’autre joueur')}.`,
      `Tout le monde peut construire un bâtiment cher au bout d’une rangée, ou le retirer avec ${say.card('ruina')}.`,
    ],
  },
}
