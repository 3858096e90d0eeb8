import type { Platform } from '../../platform/platform.ts'
import { raiseRoster } from '../record/raise-roster.ts'

/**
 * Raises the rosters of the open matches of two accounts, one of which now blocks the other: a concurrent join is
 * checked again.
 */
export const recheckJoins = ({ database }: Platform, accounts: readonly [string, string]) => [
  database.prisma.$executeRaw`
    WITH held AS (
      SELECT m.id FROM matches m
      WHERE m.status = 'open'
        AND m.id IN (SELECT p.match_id FROM participants p WHERE p.account_id = ANY (${[...accounts]}::uuid[]))
      ORDER BY m.id FOR UPDATE
    )
    ${raiseRoster} WHERE id IN (SELECT id FROM held)`,
]
