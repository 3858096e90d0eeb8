import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problems/problem.ts'
import { existing } from './record/find-match.ts'
import type { MatchRecord } from './record/record.ts'

const mostRaces = 20

/**
 * Reads a match and acts, until nobody came in between.
 * @param act what was done on the match as it was read; false where it was another by then
 * @throws Problem not-found, race-lost, and whatever `act` throws
 */
export async function again<Done>(
  platform: Platform,
  match: string,
  act: (record: MatchRecord) => Promise<Done | false>,
): Promise<Done> {
  for (let races = 0; races < mostRaces; races++) {
    const done = await act(await existing(platform, match))
    if (done !== false) return done
  }
  throw new Problem('race-lost')
}
