import { type NewNotice, noticeRow } from '../../../platform/outbox.ts'
import { effectKind } from '../effect.ts'

/** Something is told to people: each notice once, ever. */
export const noticesQueued = effectKind<readonly NewNotice[]>({
  kind: 'noticesQueued',
  everyday: true,
  rows: (notices) =>
    notices.map((notice) => {
      const { key, accountId: account, topic, payload, dueAt: at } = noticeRow(notice)
      return { key, account, topic, payload, at }
    }),
  sql: (rows) => `queued AS (
  INSERT INTO notices (key, account_id, match_id, topic, payload, due_at)
  SELECT n.key, n.account, n.match, n.topic, n.payload, n.at
  FROM jsonb_to_recordset(${rows}) AS n(
    key text, account uuid, match uuid, topic text, payload jsonb, at timestamptz)
  JOIN stored s ON s.id = n.match
  ON CONFLICT (key) DO NOTHING
)`,
})
