import { capitalised, ordinal, spelled } from '../../kit/number-words.ts'
import { plural } from '../../kit/plural.ts'
import { alms, hiring, limits } from '../data/set-up.ts'
import { sixths } from '../geometry/lattice.ts'
import { fr as names } from './names/fr.ts'
import type { Phrases } from './phrases.ts'
import { scoreExplained } from './score-explained.ts'

/** "De" before a tile becomes "d’" before a vowel, even inside guillemets. */
const of = (tile: string) => (/^«\s*[aeiouéèêâô]/iu.test(tile) ? `d’${tile}` : `de ${tile}`)

const idle = plural('fr', { one: 'villageois qui pourrait travailler', other: 'villageois qui pourraient travailler' })
const standing = plural('fr', { one: 'âne qui pourrait avancer', other: 'ânes qui pourraient avancer' })

const inHand = plural('fr', { one: 'plan', other: 'plans' }, spelled.fr)(limits.blueprints)
const mostVillagers = plural('fr', { other: 'villageois' }, spelled.fr)(limits.villagers)
const mostDonkeys = plural('fr', { one: 'âne', other: 'ânes' }, spelled.fr)(limits.donkeys)

const hired = hiring.villagers.map((price, place) => {
  const villager = ordinal.fr(place + 2)
  return place === 0 ? `le ${villager} coûte ${names.coin(price)}` : `le ${villager} ${price}`
})

/** Players' names are placed so that no article or elision depends on them. */
export const fr: Phrases = {
  title: 'Hamlet',
  names,
  nothing: 'rien',
  none: 'néant',
  semicolon: ' ; ',
  tile: (name) => `« ${name} »`,
  at: (what, tile) => `${what} sur ${tile}`,
  by: (goods, maker) => `${goods} (${maker})`,
  fromMarket: (good) => `achat au marché (${good})`,
  step: (from, to) => `le trajet ${of(from)} à ${to}`,
  towards: (tile, segment) => `une route vers ${tile} (segment ${segment})`,
  brings: (given, brought) => `${given} pour ${brought}`,
  questions: {
    turn: 'Jouez votre tour : faites avancer vos ânes d’un pas et travailler vos villageois, dans l’ordre de votre choix. Terminez ensuite votre tour.',
  },
  choices: {
    gather: ({ goods, at }) => `Récolter sur ${at} : ${goods}`,
    refine: ({ goods, at }) => `Produire sur ${at} : ${goods}`,
    'town-hall': ({ blueprint }) =>
      blueprint === ''
        ? 'Engager des villageois ou des ânes'
        : `Prendre le plan ${of(blueprint)}, et engager si vous voulez`,
    sell: ({ sale }) => `Vendre ${sale}`,
    deliver: ({ slot }) => `Livrer à l’église : ${slot}`,
    beg: () => `Demander l’aumône à l’église : ${names.coin(alms)}`,
    build: ({ tile, at }) => `Construire ${tile} depuis ${at}`,
    road: ({ road, at }) => `Construire un ${road} depuis ${at}`,
    drive: () => 'Déplacer vos ânes',
    'end-turn': () => 'Terminer le tour',
  },
  fields: {
    goods: 'Quelles marchandises récolter',
    number: 'Combien en produire',
    pay: 'Avec quoi payer',
    villagers: `Combien de villageois engager : ${hired.join(', ')}`,
    donkeys: `Combien d’ânes engager, et où les placer : ${names.coin(hiring.donkey)} chacun`,
    place: 'Où poser la tuile',
    segment: 'Où mène la route',
    steps: 'Combien d’ânes vont où',
    villager: 'Quel villageois se déplace',
  },
  unused: {
    villagers: (number) => `Il vous reste ${idle(number)}.`,
    donkeys: (number) => `Il vous reste ${standing(number)}.`,
  },
  events: {
    'laid-out': ({ buildings }, say) =>
      `Autour de l’${say.called('church', 'église')} : ${say.tiles(buildings.map(({ tile }) => tile))}.`,
    'blueprints-drawn': ({ tiles }, say) => `Nouveaux plans : ${say.tiles(tiles)}.`,
    'sale-turned-up': ({ token }, say) => `Nouvelle vente au ${say.called('market', 'marché')} : ${say.sale(token)}.`,
    'turn-began': ({ seat, round }, say) => `Manche ${round} : c’est à ${say.seat(seat)} de jouer.`,
    'donkeys-moved': ({ seat, steps }, say) =>
      `${say.seat(seat)} a déplacé des ânes : ${say.list(steps.map(({ from, to, number }) => `${number} ${of(say.tile(from))} à ${say.tile(to)}`))}.`,
    'villager-went': ({ seat, from, to }, say) =>
      from === to
        ? `${say.seat(seat)} a fait travailler un villageois sur ${say.tile(to)}.`
        : `${say.seat(seat)} a envoyé un villageois ${of(say.tile(from))} à ${say.tile(to)}.`,
    'raw-used': ({ seat, good, from, number }, say) =>
      `${say.seat(seat)} a utilisé ${say.goods({ [good]: number })} ${of(say.tile(from))}.`,
    'refined-used': ({ seat, good, from, maker, number, reward }, say) =>
      `${say.seat(seat)} a utilisé ${say.goods({ [good]: number })} ${of(say.tile(from))}. Pour cette production, ${say.seat(maker)} a reçu ${say.reward(reward)}.`,
    bought: ({ seat, goods, coins }, say) =>
      `${say.seat(seat)} a acheté ${say.goods(goods)} au ${say.called('market', 'marché')} pour ${names.coin(coins)}.`,
    gathered: ({ seat, at, goods, reward }, say) =>
      `${say.seat(seat)} a récolté ${say.goods(goods)} sur ${say.tile(at)} et a reçu ${say.reward(reward)}.`,
    refined: ({ seat, at, good, number, highQuality }, say) =>
      `${say.seat(seat)} a produit ${say.goods({ [good]: number })}${highQuality ? ' de haute qualité' : ''} sur ${say.tile(at)}.`,
    'blueprint-taken': ({ seat, tile, paid, found }, say) =>
      `${say.seat(seat)} a pris le plan ${of(say.tile(tile))}${paid === 0 ? '' : ` pour ${names.coin(paid)}`}${found === 0 ? '' : ` et y a trouvé ${names.coin(found)}`}.`,
    'villagers-hired': ({ seat, number, coins }, say) =>
      `${say.seat(seat)} a engagé ${names.villager(number)} pour ${names.coin(coins)}.`,
    'donkeys-hired': ({ seat, at, coins }, say) =>
      `${say.seat(seat)} a engagé des ânes pour ${names.coin(coins)} : ${say.list(at.map(({ tile, number }) => `${number} sur ${say.tile(tile)}`))}.`,
    sold: ({ seat, token, reward }, say) =>
      `${say.seat(seat)} a vendu ${say.sale(token)} et a reçu ${say.reward(reward)}.`,
    delivered: ({ seat, slot, vp }, say) =>
      `${say.seat(seat)} a livré à l’${say.called('church', 'église')} et a marqué ${names.point(vp)} : ${say.slotOf(slot)}.`,
    'alms-received': ({ seat, coins }, say) => `${say.seat(seat)} a reçu l’aumône : ${names.coin(coins)}.`,
    built: ({ seat, tile, coins, vp }, say) =>
      `${say.seat(seat)} a construit ${say.tile(tile)}${coins === 0 ? '' : ` pour ${names.coin(coins)}`} et a marqué ${names.point(vp)}.`,
    'flag-raised': ({ seat, tile }, say) => `${say.seat(seat)} a planté un drapeau sur ${say.tile(tile)}.`,
    'milestone-taken': ({ seat, milestone }, say) =>
      `${say.seat(seat)} a obtenu le jalon « ${say.milestone(milestone)} ».`,
    'stack-opened': ({ tiles }, say) => `D’autres plans peuvent désormais être piochés : ${say.tiles(tiles)}.`,
    'road-built': ({ seat, from, to, kind }, say) =>
      `${say.seat(seat)} a construit un ${names.roads[kind]} ${of(say.tile(from))} à ${say.tile(to)}.`,
    'seat-left': ({ seat }, say) => `${say.seat(seat)} a abandonné.`,
  },
  refusals: {
    'match-over': () => 'La partie est terminée.',
    'seat-left': () => 'La personne qui occupait cette place a abandonné.',
    'not-now': () => 'Ce coup n’est pas possible maintenant.',
    'not-your-turn': () => 'Ce n’est pas votre tour.',
    'no-villager-ready': () => 'Tous vos villageois ont déjà travaillé pendant ce tour.',
    'no-such-villager': ({ tile }) => `Aucun de vos villageois n’est disponible sur ${tile}.`,
    'out-of-reach': ({ tile }) => `Aucune route ne mène encore à ${tile}.`,
    'not-built': ({ tile }) => `Ceci n’est pas encore dans le village : ${tile}.`,
    'slots-full': ({ tile }) => `Il n’y a pas assez d’emplacements libres sur ${tile}.`,
    'choose-goods': ({ number }) =>
      `Remplissez tous les emplacements libres de ce qui est produit ici. Unités : ${number}.`,
    'no-tokens-left': ({ good }) => `Vous n’avez pas assez de jetons disponibles : ${good}.`,
    'not-in-the-row': ({ tile }) => `Ce plan n’est pas disponible actuellement : ${tile}.`,
    'hand-full': () => `Vous avez déjà ${inHand} : construisez-en un d’abord.`,
    'nothing-hired': () => 'Prenez un plan, ou engagez quelqu’un.',
    'villagers-all-hired': ({ number }) =>
      `${capitalised(mostVillagers)} au plus : vous pouvez encore en engager ${number}.`,
    'donkeys-all-hired': ({ number }) =>
      `${capitalised(mostDonkeys)} au plus : vous pouvez encore en engager ${number}.`,
    'not-on-offer': ({ sale }) => `Cette vente n’est pas proposée actuellement : ${sale}.`,
    'already-delivered': ({ slot }) => `Cette livraison n’est pas ouverte : ${slot}.`,
    'no-such-delivery': () =>
      'Cette église n’a pas cette livraison : son côté pour ce nombre de joueurs n’a pas cet emplacement.',
    'alms-not-yet': () => 'L’église ne fait l’aumône que si la ferme, le bûcheron et la carrière sont pleins.',
    'not-your-blueprint': ({ tile }) => `Vous n’avez pas ce plan : ${tile}.`,
    overlaps: () => 'La tuile en recouvrirait une autre.',
    'road-mismatch': () => 'Une route doit toucher une route, et rien d’autre.',
    'not-next-to': ({ tile }) => `La tuile doit toucher ${tile}, où se trouve le villageois.`,
    'same-picture': () => 'La tuile offre la même image avec une rotation plus petite : indiquez celle-ci.',
    'no-contact': () => 'La tuile doit toucher un bâtiment le long d’un segment entier.',
    'no-neighbour': ({ tile }) => `Aucun bâtiment ne touche ce segment ${of(tile)}.`,
    'a-cliff': () => 'Forêt et montagne forment une falaise, où aucune route n’est possible.',
    'no-road-there': () => 'Un chemin relie deux forêts, un pont deux montagnes.',
    'already-linked': ({ tile }) => `Une route mène déjà de là à ${tile}.`,
    'no-roads-left': () => 'Vous avez construit toutes vos routes.',
    'already-driven': () => 'Vos ânes se sont déjà déplacés pendant ce tour.',
    'no-donkey-there': ({ tile }) => `Vous n’avez pas autant d’ânes sur ${tile}.`,
    'no-link': () => 'Un âne va de sa tuile à une tuile voisine à laquelle mène une route.',
    'no-steps': () => 'Indiquez au moins un pas d’un âne.',
    'goods-not-asked': ({ goods, asked }) =>
      `Ceci n’est pas demandé : ${goods}. ${asked === undefined ? 'Seules des pièces le sont.' : `Il faut : ${asked}.`}`,
    'goods-not-there': ({ goods }) => `Ceci ne s’y trouve pas : ${goods}.`,
    'no-purchases': ({ goods }) => `Rien ne peut être acheté pour une vente : ${goods}.`,
    'donkey-missing': ({ goods, tile, donkeys }) =>
      `Ceci ne peut pas être transporté jusqu’à ${tile} : ${goods}. Il vous manque un âne à cet endroit : ${donkeys}.`,
    'no-way': ({ goods, tile }) => `Aucune route ne mène à ${tile} ; ceci ne peut pas y être transporté : ${goods}.`,
    'payment-short': ({ goods }) => `Il manque au paiement : ${goods}.`,
    'payment-too-much': ({ goods }) => `Le paiement est trop élevé. À retirer : ${goods}.`,
    'coins-short': ({ number, bought }) =>
      `Vous n’avez pas assez de pièces : il en manque ${number}.${bought === undefined ? '' : ` Il faudrait acheter : ${bought}.`}`,
  },
  endings: {
    church: (winners, points) => `L’église est achevée. Victoire : ${winners}, avec ${points}.`,
    'round-limit': (winners, points) => `La dernière manche est terminée. Victoire : ${winners}, avec ${points}.`,
    forfeit: (winners) => `Tous les autres ont abandonné. Victoire : ${winners}.`,
  },
  scoreExplained: scoreExplained.fr,
  scores: {
    goods: 'Marchandises',
    buildings: 'Bâtiments',
    deliveries: 'Livraisons',
    sales: 'Ventes',
    chaplain: 'Chapelain',
    sacristan: 'Sacristain',
    merchant: 'Marchand',
    landscaper: 'Paysagiste',
    landmarks: 'Sites remarquables',
    roads: 'Routes',
    'longest-road': 'Route la plus longue',
    coins: 'Pièces',
  },
  position: {
    round: (round) => `Manche ${round}.`,
    atTurn: (player) => `C’est à ${player} de jouer.`,
    driven: 'Les ânes se sont déplacés.',
    phases: { setup: 'Mise en place.', 'turn-over': 'Le tour est terminé.', over: 'La partie est terminée.' },
    village: (buildings) => `Village : ${buildings}.`,
    building: ({ name, lies, holds, empty, flag, connected }) => {
      const parts = [
        ...(holds === undefined ? [] : [holds]),
        ...(empty === 0 ? [] : [names.emptySlot(empty)]),
        ...(flag === undefined ? [] : [`drapeau (${flag})`]),
        ...(connected ? [] : ['pas encore de route']),
        lies,
      ]
      return `${name} : ${parts.join(', ')}`
    },
    roads: (pairs) => `Reliés par des routes : ${pairs}.`,
    road: (pair, segment, owner) => `${pair} (segment ${segment}), ${owner}`,
    lies: ({ turns, q, r }) => `en (${q}, ${r})${turns === 0 ? '' : `, tournée de ${turns}/${sixths.length}`}`,
    result: (place, player, points, lines) => `Place ${place} : ${player}, ${points} (${lines}).`,
    bag: (blueprints) => `Plans qui peuvent être tirés : ${blueprints}.`,
    stack: (good, blueprints) => `Plans qui viennent avec le premier bâtiment de production (${good}) : ${blueprints}.`,
    unseen: (sales, levels) =>
      `Ventes encore inconnues, dont certaines hors de la partie : ${sales}. Niveaux à venir : ${levels}.`,
    delivered: (deliveries) => `Livré à l’église : ${deliveries}.`,
    options: ({ layout, parallelRoads, churchBreaksLongestRoad, roundLimit }) =>
      `Premières tuiles ${layout === 'drawn' ? 'tirées au sort' : 'comme pour une première partie'}, routes parallèles ${parallelRoads ? 'permises' : 'interdites'}, la plus longue route ${churchBreaksLongestRoad ? 'ne peut pas' : 'peut'} passer par l’église, ${roundLimit} manches au plus.`,
    scored: (player, parts, sales, roadsLeft) =>
      `Points (${player}) : ${parts}. Ventes faites : ${sales}. Routes restantes : ${roadsLeft}.`,
    blueprint: ({ plan, price, found }) =>
      `Plan pour ${names.coin(price)} : ${plan}.${found === 0 ? '' : ` Sur ce plan : ${names.coin(found)}.`}`,
    market: ({ raw, refined, sales }) =>
      `Le marché vend une matière première pour ${raw}, une marchandise transformée pour ${refined}. Ventes ouvertes : ${sales}.`,
    church: (slots) => `Livraisons ouvertes à l’église : ${slots}.`,
    player: ({ name, points, coins, villagers, ready, donkeys, goods, milestones, left }) =>
      `${name} : ${[
        ...(left ? ['a abandonné'] : []),
        points,
        coins,
        `villageois : ${villagers}`,
        ...(ready === undefined ? [] : [`disponibles : ${ready}`]),
        `ânes : ${donkeys}`,
        ...(goods === undefined ? [] : [`marchandises produites : ${goods}`]),
        ...(milestones === undefined ? [] : [`jalons : ${milestones}`]),
      ].join(' ; ')}.`,
    hand: (player, blueprints) => `Plans (${player}) : ${blueprints}.`,
  },
}
