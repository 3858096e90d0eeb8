import { type RefusalParams, refusals } from '../kit/illegal-move.ts'

/** Why a move can be refused. The sentences are in `locales/`. */
export const codes = [
  'match-over',
  'seat-left',
  'not-now',
  'not-your-turn',
  'no-villager-ready',
  'no-such-villager',
  'out-of-reach',
  'not-built',
  'slots-full',
  'choose-goods',
  'nothing-to-choose',
  'no-tokens-left',
  'not-in-the-row',
  'hand-full',
  'nothing-hired',
  'villagers-all-hired',
  'donkeys-all-hired',
  'not-on-offer',
  'already-delivered',
  'no-such-delivery',
  'alms-not-yet',
  'not-your-blueprint',
  'overlaps',
  'road-mismatch',
  'not-next-to',
  'same-picture',
  'no-contact',
  'no-neighbour',
  'a-cliff',
  'no-road-there',
  'already-linked',
  'no-roads-left',
  'already-driven',
  'no-donkey-there',
  'no-link',
  'no-steps',
  'goods-not-there',
  'payment-short',
  'payment-too-much',
  'coins-short',
] as const
export type Code = (typeof codes)[number]

/** Refuses a move. The annotation lets the compiler know that what follows a refusal is not reached. */
export const refuse: (code: Code, params?: RefusalParams) => never = refusals<Code>('hamlet')
