import { type Account, Prisma } from '../../generated/prisma/client.ts'

type HoursColumns = Pick<Account, 'timeZone' | 'hours' | 'vacationsByThemselves' | 'remindHours'>

/** The hours of somebody whose clocks never stop. */
export const noHours = { night: null, restDays: [], vacations: [] }

/**
 * A part of a statement: changes the hours that an account keeps, and returns its id. It changes nothing if the account
 * was erased, or if its hours or its time zone have changed since they were read.
 * @param read the account as it was read
 */
export const changingHours = (
  read: Pick<Account, 'id' | 'timeZone' | 'hours'>,
  { timeZone, hours, vacationsByThemselves, remindHours }: HoursColumns,
): Prisma.Sql => Prisma.sql`
  UPDATE accounts SET time_zone = ${timeZone}, hours = ${JSON.stringify(hours)}::jsonb,
    vacations_by_themselves = ${vacationsByThemselves}, remind_hours = ${remindHours}::int
  WHERE id = ${read.id}::uuid AND status <> 'erased' AND time_zone = ${read.timeZone}
    AND hours = ${JSON.stringify(read.hours)}::jsonb
  RETURNING id`
