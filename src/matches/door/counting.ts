/** What ratings and statistics count: matches that have ended, and how players decided in them. */

export {
  endedMatches,
  markingCounted,
  markingRecounted,
  miscountedMatches,
  uncountedMatch,
  uncountedMatches,
} from '../record/counted-matches.ts'
export { whyUnrated } from '../record/rated.ts'
export { Habits, habitsOf } from '../reliability/habits.ts'
