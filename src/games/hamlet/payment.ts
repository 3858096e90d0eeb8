import { z } from 'zod'
import type { Seat } from '../game.ts'
import type { PaymentField } from '../kit/choice.ts'
import type { TileId } from './data/tile-ids.ts'
import type { Event } from './events.ts'
import { type Counts, counted, type Good, kindsIn } from './goods.ts'
import { range } from './nouns.ts'
import { type Code, refuse } from './refuse.ts'
import { type Supply, supplies } from './supplies.ts'
import type { Turn } from './turn.ts'

/**
 * What an action consumes, and where each unit comes from. A payment names its origins, `{ "wood@woodcutter": 2 }`; one
 * that is left out is made as it costs least. Rulebook: Using and moving goods.
 */

export const Pay = z
  .record(z.string().regex(/^[a-z]+@[a-z0-9-]+(:[0-3])?$/), z.int().min(1))
  .meta({ id: 'HamletPayment', description: 'How many units come from which origin, as a payment field names them.' })
export type Pay = z.infer<typeof Pay>

/** So many goods of some kinds, in any mix. */
export interface Need {
  readonly of: readonly Good[]
  readonly number: number
}

/** What an action asks for. No good is in two needs. */
export interface Price {
  readonly needs: readonly Need[]
  readonly coins: number
  /** Whether the market may help out: always but for a sale there. Rulebook: Market. */
  readonly purchases: boolean
}

/** So many of each good, and coins. */
export const price = (goods: Counts, coins = 0): Price => ({
  needs: kindsIn(goods).map((good) => ({ of: [good], number: goods[good] ?? 0 })),
  coins,
  purchases: true,
})

/** Units of one supply that are consumed. */
interface Use {
  readonly supply: Supply
  readonly number: number
}

type Settled =
  | { readonly uses: readonly Use[] }
  | { readonly refusal: Code; readonly params: Readonly<Record<string, number>> }

/** How a price is paid at a building: as the move says, or as it costs least; or why it cannot be paid. */
function settle(turn: Turn, at: TileId, asked: Price, pay: Pay | undefined): Settled {
  const there = usable(turn, at, asked)
  const settled = pay === undefined ? cheapest(there, asked.needs) : named(there, asked.needs, pay)
  if ('refusal' in settled) return settled
  const missing = asked.coins + spent(settled.uses) - earned(settled.uses, turn.seat) - turn.own.coins
  return missing > 0 ? { refusal: 'coins-short', params: { missing } } : settled
}

const usable = (turn: Turn, at: TileId, { needs, purchases }: Price): Supply[] =>
  supplies(turn, at).filter(
    ({ good, kind }) => needs.some(({ of }) => of.includes(good)) && (purchases || kind !== 'bought'),
  )

/**
 * In the order of the supplies: what rewards the mover first, what must be bought last. No other payment leaves more coins,
 * since no good serves two needs.
 */
function cheapest(there: readonly Supply[], needs: readonly Need[]): Settled {
  const left = new Map(needs.map((need) => [need, need.number]))
  const uses = there.flatMap((supply) => {
    const need = needs.find(({ of }) => of.includes(supply.good))
    const open = need === undefined ? 0 : (left.get(need) ?? 0)
    const number = Math.min(open, supply.there)
    if (need === undefined || number === 0) return []
    left.set(need, open - number)
    return [{ supply, number }]
  })
  const missing = total(needs) - total(uses)
  return missing > 0 ? { refusal: 'payment-short', params: { missing } } : { uses }
}

function named(there: readonly Supply[], needs: readonly Need[], pay: Pay): Settled {
  const uses = there.flatMap((supply) => {
    const number = Math.min(pay[supply.origin] ?? 0, supply.there)
    return number === 0 ? [] : [{ supply, number }]
  })
  const absent = Object.values(pay).reduce((sum, number) => sum + number, 0) - total(uses)
  if (absent > 0) return { refusal: 'goods-not-there', params: { missing: absent } }
  const over = needs.map(({ of, number }) => total(uses.filter(({ supply }) => of.includes(supply.good))) - number)
  const missing = over.reduce((sum, more) => sum + Math.max(0, -more), 0)
  if (missing > 0) return { refusal: 'payment-short', params: { missing } }
  const tooMuch = over.reduce((sum, more) => sum + Math.max(0, more), 0)
  return tooMuch > 0 ? { refusal: 'payment-too-much', params: { tooMuch } } : { uses }
}

const total = (counted: readonly { readonly number: number }[]): number =>
  counted.reduce((sum, { number }) => sum + number, 0)

const spent = (uses: readonly Use[]): number =>
  uses.reduce((sum, { supply, number }) => sum + (supply.kind === 'bought' ? supply.price * number : 0), 0)

/** Own goods reward the mover in time to pay with (ruling A5). */
const earned = (uses: readonly Use[], seat: Seat): number =>
  uses.reduce(
    (sum, { supply, number }) =>
      sum + (supply.kind === 'refined' && supply.maker === seat ? supply.reward.coins * number : 0),
    0,
  )

/** Whether a price can be paid at a building. */
export const canPay = (turn: Turn, at: TileId, asked: Price): boolean => 'uses' in settle(turn, at, asked, undefined)

/** The facts of a payment: what lies on the board is used first, then the rest is bought. */
export function paid(turn: Turn, at: TileId, asked: Price, pay: Pay | undefined): Event[] {
  const settled = settle(turn, at, asked, pay)
  if ('refusal' in settled) return refuse(settled.refusal, settled.params)
  const { seat } = turn
  const used = settled.uses.flatMap(({ supply, number }) => consumed(seat, supply, number))
  const buys = settled.uses.filter(({ supply }) => supply.kind === 'bought')
  if (buys.length === 0) return used
  const bought = counted((good) => total(buys.filter(({ supply }) => supply.good === good)))
  return [...used, { type: 'bought', seat, goods: bought, coins: spent(buys) }]
}

function consumed(seat: Seat, supply: Supply, number: number): Event[] {
  switch (supply.kind) {
    case 'raw':
      return [{ type: 'raw-used', seat, good: supply.good, from: supply.from, number }]
    case 'refined': {
      const { good, from, maker, reward } = supply
      const all = { coins: number * reward.coins, vp: number * reward.vp }
      return [{ type: 'refined-used', seat, good, from, maker, number, reward: all }]
    }
    case 'bought':
      return []
  }
}

/** The field in which a move may say what to pay with; `most` is the price where other fields make it as dear as can be. */
export function paymentField(turn: Turn, at: TileId, asked: Price, most: Price = asked): PaymentField {
  const settled = settle(turn, at, asked, undefined)
  const uses = 'uses' in settled ? settled.uses : []
  return {
    kind: 'payment',
    name: 'pay',
    goods: usable(turn, at, most).map(({ origin, good, there }) =>
      range('origin', origin, Math.min(there, most.needs.find(({ of }) => of.includes(good))?.number ?? 0)),
    ),
    covers: Object.fromEntries([
      ...asked.needs.map(({ of, number }) => [of.join('/'), number] as const),
      ...(asked.coins > 0 ? [['coins', asked.coins] as const] : []),
    ]),
    proposal: Object.fromEntries(uses.map(({ supply, number }) => [supply.origin, number])),
  }
}
