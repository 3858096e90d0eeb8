import { spelled } from '../../../kit/number-words.ts'
import { plural } from '../../../kit/plural.ts'
import { parents, specialsLookedAt } from '../../data/set-up.ts'
import type { CardPhrases } from './phrases.ts'

const times = plural('fr', { other: 'fois' })
const otherMaterial = plural('fr', { one: 'autre matériau', other: 'autres matériaux' })
const player = plural('fr', { one: 'joueur', other: 'joueurs' })
const units = plural('fr', { one: 'unité', other: 'unités' })
const lookedAt = plural('fr', { one: 'bâtiment spécial', other: 'bâtiments spéciaux' }, spelled.fr)(specialsLookedAt)

export const fr: CardPhrases = {
  printed: {
    take: ({ gets, holding }, say) =>
      Object.keys(holding).length === 0
        ? `prendre dans la réserve : ${say.amounts(gets)}`
        : `si vous avez ${say.items(holding)}, que vous gardez, prendre dans la réserve : ${say.amounts(gets)}`,
    'take-missing': ({ each }) =>
      `pour chaque quai vide, y compris celui des francs, prendre dans la réserve ${each} unités de ce qu’il propose`,
    'take-different': ({ of, number, mostAlone, besides }, say) =>
      [
        `prendre dans la réserve ${say.anyGoods(number)}, toutes différentes, parmi celles-ci : ${say.goods(of)}`,
        ...(mostAlone === undefined
          ? []
          : [`une option de la partie limite un joueur seul à ${say.anyGoods(mostAlone)}`]),
        ...(besides === 'peek'
          ? [`dans la version complète, regarder ensuite les ${lookedAt} du dessus et les reposer dans l’ordre voulu`]
          : []),
        ...(besides === 'loan' ? ['vous prenez aussi un emprunt, sans recevoir de francs pour lui'] : []),
      ].join(' ; '),
    convert({ from, into, energy = 0, energyOnce = 0, most }, say) {
      const made =
        Object.keys(from).length === 0
          ? `recevoir ${say.into(into)}`
          : `transformer ${say.items(from)} en ${say.into(into)}`
      return [
        made,
        most === undefined ? 'autant de fois que vous voulez' : `au plus ${say.times(most)}`,
        ...(energy === 0 ? [] : [`pour ${say.energy(energy)} à chaque fois`]),
        ...(energyOnce === 0 ? [] : [`pour ${say.energy(energyOnce)} en tout`]),
      ].join(', ')
    },
    choose: ({ of }, say) => `au choix : ${of.map((one) => exchanged(say.exchange(one))).join(' ; ')}`,
    once: (exchange, say) => `une fois, ${exchanged(say.exchange(exchange))}`,
    'return-loans': ({ most, francs }, say) =>
      `rendre un emprunt sans rien payer, et recevoir ${say.francs(francs)} si vous en avez un autre ; ou, si vous en avez plus de ${most}, en rendre ${most} sans rien payer`,
    construct: ({ twice, needs, less }, say) =>
      [
        twice
          ? 'construire l’un après l’autre un ou deux bâtiments du dessus des piles de propositions, en payant leurs matériaux ; le second peut venir de sous le premier, et vous pouvez acheter des cartes entre les deux'
          : 'construire un bâtiment du dessus des piles de propositions, en payant ses matériaux',
        ...(needs === undefined
          ? []
          : [`uniquement si son coût imprimé comprend cette marchandise (${say.item(needs)})`]),
        ...(less === undefined ? [] : [`avec une réduction de ${say.items(less)}`]),
      ].join(', '),
    'build-ship': ({ energy, modernising }, say) =>
      `construire le bateau du dessus d’un emplacement, en payant ses matériaux et ${say.energy(energy)} ; le premier bateau construit ici qui n’est pas en bois coûte en plus ${say.items(modernising)}, ce qui modernise le chantier pour toute la partie`,
    'exchange-ship': (_, say) =>
      `échanger un de vos bateaux contre une carte de la ville qui s’obtient ainsi : ${say.cardsWith('got-for-ship')}`,
    sail: ({ energy, holds, prices }, say) =>
      `vendre des marchandises par bateau, pour ${say.energy(energy)} par bateau qui part ; ${holds
        .map(({ ship, goods }) => `chaque ${say.shipType(ship)} transporte jusqu’à ${goods} marchandises`)
        .join(', ')} ; une marchandise rapporte son prix : ${say.prices(prices)}`,
    'sell-goods': ({ upgraded, standard, standardForOne }, say) =>
      `vendre des marchandises : ${say.francs(1)} pour chacune de celles-ci : ${say.goods(upgraded)} ; ${say.francs(1)} pour ${standardForOne} de celles-ci, quelles qu’elles soient : ${say.goods(standard)}`,
    swap: ({ give, get }, say) =>
      `une fois, remettre ${say.anyGoods(give)} au choix et recevoir ${say.items({ [get]: 1 })}`,
    'trade-goods': ({ markets }, say) =>
      markets
        .map(({ give, take, most, by }) =>
          by === 'number'
            ? `remettre jusqu’à ${say.anyGoods(most)} parmi : ${say.goods(give)}, et en recevoir autant parmi : ${say.goods(take)}`
            : `remettre jusqu’à ${say.anyGoods(most)} et recevoir des marchandises dont le prix par bateau est en tout exactement le même`,
        )
        .join(' ; et/ou : '),
    'buy-one-of-each': ({ prices }, say) =>
      `acheter des marchandises, au plus une de chaque sorte : ${say.prices(prices)}`,
    'buy-with-food': ({ wares }, say) =>
      wares
        .map(
          ({ gets, food, most }) =>
            `acheter ${say.items(gets)} pour ${say.food(food)} (ou autant de francs), au plus ${say.times(most)}`,
        )
        .join(' ; et/ou : '),
    'one-more-of-each': ({ francsForSteel }, say) =>
      `prendre une marchandise de plus de chaque sorte que vous avez, sauf l’acier ; un acier de plus, si vous en avez, coûte ${say.francs(francsForSteel)}`,
    'pawn-goods': ({ receives, costs }, say) =>
      `mettre en gage des marchandises, au plus une de chaque sorte, pour ${say.francs(receives)} chacune ; chacune se rachète à tout moment pour ${say.francs(costs)}, et d’ici là aucune de la même sorte ne peut être mise en gage`,
    'take-neighbours': ({ francs }, say) =>
      `payer ${say.francs(francs)} et prendre tout ce qui est sur deux quais voisins, dont aucun n’est vide ; le quai des francs n’a pas de voisin`,
    'take-ones-and-two': ({ every, besides }) =>
      `prendre le contenu de tous les quais qui portent exactement ${units(every)}, et d’un quai qui en porte exactement ${besides} ; sans un tel quai, le bâtiment ne peut pas être utilisé`,
    'drive-cattle': ({ each, ofOneOther }, say) =>
      `prendre ${say.items({ cattle: each })} à chaque autre joueur qui en a ; ${say.items({ cattle: ofOneOther })} dans une partie à deux`,
    evict: ({ francs }, say) =>
      `payer ${say.francs(francs)} à un autre joueur, dont le disque rentre chez lui ; entrer aussitôt dans le bâtiment que ce disque quitte, en payant le droit d’entrée comme d’habitude`,
    'any-of': ({ parts }, say) => `au choix, une ou plusieurs de ces possibilités : ${say.parts(parts)}`,
    'one-of': ({ parts }, say) => `au choix, une seule de ces possibilités : ${say.parts(parts)}`,
  },
  powers: {
    'saves-energy': ({ energy }, say) =>
      `à chaque action principale, son propriétaire paie ${say.energy(energy)} de moins ; ce qui n’est pas nécessaire n’est pas rendu`,
    'saves-material': ({ of }, say) =>
      `pour chaque bâtiment, son propriétaire paie ${of.map((good) => say.items({ [good]: 1 })).join(' ou, à défaut, ')} de moins, si le coût en comprend`,
    'replaces-material': ({ by }, say) =>
      `pour construire un bâtiment, son propriétaire peut payer ${say.items({ [by]: 1 })} à la place de ${otherMaterial(1)}`,
    'more-calves': ({ calves, most }, say) =>
      `à la récolte, son propriétaire reçoit ${say.items({ cattle: calves })} de plus s’il a de ${parents} à ${most} bœufs`,
    'every-round': ({ gets, few }, say) =>
      `à la fin de chaque manche, avant de nourrir, son propriétaire reçoit ${say.items(gets)}, ou ${say.items(few.gets)} dans une partie d’au plus ${few.players} joueurs`,
    'final-actions': ({ number }) =>
      `son propriétaire a ${number} actions finales, l’une après l’autre, sauf s’il vend la carte entre-temps`,
    'feeds-like': ({ ship }, say) =>
      `la carte nourrit son propriétaire à la fin de chaque manche comme un ${say.shipType(ship)}`,
    'no-interest': () => 'son propriétaire ne paie pas d’intérêts',
    dividends: ({ francOffer, firstOwner }, say) =>
      `son propriétaire reçoit de la réserve ${say.francs(francOffer)} chaque fois qu’un autre joueur vide le ${say.offer('franc')}, et ${say.francs(firstOwner.francs)} quand un autre joueur est le premier à posséder ${say.building(firstOwner.of)}`,
    souvenirs: ({ francs }, say) =>
      `son propriétaire reçoit de la réserve ${say.francs(francs)} chaque fois qu’un autre joueur entre dans un bâtiment de ce propriétaire`,
    tribute: ({ francs }, say) =>
      `chaque autre joueur paie à son propriétaire ${say.francs(francs)} par bateau qui part vendre des marchandises`,
    fuel: ({ good, energy }, say) =>
      `quand ses bateaux partent vendre des marchandises, son propriétaire peut aussi payer l’énergie en ${say.item(good)}, à ${say.energy(energy)} l’unité`,
    'sends-home': () =>
      'à son tour, son propriétaire peut renvoyer de ses bâtiments les disques des autres joueurs, sans rien payer et autant de fois qu’il veut',
    'given-for': ({ good }, say) =>
      `la carte reste en ville jusqu’à ce qu’un joueur obtienne cette marchandise par un quai ou un bâtiment (${say.item(good)}) ; elle revient alors à ce joueur, gratuitement`,
    'got-for-ship': ({ ship, modern }, say) =>
      `la carte s’achète, ou s’obtient dans un chantier naval contre un ${say.shipType(ship)} vous appartenant, qui quitte la partie${modern ? ' ; le chantier doit être déjà modernisé, ou le devenir alors par sa brique' : ', sans autre coût'}`,
    'joins-pile': ({ where }) =>
      where === 'highest'
        ? 'une fois révélée, la carte se pose sur la pile de propositions qui montre le numéro le plus élevé, et peut être construite'
        : 'une fois révélée, la carte attend qu’une pile de propositions soit vide, en prend la place, et peut être construite',
    'dealt-again': () =>
      'si la carte est sur le dessus d’une pile de propositions au début, les piles sont redistribuées, sauf option contraire de la partie',
    'not-alone': () => 'la carte est retirée des parties en solitaire',
  },
  bonus: (tally) => `à la fin de la partie, la carte vaut en plus : ${tally}`,
  tallied: ({ base, terms, most }) => {
    const each = terms.map(({ gives, every, of }) =>
      every === undefined ? `${gives} par ${of}` : `${gives} par lot de ${every} que vous possédez (${of})`,
    )
    return [
      ...(base === undefined ? [] : [`${base}, plus`]),
      each.join(' et '),
      ...(most === undefined ? [] : [`(au plus ${most})`]),
    ].join(' ')
  },
  countables: {
    hammers: 'marteau sur vos cartes',
    fishermen: 'pêcheur sur vos cartes',
    craft: 'bâtiment d’artisanat que vous possédez',
    economic: 'bâtiment économique que vous possédez',
    industrial: 'bâtiment industriel que vous possédez',
    public: 'bâtiment public que vous possédez',
    none: 'bâtiment neutre que vous possédez',
    ships: 'bateau que vous possédez',
    guests: 'disque d’un autre joueur dans vos bâtiments',
    goods: 'marchandises de toute sorte',
  },
  held: (good) => `${good} que vous possédez`,
  halves: (of) =>
    of === 'energy'
      ? '½ énergie (total de la visite arrondi à l’unité supérieure)'
      : of === 'hides'
        ? '½ peau (total de la visite arrondi à l’unité inférieure)'
        : `½ ${of} (total de la visite arrondi à l’unité inférieure)`,
  semicolon: ' ; ',
  goods: plural('fr', { one: 'marchandise', other: 'marchandises' }),
  times,
  locked: 'personne ne peut y entrer',
  ship: 'la carte compte comme un bateau là où l’on compte les bateaux, et ne nourrit personne',
  building: (name) => `« ${name} »`,
  groups: {
    standard: 'Bâtiments standard',
    special: 'Bâtiments spéciaux',
    promo: 'Cartes promotionnelles',
    'grand-hameau': 'Le Grand Hameau et Essen 2010',
    ships: 'Bateaux',
    tiles: 'Tuiles d’approvisionnement',
    goods: 'Marchandises',
  },
  types: {
    craft: 'bâtiment d’artisanat',
    economic: 'bâtiment économique',
    industrial: 'bâtiment industriel',
    public: 'bâtiment public',
    none: 'bâtiment neutre',
    ship: 'bateau',
  },
  values: {
    value: (francs) => `valeur : ${francs}`,
    price: (francs) => `prix : ${francs}`,
    unbuyable: 'ne s’achète pas',
    unsellable: 'ne se vend pas',
    hammers: plural('fr', { one: 'marteau', other: 'marteaux' }),
    fishermen: plural('fr', { one: 'pêcheur', other: 'pêcheurs' }),
    shipPrice: (francs) => `prix par bateau : ${francs}`,
    carries: (goods) => `transporte ${goods}`,
  },
  either: (one, other) => `${one} ou ${other}`,
  feeds: (byPlayers) =>
    `nourriture pour son propriétaire à la fin de chaque manche : ${byPlayers.map(({ players, food }) => `${food} à ${players === 1 ? player(players) : players}`).join(', ')}`,
  feedsNobody: 'il ne nourrit personne',
  tile: (adds, interest) =>
    `ajoute aux quais : ${adds}${interest ? ' ; tous ceux qui ont des emprunts paient alors les intérêts' : ''}`,
  good: (isUpgraded) => (isUpgraded ? 'une marchandise améliorée' : 'une marchandise standard'),
  replaces: {
    brick: 'peut remplacer l’argile, sauf à la Briqueterie',
    steel: 'peut remplacer le fer, sauf à l’Aciérie',
  },
  sources: {
    scan: 'lu sur une image de la carte, et confirmé par une deuxième source',
    two: 'deux sources indépendantes, pas d’image',
    'at-odds': 'les sources divergent : nous suivons celle que deux sources, ou une image, confirment',
    totals: 'une seule source ; son effet et les totaux concordent avec l’annexe',
    one: 'une seule source',
    piece: 'les règles, des images et deux programmes indépendants concordent',
    ship: 'ses chiffres : règles, images et programmes ; son nom : un seul programme',
  },
  houseName: 'le nom dans cette langue est de nous',
}

const exchanged = ({
  gives,
  energy,
  keeps,
  gets,
}: {
  gives: string
  energy: string
  keeps: string
  gets: string
}): string => {
  const paid = [
    ...(gives === '' ? [] : [`remettre ${gives}`]),
    ...(keeps === '' ? [] : [`montrer ${keeps} (que vous gardez)`]),
    ...(energy === '' ? [] : [`payer ${energy}`]),
  ].join(', ')
  return paid === '' ? `recevoir ${gets}` : `${paid} et recevoir ${gets}`
}
