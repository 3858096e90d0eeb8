import { type RefusalParams, refusals } from '../kit/illegal-move.ts'

/** The codes of refusals. Their sentences are in `locales/`. */
export const codes = [
  'match-over',
  'seat-left',
  'not-now',
  'not-your-turn',
  'inside-an-action',
  'offer-empty',
  'building-occupied',
  'your-disc-is-there',
  'not-open',
  'no-action',
  'cannot-be-used',
  'must-enter',
  'not-on-offer',
  'cannot-be-bought',
  'cannot-be-built',
  'needs-wood-in-cost',
  'sold-this-turn',
  'not-yours',
  'cannot-be-sold',
  'no-purchase-now',
  'too-many-loans',
  'already-pawned',
  'not-pawned',
  'cannot-pay',
  'payment-short',
  'payment-too-much',
  'not-a-payment',
  'nothing-to-pay',
  'choose-different',
  'choose-amount',
  'choose-something',
  'no-such-choice',
  'nothing-to-decide',
  'everything-goes',
] as const
export type Code = (typeof codes)[number]

/** Refuses a move. The type annotation tells the compiler that code after a refusal is unreachable. */
export const refuse: (code: Code, params?: RefusalParams) => never = refusals<Code>('le-havre')
