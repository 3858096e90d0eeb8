import { Prisma } from '../../generated/prisma/client.ts'

/**
 * The beginning of every statement that changes who plays a match, or by which times. It raises the roster, so that a
 * writer who has read the match before is refused and reads it again. Further columns, or the condition on the match
 * `m`, follow it.
 */
export const raiseRoster: Prisma.Sql = Prisma.sql`UPDATE matches m SET roster = m.roster + 1`
