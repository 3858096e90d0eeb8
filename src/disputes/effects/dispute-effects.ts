import { disputeCommented } from './dispute-commented.ts'
import { disputeFreezes } from './dispute-freezes.ts'
import { disputeRaised } from './dispute-raised.ts'
import { disputeSettled } from './dispute-settled.ts'

/** The kinds of effects that a change of a match has on its disputes. */
export const disputeEffects = [disputeRaised, disputeSettled, disputeFreezes, disputeCommented]
