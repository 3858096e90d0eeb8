import { Prisma } from '../../generated/prisma/client.ts'
import { type NewNotice, noticeRow } from '../../platform/outbox.ts'

/** The part of a statement that tells people, each thing once: where its part `guarded` has changed the match. */
export const toldPart = (notices: readonly NewNotice[]): Prisma.Sql => Prisma.sql`told AS (
  INSERT INTO notices (key, account_id, match_id, topic, payload, due_at)
  SELECT n.key, n."accountId", g.id, n.topic, n.payload, n."dueAt"
  FROM guarded g, jsonb_to_recordset(${JSON.stringify(notices.map(noticeRow))}::jsonb) AS n(
    key text, "accountId" uuid, topic text, payload jsonb, "dueAt" timestamptz)
  ON CONFLICT (key) DO NOTHING
)`
