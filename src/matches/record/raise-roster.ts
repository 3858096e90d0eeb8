import { Prisma } from '../../generated/prisma/client.ts'

/** The raised roster of the match `m`, in SQL. */
export const nextRoster = 'm.roster + 1'

/**
 * The beginning of every statement that changes who plays a match, by which times, or what streams send besides entries
 * and messages. It raises the roster, so that a writer who has read the match before is refused and reads it again, and
 * so that streams look at the match. Further columns, or the condition on the match `m`, follow it.
 */
export const raiseRoster: Prisma.Sql = Prisma.sql`UPDATE matches m SET roster = ${Prisma.raw(nextRoster)}`
