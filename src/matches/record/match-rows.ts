import { Prisma } from '../../generated/prisma/client.ts'

/** The columns of a match that statements of other slices may join. */
export const matchRows = Prisma.sql`(
  SELECT id, game, name, version, status, private, rated, seats, result, ended_at FROM matches)`

/** The columns of a participant that statements of other slices may join. */
export const participantRows = Prisma.sql`(SELECT match_id, account_id, number, seat FROM participants)`
