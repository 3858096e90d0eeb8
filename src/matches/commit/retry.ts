import type { Platform } from '../../platform/platform.ts'
import { Problem, unavailable } from '../../platform/problems/problem.ts'
import { existing } from '../record/find-match.ts'
import type { MatchRecord } from '../record/record.ts'
import type { CommitOutcome } from './group-commit.ts'

/** Why nothing was stored, so that the action is repeated. */
export type Missed = Exclude<CommitOutcome, 'stored'>

/** So many times an action may lose the race, and so many times it may find its match locked: for about 5 s. */
const most = 20

/** Each wait for a locked match is twice as long as the one before, up to 320 ms. */
const millisecondsUntilUnlocked = (waits: number) => 5 * 2 ** Math.min(waits, 6)

/** The outcome of an action that need not be repeated. */
type Settled = object | 'stored' | 'nothing'

/**
 * Repeats an action until it is stored: at once if another change came first, after a wait if the match is locked. It
 * waits outside the database, so that a locked match takes neither a connection nor a place in a statement from others.
 * @param act reads what it builds on anew each time
 * @throws Problem race-lost, unavailable, and whatever `act` throws
 */
export async function retry<Done extends Settled>(act: () => Promise<Done | Missed>): Promise<Done> {
  const done = await repeated(act)
  if (isMissed(done)) throw done === 'lost' ? new Problem('race-lost') : unavailable()
  return done
}

/**
 * As `retry`, for what may be left undone.
 * @param waits how many times at most it waits for a locked match
 * @returns why nothing was stored, if it has been tried too often
 */
export async function repeated<Done extends Settled>(
  act: () => Promise<Done | Missed>,
  waits: number = most,
): Promise<Done | Missed> {
  const limits = { lost: most, locked: waits }
  const times = { lost: 0, locked: 0 }
  for (;;) {
    const done = await act()
    if (!isMissed(done) || times[done] === limits[done]) return done
    if (done === 'locked') await new Promise((resolve) => setTimeout(resolve, millisecondsUntilUnlocked(times.locked)))
    times[done] += 1
  }
}

export const isMissed = (done: unknown): done is Missed => done === 'lost' || done === 'locked'

/**
 * As `retry`, with the match read anew each time.
 * @throws Problem not-found, race-lost, unavailable, and whatever `act` throws
 */
export const retryOn = <Done extends object | 'stored'>(
  platform: Platform,
  match: string,
  act: (record: MatchRecord) => Promise<Done | Missed>,
): Promise<Done> => retry(async () => act(await existing(platform, match)))
