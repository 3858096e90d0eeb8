import type { Platform } from '../../platform/platform.ts'
import { raiseRoster } from '../record/raise-roster.ts'

/** Whoever is just joining a match that waits with one of two accounts is judged again, now that one blocks the other. */
export const partInMatches = ({ database }: Platform, accounts: readonly [string, string]) => [
  database.prisma.$executeRaw`
    WITH held AS (
      SELECT m.id FROM matches m
      WHERE m.status = 'open'
        AND m.id IN (SELECT p.match_id FROM participants p WHERE p.account_id = ANY (${[...accounts]}::uuid[]))
      ORDER BY m.id FOR UPDATE
    )
    ${raiseRoster} WHERE id IN (SELECT id FROM held)`,
]
