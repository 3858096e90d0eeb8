import { z } from 'zod'
import { NoticeStatus } from '../../generated/prisma/enums.ts'
import { page, pageOf, pageQuery, readCursor } from '../../platform/http/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { noticeIn, noticeName } from './notice-name.ts'
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

/** Who reads a page. */
interface NoticeReader {
  /** Matches and topics whose notices they do not get. */
  readonly withoutMatches?: readonly string[]
  readonly withoutTopics?: readonly string[]
  /** The id of a notice as this reader sees it. */
  readonly nameOf: (id: bigint) => string
}

/** A page of the notices to an account, the newest first. */
export async function listNotices(
  { database, secrets }: Platform,
  accountId: string,
  { limit, cursor, match, status }: z.infer<typeof NoticeQuery>,
  { withoutMatches = [], withoutTopics = [], nameOf }: NoticeReader,
) {
  const NoticeKey = z.string().refine((name) => noticeIn(secrets, name) !== undefined)
  const last = readCursor(NoticeKey, cursor)
  const before = last === undefined ? undefined : noticeIn(secrets, last)
  const rows = await database.prisma.notice.findMany({
    where: {
      accountId,
      // In SQL, null is not outside any list, so notices about no match are let through by themselves.
      OR: [{ matchId: null }, { matchId: { notIn: [...withoutMatches] } }],
      topic: { notIn: [...withoutTopics] },
      ...(match === undefined ? {} : { matchId: match }),
      ...(status === undefined ? {} : { status }),
      ...(before === undefined ? {} : { id: { lt: before } }),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
  })
  return page(
    rows,
    limit,
    ({ id }) => noticeName(secrets, id),
    (row) => noticeRecord(row, nameOf),
  )
}
