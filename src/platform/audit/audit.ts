import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import { isUniqueViolation } from '../database/sql-state.ts'
import type { Player } from '../http/caller.ts'
import type { Platform } from '../platform.ts'
import { type JsonObject, recordHash } from './record.ts'

/** The acts of administrators that are logged. A code is stable, and is never reused for something else. */
export const Act = z.enum([
  'look',
  'verify',
  'abort',
  'import',
  'suspend',
  'ban',
  'reinstate',
  'retry-address',
  'list-accounts',
  'read-notices',
  'read-reports',
  'hide-message',
  'show-message',
  'read-person-reports',
  'close-report',
  'make-administrator',
  'reset-administrator',
  'give-role',
  'take-role',
  'propose-rules',
  'withdraw-rules',
  'raise-dispute',
  'freeze',
  'thaw',
  'rule',
])
export type Act = z.infer<typeof Act>

/**
 * Who can read about an act on a match: everybody who may see the match, at once or when it is over (that an
 * administrator looked may reveal something); those who can read the messages at its table; or only administrators.
 */
export type ActAudience = 'at-once' | 'when-over' | 'at-table' | 'administrators'

export const actAudiences: Readonly<Record<Act, ActAudience>> = {
  look: 'when-over',
  verify: 'when-over',
  abort: 'at-once',
  import: 'at-once',
  suspend: 'administrators',
  ban: 'administrators',
  reinstate: 'administrators',
  'retry-address': 'administrators',
  'list-accounts': 'administrators',
  'read-notices': 'administrators',
  'read-reports': 'administrators',
  'hide-message': 'at-table',
  'show-message': 'at-table',
  'read-person-reports': 'administrators',
  'close-report': 'administrators',
  'make-administrator': 'administrators',
  'reset-administrator': 'administrators',
  'give-role': 'administrators',
  'take-role': 'administrators',
  'propose-rules': 'at-once',
  'withdraw-rules': 'at-once',
  'raise-dispute': 'at-once',
  freeze: 'at-once',
  thaw: 'at-once',
  rule: 'at-once',
}

export interface AuditLine {
  readonly act: Act
  readonly match?: string
  /** The account that the act is about. */
  readonly subject?: string
  readonly details?: JsonObject
  /** Why, in the administrator's words; empty only if the act needs no reason. */
  readonly reason: string
}

/** A race is lost only to a record that was written, so this many lost in a row are no accident. */
const mostRaces = 200

/**
 * Writes a line to the audit log. Await it before the act itself, so that nothing is done or shown that is not in the
 * log. If the act fails afterwards, the line remains as an attempt.
 * @param together statements of the same batch, which is written as a whole or not at all
 */
export async function audit(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { account }: Pick<Player, 'account'>,
  { act, match, subject, details = {}, reason }: AuditLine,
  together?: () => Prisma.PrismaPromise<unknown>[],
): Promise<void> {
  const { prisma } = database
  for (let races = 0; races < mostRaces; races++) {
    const last = await newestRecord({ database })
    const record = {
      number: (last?.number ?? 0) + 1,
      at: clock.now().toISOString(),
      act,
      details,
      reason,
      previous: last?.hash ?? '',
    }
    const about = { account, match: match ?? null, subject: subject ?? null }
    const hash = recordHash({ ...record, ...about })
    const row = { ...record, hash, accountId: account, matchId: about.match, subjectId: about.subject }
    try {
      await prisma.$transaction([...(together?.() ?? []), prisma.auditRecord.create({ data: row })])
      return
    } catch (error) {
      if (!isUniqueViolation(error, 'audit_records_pkey')) throw error
    }
  }
  throw new Error('the audit log changed at every attempt to append to it')
}

/** Writes a line to the audit log the first time that it is called: a change may be judged several times. */
export function auditOnce(
  platform: Pick<Platform, 'database' | 'clock'>,
  administrator: Pick<Player, 'account'>,
): (line: AuditLine) => Promise<void> {
  let isNoted = false
  return async (line) => {
    if (!isNoted) await audit(platform, administrator, line)
    isNoted = true
  }
}

/** The number and the hash of the newest record; null if there is none. */
export const newestRecord = ({ database }: Pick<Platform, 'database'>) =>
  database.prisma.auditRecord.findFirst({ orderBy: { number: 'desc' }, select: { number: true, hash: true } })
