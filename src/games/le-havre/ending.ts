import { loan, soloBands } from './data/set-up.ts'
import type { Event } from './events.ts'
import { placesIn, points } from './scoring.ts'
import { bands, playerAt, playing, type Result, type State } from './state.ts'

/** The end, with everybody's score. */
export const end = (state: State, reason: Result['reason']): Event[] => [
  { type: 'ended', result: { reason, seats: placesIn(state) } },
]

/** A match of several players ends when only one is left; a match of one player ends when that player gives up. */
export const isForsaken = (state: State): boolean => playing(state).length < Math.min(2, state.seats.length)

/**
 * At the very end, loans are repaid as far as the francs go. Repaying is allowed at any moment, and an unpaid loan
 * costs more, but the seat that gets the last fee could no longer do it itself.
 */
export const lastRepayment = (state: State): Event[] =>
  playing(state).flatMap((seat) => {
    const { loans, stock } = playerAt(state, seat)
    const repaid = Math.min(loans, Math.floor(stock.franc / loan.costs))
    return repaid === 0 ? [] : [{ type: 'loans-repaid', seat, loans: repaid, francs: repaid * loan.costs }]
  })

/**
 * Why the match ends after the last round; with one player, the reason says how good the result is. Rulebook (Russian
 * edition): Solo.
 */
export function afterAllRounds(state: State): Result['reason'] {
  if (state.seats.length > 1) return 'rounds'
  const reached = soloBands[state.options.length].filter((least) => points(state, 0) >= least).length
  return bands[reached] ?? 'rounds'
}
