import { plural } from '../../../kit/plural.ts'
import { mostAlone } from '../../cards/asked-for.ts'
import { specialIds } from '../../data/building-ids.ts'
import { doubleInterest, loan, turnsInARound } from '../../data/set-up.ts'
import { fr as names } from '../names/fr.ts'
import type { DueInWords, PositionPhrases } from './phrases.ts'

const usual = names.amounts.franc(loan.interest)
const double = names.amounts.franc(doubleInterest)
const goods = plural('fr', { one: 'marchandise', other: 'marchandises' })

const sets = {
  base: 'ceux de la boîte',
  'base+promos': 'ceux de la boîte et les cartes promotionnelles',
  'base+promos+grand-hameau': 'ceux de la boîte, les cartes promotionnelles et « Le Grand Hameau »',
} as const

export const fr: PositionPhrases = {
  turn: (round, turn) => `Manche ${round}, tour ${turn} sur ${turnsInARound}.`,
  soFar: (round, turns) => `Manche ${round} ; tours joués : ${turns}.`,
  finalPhase: 'Actions finales.',
  phases: {
    setup: 'Mise en place.',
    'turn-over': 'Le tour est terminé.',
    'round-end': 'La manche est terminée.',
  },
  stages: {
    supply: (player) => `C’est à ${player} de jouer, avant l’approvisionnement.`,
    action: (player) => `C’est à ${player} de jouer une action principale.`,
    construction: (player, at) => `${player} peut construire un second bâtiment dans ${at}.`,
    eviction: (player, at) => `${player} doit entrer dans ${at}.`,
    after: (player) => `${player} a joué son action principale ; le tour reste ouvert.`,
  },
  finalActions: (players) => `Actions finales encore à venir : ${players}.`,
  actedLast: (player) => `Dernière action jouée par ${player}.`,
  sold: (cards) => `Vendu pendant ce tour : ${cards}.`,
  owingInterest: (players) => `Intérêts à payer : ${players}.`,
  owingFood: (owed) => `Nourriture à payer : ${owed}.`,
  asked: (players) => `Réponse attendue : ${players}.`,
  next: {
    feeding: 'Ensuite, il faut nourrir les ouvriers.',
    city: 'Ensuite, la ville construit.',
    ship: 'Ensuite arrive le nouveau bateau.',
    round: 'Ensuite commence une nouvelle manche.',
  },
  place: (place, player, points, lines) => `Place ${place} : ${player}, ${points} (${lines}).`,
  line: (label, points) => `${label} : ${points}`,
  offers: (offers) => `Sur les quais : ${offers}.`,
  tiles: (tiles) => `Tuiles d’approvisionnement : ${tiles}.`,
  interest: 'intérêts',
  roundEnd: ({ food, harvest, cityBuilds, ship }) =>
    `À la fin de la manche : ${[
      harvest ? 'récolte' : 'pas de récolte',
      `à payer : ${food}`,
      ...(cityBuilds === null
        ? []
        : [{ standard: 'la ville construit', special: 'la ville construit un bâtiment spécial' }[cityBuilds]]),
      `nouveau bateau : ${ship}`,
    ].join(' ; ')}.`,
  town: (buildings) => `Ville : ${buildings}.`,
  proposals: (piles) => `Sur le dessus des propositions de bâtiments : ${piles}.`,
  emptyPile: 'rien (pile vide)',
  pile: (top, below) => `${top} (dessous : ${below})`,
  ships: (ships) => `Bateaux : ${ships}.`,
  modernised: (buildings) => `Chantiers modernisés : ${buildings}.`,
  bankHeld: 'La Banque a déjà eu un propriétaire.',
  specials: (count) => `Bâtiments spéciaux encore face cachée : ${count}.`,
  unrevealed: (buildings) => `Ils sont parmi ceux-ci : ${buildings}.`,
  drawn: (count) => `Cartes du dessus que quelqu’un a regardées : ${count}.`,
  seen: (reader, buildings, isOrderKnown) =>
    `Connus${reader === undefined ? '' : ` (${reader})`}, ${isOrderKnown ? 'de haut en bas' : 'dans un ordre ou dans l’autre'} : ${buildings}.`,
  looking: (player, since, isShown) =>
    isShown
      ? `${player} regarde les bâtiments spéciaux du dessus (${since}).`
      : `${player} va voir les bâtiments spéciaux du dessus (${since}).`,
  since: (round, turn) => `manche ${round}, tour ${turn}`,
  waiting: (buildings) => `En attente d’une pile de propositions vide : ${buildings}.`,
  interestRule: {
    usual: `${usual} quel que soit le nombre d’emprunts`,
    double: `${double} pour au moins autant d’emprunts que de joueurs`,
    'double-alone': `${usual} quel que soit le nombre d’emprunts (${double} seulement à plusieurs joueurs)`,
  },
  options: ({ length, specials, reshuffleBlackMarket, soloMarketplaceLimit }, thirtySixth, interest) =>
    `Version ${
      length === 'short'
        ? 'raccourcie, sans bâtiments spéciaux'
        : `complète ; bâtiments spéciaux : ${sets[specials]}, dont « ${thirtySixth} » comme ${specialIds.length}e`
    } ; intérêts : ${interest} ; propositions ${
      reshuffleBlackMarket ? 'redistribuées si « Marché noir » se trouve sur le dessus' : 'laissées telles quelles'
    } ; « Marché », pour un joueur seul : ${soloMarketplaceLimit ? `${goods(mostAlone)} au plus` : 'sans limite'}.`,
  orders: (feeding, interest) => {
    if (interest === undefined)
      return feeding === 'automatic'
        ? 'nourriture et intérêts payés automatiquement'
        : 'question posée pour la nourriture et les intérêts'
    return [
      feeding === 'automatic' ? 'nourriture payée automatiquement' : 'question posée pour la nourriture',
      interest === 'pay' ? 'intérêts payés automatiquement' : 'question posée pour les intérêts',
    ].join(', ')
  },
  player: ({ name, points, stock, food, energy, due, loans, pawned, buildings, ships, feeds, disc, orders, left }) =>
    left
      ? `${name} a abandonné.`
      : `${name} : ${[
          points,
          stock,
          `soit ${food} et ${energy}`,
          ...(due === undefined ? [] : [dueInWords(due)]),
          ...(loans === undefined ? [] : [loans]),
          ...(pawned === undefined ? [] : [`en gage : ${pawned}`]),
          `bâtiments : ${buildings}`,
          `bateaux : ${ships}`,
          ...(feeds === undefined ? [] : [`${feeds} par manche`]),
          disc === undefined ? 'disque à la maison' : `disque dans ${disc}`,
          orders,
        ].join(' ; ')}.`,
}

const dueInWords = (due: DueInWords) =>
  [
    `à payer à la fin de la manche : ${due.food}`,
    ...(due.grows === undefined ? [] : [`gain auparavant : ${due.grows}`]),
    ...(due.short === undefined ? [] : [`manque : ${due.short}`]),
  ].join(', ')
