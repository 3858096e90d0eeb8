import type { Match } from '../api/schemas.ts'
import { isPlaying } from './own-seat.ts'
import type { Proposal } from './table.ts'

/** Whether a proposal waits for the reader's answer. If all who had to agree have left, any other player may. */
export const asksReader = ({ by, waitsFor }: Proposal, match: Match): boolean =>
  waitsFor.length === 0
    ? isPlaying(match) && by.seat !== match.yourSeat
    : waitsFor.some(({ seat }) => seat === match.yourSeat)
