import { phraseFor, spoken } from '../../../kit/phrases.ts'
import type { Language } from '../../../kit/wording.ts'
import { cards } from '../../cards/index.ts'
import { type Power, powersIn } from '../../cards/power.ts'
import { BuildingId } from '../../data/building-ids.ts'
import { type Amount, type Countable, countables, type Tallied } from '../../effects/amount.ts'
import type { Printed } from '../../effects/printed.ts'
import { type Good, goods, type Item, items } from '../../items.ts'
import type { Names } from '../names/names.ts'
import type { CardPhrases, CardSay } from './phrases.ts'

/** Puts the declarations of cards into words, in one language. */
export function cardSpeaker(language: Language, names: Names, phrases: CardPhrases): CardSay {
  const { building } = phrases
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })
  const list = (words: readonly string[]) => lists.format(words)
  const counted: CardSay['items'] = (of) => list(spoken(items, names.amounts, of))
  const energy = (amount: number) => (amount % 1 === 0 ? names.counted.energy(amount) : phrases.halves('energy'))
  const tally = (amount: Amount, unit: (number: number) => string): string =>
    typeof amount === 'number' ? unit(amount) : tallied(amount, unit)

  function tallied({ base, each, per, most }: Tallied, unit: (number: number) => string): string {
    const counted = countables.filter((what) => each[what] !== undefined)
    // One term covers several kinds if they are counted together; otherwise each kind has a term of its own.
    const terms =
      per === undefined
        ? counted.map((what) => ({ gives: unit(each[what] ?? 0), of: one(what) }))
        : [{ gives: unit(1), every: per, of: list(counted.map(countable)) }]
    return phrases.tallied({
      ...(base === undefined ? {} : { base: unit(base) }),
      terms,
      ...(most === undefined ? {} : { most: unit(most) }),
    })
  }

  const one = (what: Countable): string => (isGood(what) ? phrases.held(countable(what)) : countable(what))
  const countable = (what: Countable): string => (isGood(what) ? names.items[what] : phrases.countables[what])

  const marked = (parts: readonly Printed[], mark: (place: number) => string, inside: CardSay): string =>
    parts.map((part, place) => `(${mark(place)}) ${phraseFor(phrases.printed, part, inside)}`).join(phrases.semicolon)

  const say: CardSay = {
    items: counted,
    item: (item) => names.items[item],
    goods: (kinds) => list(kinds.map((good) => names.items[good])),
    offer: (offer) => names.offers[offer],
    francs: names.amounts.franc,
    food: names.counted.food,
    energy,
    building: (id) => building(names.buildings[id]),
    shipType: (type) => names.shipTypes[type],
    cardsWith: (power) => list(cardsWith(power).map((id) => building(names.buildings[id]))),
    amounts: (amounts) =>
      list(items.flatMap((item) => (amounts[item] === undefined ? [] : [tally(amounts[item], names.amounts[item])]))),
    anyGoods: (amount) => tally(amount, phrases.goods),
    francsFor: (amount) => tally(amount, names.amounts.franc),
    times: (amount) => tally(amount, phrases.times),
    into: (into) =>
      list(
        items.flatMap((item) => {
          const amount = into[item]
          if (amount === undefined) return []
          return [amount % 1 === 0 ? names.amounts[item](amount) : phrases.halves(item)]
        }),
      ),
    prices(prices) {
      const francs = [...new Set(goods.flatMap((good) => prices[good] ?? []))].toSorted((one, other) => one - other)
      const at = (price: number): Item[] => goods.filter((good) => prices[good] === price)
      return francs
        .map(
          (price) =>
            `${names.amounts.franc(price)} (${at(price)
              .map((good) => names.items[good])
              .join(', ')})`,
        )
        .join(', ')
    },
    printed: (printed) => phraseFor(phrases.printed, printed, say),
    parts: (parts) =>
      marked(parts, letter, { ...say, parts: (inner) => marked(inner, (place) => `${place + 1}`, say) }),
    exchange: ({ gives = {}, energy: units, keeps = {}, gets }) => ({
      gives: counted(gives),
      energy: units === undefined ? '' : energy(units),
      keeps: counted(keeps),
      gets: counted(gets),
    }),
  }
  return say
}

const cardsWith = (power: Power['type']): BuildingId[] =>
  BuildingId.options.filter((id) => powersIn(cards[id] ?? {}, power).length > 0)

const letter = (place: number): string => 'abcdef'.charAt(place)

const isGood = (what: Countable): what is Good => goods.some((good) => good === what)
