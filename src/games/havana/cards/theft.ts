import type { Seat } from '../../game.ts'
import { type Counts, total } from '../pieces.ts'
import { refuse } from '../refuse.ts'
import { playerAt, type State } from '../state.ts'
import type { Turn } from '../turn.ts'
import { isGuarded } from './peaceful.ts'

/** The pieces that a thief may take from a seat; empty if there are none. */
type Loot = (state: State, victim: Seat) => Counts

const isProtected = (state: State, seat: Seat): boolean => isGuarded(playerAt(state, seat).table)

/**
 * The players that a thief may choose: those who act later, are not guarded, and own something to steal (ruling T1).
 */
export const targets = ({ state, later }: Turn, loot: Loot): Seat[] =>
  later.filter((seat) => !isProtected(state, seat) && total(loot(state, seat)) > 0)

/** The chosen victim, or the only possible one; undefined if nobody can be robbed, and nothing happens (ruling T2). */
export function victimOf(turn: Turn, loot: Loot, victim: Seat | undefined): Seat | undefined {
  const { state, seat, later } = turn
  if (victim === undefined) {
    const [only, ...others] = targets(turn, loot)
    return others.length > 0 ? refuse('choose-victim') : only
  }
  if (victim === seat || state.seats[victim] === undefined || playerAt(state, victim).left)
    refuse('no-such-target', { victim })
  if (!later.includes(victim)) refuse('already-acted', { victim })
  if (isProtected(state, victim)) refuse('protected', { victim })
  if (total(loot(state, victim)) === 0) refuse('nothing-to-steal', { victim })
  return victim
}
