import { spelled, spelledFeminine } from '../../kit/number-words.ts'
import { plural } from '../../kit/plural.ts'
import { draw } from '../cards/contrabando.ts'
import { coins as inTheBox, rowLength, stallRounds } from '../data/set-up.ts'
import type { Phrases } from './phrases.ts'
import { scoreExplained } from './score-explained.ts'

const pesos = plural('fr', { one: 'peso', other: 'pesos' })
const chosen = plural('fr', { one: 'pièce', other: 'pièces' }, spelledFeminine.fr)(draw.chosen)
const inARow = plural('fr', { one: 'bâtiment', other: 'bâtiments' }, spelled.fr)(rowLength)
const quiet = plural('fr', { one: 'manche', other: 'manches' })(stallRounds)

/** The French titles are our own: the cards sold in France have no text. */
export const fr: Phrases = {
  title: 'La Havane',
  cards: {
    siesta: 'Siesta (Sieste)',
    guardaespaldas: 'Guardaespaldas (Garde du corps)',
    mendigo: 'Mendigo (Mendiant)',
    reciclaje: 'Reciclaje (Recyclage)',
    ruina: 'Ruina (Démolition)',
    escombros: 'Escombros (Gravats)',
    obreros: 'Obreros (Ouvriers)',
    arquitecto: 'Arquitecto (Architecte)',
    ladron: 'Ladrón (Voleur de pesos)',
    receptador: 'Receptador (Receleur)',
    contrabando: 'Contrabando (Contrebande)',
    empresario: 'Empresario (Entrepreneur)',
    mama: 'Mama (Maman)',
  },
  amounts: {
    white: plural('fr', { one: 'brique blanche', other: 'briques blanches' }),
    yellow: plural('fr', { one: 'brique jaune', other: 'briques jaunes' }),
    green: plural('fr', { one: 'brique verte', other: 'briques vertes' }),
    red: plural('fr', { one: 'brique rouge', other: 'briques rouges' }),
    rubble: plural('fr', { one: 'gravat', other: 'gravats' }),
    pesos,
    workers: plural('fr', { one: 'ouvrier', other: 'ouvriers' }),
  },
  pieces: {
    white: 'brique blanche',
    yellow: 'brique jaune',
    green: 'brique verte',
    red: 'brique rouge',
    rubble: 'gravat',
    pesos: 'peso',
    workers: 'ouvrier',
  },
  nothing: 'rien',
  semicolon: ' ; ',
  architect: 'l’architecte',
  points: (amount) => `${amount} PV`,
  building: (number) => `Maison ${number}`,
  plan: (name, points, price) => `${name} (${points} : ${price})`,
  questions: {
    opening: 'Choisissez vos deux premières cartes.',
    turn: 'Jouez votre tour : exécutez vos deux cartes, puis construisez si vous le souhaitez.',
    replace: 'Remplacez l’une de vos deux cartes par une carte de votre main.',
  },
  buildOrEnd: 'Construisez, ou terminez votre tour.',
  choices: {
    open: 'Poser deux cartes face cachée',
    replace: 'Remplacer une carte',
    'end-turn': 'Terminer le tour',
    carryOut: (card) => `Exécuter ${card}`,
    carryOutAgainst: (card, victim) => `Exécuter ${card} contre ${victim}`,
    exchange: (card) => `Exécuter ${card} : échanger une carte`,
    keep: (card) => `Exécuter ${card} sans échanger de carte`,
    build: (building) => `Construire ${building}`,
  },
  fields: {
    'open/cards': 'Vos deux cartes',
    'reciclaje/give': 'La carte à placer dans votre défausse',
    'reciclaje/take': 'La carte à reprendre en main',
    'ruina/building': 'Le bâtiment à retirer ; aucun, pour les laisser tous',
    'ladron/victim': 'Qui voler',
    'receptador/bricks': 'Ce que vous volez',
    'contrabando/take': `Choisissez ${chosen}, ou n’en choisissez aucune pour en tirer ${spelledFeminine.fr(draw.first)} au hasard`,
    'mama/bricks': 'Les briques de couleur à prendre',
    'build/pay': 'Votre paiement',
    'replace/drop': 'La carte à défausser',
    'replace/play': 'La carte à poser face cachée',
  },
  events: {
    'ages-drawn': ({ youngestFirst }, say) =>
      `Âges tirés au sort, en commençant par le plus jeune : ${say.seats(youngestFirst)}.`,
    'rows-dealt': () => `Deux rangées de ${inARow} ont été posées.`,
    'end-exchanged': (event, say) =>
      `Aucune extrémité n’était assez abordable : ${say.building(event.in)} remplace ${say.building(event.out)}.`,
    'round-began': ({ round, order }, say) =>
      `La manche ${round} commence. Ordre du tour : ${order.map(({ seat, initiative }) => `${say.seat(seat)} (${initiative})`).join(', ')}.`,
    'turn-ended': ({ seat }, say) => `${say.seat(seat)} a terminé son tour.`,
    supplied: ({ pesos, bricks }, say) => `La carte de ressources a reçu ${say.pieces({ ...bricks, pesos })}.`,
    revealed: ({ cards }, say) =>
      `Les cartes ont été révélées : ${cards.map(({ seat, cards }) => `${say.seat(seat)}, ${say.cards(cards)}`).join(' ; ')}.`,
    'picked-up': ({ seat, cards }, say) => `${say.seat(seat)} a repris en main sa défausse (cartes : ${cards}).`,
    'carried-out': ({ seat, card }, say) => `${say.seat(seat)} a exécuté ${say.card(card)}.`,
    gained: ({ seat, from, pieces }, say) =>
      `${say.seat(seat)} a pris ${say.pieces(pieces)} ${{ reserve: 'dans la réserve', card: 'sur la carte de ressources', bag: 'dans le sac' }[from]}.`,
    stolen: ({ seat, victim, pieces }, say) => `${say.seat(seat)} a volé ${say.pieces(pieces)} à ${say.seat(victim)}.`,
    drawn: ({ seat, bricks }, say) => `${say.seat(seat)} a tiré ${say.pieces(bricks)} du sac.`,
    demolished: ({ seat, building }, say) => `${say.seat(seat)} a fait démolir ${say.building(building)}.`,
    'card-given-up': ({ seat, card }, say) => `${say.seat(seat)} a défaussé ${say.card(card)} sans la montrer.`,
    'card-recovered': ({ seat, card }, say) => `${say.seat(seat)} a repris ${say.card(card)} en main.`,
    built: ({ seat, building, paid }, say) =>
      `${say.seat(seat)} a construit ${say.building(building)} pour ${say.pieces(paid)}.`,
    'row-refilled': ({ row, buildings }, say) =>
      `Nouveau dans la rangée ${row === 'upper' ? 'du haut' : 'du bas'} : ${say.buildings(buildings)}.`,
    'top-revealed': ({ building }, say) => `Au sommet de la pile : ${say.building(building)}.`,
    'opening-chosen': ({ seat, cards }, say) => `${say.seat(seat)} commence avec ${say.cards(cards)}.`,
    'opening-committed': ({ seat }, say) => `${say.seat(seat)} a choisi deux cartes.`,
    'card-laid': ({ seat, card }, say) => `${say.seat(seat)} a posé ${say.card(card)} face cachée.`,
    'replacement-made': ({ seat, dropped }, say) =>
      `${say.seat(seat)} a défaussé ${say.card(dropped)} et posé une nouvelle carte.`,
    'seat-left': ({ seat }, say) => `${say.seat(seat)} a abandonné.`,
  },
  refusals: {
    'match-over': () => 'La partie est terminée.',
    'seat-left': () => 'La personne qui occupait cette place a abandonné.',
    'not-now': () => 'Ce coup n’appartient pas à la phase en cours.',
    'not-your-turn': () => 'Ce n’est pas votre tour.',
    'already-chosen': () => 'Vous avez déjà choisi.',
    'same-card-twice': () => 'Choisissez deux cartes différentes.',
    'not-in-hand': ({ card }) => `${card} n’est pas dans votre main.`,
    'not-in-discard': ({ card }) => `${card} n’est pas dans votre défausse.`,
    'not-on-your-table': ({ card }) => `${card} n’est pas face visible devant vous.`,
    'already-carried-out': ({ card }) => `Vous avez déjà exécuté ${card} ce tour-ci.`,
    'actions-first': () => 'Exécutez d’abord vos deux cartes.',
    'nothing-to-choose': () => 'Il n’y a rien à choisir ici : omettez ce champ.',
    'give-and-take': () => 'Indiquez la carte donnée et la carte reprise, ou aucune des deux.',
    'ruina-used': () => 'Un bâtiment a déjà été retiré pendant cette manche.',
    'not-at-an-end': ({ building }) => `${building} n’est pas à l’extrémité d’une rangée.`,
    'choose-victim': () => 'Choisissez qui voler.',
    'no-such-target': () => 'Il n’y a personne à voler à cette place.',
    'already-acted': ({ victim }) => `${victim} a déjà joué son tour pendant cette manche.`,
    protected: ({ victim }) => `${victim} est sous la protection de Guardaespaldas.`,
    'nothing-to-steal': ({ victim }) => `${victim} n’a rien qui puisse être volé.`,
    'choose-bricks': ({ amount }) => `Choisissez exactement ce nombre de briques : ${amount}.`,
    'not-there': ({ missing }) => `Impossible de prendre ce qui n’y est pas : ${missing}.`,
    'not-first': ({ card }) =>
      `${card} a déjà été exécutée pendant cette manche : vous tirez une pièce, sans la choisir.`,
    'needs-architect': ({ building }) => `${building} demande Arquitecto face visible devant vous.`,
    'cannot-pay': ({ building, missing }) => `Vous ne pouvez pas payer ${building} : il vous manque ${missing}.`,
    'not-owned': ({ missing }) => `Vous ne possédez pas tout cela : il vous manque ${missing}.`,
    'payment-short': ({ missing }) => `Le paiement est insuffisant : il manque ${missing}.`,
    'payment-too-much': ({ tooMuch }) => `Le paiement est trop élevé : ${tooMuch} en trop.`,
  },
  endings: {
    goal: (winners) => `Objectif atteint, victoire : ${winners}.`,
    'no-buildings': (winners) => `Il ne reste aucun bâtiment. Le plus de points de victoire : ${winners}.`,
    'no-bricks': (winners) => `Toutes les briques ont été utilisées. Le plus de points de victoire : ${winners}.`,
    stalled: (winners) => `Aucune construction en ${quiet}. Le plus de points de victoire : ${winners}.`,
    forfeit: (winners) => `Tous les autres ont abandonné. Victoire : ${winners}.`,
  },
  scoreExplained: scoreExplained.fr,
  scores: { buildings: 'Bâtiments' },
  position: {
    round: (round) => `Manche ${round}.`,
    phases: {
      setup: 'Mise en place.',
      opening: 'Chacun choisit deux cartes.',
      turns: 'Actions et constructions.',
      supply: 'La carte de ressources est remplie.',
      replacement: 'Remplacement des cartes.',
      over: 'La partie est terminée.',
    },
    atTurn: (player) => `C’est à ${player} de jouer.`,
    later: (players) => `Ensuite : ${players}.`,
    order: (players) => `Ordre du tour de cette manche : ${players}.`,
    place: (place, player, points, lines) => `Place ${place} : ${player}, ${points} (${lines}).`,
    line: (label, points) => `${label} : ${points}`,
    carriedOut: (now, inRound) => `Cartes exécutées pendant ce tour : ${now} ; pendant cette manche : ${inRound}.`,
    demolishedNow: 'Un bâtiment a été retiré pendant cette manche.',
    drawing: (pieces) => `Pièces à tirer du sac : ${pieces}.`,
    row: (row, buildings) => `Rangée ${row === 'upper' ? 'du haut' : 'du bas'} : ${buildings}.`,
    stack: (top, below) =>
      top === undefined
        ? `La pile est vide ; dessous : ${below}.`
        : `Sur la pile : ${top}. Dessous, dans un ordre inconnu : ${below}.`,
    demolished: (buildings) => `Bâtiments retirés : ${buildings}.`,
    middle: (card, bag) => `Carte de ressources : ${card}. Sac : ${bag}.`,
    away: (reserve, box) => `Réserve : ${reserve}. Dépensé : ${box}.`,
    youngestFirst: (players) => `À égalité parfaite, on joue dans cet ordre : ${players}.`,
    quiet: (rounds, most) =>
      `Manches commencées avec un sac vide depuis la dernière construction : ${rounds}${most === undefined ? '' : ` sur ${most}`}.`,
    options: ({ buildings, coins, stallLimit }) =>
      `Partie avec ${buildings} cartes Bâtiment et ${coins === 'limited' ? pesos(inTheBox.limited) : 'des pesos inépuisables'} ; ${
        stallLimit
          ? 'elle se termine si personne ne construit pendant longtemps'
          : 'elle ne se termine pas faute de construction'
      }.`,
    player: ({ name, points, goal, pieces, built, table, hand, laid, discarded, left }) =>
      `${name} : ${points} sur ${goal} ; ${pieces}. ${built === undefined ? '' : `Construit : ${built}. `}Cartes : ${table} ; ${[
        `${hand} en main`,
        ...(laid === 0 ? [] : [`${laid} face cachée`]),
        ...(discarded === 0 ? [] : [`${discarded} en défausse`]),
      ].join(', ')}.${left ? ' A abandonné.' : ''}`,
    known: (player, hand, discard, unsure) =>
      `Cartes connues (${player}) : en main ou face cachée ${hand} ; en défausse ${discard}${unsure === undefined ? '' : ` ; en main ou en défausse ${unsure}`}.`,
    ownCards: (player, hand, discard, laid) =>
      `Cartes (${player}) : en main ${hand} ; défaussées ${discard} ; face cachée ${laid}.`,
  },
}
