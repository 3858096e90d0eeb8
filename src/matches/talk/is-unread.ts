import { hasMuted } from '../../accounts/index.ts'
import { Prisma } from '../../generated/prisma/client.ts'

/**
 * Whether a reader has yet to read message `s`, in SQL: it is past the last one that they have read, it is not hidden,
 * and neither they nor anybody whom they muted wrote it.
 */
export const isUnread = (reader: Prisma.Sql, read: Prisma.Sql): Prisma.Sql => Prisma.sql`
  s.number > ${read} AND s.hidden_at IS NULL AND s.account_id <> ${reader}
  AND NOT ${hasMuted(reader, Prisma.sql`s.account_id`)}`
