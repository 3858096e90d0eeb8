import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { takesPart } from '../access/permissions.ts'
import { existing } from '../record/find-match.ts'
import type { MatchRecord, Participant } from '../record/record.ts'
import { isPerson } from '../record/seats.ts'

type TalkRoster = Pick<MatchRecord, 'participants' | 'version'>

/**
 * Who talks in a match, in one place: whoever has joined and, from the start on, whoever holds a seat, also one that was
 * given up; after the end, too. Who has lost the seat to somebody else may see the match as before (`takesPart`), but
 * what is said is for those who sit there. Nobody else learns whether anything was said.
 */
export const tableOf = ({ participants, version }: TalkRoster): Participant[] =>
  participants.filter((one) => isPerson(one) && (version === 0 || one.seat !== null))

export const isAtTable = (roster: TalkRoster, account: string): boolean =>
  tableOf(roster).some((one) => one.account === account)

/** @throws Problem not-your-seat (not-found in a private match) */
export function requireAtTable(record: MatchRecord, { account }: Player): void {
  if (isAtTable(record, account)) return
  throw new Problem(record.private && !takesPart(record, account) ? 'not-found' : 'not-your-seat')
}

/** A match at whose table the caller sits. @throws Problem not-found, not-your-seat */
export async function ownTable(platform: Platform, match: string, caller: Player): Promise<MatchRecord> {
  const record = await existing(platform, match)
  requireAtTable(record, caller)
  return record
}
