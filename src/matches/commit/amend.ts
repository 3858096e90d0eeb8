import type { Platform } from '../../platform/platform.ts'
import type { MatchRecord } from '../record/record.ts'
import { applied, type Effect } from './effect.ts'
import { rosterRaised } from './effects/roster-raised.ts'
import type { GroupCommit } from './group-commit.ts'
import { retryOn } from './retry.ts'

/**
 * Changes a match without an entry, judged by its record alone. It does not read the journal, so it works even for a
 * match whose journal cannot be replayed.
 * @param judge answers the effects; without any, nothing is stored
 * @returns the record after the change
 * @throws Problem not-found, race-lost, unavailable, and whatever `judge` throws
 */
export type Amend = (match: string, judge: (record: MatchRecord) => readonly Effect[]) => Promise<MatchRecord>

/** Amends matches, stored by a commit. */
export function amending(platform: Platform, { commit }: GroupCommit): Amend {
  return (match, judge) =>
    retryOn(platform, match, async (record) => {
      const effects = besideJournal(judge(record))
      if (effects.length === 0) return record
      const { version: expected, roster } = record
      const outcome = await commit({ match, expected, roster, effects })
      return outcome === 'stored' ? applied(record, effects) : outcome
    })
}

/** Effects without an entry raise the roster. */
export const besideJournal = (effects: readonly Effect[]): readonly Effect[] =>
  effects.length === 0 ? [] : [...effects, rosterRaised({})]
