import type { Storing } from '../../matches/index.ts'
import { disputeCommented } from './dispute-commented.ts'
import { disputeFreezes } from './dispute-freezes.ts'
import { disputeRaised } from './dispute-raised.ts'
import { disputeSettled } from './dispute-settled.ts'

/** What changes of matches do to their disputes. */
export const disputeEffects: readonly Storing[] = [disputeRaised, disputeSettled, disputeFreezes, disputeCommented]
