import type { Seat } from '../../games/game.ts'
import type { Player } from '../../platform/http/caller.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { seatToPlay, takesPart } from '../access/permissions.ts'
import type { MatchRecord } from '../record/record.ts'

/** In whose name somebody acts at a table: their seat's, or the administrators' (null). @throws Problem where they may not */
export type Acting<Name extends Seat | null> = (record: MatchRecord) => Name

export const seated =
  (caller: Player): Acting<Seat> =>
  (record) =>
    seatToPlay(record, caller)

/** An administrator who plays in a match, or ever did, is none there. */
export const aside =
  ({ account }: Player): Acting<null> =>
  (record) => {
    if (takesPart(record, account)) throw new Problem('not-allowed')
    return null
  }
