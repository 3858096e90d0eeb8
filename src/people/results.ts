import { z } from 'zod'
import { forfeited } from '../games/game.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { matchRows, participantRows } from '../matches/index.ts'
import type { Player } from '../platform/http/caller.ts'
import { KeyTime, readCursor } from '../platform/http/paging.ts'
import type { Platform } from '../platform/platform.ts'
import type { PersonResultBody } from './person-bodies.ts'
import { shownRating } from './skill.ts'

/** The sort key of results. */
const EndingKey = z.strictObject({ endedAt: KeyTime, id: z.uuid() })
type EndingKey = z.infer<typeof EndingKey>

interface ResultRow extends Omit<PersonResultBody, 'rating' | 'endedAt'> {
  readonly endedAt: Date
  readonly muBefore: number | null
  readonly sigmaBefore: number | null
  readonly mu: number | null
  readonly sigma: number | null
}

/**
 * The results of somebody's matches, the newest first; one more than the limit, to see whether there is a next page. A
 * private match is shown only to people who took part in it.
 */
export function listResults(
  { database }: Pick<Platform, 'database'>,
  account: string,
  caller: Player,
  { limit, cursor }: { readonly limit: number; readonly cursor: string | undefined },
): Promise<ResultRow[]> {
  const last = readCursor(EndingKey, cursor)
  const after =
    last === undefined
      ? Prisma.sql`true`
      : Prisma.sql`(m.ended_at, m.id) < (${last.endedAt}::timestamptz, ${last.id}::uuid)`
  return database.prisma.$queryRaw<ResultRow[]>`
    SELECT m.id::text AS match, m.game, m.name, m.private, m.rated, m.seats, p.seat, s.place, s.points,
      m.result->>'reason' = ${forfeited} AS forfeit,
      m.ended_at AS "endedAt", c.mu_before AS "muBefore", c.sigma_before AS "sigmaBefore", c.mu, c.sigma
    FROM ${participantRows} p JOIN ${matchRows} m ON m.id = p.match_id
    CROSS JOIN jsonb_to_recordset(m.result->'seats') AS s(seat int, place int, points float8)
    LEFT JOIN rating_changes c ON c.match_id = m.id AND c.account_id = p.account_id
    WHERE p.account_id = ${account}::uuid AND m.status = 'ended' AND s.seat = p.seat AND ${after}
      AND (NOT m.private OR EXISTS (
        SELECT FROM ${participantRows} o WHERE o.match_id = m.id AND o.account_id = ${caller.account}::uuid))
    ORDER BY m.ended_at DESC, m.id DESC LIMIT ${limit + 1}`
}

/** The place of a result in somebody's list, for the cursor of a page. */
export const keyOfResult = ({ endedAt, match }: ResultRow): EndingKey => ({ endedAt: endedAt.toISOString(), id: match })

/** A result as the API answers it. */
export function resultBody({ endedAt, muBefore, sigmaBefore, mu, sigma, ...shown }: ResultRow): PersonResultBody {
  const isRated = muBefore !== null && sigmaBefore !== null && mu !== null && sigma !== null
  const rating = isRated
    ? { before: shownRating({ mu: muBefore, sigma: sigmaBefore }), after: shownRating({ mu, sigma }) }
    : null
  return { ...shown, rating, endedAt: endedAt.toISOString() }
}
