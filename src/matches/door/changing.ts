/** What a change of a match is made of, and what it does. */

export { type Effect, effectKind } from '../commit/effect.ts'
export { noticesQueued } from '../commit/effects/notices-queued.ts'
export { seedsAdded } from '../commit/effects/seeds-added.ts'
export type { Circumstances, Entering, Judged, Refusal } from '../commit/judged.ts'
export { noticeTo } from '../commit/match-notices.ts'
export { replacingSeat } from '../commit/replacing-seat.ts'
export { readMove } from '../playing/move-body.ts'
export { judgement, refusal } from '../playing/refusals.ts'
export { newBot, newNumber } from '../record/newcomer.ts'
