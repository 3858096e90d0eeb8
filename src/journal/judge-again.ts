import type { Game } from '../games/game.ts'
import { differenceInWords, type FirstDifference, firstDifference } from './difference.ts'
import type { Entry } from './entry.ts'
import type { Sealed } from './journal-file.ts'
import { judge } from './judge.ts'

/** What came of a match that was judged again by today's rules. */
export type Judgement =
  | { readonly outcome: 'same'; readonly entries: number }
  | ({
      readonly outcome: 'differs'
      readonly version: number
      /** The rules that the entry was made by, and today's. */
      readonly rules: { readonly entry: number; readonly judge: number }
      readonly says: string
    } & FirstDifference)
  /** It could not be judged: something is missing, or cannot be read. */
  | { readonly outcome: 'not-judged'; readonly says: string }

/** Judges a whole journal again, and names the first event that today's rules do not bring about. */
export function judgeAgain(game: Game, entries: readonly Entry[], { seed, later }: Omit<Sealed, 'secrets'>): Judgement {
  const difference = judge(game, entries, seed, later)
  if (difference === undefined) return { outcome: 'same', entries: entries.length }
  const { version, rules } = difference
  return { outcome: 'differs', version, rules, ...firstDifference(difference), says: differenceInWords(difference) }
}
