import { z } from 'zod'
import type { Notice } from '../../generated/prisma/client.ts'
import { mapPages, pages } from '../../platform/database/pages.ts'
import { erasedAddress, exported, type OwnedData } from '../../platform/owned-data.ts'
import { NoticeRecord, noticeRecord } from './notice-record.ts'

const Payload = z.record(z.string(), z.unknown())

const ExportedNotices = z.object({
  notices: z.array(NoticeRecord.extend({ payload: Payload.describe('What it was to speak of.') })),
})

/** The notices to an account. Once it is erased, none is sent any more. */
export const noticeData: OwnedData = {
  exported: exported(ExportedNotices, ({ database }, { id: accountId }) => {
    const rows = pages(
      ({ id }: Notice) => ({ id }),
      ({ after, take }) =>
        database.prisma.notice.findMany({ where: { accountId, ...after }, orderBy: { id: 'asc' }, take }),
    )
    return { notices: mapPages(rows, (row) => ({ ...noticeRecord(row), payload: Payload.parse(row.payload) })) }
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
