import type { Prisma } from '../../generated/prisma/client.ts'
import { type NewNotice, noticeRow } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { openLifetime } from '../lifetime.ts'
import type { MatchRecord, Participant } from '../load.ts'

/** Who comes into a match that waits for players, who goes, and whether that is its end. */
export interface RosterChange {
  readonly comes?: Participant
  readonly goes?: Participant
  readonly closes?: boolean
  readonly notices?: readonly NewNotice[]
}

/** Changes a roster. @returns whether it was stored: not where somebody came in between */
export async function changeRoster(platform: Platform, record: MatchRecord, change: RosterChange): Promise<boolean> {
  const changed = await rosterStatement(platform, record, change)
  if (changed.length > 0 && change.notices !== undefined) platform.outbox.written()
  return changed.length > 0
}

/**
 * One statement, on the roster it was made on: it answers nothing where somebody came in between. Who creates a match may
 * change with it: where its creator goes, that is whoever joined first.
 */
export function rosterStatement(
  { database, clock }: Platform,
  record: MatchRecord,
  { comes, goes, closes = false, notices = [] }: RosterChange,
): Prisma.PrismaPromise<unknown[]> {
  const now = clock.now()
  const stay = record.participants.filter(({ number }) => number !== goes?.number)
  const { warnAt, expiresAt } = closes ? { warnAt: null, expiresAt: null } : openLifetime(now)
  return database.prisma.$queryRaw<unknown[]>`
    WITH changed AS (
      UPDATE matches SET roster = roster + 1, created_by_id = ${creatorAmong(record, stay)}::uuid,
        status = CASE WHEN ${closes} THEN 'aborted'::match_status ELSE status END,
        ended_at = CASE WHEN ${closes} THEN ${now}::timestamptz END,
        warn_at = ${warnAt}::timestamptz, expires_at = ${expiresAt}::timestamptz
      WHERE id = ${record.id}::uuid AND roster = ${record.roster} AND status = 'open' RETURNING id, roster
    ), gone AS (
      DELETE FROM participants p USING changed c WHERE p.match_id = c.id AND p.number = ${goes?.number ?? null}::text
    ), come AS (
      INSERT INTO participants (match_id, account_id, number, joined, entropy, joined_at)
      SELECT c.id, n.account, n.number, c.roster, n.entropy, ${now}
      FROM changed c, jsonb_to_recordset(${JSON.stringify(comes === undefined ? [] : [rowOf(comes)])}::jsonb) AS n(
        account uuid, number text, entropy text)
    ), told AS (
      INSERT INTO notices (key, account_id, match_id, topic, payload, due_at)
      SELECT n.key, n."accountId", c.id, n.topic, n.payload, n."dueAt"
      FROM changed c, jsonb_to_recordset(${JSON.stringify(notices.map(noticeRow))}::jsonb) AS n(
        key text, "accountId" uuid, topic text, payload jsonb, "dueAt" timestamptz)
      ON CONFLICT (key) DO NOTHING
    )
    SELECT id FROM changed`
}

const rowOf = ({ account, number, entropy }: Participant) => ({ account, number, entropy })

/** A match that nobody is left in keeps the creator it had. */
function creatorAmong({ creator }: MatchRecord, stay: readonly Participant[]): string | null {
  const people = stay.flatMap(({ account }) => (account === null ? [] : [account]))
  return people.includes(creator ?? '') ? creator : (people[0] ?? creator)
}
