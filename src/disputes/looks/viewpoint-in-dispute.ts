import type { Viewer } from '../../games/game.ts'
import type { Viewpoint } from '../../journal/see.ts'
import { isOver, type MatchRecord, onlyOwnView, seatOf } from '../../matches/index.ts'
import type { Player } from '../../platform/http/caller.ts'
import { noSuchSeat } from '../../platform/problems/problem.ts'

/**
 * How an administrator sees a match in a dispute: as any viewer they choose, exactly as that viewer saw it then. An
 * administrator who holds a seat sees only what that seat sees until the match is over.
 * @param at where the request names the viewer
 * @throws Problem not-allowed, not-found for a seat that does not exist
 */
export function viewpointInDispute(
  record: MatchRecord,
  caller: Player,
  as: Viewer,
  at: 'querystring/as' | 'body/as' = 'querystring/as',
): Viewpoint {
  const seat = seatOf(record, caller.account)
  if (seat !== undefined && !isOver(record) && as !== seat) throw onlyOwnView(at)
  if (typeof as === 'number' && as >= record.seats) throw noSuchSeat(at)
  return { viewer: as, over: false }
}
