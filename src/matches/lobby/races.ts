import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { findMatch, type MatchRecord } from '../load.ts'

const mostRaces = 20

/** @throws Problem not-found */
export async function existing(platform: Platform, match: string): Promise<MatchRecord> {
  const record = await findMatch(platform, match)
  if (!record) throw new Problem('not-found')
  return record
}

/**
 * Reads a match and acts, until nobody came in between.
 * @param act whether it was done, on the roster that was read
 * @throws Problem not-found, race-lost, and whatever `act` throws
 */
export async function again(
  platform: Platform,
  match: string,
  act: (record: MatchRecord) => Promise<boolean>,
): Promise<void> {
  for (let races = 0; races < mostRaces; races++) if (await act(await existing(platform, match))) return
  throw new Problem('race-lost')
}
