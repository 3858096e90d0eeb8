import { mayMeet } from '../../accounts/index.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { requireInPerson, takesPart, viewpointOf } from '../access/permissions.ts'
import type { CommitOutcome, GroupCommit } from '../commit/group-commit.ts'
import { retryOn } from '../commit/retry.ts'
import { existing } from '../record/find-match.ts'
import type { LiveMatches } from '../record/live-matches.ts'
import { newcomerOf } from '../record/newcomer.ts'
import type { MatchRecord, Participant } from '../record/record.ts'
import { removalFrom } from '../record/removals.ts'
import { requireReliable } from '../reliability/reliability.ts'
import { keepToLimit } from './open-matches.ts'
import { changeRoster } from './roster-change.ts'
import { startOf } from './starting.ts'

/**
 * Takes a seat; the last seat starts the match.
 * @param isWelcome whether the caller has an invitation. It is asked if the match is private or, with `since`, if the
 * caller was removed at that time
 * @throws Problem not-found, session-needed, match-not-open, already-joined, invitation-needed, not-together,
 * not-reliable-enough, too-many-open-matches, race-lost
 */
export type Join = (
  match: string,
  caller: Player,
  entropy: string,
  isWelcome: (record: MatchRecord, since?: Date) => Promise<boolean>,
) => Promise<MatchRecord>

/** Joining matches: the last seat starts a match by a commit. */
export function joining(platform: Platform, liveMatches: LiveMatches, { commit }: GroupCommit): Join {
  async function take(record: MatchRecord, newcomer: Participant): Promise<CommitOutcome> {
    const isLast = record.participants.length + 1 === record.seats
    if (!isLast) return changeRoster(platform, record, { comes: newcomer })
    return commit(startOf(platform, record, [newcomer]))
  }

  return async (match, caller, entropy, isWelcome) => {
    await retryOn(platform, match, async (record) => {
      await keepToLimit(platform, caller.account)
      viewpointOf(record, caller, record.private && (await isWelcome(record)))
      requireInPerson(record, caller)
      if (takesPart(record, caller.account)) throw new Problem('already-joined')
      if (record.status !== 'open') throw new Problem('match-not-open')
      const removal = removalFrom(record, caller.account)
      if (removal !== undefined && !(await isWelcome(record, removal.at))) throw new Problem('invitation-needed')
      await requireTogether(platform, caller.account, record.participants)
      await requireReliable(platform, caller.account, record)
      return take(record, await newcomerOf(platform, caller.account, { entropy, joined: record.roster + 1 }))
    })
    const record = await existing(platform, match)
    if (record.version > 0) await liveMatches.of(record)
    return record
  }
}

/** Keeps people apart who have blocked each other. @throws Problem not-together */
export async function requireTogether(
  platform: Platform,
  account: string,
  others: readonly Pick<Participant, 'account'>[],
): Promise<void> {
  const people = others.flatMap((other) => (other.account === null ? [] : [other.account]))
  if (!(await mayMeet(platform.database, account, people))) throw new Problem('not-together')
}
