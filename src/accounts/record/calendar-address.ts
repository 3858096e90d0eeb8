import type { Account } from '../../generated/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'

/** The account with this calendar; null if there is none. */
export const accountByCalendar = ({ prisma }: Pick<Database, 'prisma'>, calendarId: string): Promise<Account | null> =>
  prisma.account.findUnique({ where: { calendarId } })

/**
 * The statement that gives an account a calendar, which replaces an earlier one, or ends it. An erased account gets
 * none.
 * @param calendar null: the account has none from now on
 */
export const setCalendar = (
  { prisma }: Pick<Database, 'prisma'>,
  id: string,
  calendar: { readonly id: string; readonly madeAt: Date } | null,
) =>
  prisma.account.updateMany({
    where: { id, status: { not: 'erased' } },
    data: { calendarId: calendar?.id ?? null, calendarMadeAt: calendar?.madeAt ?? null, calendarUsedAt: null },
  })

/** Notes when a program last read a calendar. */
export const noteCalendarUse = (
  { prisma }: Pick<Database, 'prisma'>,
  { id, calendarId }: Pick<Account, 'id' | 'calendarId'>,
  now: Date,
) => prisma.account.updateMany({ where: { id, calendarId }, data: { calendarUsedAt: now } })
