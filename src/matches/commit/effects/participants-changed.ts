import type { Holder } from '../../record/record.ts'
import { effectKind } from '../effect.ts'

/** The parts of a holder that may change. */
export type HolderState = Pick<
  Holder,
  'seat' | 'bank' | 'leftAt' | 'offeredAt' | 'hasOrders' | 'inTime' | 'late' | 'retaken' | 'answerTimes' | 'missed'
>

/** The parts of a holder that may change, as they are. */
export const holderState = (holder: Holder): HolderState => {
  const { seat, bank, leftAt, offeredAt, hasOrders, inTime, late, retaken, answerTimes, missed } = holder
  return { seat, bank, leftAt, offeredAt, hasOrders, inTime, late, retaken, answerTimes, missed }
}

/** New states of the holders of some seats. */
export const participantsChanged = effectKind<readonly HolderState[]>({
  kind: 'participantsChanged',
  everyday: true,
  apply: (record, changed) => ({
    ...record,
    participants: record.participants.map((one) => ({
      ...one,
      ...changed.find(({ seat }) => seat === one.seat),
    })),
  }),
  updates: (changed) => changed.map(({ seat }) => ({ of: 'seat', only: seat })),
  sql: (rows) => `changed AS (
  UPDATE participants p SET bank = h.bank, left_at = h."leftAt", offered_at = h."offeredAt",
    has_orders = h."hasOrders", in_time = h."inTime", late = h.late, retaken = h.retaken,
    answer_times = h."answerTimes", missed = h.missed
  FROM jsonb_to_recordset(${rows}) AS h(
    match uuid, seat int, bank bigint, "leftAt" timestamptz, "offeredAt" timestamptz, "hasOrders" boolean,
    "inTime" int, late int, retaken int, "answerTimes" int[], missed int)
  JOIN stored s ON s.id = h.match
  WHERE p.match_id = h.match AND p.seat = h.seat
)`,
})
