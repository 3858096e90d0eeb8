import { z } from 'zod'
import type { Notice } from '../../generated/prisma/client.ts'
import { mapPages, pages } from '../../platform/database/pages.ts'
import { erasedAddress, exported, type OwnedData } from '../../platform/owned-data.ts'
import { elsewhereTopics } from './notice.ts'
import { noticeName } from './notice-name.ts'
import { NoticeRecord, noticeRecord } from './notice-record.ts'

const Payload = z.record(z.string(), z.unknown())

const ExportedNotices = z.object({
  notices: z.array(NoticeRecord.extend({ payload: Payload.describe('The data that its mail is made from.') })),
})

/**
 * The notices to an account, without mails to an address that is not yet its own. Those that wait are withheld when it is
 * erased.
 */
export const noticeData: OwnedData = {
  exported: exported(ExportedNotices, ({ database, secrets }, { id: accountId }) => {
    const rows = pages(
      ({ id }: Notice) => ({ id }),
      ({ after, take }) =>
        database.prisma.notice.findMany({
          where: { accountId, topic: { notIn: [...elsewhereTopics] }, ...after },
          orderBy: { id: 'asc' },
          take,
        }),
    )
    return {
      notices: mapPages(rows, (row) => ({
        ...noticeRecord(row, (id) => noticeName(secrets, id)),
        payload: Payload.parse(row.payload),
      })),
    }
  }),
  erase: ({ database, clock }, { id: accountId }) => [
    database.prisma.notice.updateMany({
      where: { accountId, status: 'pending' },
      data: { status: 'withheld', reason: 'account-erased', doneAt: clock.now() },
    }),
    database.prisma.notice.updateMany({
      where: { accountId, topic: 'address-changed' },
      data: { payload: { oldAddress: erasedAddress } },
    }),
  ],
}
