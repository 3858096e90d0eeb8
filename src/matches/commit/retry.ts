import type { Platform } from '../../platform/platform.ts'
import { Problem, unavailable } from '../../platform/problems/problem.ts'
import { existing } from '../record/find-match.ts'
import type { MatchRecord } from '../record/record.ts'
import { isNotStored, type NotStored } from './group-commit.ts'

/** How often an action may lose the race, and how often it may find its match locked; the waits add up to about 5 s. */
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
export async function retry<Done extends Settled>(act: () => Promise<Done | NotStored>): Promise<Done> {
  const done = await retryOrGiveUp(act)
  if (isNotStored(done)) throw done === 'lost' ? new Problem('race-lost') : unavailable()
  return done
}

/**
 * Like `retry`, for an action that may be left undone.
 * @param waits how many times at most it waits for a locked match
 * @returns why nothing was stored, if it has been tried too often
 */
export async function retryOrGiveUp<Done extends Settled>(
  act: () => Promise<Done | NotStored>,
  waits: number = most,
): Promise<Done | NotStored> {
  const limits = { lost: most, locked: waits }
  const times = { lost: 0, locked: 0 }
  for (;;) {
    const done = await act()
    if (!isNotStored(done) || times[done] === limits[done]) return done
    if (done === 'locked') await new Promise((resolve) => setTimeout(resolve, millisecondsUntilUnlocked(times.locked)))
    times[done] += 1
  }
}

/**
 * Like `retry`, with the match read anew each time.
 * @throws Problem not-found, race-lost, unavailable, and whatever `act` throws
 */
export const retryOn = <Done extends object | 'stored'>(
  platform: Platform,
  match: string,
  act: (record: MatchRecord) => Promise<Done | NotStored>,
): Promise<Done> => retry(async () => act(await existing(platform, match)))
