import { z } from 'zod'
import { type Counts, type Good, kindsIn } from './goods.ts'
import type { Supply } from './supplies.ts'

/** What an action asks for, and what a move names to pay it with. Rulebook: Using and moving goods. */

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

/** Needs as a payment field's price and refusals write them: `{ "milk/brick": 3 }`. */
export const inWriting = (needs: readonly Need[]): Record<string, number> =>
  Object.fromEntries(needs.map(({ of, number }) => [of.join('/'), number]))

/** What is wrong with a payment; why, `shortage.ts` tells. */
export type Lack =
  | { readonly kind: 'unasked' | 'absent'; readonly named: Pay }
  /** Left open, or paid beyond what is asked. */
  | { readonly kind: 'short' | 'over'; readonly needs: readonly Need[]; readonly isNamed: boolean }
  | { readonly kind: 'coins'; readonly missing: number; readonly bought: Counts }

/** Whether a supply can be used for a price. */
export const serves = ({ needs, purchases }: Price, { good, kind }: Supply): boolean =>
  needs.some(({ of }) => of.includes(good)) && (purchases || kind !== 'bought')
