import { Prisma } from '../../generated/prisma/client.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { takesPart } from '../access/permissions.ts'
import { existing } from '../record/find-match.ts'
import { isPerson, type MatchRecord, type Participant } from '../record/record.ts'

type TalkRoster = Pick<MatchRecord, 'participants' | 'version'>

/**
 * Who may talk in a match: before the start everybody who has joined, then everybody who holds a seat, even a seat
 * given up, and even after the end. A player whose seat somebody else has taken over may still see the match
 * (`takesPart`), but no longer its talk. Nobody else learns whether anything was said.
 */
export const tableOf = ({ participants, version }: TalkRoster): Participant[] =>
  participants.filter((one) => isPerson(one) && (version === 0 || one.seat !== null))

/** `tableOf` in SQL: whether participant `p` of match `m` may talk there, with account `a`. A test holds that both agree. */
export const isAtTableInSql = Prisma.sql`
  (m.version = 0 OR p.seat IS NOT NULL) AND a.status NOT IN ('banned', 'erased')`

/** Whether an account may talk in a match. */
export const isAtTable = (roster: TalkRoster, account: string): boolean =>
  tableOf(roster).some((one) => one.account === account)

/** Lets in who may talk in a match. @throws Problem not-your-seat (not-found in a private match) */
export function requireAtTable(record: MatchRecord, { account }: Player): void {
  if (isAtTable(record, account)) return
  throw new Problem(record.private && !takesPart(record, account) ? 'not-found' : 'not-your-seat')
}

/** A match in which the caller may talk. @throws Problem not-found, not-your-seat */
export async function ownTable(platform: Platform, match: string, caller: Player): Promise<MatchRecord> {
  const record = await existing(platform, match)
  requireAtTable(record, caller)
  return record
}
