import { type Component, type SourceStatus, sentences } from '../kit/component.ts'
import { phraseFor } from '../kit/phrases.ts'
import type { Language } from '../kit/wording.ts'
import { type Building, priceOf } from './cards/building.ts'
import { cards } from './cards/index.ts'
import { type BuildingId, grandHameauIds, promoIds, specialIds, standardIds } from './data/building-ids.ts'
import { printed } from './data/goods.ts'
import { shipEnergy } from './data/set-up.ts'
import { printedShips, shipIds, ships } from './data/ships.ts'
import { type Source, sourceOf } from './data/sources.ts'
import { tileIds, tiles } from './data/supply-tiles.ts'
import { traded } from './effects/traded.ts'
import { goods, type Item, items, upgradedGoods } from './items.ts'
import { cardPhrases, namesIn } from './locales/cards/index.ts'
import type { CardPhrases, CardSay, Group } from './locales/cards/phrases.ts'
import { cardSpeaker } from './locales/cards/speaker.ts'
import { houseNames } from './locales/names/house.ts'
import { type Names, tileName } from './locales/names/names.ts'
import { noun } from './nouns.ts'
import { tableComponents } from './table-components.ts'

/** Every component of the box in words, made from what it declares: this code knows no particular card. */
export function components(language: Language): Component[] {
  const voice = voiceOf(language)
  return [
    ...buildingGroups.flatMap(({ group, ids }) => ids.flatMap((id) => building(voice, group, id))),
    ...shipIds.map((id) => ship(voice, id)),
    ...tileIds.map((id) => tile(voice, id)),
    ...goods.map((id) => good(voice, id)),
    ...tableComponents(language),
  ]
}

interface Voice {
  readonly language: Language
  readonly names: Names
  readonly phrases: CardPhrases
  readonly say: CardSay
}

function voiceOf(language: Language): Voice {
  const [names, phrases] = [namesIn[language], cardPhrases[language]]
  return { language, names, phrases, say: cardSpeaker(language, names, phrases) }
}

const buildingGroups: readonly { readonly group: Group; readonly ids: readonly BuildingId[] }[] = [
  { group: 'standard', ids: standardIds },
  { group: 'special', ids: specialIds },
  { group: 'promo', ids: promoIds },
  { group: 'grand-hameau', ids: grandHameauIds },
]

/** A building; none if its rule is not fully known, since the building is then left out of play. */
function building(voice: Voice, group: Group, id: BuildingId): Component[] {
  const card = cards[id]
  if (card === undefined) return []
  const { names, phrases, say, language } = voice
  const source = sourceOf(id)
  const isOurs = language !== 'en' && houseNames[language].includes(id)
  const notes = [phrases.sources[source], ...(isOurs ? [phrases.houseName] : [])]
  return [
    {
      kind: 'building',
      id,
      type: card.type,
      group: phrases.groups[group],
      number: card.mark ?? String(card.number),
      name: names.buildings[id],
      values: valuesOf(voice, card),
      cost: card.cost === undefined ? null : say.items(card.cost),
      fee: feeOf(voice, card),
      ...tradedAt(card),
      text: textOf(voice, card),
      provenance: { status: statusOf[source], note: sentences(notes) },
    },
  ]
}

/** A card that only one source describes counts as a ruling, like a card on which sources disagree. */
const statusOf: Readonly<Record<Source, SourceStatus>> = {
  scan: 'verified',
  two: 'verified',
  'at-odds': 'ruling',
  totals: 'ruling',
  one: 'ruling',
}

function valuesOf({ phrases, say }: Voice, card: Building): string[] {
  const { values, types } = phrases
  const { type, hammers = 0, fishermen = 0, value, sells } = card
  const price = priceOf(card)
  return [
    types[type],
    ...(hammers > 0 ? [values.hammers(hammers)] : []),
    ...(fishermen > 0 ? [values.fishermen(fishermen)] : []),
    values.value(say.francs(value)),
    price === null ? values.unbuyable : values.price(say.francs(price)),
    ...(sells === false ? [values.unsellable] : []),
  ]
}

function feeOf({ phrases, say }: Voice, { fee: { food = 0, francs = 0 } = {} }: Building): string | null {
  if (food > 0 && francs > 0) return phrases.either(say.food(food), say.francs(francs))
  if (food > 0) return say.food(food)
  return francs > 0 ? say.francs(francs) : null
}

/** What a visit to the card takes and makes, where it does. */
function tradedAt({ use }: Building): Pick<Component, 'takes' | 'makes'> {
  if (use === undefined) return {}
  const { takes, makes } = traded(use.printed)
  return {
    ...(takes.size > 0 && { takes: nouns(takes) }),
    ...(makes.size > 0 && { makes: nouns(makes) }),
  }
}

/** In the order in which goods are always listed. */
const nouns = (named: ReadonlySet<Item>) => items.filter((item) => named.has(item)).map((item) => noun('item', item))

/** Everything that the card does: for its visitors, without being entered, and at the end. */
const textOf = ({ phrases, say }: Voice, { use, powers = [], bonus, type }: Building): string =>
  sentences([
    use === undefined ? phrases.locked : say.printed(use.printed),
    ...powers.map((power) => phraseFor(phrases.powers, power, say)),
    ...(bonus === undefined ? [] : [phrases.bonus(say.francsFor(bonus))]),
    ...(type === 'ship' ? [phrases.ship] : []),
  ])

function ship({ names, phrases, say }: Voice, id: (typeof shipIds)[number]): Component {
  const { type, value } = ships[id]
  const { price, materials, carries, feeds } = printedShips[type]
  const fed = Object.entries(feeds).map(([players, food]) => ({ players: Number(players), food }))
  return {
    kind: 'ship',
    id,
    group: phrases.groups.ships,
    number: null,
    name: names.ships[id],
    values: [
      names.shipTypes[type],
      phrases.values.value(say.francs(value)),
      price === null ? phrases.values.unbuyable : phrases.values.price(say.francs(price)),
      ...(carries === 0 ? [] : [phrases.values.carries(phrases.goods(carries))]),
    ],
    cost: `${say.items(materials)}, ${say.energy(shipEnergy)}`,
    fee: null,
    text: sentences([fed.some(({ food }) => food > 0) ? phrases.feeds(fed) : phrases.feedsNobody]),
    provenance: { status: 'ruling', note: sentences([phrases.sources.ship]) },
  }
}

function tile({ names, phrases, say }: Voice, id: (typeof tileIds)[number]): Component {
  const { adds, interest } = tiles[id]
  return {
    kind: 'tile',
    id,
    group: phrases.groups.tiles,
    number: null,
    name: tileName(names, id),
    values: [],
    cost: null,
    fee: null,
    text: sentences([phrases.tile(say.items(Object.fromEntries(adds.map((offer) => [offer, 1]))), interest)]),
    provenance: { status: 'verified', note: sentences([phrases.sources.piece]) },
  }
}

function good({ names, phrases, say }: Voice, id: (typeof goods)[number]): Component {
  const { shipPrice, food, energy } = printed[id]
  return {
    kind: 'item',
    id,
    group: phrases.groups.goods,
    number: null,
    name: names.items[id],
    values: [
      ...(food > 0 ? [say.food(food)] : []),
      ...(energy > 0 ? [say.energy(energy)] : []),
      phrases.values.shipPrice(say.francs(shipPrice)),
    ],
    cost: null,
    fee: null,
    text: sentences([
      phrases.good(upgradedGoods.some((upgraded) => upgraded === id)),
      ...(id === 'brick' || id === 'steel' ? [phrases.replaces[id]] : []),
    ]),
    provenance: { status: 'verified', note: sentences([phrases.sources.piece]) },
  }
}
