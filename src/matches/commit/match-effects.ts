import type { Storing } from './effect.ts'
import { clocksSet } from './effects/clocks-set.ts'
import { decisionsReplaced } from './effects/decisions-replaced.ts'
import { entered } from './effects/entered.ts'
import { noticesQueued } from './effects/notices-queued.ts'
import { ordersCancelled } from './effects/orders-cancelled.ts'
import { ordersGiven } from './effects/orders-given.ts'
import { originNoted } from './effects/origin-noted.ts'
import { participantsChanged } from './effects/participants-changed.ts'
import { proposalAgreed } from './effects/proposal-agreed.ts'
import { proposalMade } from './effects/proposal-made.ts'
import { proposalSettled } from './effects/proposal-settled.ts'
import { proposalsOfSeatDropped } from './effects/proposals-of-seat-dropped.ts'
import { requestRemembered } from './effects/request-remembered.ts'
import { rosterRaised } from './effects/roster-raised.ts'
import { seatReplaced } from './effects/seat-replaced.ts'
import { seated } from './effects/seated.ts'
import { seedsAdded } from './effects/seeds-added.ts'

/** The kinds of effects of matches. Other slices add their own (`matches.ts`). */
export const matchEffects: readonly Storing[] = [
  entered,
  rosterRaised,
  clocksSet,
  seedsAdded,
  decisionsReplaced,
  participantsChanged,
  seated,
  seatReplaced,
  ordersCancelled,
  ordersGiven,
  proposalMade,
  proposalAgreed,
  proposalSettled,
  proposalsOfSeatDropped,
  requestRemembered,
  originNoted,
  noticesQueued,
]
