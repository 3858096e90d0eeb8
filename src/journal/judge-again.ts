import type { Game } from '../games/game.ts'
import { differenceInWords, type FirstDifference, firstDifference } from './difference.ts'
import type { Entry } from './entry.ts'
import type { Sealed } from './journal-file.ts'
import { judge } from './judge.ts'

/** The result of judging a match again by today's rules. */
export type Judgement =
  | { readonly outcome: 'same'; readonly entries: number }
  | ({
      readonly outcome: 'differs'
      readonly version: number
      /** The version of the rules that the entry was made by, and today's. */
      readonly rules: { readonly entry: number; readonly judge: number }
      readonly says: string
    } & FirstDifference)
  /** It could not be judged, because something is missing or unreadable. */
  | { readonly outcome: 'not-judged'; readonly says: string }

/** Judges a whole journal again, and finds the first event that differs by today's rules. */
export function judgeAgain(game: Game, entries: readonly Entry[], { seed, later }: Omit<Sealed, 'secrets'>): Judgement {
  const difference = judge(game, entries, seed, later)
  if (difference === undefined) return { outcome: 'same', entries: entries.length }
  const { version, rules } = difference
  return { outcome: 'differs', version, rules, ...firstDifference(difference), says: differenceInWords(difference) }
}
