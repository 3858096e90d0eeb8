import { type NewNotice, noticeRow } from '../../../platform/outbox.ts'
import { effectKind } from '../effect.ts'

/** Notices are queued. The key makes each of them unique, for good. */
export const noticesQueued = effectKind<readonly NewNotice[]>({
  kind: 'noticesQueued',
  everyday: true,
  rows: (notices) => notices.map(noticeRow),
  sql: (rows) => `queued AS (
  INSERT INTO notices (key, account_id, match_id, topic, payload, due_at)
  SELECT n.key, n."accountId", n.match, n.topic, n.payload, n."dueAt"
  FROM jsonb_to_recordset(${rows}) AS n(
    key text, "accountId" uuid, match uuid, topic text, payload jsonb, "dueAt" timestamptz)
  JOIN stored s ON s.id = n.match
  ON CONFLICT (key) DO NOTHING
)`,
})
