import { goods, type Item, items, offers } from '../items.ts'
import type { Arrow, Exchange, Printed } from './printed.ts'

/** The kinds of goods, and francs, that a card may take from its visitors and give to them. */
interface Traded {
  readonly takes: ReadonlySet<Item>
  readonly makes: ReadonlySet<Item>
}

/**
 * Which goods a visitor may hand in, and which they may get. Entry fees, energy, and the materials of buildings and
 * ships are left out: they are paid in whatever the player chooses.
 */
export function traded(printed: Printed): Traded {
  switch (printed.type) {
    case 'take':
      return trade([], keysOf(printed.gets))
    case 'take-missing':
    case 'take-ones-and-two':
      return trade([], offers)
    case 'take-neighbours':
      return trade(
        ['franc'],
        offers.filter((offer) => offer !== 'franc'),
      )
    case 'take-different':
      return trade([], printed.of)
    case 'convert':
      return converted(printed)
    case 'choose':
      return union(printed.of.map(exchanged))
    case 'once':
      return exchanged(printed)
    case 'sail':
      return trade(keysOf(printed.prices), ['franc'])
    case 'sell-goods':
      return trade([...printed.upgraded, ...printed.standard], ['franc'])
    case 'swap':
      return trade(goods, [printed.get])
    case 'trade-goods':
      return union(printed.markets.map(({ give, take }) => trade(give, take)))
    case 'buy-one-of-each':
      return trade(['franc'], keysOf(printed.prices))
    case 'buy-with-food':
      return union(printed.wares.map(({ gets }) => trade(['franc'], keysOf(gets))))
    case 'one-more-of-each':
      return trade(['franc'], goods)
    case 'pawn-goods':
      return trade(goods, ['franc'])
    case 'drive-cattle':
      return trade([], ['cattle'])
    case 'return-loans':
      return trade([], ['franc'])
    case 'evict':
      return trade(['franc'], [])
    case 'construct':
    case 'build-ship':
    case 'exchange-ship':
      return trade([], [])
    case 'any-of':
    case 'one-of':
      return union(printed.parts.map(traded))
  }
}

const converted = ({ from, into }: Arrow): Traded => trade(keysOf(from), keysOf(into))

const exchanged = ({ gives = {}, gets }: Exchange): Traded => trade(keysOf(gives), keysOf(gets))

const trade = (takes: readonly Item[], makes: readonly Item[]): Traded => ({
  takes: new Set(takes),
  makes: new Set(makes),
})

const union = (all: readonly Traded[]): Traded =>
  trade(
    all.flatMap(({ takes }) => [...takes]),
    all.flatMap(({ makes }) => [...makes]),
  )

const keysOf = (amounts: Readonly<Partial<Record<Item, unknown>>>): readonly Item[] =>
  items.filter((item) => amounts[item] !== undefined)
