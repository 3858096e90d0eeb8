import type { Seat } from '../../games/game.ts'
import type { Player } from '../../platform/http/caller.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { seatToPlay, takesPart } from '../access/permissions.ts'
import type { MatchRecord } from '../record/record.ts'

/**
 * Who a caller acts for in a match: their seat, or the administrators (null). @throws Problem where the caller may not
 */
export type Acting<Name extends Seat | null> = (record: MatchRecord) => Name

export const asSeat =
  (caller: Player): Acting<Seat> =>
  (record) =>
    seatToPlay(record, caller)

/** An administrator who has played in a match has no administrator's rights in it. */
export const asAdministrator =
  ({ account }: Player): Acting<null> =>
  (record) => {
    if (takesPart(record, account)) throw new Problem('not-allowed')
    return null
  }
