/**
 * A histogram of the player's response times: element n counts answers that took from √2ⁿ up to √2ⁿ⁺¹ seconds, and the
 * first those of less than a second, too. A few dozen numbers are enough for any number of decisions, and those of
 * several matches are added element by element.
 */
export type AnswerTimes = readonly number[]

/** √2⁴⁴ seconds are 48 days: what takes longer counts as that long. */
const last = 44

/** With fewer answers, nothing is said of how long a player takes. */
export const fewestAnswers = 10

const binOf = (seconds: number): number => Math.min(last, Math.floor(2 * Math.log2(Math.max(1, seconds))))

/** One more answer, and how many seconds it took by the calendar. */
export function withAnswer(times: AnswerTimes, seconds: number): AnswerTimes {
  const bin = binOf(seconds)
  return Array.from({ length: Math.max(times.length, bin + 1) }, (_, n) => (times[n] ?? 0) + (n === bin ? 1 : 0))
}

/** The answers of several matches together. */
export const addedTimes = (all: readonly AnswerTimes[]): AnswerTimes =>
  Array.from({ length: Math.max(0, ...all.map(({ length }) => length)) }, (_, n) =>
    all.reduce((sum, times) => sum + (times[n] ?? 0), 0),
  )

/** How long somebody usually takes, in seconds. */
export interface UsualTime {
  readonly quarter: number
  readonly half: number
  readonly threeQuarters: number
  readonly answers: number
}

/** The quartiles of some answers, each within a factor of √2 of the exact one; undefined for too few answers. */
export function usualTime(times: AnswerTimes): UsualTime | undefined {
  const answers = times.reduce((sum, count) => sum + count, 0)
  if (answers < fewestAnswers) return undefined
  return {
    quarter: quantile(times, answers * 0.25),
    half: quantile(times, answers * 0.5),
    threeQuarters: quantile(times, answers * 0.75),
    answers,
  }
}

/**
 * The number of seconds within which this many answers came. Within an element, answers are spread evenly over its
 * powers of two.
 */
function quantile(times: AnswerTimes, rank: number): number {
  let before = 0
  for (const [bin, count] of times.entries()) {
    if (before + count >= rank) return Math.round(2 ** ((bin + (rank - before) / count) / 2))
    before += count
  }
  throw new RangeError(`There are fewer than ${rank} answers.`)
}
