import type { Seat, Viewer } from '../../games/game.ts'
import type { Look } from '../../journal/see.ts'
import type { Player } from '../../platform/http/caller.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { isOver, type MatchRecord } from '../record/record.ts'

/**
 * Who may see and do what in a match, in one place.
 *
 * Everybody who is signed in may watch a match that is not private. A private one is there only for those who take
 * part, those who were invited, and administrators who have said why they look. When a match is over, whoever may see it sees everything.
 */

/** The seat an account holds; undefined for everybody else, and before the start. */
export function seatOf({ participants }: MatchRecord, account: string): Seat | undefined {
  return participants.find((participant) => participant.account === account)?.seat ?? undefined
}

export function takesPart({ participants }: MatchRecord, account: string): boolean {
  return participants.some((participant) => participant.account === account)
}

/**
 * How a caller looks at a match. An administrator looks at matches as anybody else does; what only administrators may
 * see has routes of its own.
 * @param welcome whether the caller holds an invitation or, as an administrator, has said why they look
 * @throws Problem not-found for a private match of others: nobody learns that it exists
 */
export function lookOf(record: MatchRecord, { account }: Pick<Player, 'account'>, welcome: boolean): Look {
  if (record.private && !takesPart(record, account) && !welcome) throw new Problem('not-found')
  const over = isOver(record)
  return { viewer: over ? 'administrator' : (seatOf(record, account) ?? 'spectator'), over }
}

/**
 * How an administrator looks at a match in a dispute: as anybody they choose, exactly as it was seen then. One who holds
 * a seat in it is only that seat as long as it goes on.
 * @throws Problem not-allowed, not-found for a seat that there is not
 */
export function lookInDispute(record: MatchRecord, caller: Player, as: Viewer): Look {
  const seat = seatOf(record, caller.account)
  if (seat !== undefined && !isOver(record) && as !== seat) throw new Problem('not-allowed')
  if (typeof as === 'number' && as >= record.seats) throw new Problem('not-found')
  return { viewer: as, over: false }
}

/**
 * The seat a caller plays.
 * @throws Problem not-your-seat (not-found in a private match), match-not-started
 */
export function seatToPlay(record: MatchRecord, caller: Player): Seat {
  const seat = seatOf(record, caller.account)
  if (seat !== undefined) return seat
  const isKnown = takesPart(record, caller.account)
  if (isKnown && record.version === 0) throw new Problem('match-not-started')
  throw new Problem(record.private && !isKnown ? 'not-found' : 'not-your-seat')
}

/**
 * An administrator takes a seat of a private match in person: not by a personal token, which a program holds.
 * @throws Problem session-needed
 */
export function requireInPerson({ private: isPrivate }: MatchRecord, { role, session }: Player): void {
  if (isPrivate && role === 'administrator' && session === undefined) throw new Problem('session-needed')
}

/** As whom a caller looks: as themselves or, when the match is over, as they like. @throws Problem not-allowed, not-found */
export function viewerFor(record: MatchRecord, look: Look, wish: Viewer | undefined): Viewer {
  if (wish === undefined || wish === look.viewer) return look.viewer
  if (!isOver(record)) throw new Problem('not-allowed')
  if (typeof wish === 'number' && wish >= record.seats) throw new Problem('not-found')
  return wish
}
