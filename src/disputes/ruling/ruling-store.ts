import { Prisma } from '../../generated/prisma/client.ts'
import type { Settled } from '../../matches/index.ts'

/** A dispute is ruled on, and nothing changes in its match: a part of the statement, which goes by `guarded`. */
export const ruledPart = ({ number, status, ruledBy, reasons, remedies }: Settled, at: Date): Prisma.Sql => Prisma.sql`
  ruled AS (
    UPDATE disputes d SET status = ${status}, done_at = ${at}::timestamptz, ruled_by_id = ${ruledBy}::uuid,
      reasons = ${reasons}, remedies = ${JSON.stringify(remedies)}::jsonb
    FROM guarded g WHERE d.match_id = g.id AND d.number = ${number}
  )`
