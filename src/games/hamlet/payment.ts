import type { Seat } from '../game.ts'
import type { PaymentField } from '../kit/choice.ts'
import type { TileId } from './data/tile-ids.ts'
import type { Event } from './events.ts'
import { type Counts, counted, kindsIn } from './goods.ts'
import { range } from './nouns.ts'
import { inWriting, type Lack, type Need, type Pay, type Price, serves } from './price.ts'
import { explain } from './shortage.ts'
import { type Supply, supplies } from './supplies.ts'
import type { Turn } from './turn.ts'

/**
 * What an action consumes, and where each unit comes from. A payment names its origins, `{ "wood@woodcutter": 2 }`; if
 * it is left out, the cheapest payment is made. Rulebook: Using and moving goods.
 */

/** Units of one supply that are consumed. */
interface Use {
  readonly supply: Supply
  readonly number: number
}

type Settled = { readonly uses: readonly Use[] } | { readonly lack: Lack }

/** How a price is paid at a building: as the move says, or as cheaply as possible; or why it cannot be paid. */
function settle(turn: Turn, at: TileId, asked: Price, pay: Pay | undefined): Settled {
  const there = supplies(turn, at).filter((supply) => serves(asked, supply))
  const settled = pay === undefined ? cheapest(there, asked.needs) : named(there, asked.needs, pay)
  if ('lack' in settled) return settled
  const missing = asked.coins + spent(settled.uses) - earned(settled.uses, turn.seat) - turn.own.coins
  return missing > 0 ? { lack: { kind: 'coins', missing, bought: boughtOf(settled.uses) } } : settled
}

/**
 * Uses the supplies in their order: those that reward the mover come first, and those that must be bought come last. No
 * other payment leaves more coins, since no good serves two needs.
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
  const open = needs.flatMap((need) => openPart(need, left.get(need) ?? 0))
  return open.length > 0 ? { lack: { kind: 'short', needs: open, isNamed: false } } : { uses }
}

const openPart = ({ of }: Need, number: number): Need[] => (number > 0 ? [{ of, number }] : [])

function named(there: readonly Supply[], needs: readonly Need[], pay: Pay): Settled {
  const unasked = some(pay, (origin) => !needs.some(({ of }) => of.some((good) => origin.startsWith(`${good}@`))))
  if (unasked !== undefined) return { lack: { kind: 'unasked', named: unasked } }
  const uses = there.flatMap((supply) => {
    const number = Math.min(pay[supply.origin] ?? 0, supply.there)
    return number === 0 ? [] : [{ supply, number }]
  })
  const found = (origin: string) => total(uses.filter(({ supply }) => supply.origin === origin))
  const absent = some(pay, (origin, number) => number > found(origin))
  if (absent !== undefined) return { lack: { kind: 'absent', named: absent } }
  const over = needs.map((need) => ({
    need,
    more: total(uses.filter(({ supply }) => need.of.includes(supply.good))) - need.number,
  }))
  const short = over.flatMap(({ need, more }) => openPart(need, -more))
  if (short.length > 0) return { lack: { kind: 'short', needs: short, isNamed: true } }
  const tooMuch = over.flatMap(({ need, more }) => openPart(need, more))
  return tooMuch.length > 0 ? { lack: { kind: 'over', needs: tooMuch, isNamed: true } } : { uses }
}

/** The named units that match; undefined if none does. */
function some(pay: Pay, isMeant: (origin: string, number: number) => boolean): Pay | undefined {
  const meant = Object.entries(pay).filter(([origin, number]) => isMeant(origin, number))
  return meant.length === 0 ? undefined : Object.fromEntries(meant)
}

const total = (counted: readonly { readonly number: number }[]): number =>
  counted.reduce((sum, { number }) => sum + number, 0)

const spent = (uses: readonly Use[]): number =>
  uses.reduce((sum, { supply, number }) => sum + (supply.kind === 'bought' ? supply.price * number : 0), 0)

const boughtOf = (uses: readonly Use[]): Counts =>
  counted((good) => total(uses.filter(({ supply }) => supply.kind === 'bought' && supply.good === good)))

/** The rewards for the mover's own goods arrive in time to pay with (ruling A5). */
const earned = (uses: readonly Use[], seat: Seat): number =>
  uses.reduce(
    (sum, { supply, number }) =>
      sum + (supply.kind === 'refined' && supply.maker === seat ? supply.reward.coins * number : 0),
    0,
  )

/** Whether a price can be paid at a building. */
export const canPay = (turn: Turn, at: TileId, asked: Price): boolean => 'uses' in settle(turn, at, asked, undefined)

/** The events of a payment: goods on the board are used first, then the rest is bought. */
export function paid(turn: Turn, at: TileId, asked: Price, pay: Pay | undefined): Event[] {
  const settled = settle(turn, at, asked, pay)
  if ('lack' in settled) return explain(turn, at, asked, settled.lack)
  const { seat } = turn
  const used = settled.uses.flatMap(({ supply, number }) => consumed(seat, supply, number))
  const bought = boughtOf(settled.uses)
  if (kindsIn(bought).length === 0) return used
  return [...used, { type: 'bought', seat, goods: bought, coins: spent(settled.uses) }]
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

/** The field in which a move may name its payment. `most` is the price if other fields raise it as far as possible. */
export function paymentField(turn: Turn, at: TileId, asked: Price, most: Price = asked): PaymentField {
  const settled = settle(turn, at, asked, undefined)
  const uses = 'uses' in settled ? settled.uses : []
  return {
    kind: 'payment',
    name: 'pay',
    goods: supplies(turn, at)
      .filter((supply) => serves(most, supply))
      .flatMap(({ origin, good, there }) => {
        const need = most.needs.find(({ of }) => of.includes(good))
        if (need === undefined) return []
        const covers = inWriting([{ ...need, number: 1 }])
        const tender = { ...range('origin', origin, Math.min(there, need.number)), covers }
        return Number.isFinite(there) ? { ...tender, there } : tender
      }),
    covers: Object.fromEntries([
      ...Object.entries(inWriting(asked.needs)),
      ...(asked.coins > 0 ? [['coins', asked.coins] as const] : []),
    ]),
    proposal: Object.fromEntries(uses.map(({ supply, number }) => [supply.origin, number])),
  }
}
