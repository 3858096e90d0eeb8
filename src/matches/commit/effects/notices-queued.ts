import { Prisma } from '../../../generated/prisma/client.ts'
import { type NewNotice, noticeRow } from '../../../platform/outbox.ts'
import { queueRows } from '../../../platform/queue-notices.ts'
import { effectKind } from '../effect.ts'

/** Notices are queued, in their order. The key makes each of them unique, for good. */
export const noticesQueued = effectKind<readonly NewNotice[]>({
  kind: 'noticesQueued',
  everyday: true,
  rows: (notices) => notices.map(noticeRow),
  sql: (rows) => `queued AS (${queueRows(Prisma.raw(ofStored(rows))).sql})`,
})

const ofStored = (rows: string) => `
  SELECT n.key, n."accountId", n.match, n.topic, n.payload, n."dueAt"
  FROM ROWS FROM (
    jsonb_to_recordset(${rows}) AS (
      key text, "accountId" uuid, match uuid, topic text, payload jsonb, "dueAt" timestamptz)
  ) WITH ORDINALITY AS n(key, "accountId", match, topic, payload, "dueAt", place)
  JOIN stored s ON s.id = n.match
  ORDER BY n.place`
