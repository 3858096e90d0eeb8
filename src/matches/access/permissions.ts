import type { Seat, Viewer } from '../../games/game.ts'
import type { Viewpoint } from '../../journal/see.ts'
import type { Player } from '../../platform/http/caller.ts'
import { noSuchSeat, Problem } from '../../platform/problems/problem.ts'
import { isOver, type MatchRecord } from '../record/record.ts'

/**
 * Who may see and do what in a match, in one place.
 *
 * Everybody may watch a match that is not private; the API asks them to sign in, a page without script does not. A
 * private match exists only for its participants, for those who were invited, and for administrators who have said why
 * they look. Once a match is over, everybody who may see it sees everything.
 */

/**
 * The seat that an account holds; undefined if it holds none, before the start, and for somebody who is not signed in.
 */
export function seatOf({ participants }: MatchRecord, account: string | undefined): Seat | undefined {
  return participants.find((participant) => participant.account === account)?.seat ?? undefined
}

/** Whether an account has joined a match, or has held a seat of it. */
export function takesPart({ participants }: MatchRecord, account: string | undefined): boolean {
  return participants.some((participant) => participant.account === account)
}

/**
 * How a caller sees a match. An administrator sees it as anybody else does; what only administrators may see has its
 * own routes.
 * @param reader undefined: somebody who is not signed in
 * @param welcome whether the caller holds an invitation or, as an administrator, has said why they look
 * @throws Problem not-found for a private match of others: nobody learns that it exists
 */
export function viewpointOf(
  record: MatchRecord,
  reader: Pick<Player, 'account'> | undefined,
  welcome: boolean,
): Viewpoint {
  const account = reader?.account
  if (record.private && !takesPart(record, account) && !welcome) throw new Problem('not-found')
  const over = isOver(record)
  return { viewer: over ? 'administrator' : (seatOf(record, account) ?? 'spectator'), over }
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
 * An administrator needs a session to take a seat of a private match: a personal access token may be held by a program.
 * @throws Problem session-needed
 */
export function requireInPerson({ private: isPrivate }: MatchRecord, { role, session }: Player): void {
  if (isPrivate && role === 'administrator' && session === undefined) throw new Problem('session-needed')
}

/** Before its end, nobody sees a match as somebody else. @param at where the request names them */
export const onlyOwnView = (at: 'querystring/as' | 'body/as'): Problem =>
  new Problem('not-allowed', {
    errors: [{ at, problem: 'Until the match is over, you see it from your own point of view alone.' }],
  })

/**
 * The viewer a caller sees a match as: themselves or, once the match is over, any viewer they choose.
 * @throws Problem not-allowed, not-found
 */
export function viewerFor(record: MatchRecord, viewpoint: Viewpoint, chosen: Viewer | undefined): Viewer {
  if (chosen === undefined || chosen === viewpoint.viewer) return viewpoint.viewer
  if (!isOver(record)) throw onlyOwnView('querystring/as')
  if (typeof chosen === 'number' && chosen >= record.seats) throw noSuchSeat('querystring/as')
  return chosen
}
