/** What a change of a match is made of, and what it does. */

export { effectKind } from '../commit/effect.ts'
export { noticesQueued } from '../commit/effects/notices-queued.ts'
export type { Entering, Judged, Refusal } from '../commit/judged.ts'
export { noticeTo } from '../commit/match-notices.ts'
export { readMove } from '../playing/move-body.ts'
export { judgement } from '../playing/refusals.ts'
export { judgeRuling, tryRuling } from '../playing/ruling.ts'
export { newNumber } from '../record/newcomer.ts'
