import { z } from 'zod'
import { theGame } from '../../games/wire/game-schemas.ts'
import { canonical, sameJson } from '../../journal/canonical.ts'
import type { MatchRecord } from '../record/record.ts'
import { seatOpensAfterByDefault } from '../reliability/decision-counts.ts'
import { Late, Pace } from '../time/pace.ts'

/** The terms of a wished match. Everything else has its default, so everybody may join it. */
export type WishTerms = Pick<MatchRecord, 'game' | 'seats' | 'pace' | 'late' | 'language' | 'rated'>

/** The terms as canonical text: equal texts are equal wishes. */
export const textOf = ({ game, seats, pace, late, language, rated }: WishTerms): string =>
  canonical({ game: game.meta.id, seats, pace, late, language, rated })

const Written = z.object({
  game: z.string(),
  seats: z.int(),
  pace: Pace,
  late: Late,
  language: z.string().nullable(),
  rated: z.boolean(),
})

/** The terms from their text. */
export function termsIn(text: string): WishTerms {
  const { game, ...others } = Written.parse(JSON.parse(text))
  return { game: theGame(game), ...others }
}

/** The options of a wished match: the game's defaults. */
export const usualOptions = ({ game }: Pick<WishTerms, 'game'>): unknown => game.meta.options.parse({})

/** The other terms of a wished match: what a match has by default. Everybody may join it. */
export const usualTerms = {
  private: false,
  reliability: null,
  seatOpensAfter: seatOpensAfterByDefault,
  longestWait: null,
  restDays: true,
} as const

/**
 * Whether wishes may fill a match: it is open, everybody may join it, and its terms are the default ones. Nobody wished
 * for a match with bots, and the seats of a rematch are meant for its former players.
 */
export function takesWishes(match: MatchRecord): boolean {
  const { private: isPrivate, reliability, seatOpensAfter, longestWait, restDays } = match
  const isUsual = sameJson({ private: isPrivate, reliability, seatOpensAfter, longestWait, restDays }, usualTerms)
  const isFree = match.status === 'open' && match.rematchOf === null
  const areAllPeople = match.participants.every(({ account }) => account !== null)
  return isFree && isUsual && areAllPeople && sameJson(match.options, usualOptions(match))
}
