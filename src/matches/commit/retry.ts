import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { existing } from '../record/find-match.ts'
import type { MatchRecord } from '../record/record.ts'

const mostRaces = 20

/**
 * Repeats an action until it wins the race.
 * @param act reads what it builds on anew each time; answers false if another change came first
 * @throws Problem race-lost, and whatever `act` throws
 */
export async function retry<Done>(act: () => Promise<Done | false>): Promise<Done> {
  for (let races = 0; races < mostRaces; races++) {
    const done = await act()
    if (done !== false) return done
  }
  throw new Problem('race-lost')
}

/** As `retry`, with the match read anew each time. @throws Problem not-found, race-lost, and whatever `act` throws */
export const retryOn = <Done>(
  platform: Platform,
  match: string,
  act: (record: MatchRecord) => Promise<Done | false>,
): Promise<Done> => retry(async () => act(await existing(platform, match)))
