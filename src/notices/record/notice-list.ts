import { z } from 'zod'
import { NoticeStatus } from '../../generated/prisma/enums.ts'
import { page, pageOf, pageQuery, readCursor } from '../../platform/http/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { NoticeRecord, noticeRecord } from './notice-record.ts'

export const NoticePage = pageOf(NoticeRecord).meta({ id: 'NoticePage', description: 'A page of notices.' })

export const NoticeQuery = z.strictObject({
  ...pageQuery,
  match: z.uuid().toLowerCase().optional().meta({
    description: 'Only notices about this match.',
    example: '5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10',
  }),
  status: z.enum(NoticeStatus).optional().describe('Only notices with this status.'),
})

const NoticeKey = z.string().regex(/^\d{1,18}$/)

/**
 * A page of the notices to an account, the newest first.
 * @param hidden matches and topics whose notices are left out
 */
export async function listNotices(
  { database }: Platform,
  accountId: string,
  { limit, cursor, match, status }: z.infer<typeof NoticeQuery>,
  hidden: { readonly matches?: readonly string[]; readonly topics?: readonly string[] },
) {
  const before = readCursor(NoticeKey, cursor)
  const rows = await database.prisma.notice.findMany({
    where: {
      accountId,
      // SQL compares no null with a list: what is about no match is let through by itself.
      OR: [{ matchId: null }, { matchId: { notIn: [...(hidden.matches ?? [])] } }],
      topic: { notIn: [...(hidden.topics ?? [])] },
      ...(match === undefined ? {} : { matchId: match }),
      ...(status === undefined ? {} : { status }),
      ...(before === undefined ? {} : { id: { lt: BigInt(before) } }),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
  })
  return page(rows, limit, ({ id }) => id.toString(), noticeRecord)
}
