import { z } from 'zod'
import { type Counts, type Good, kindsIn } from './goods.ts'
import type { Supply } from './supplies.ts'

/** The price of an action, and the payment in a move. Rulebook: Using and moving goods. */

export const Pay = z.record(z.string().regex(/^[a-z]+@[a-z0-9-]+(:[0-3])?$/), z.int().min(1)).meta({
  id: 'HamletPayment',
  description: 'How many units come from each origin, by the names in the payment field.',
})
export type Pay = z.infer<typeof Pay>

/** A number of goods of some kinds, in any mix. */
export interface Need {
  readonly of: readonly Good[]
  readonly number: number
}

/** The price of an action. No good serves two of its needs. */
export interface Price {
  readonly needs: readonly Need[]
  readonly coins: number
  /** Whether goods may be bought at the market to pay it: always, except for a sale. Rulebook: Market. */
  readonly purchases: boolean
}

/** A price in goods and coins. */
export const price = (goods: Counts, coins = 0): Price => ({
  needs: kindsIn(goods).map((good) => ({ of: [good], number: goods[good] ?? 0 })),
  coins,
  purchases: true,
})

/** Needs as payment fields and refusals write them: `{ "milk/brick": 3 }`. */
export const inWriting = (needs: readonly Need[]): Record<string, number> =>
  Object.fromEntries(needs.map(({ of, number }) => [of.join('/'), number]))

/** What is wrong with a payment; `shortage.ts` explains it. */
export type Lack =
  | { readonly kind: 'unasked' | 'absent'; readonly named: Pay }
  /** Not paid in full, or paid more than is asked. */
  | { readonly kind: 'short' | 'over'; readonly needs: readonly Need[]; readonly isNamed: boolean }
  | { readonly kind: 'coins'; readonly missing: number; readonly bought: Counts }

/** Whether a supply can be used for a price. */
export const serves = ({ needs, purchases }: Price, { good, kind }: Supply): boolean =>
  needs.some(({ of }) => of.includes(good)) && (purchases || kind !== 'bought')
