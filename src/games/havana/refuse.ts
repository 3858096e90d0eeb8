import { type RefusalParams, refusals } from '../kit/illegal-move.ts'

/** The codes of refusals. Their sentences are in `locales/`. */
export const codes = [
  'match-over',
  'seat-left',
  'not-now',
  'not-your-turn',
  'already-chosen',
  'same-card-twice',
  'not-in-hand',
  'not-in-discard',
  'not-on-your-table',
  'already-carried-out',
  'actions-first',
  'nothing-to-choose',
  'give-and-take',
  'ruina-used',
  'not-at-an-end',
  'choose-victim',
  'no-such-target',
  'already-acted',
  'protected',
  'nothing-to-steal',
  'choose-bricks',
  'not-there',
  'not-first',
  'needs-architect',
  'cannot-pay',
  'not-owned',
  'payment-short',
  'payment-too-much',
] as const
export type Code = (typeof codes)[number]

/** Refuses a move. The type annotation tells the compiler that code after a refusal is unreachable. */
export const refuse: (code: Code, params?: RefusalParams) => never = refusals<Code>('havana')
