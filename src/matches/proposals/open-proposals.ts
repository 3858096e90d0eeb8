import type { Language } from '../../games/kit/wording.ts'
import type { Platform } from '../../platform/platform.ts'
import { seatOf } from '../access/permissions.ts'
import { namesThenIn } from '../record/past-names.ts'
import type { MatchRecord } from '../record/record.ts'
import { asks, statusOf } from './proposal.ts'
import { type ProposalBody, proposalBody } from './proposal-body.ts'
import { findStoredOpen } from './proposal-store.ts'

/** The open proposals of a match, in the order in which they were made. */
export async function openProposals(
  platform: Platform,
  record: MatchRecord,
  language: Language,
): Promise<ProposalBody[]> {
  const now = platform.clock.now()
  const open = (await findStoredOpen(platform, [record.id])).filter((one) => statusOf(one, record, now) === 'open')
  if (open.length === 0) return []
  const namesThen = await namesThenIn(platform, record, language)
  return open
    .toSorted((one, other) => one.number - other.number)
    .map((one) => proposalBody(record, one, namesThen, now, language))
}

/** How many open proposals wait for an account's answer, by match. */
export async function awaitedAnswers(
  platform: Platform,
  records: readonly MatchRecord[],
  account: string,
): Promise<ReadonlyMap<string, number>> {
  const now = platform.clock.now()
  const seats = new Map(records.map((record) => [record.id, { record, seat: seatOf(record, account) }]))
  const counts = new Map<string, number>()
  for (const proposal of await findStoredOpen(platform, [...seats.keys()])) {
    const { record, seat } = seats.get(proposal.match) ?? {}
    if (record === undefined || seat === undefined) continue
    if (statusOf(proposal, record, now) !== 'open' || !asks(proposal, record, seat)) continue
    counts.set(record.id, (counts.get(record.id) ?? 0) + 1)
  }
  return counts
}
