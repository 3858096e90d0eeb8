import { Prisma } from '../../generated/prisma/client.ts'

/**
 * How a statement begins that changes who plays a match, or how: its roster goes up, so that whoever has read the match
 * before is refused and reads it again. What follows are further columns, or the condition on the match `m`.
 */
export const raiseRoster: Prisma.Sql = Prisma.sql`UPDATE matches m SET roster = m.roster + 1`
