/** What ratings and statistics count: matches that have ended, and how players decided in them. */

export {
  clearMiscounted,
  endedMatches,
  endedMatchesCount,
  markingCounted,
  markRecounted,
  miscountedMatches,
  uncountAfter,
  uncountedMatch,
  uncountedMatches,
} from '../record/counted-matches.ts'
export { whyUnrated } from '../record/rated.ts'
export { fewestAnswers } from '../reliability/answer-times.ts'
export { fewestDecisions, reliabilityOf, usualTimeOf } from '../reliability/reliability.ts'
