import type { Schemas } from '../api/schemas.ts'
import type { RatingCourse } from './locales/en.ts'

/** The result of a match that counted for a rating. */
export type Rated = Schemas['PersonResult'] & { readonly rating: Schemas['RatingChange'] }

const isRated = (result: Schemas['PersonResult']): result is Rated => result.rating !== null

/** The rated results in a game, the oldest first. */
export const ratedIn = (results: readonly Schemas['PersonResult'][], game: string): readonly Rated[] =>
  results
    .filter(isRated)
    .filter((result) => result.game === game)
    .toReversed()

/** The ends of the scale are multiples of it. */
const step = 50

/**
 * The ratings before and after each match, and between which numbers they are drawn; undefined without a match.
 * @param results the oldest first
 */
export function courseOf(results: readonly Rated[]) {
  const [first] = results
  if (first === undefined) return undefined
  const from = first.rating.before
  const ratings = [from, ...results.map(({ rating }) => rating.after)]
  const [lowest, highest] = [Math.min(...ratings), Math.max(...ratings)]
  const low = step * Math.floor(lowest / step)
  const high = Math.max(low + step, step * Math.ceil(highest / step))
  const inNumbers: RatingCourse = { from, to: ratings.at(-1) ?? from, lowest, highest, matches: results.length }
  return { ratings, low, high, inNumbers }
}

/** Where a number lies between two others: 0 at the low one, 1 at the high one. */
export const within = (number: number, low: number, high: number): number => (number - low) / (high - low)
