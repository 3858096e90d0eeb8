import { Prisma } from '../../generated/prisma/client.ts'

/** The columns of a match that statements of other slices may join. */
export const matchRows = Prisma.sql`(
  SELECT id, game, name, version, status, private, rated, seats, result, ended_at FROM matches)`

/** A condition on a row's match: its game, if given, and whether it is frozen, if given. */
export const matchThatIs = (of: {
  readonly game?: string | undefined
  readonly frozen?: boolean | undefined
}): Prisma.MatchWhereInput => ({
  ...(of.game === undefined ? {} : { game: of.game }),
  ...(of.frozen === undefined ? {} : { frozenAt: of.frozen ? { not: null } : null }),
})

/** The columns of a participant that statements of other slices may join. */
export const participantRows = Prisma.sql`(SELECT match_id, account_id, number, seat FROM participants)`

/** The columns of an open decision that statements of other slices may join. */
export const decisionRows = Prisma.sql`(SELECT match_id, seat, question, since FROM decisions)`
