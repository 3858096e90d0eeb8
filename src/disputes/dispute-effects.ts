import { disputeCommented } from './effects/dispute-commented.ts'
import { disputeFreezes } from './effects/dispute-freezes.ts'
import { disputeRaised } from './effects/dispute-raised.ts'
import { disputeSettled } from './effects/dispute-settled.ts'

/** The kinds of effects that a change of a match has on its disputes. */
export const disputeEffects = [disputeRaised, disputeSettled, disputeFreezes, disputeCommented]
