import type { Language } from '../../games/kit/wording.ts'
import type { Platform } from '../../platform/platform.ts'
import { namesThenIn } from '../record/past-names.ts'
import type { MatchRecord } from '../record/record.ts'
import { statusOf } from './proposal.ts'
import { type ProposalBody, proposalBody } from './proposal-body.ts'
import { storedOpen } from './proposal-store.ts'

/** The open proposals of a match, in the order in which they were made. */
export async function openProposals(
  platform: Platform,
  record: MatchRecord,
  language: Language,
): Promise<ProposalBody[]> {
  const now = platform.clock.now()
  const open = (await storedOpen(platform, record.id)).filter((one) => statusOf(one, record, now) === 'open')
  if (open.length === 0) return []
  const namesThen = await namesThenIn(platform, record, language)
  return open
    .toSorted((one, other) => one.number - other.number)
    .map((one) => proposalBody(record, one, namesThen, now, language))
}
