import { daysForPeople } from '../../../src/matches/reliability/days-for-people.ts'
import type { Platform } from '../../../src/platform/platform.ts'

/** When the server next has something to do; null if it never has. */
interface Due {
  /**
   * The times that the server waits for: deadlines, reminders, turns of bots, seats that nobody takes, matches and
   * wishes that expire.
   */
  readonly toSee: Date | null
  readonly toMail: Date | null
}

export async function nextDue({ database }: Pick<Platform, 'database'>): Promise<Due> {
  const [due] = await database.prisma.$queryRaw<Due[]>`
    SELECT LEAST(
      (SELECT min(due_at) FROM decisions WHERE due_at IS NOT NULL AND missed_at IS NULL),
      (SELECT min(remind_at) FROM decisions WHERE remind_at IS NOT NULL),
      (SELECT min(act_at) FROM decisions WHERE act_at IS NOT NULL),
      (SELECT min(p.offered_at) + make_interval(days => ${daysForPeople}::int)
       FROM participants p JOIN matches m ON m.id = p.match_id
       WHERE p.offered_at IS NOT NULL AND p.account_id IS NOT NULL AND p.seat IS NOT NULL AND m.status = 'running'),
      (SELECT min(warn_at) FROM matches WHERE status IN ('open', 'running')),
      (SELECT min(expires_at) FROM matches WHERE status IN ('open', 'running')),
      (SELECT min(expires_at) FROM wishes)
    ) AS "toSee", (SELECT min(due_at) FROM notices WHERE status = 'pending') AS "toMail"`
  return due ?? { toSee: null, toMail: null }
}

/** The earliest of some moments; those that never come are null. */
export function earliest(...moments: readonly (Date | null | undefined)[]): Date | undefined {
  const [first] = moments.flatMap((moment) => moment ?? []).toSorted((one, other) => one.getTime() - other.getTime())
  return first
}
