import { z } from 'zod'
import { canonical, sameJson } from '../../journal/canonical.ts'
import type { MatchRecord } from '../record/record.ts'
import { seatOpensAfterByDefault } from '../reliability/absence.ts'
import { Late, Pace } from '../time/pace.ts'
import { theGame } from '../wire/game-schemas.ts'

/** What somebody wishes of a match. All else is as usual: everybody may join it, by the game's default options. */
export type WishTerms = Pick<MatchRecord, 'game' | 'seats' | 'pace' | 'late' | 'language' | 'rated'>

/** Those whose terms are the same text wish the same. */
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

/** The terms of which this is the text. */
export function termsIn(text: string): WishTerms {
  const { game, ...others } = Written.parse(JSON.parse(text))
  return { game: theGame(game), ...others }
}

/** The options of a match that is wished for. */
export const usualOptions = ({ game }: Pick<WishTerms, 'game'>): unknown => game.meta.options.parse({})

/**
 * Whether a match takes in who wished for one like it: it waits for players, and everybody may join it, however reliable.
 * One that bots sit in was not wished for; the seats of a rematch are meant for those who played before.
 */
export function takesWishes(match: MatchRecord): boolean {
  const isFree = match.status === 'open' && !match.private && match.rematchOf === null && match.reliability === null
  const isUsual = match.longestWait === null && match.restDays && match.seatOpensAfter === seatOpensAfterByDefault
  const areAllPeople = match.participants.every(({ account }) => account !== null)
  return isFree && isUsual && areAllPeople && sameJson(match.options, usualOptions(match))
}
