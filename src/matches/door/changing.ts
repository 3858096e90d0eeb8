/** What a change of a match is made of, and what it does. */

export { answeredMatch, MatchThen, matchThen } from '../commit/answered-match.ts'
export type { ChangeMatch } from '../commit/change.ts'
export { type Effect, effectKind, type Storing } from '../commit/effect.ts'
export { noticesQueued } from '../commit/effects/notices-queued.ts'
export { ordersCancelled } from '../commit/effects/orders-cancelled.ts'
export { replacingSeat } from '../commit/effects/replacing-seat.ts'
export { seedsAdded } from '../commit/effects/seeds-added.ts'
export type { Circumstances, Entering, Judged, Refusal } from '../commit/judged.ts'
export { noticeTo } from '../commit/match-notices.ts'
export { readMove } from '../playing/move-body.ts'
export type { Play } from '../playing/play.ts'
export { judgement, refusal } from '../playing/refusals.ts'
