import { lockAccounts } from '../../accounts/index.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { type NewNotice, noticeRow } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { queueRows } from '../../platform/queue-notices.ts'
import type { CommitOutcome } from '../commit/group-commit.ts'
import { openLifetime } from '../record/lifetime.ts'
import { raiseRoster } from '../record/raise-roster.ts'
import type { MatchRecord, Participant } from '../record/record.ts'
import { creatorAmong } from './leaving.ts'
import { mayWaitInOneMore } from './open-matches.ts'

/** Who joins an open match, who leaves it, and whether that closes it. */
interface RosterChange {
  readonly comes?: Participant
  readonly goes?: Participant
  /** Whether the leaver was removed, and needs an invitation to come back. */
  readonly removes?: boolean
  readonly closes?: boolean
  readonly notices?: readonly NewNotice[]
}

/**
 * Changes a roster. Somebody comes only while they may wait in one more match.
 * @returns `lost` if another change came first; never `locked`
 */
export async function changeRoster(
  platform: Platform,
  record: MatchRecord,
  change: RosterChange,
): Promise<CommitOutcome> {
  const isChanged = await changes(platform, record, change)
  if (!isChanged) return 'lost'
  platform.signals.matchesChanged([record.id])
  if (change.notices !== undefined) platform.signals.noticesWritten()
  return 'stored'
}

async function changes(platform: Platform, record: MatchRecord, change: RosterChange): Promise<boolean> {
  const { database } = platform
  const account = change.comes?.account ?? null
  if (account === null) return (await rosterStatement(platform, record, change)).length > 0
  const [, changed] = await database.prisma.$transaction([
    lockAccounts(database, [account], 'alone'),
    rosterStatement(platform, record, change, mayWaitInOneMore(account)),
  ])
  return changed.length > 0
}

/**
 * One statement, guarded by the roster: it answers no row where another change came first. If the creator leaves, the
 * first of those who joined becomes the creator.
 * @param onlyIf a further condition, in SQL
 */
export function rosterStatement(
  { database, clock }: Platform,
  record: MatchRecord,
  { comes, goes, removes = false, closes = false, notices = [] }: RosterChange,
  onlyIf = Prisma.sql`true`,
): Prisma.PrismaPromise<unknown[]> {
  const now = clock.now()
  const stay = record.participants.filter(({ number }) => number !== goes?.number)
  const { warnAt, expiresAt } = closes ? { warnAt: null, expiresAt: null } : openLifetime(now)
  return database.prisma.$queryRaw<unknown[]>`
    WITH guarded AS (
      ${raiseRoster}, created_by_id = ${creatorAmong(record, stay)}::uuid,
        status = CASE WHEN ${closes} THEN 'aborted'::match_status ELSE status END,
        ended_at = CASE WHEN ${closes} THEN ${now}::timestamptz END,
        removed = removed || ${JSON.stringify(removes && goes ? removalOf(goes, now) : [])}::jsonb,
        warn_at = ${warnAt}::timestamptz, expires_at = ${expiresAt}::timestamptz
      WHERE id = ${record.id}::uuid AND roster = ${record.roster} AND status = 'open' AND ${onlyIf} RETURNING id, roster
    ), leaving AS (
      DELETE FROM participants p USING guarded g WHERE p.match_id = g.id AND p.number = ${goes?.number ?? null}::text
    ), come AS (
      INSERT INTO participants (match_id, account_id, number, joined, entropy, joined_at)
      SELECT g.id, n.account, n.number, g.roster, n.entropy, ${now}
      FROM guarded g, jsonb_to_recordset(${JSON.stringify(comes === undefined ? [] : [rowOf(comes)])}::jsonb) AS n(
        account uuid, number text, entropy text)
    ), queued AS (
      ${queueRows(Prisma.sql`
      SELECT n.key, n."accountId", g.id, n.topic, n.payload, n."dueAt"
      FROM guarded g, jsonb_to_recordset(${JSON.stringify(notices.map(noticeRow))}::jsonb) AS n(
        key text, "accountId" uuid, topic text, payload jsonb, "dueAt" timestamptz)`)}
    )
    SELECT id FROM guarded`
}

/** A removal bars accounts, not bots. */
const removalOf = ({ account }: Participant, at: Date): object[] => (account === null ? [] : [{ account, at }])

const rowOf = ({ account, number, entropy }: Participant) => ({ account, number, entropy })
