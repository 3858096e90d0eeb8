import type { Entry } from '../../journal/entry.ts'
import type { Head } from '../../journal/head.ts'
import type { Origin } from '../../platform/http/caller.ts'
import type { Keyed } from '../../platform/http/idempotency/key.ts'
import { counter } from '../../platform/metrics/counter.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { trace } from '../../platform/traces/traces.ts'
import type { LiveMatch, LiveMatches } from '../record/live-matches.ts'
import type { MatchRecord } from '../record/record.ts'
import { openSeal } from '../record/seal.ts'
import { besideJournal } from './amend.ts'
import { consequences } from './consequences.ts'
import { applied, type Effect } from './effect.ts'
import { originNoted } from './effects/origin-noted.ts'
import { requestRemembered } from './effects/request-remembered.ts'
import { type GroupCommit, isNotStored, type NotStored } from './group-commit.ts'
import type { Beside, Changed, Entering, Judged } from './judged.ts'
import { rememberedRequests } from './remembered-request.ts'
import { retry } from './retry.ts'

/**
 * Changes a started match: judges the change, stores it under its guard, and queues its notices. A change that loses
 * the race is judged again on the newest record.
 * @throws Problem not-found, match-not-started, race-lost, unavailable, the judge's, and whatever `admit` throws
 */
export type ChangeMatch = (match: string, judge: Judge, options?: ChangeOptions) => Promise<Changed>

/** Decides on a change of the match as it is. A thrown problem is a refusal, too. */
type Judge = (live: LiveMatch) => Judged | Promise<Judged>

/** For whom a match is changed, and what is stored of their request. */
export interface ChangeOptions {
  /** Throws if the caller may not change the match. */
  readonly admit?: (record: MatchRecord) => unknown
  /** The idempotency key: a request that was stored under it before gets the same answer. */
  readonly keyed?: Keyed | undefined
  /** The origin of a request, stored with its entries. */
  readonly origin?: Origin | undefined
  /**
   * Whether to judge only what the database has. By default, the change is judged first on what this process has in
   * memory, and judged again if it is refused there.
   */
  readonly newest?: boolean
}

/** Counts the entries that this process stores. */
const storedEntries = counter(
  'paquebot_entries_total',
  'Entries stored in the journals of matches that had begun, by game and kind. A move is `moved`.',
  'game',
  'kind',
)

type AcceptedChange = Entering | Beside

/** Changes of started matches: `commit` stores them. */
export function changes(platform: Platform, liveMatches: LiveMatches, { commit }: GroupCommit): ChangeMatch {
  const findRemembered = rememberedRequests(platform, liveMatches)
  const stored = storedEntries(platform.metrics)

  /** @returns why nothing was stored, if nothing was */
  async function store(live: LiveMatch, judged: AcceptedChange, options: ChangeOptions): Promise<Changed | NotStored> {
    const { record } = live
    const { effects, after, entries, head } = outcomeOf(live, judged, options)
    if (effects.length === 0) return { live, entries }
    const guard = { match: record.id, expected: record.version, roster: record.roster }
    const { request } = options.origin ?? {}
    const outcome = await trace(platform.traces, request === undefined ? [] : [request], 'commit', () =>
      commit({ ...guard, effects, by: judged.by }),
    )
    if (outcome !== 'stored') return outcome
    const reopened = after.laterSeeds.length === record.laterSeeds.length ? {} : openSeal(platform, after)
    const changed = { ...live, record: after, head, ...reopened }
    liveMatches.remember(changed)
    for (const { kind } of entries) stored.inc({ game: record.game.meta.id, kind })
    return { live: changed, entries }
  }

  return async (match, judge, options = {}) => {
    const { admit, keyed, newest = false } = options
    const known = newest ? undefined : liveMatches.known(match)
    const answered = keyed && (await findRemembered(match, keyed))
    if (answered) return answered
    if (known) {
      const judged = await judgeInMemory(judge, known)
      const stored = judged.outcome !== 'refused' && (await store(known, judged, options))
      if (stored && !isNotStored(stored)) return stored
    }
    let tries = known ? 1 : 0
    return retry(async () => {
      // A concurrent repetition of this request may have been stored in the meantime.
      const done = tries++ > 0 && keyed && (await findRemembered(match, keyed))
      if (done) return done
      try {
        const live = await liveMatches.newest(match, admit)
        const judged = await judge(live)
        if (judged.outcome === 'refused') throw judged.problem
        return await store(live, judged, options)
      } catch (error) {
        // It may also have been stored since then, and this request may have been refused for that very reason.
        const stored = error instanceof Problem && keyed && (await findRemembered(match, keyed))
        if (stored) return stored
        throw error
      }
    })
  }
}

/**
 * The judge's decision on a match in memory. A thrown problem counts as a refusal, because it may not apply to the
 * newest record.
 */
async function judgeInMemory(judge: Judge, live: LiveMatch): Promise<Judged> {
  try {
    return await judge(live)
  } catch (error) {
    if (error instanceof Problem) return { outcome: 'refused', problem: error }
    throw error
  }
}

/** What is stored, and the match as it is after. */
interface Outcome {
  readonly effects: readonly Effect[]
  readonly entries: readonly Entry[]
  readonly after: MatchRecord
  readonly head: Head
}

function outcomeOf(live: LiveMatch, judged: AcceptedChange, { keyed, origin }: ChangeOptions): Outcome {
  if (judged.outcome === 'beside') {
    const effects = besideJournal(judged.effects)
    return { effects, entries: [], after: applied(live.record, effects), head: live.head }
  }
  const { entries, head } = judged
  const { effects, after } = consequences(live, judged)
  const { decisions, pausedUntil, frozenAt } = after
  const waiting = { decisions: [...decisions], pausedUntil, frozenAt }
  // Two things are stored of the request itself: its origin, and the data from which a repetition gets its answer.
  const request = [
    ...(keyed === undefined ? [] : [requestRemembered({ keyed, entries, waiting })]),
    ...(origin === undefined ? [] : [originNoted(entries.map(({ version }) => ({ ...origin, version })))]),
  ]
  return { effects: [...effects, ...request], entries, after, head }
}
