import { randomUUID } from 'node:crypto'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFoundAt, Problem, unless } from '../../platform/problems/problem.ts'
import { nameKey } from '../names/name-keys.ts'
import { lockAccounts } from '../record/account-rows.ts'

/** Lets a caller name a match that they may see. @throws Problem not-found */
export type RequireVisibleMatch = (match: string, caller: Player) => Promise<object>

/**
 * Reports a person to the administrators. While the report waits, another one replaces its words and keeps its place.
 * Both accounts are held, so that neither is erased meanwhile.
 * @throws Problem not-found, not-yourself
 */
export async function reportPerson(
  platform: Platform,
  requireVisible: RequireVisibleMatch,
  reporter: Player,
  { name, why, match }: { readonly name: string; readonly why: string; readonly match: string | undefined },
): Promise<void> {
  const { clock, database } = platform
  const { prisma } = database
  const other = await prisma.account.findUnique({
    where: { nameKey: nameKey(name), status: { notIn: ['erased', 'unconfirmed'] } },
    select: { id: true },
  })
  if (!other) throw new Problem('not-found')
  const reported = other.id
  if (reported === reporter.account) throw new Problem('not-yourself')
  if (match !== undefined && !(await unless(['not-found'], requireVisible(match, reporter))))
    throw notFoundAt('body/match', 'There is no such match.')
  // With other words it gets another id: an administrator closes the words that they have read, and no others.
  const [, stored] = await prisma.$transaction([
    lockAccounts(database, [reporter.account, reported], 'shared'),
    prisma.$queryRaw<unknown[]>`
      INSERT INTO person_reports AS before (id, reporter_id, reported_id, match_id, why, at)
      SELECT ${randomUUID()}::uuid, one.id, other.id, ${match ?? null}::uuid, ${why}, ${clock.now()}::timestamptz
      FROM accounts one JOIN accounts other ON other.id = ${reported}::uuid
      WHERE one.id = ${reporter.account}::uuid AND 'erased' NOT IN (one.status, other.status)
      ON CONFLICT (reporter_id, reported_id) WHERE done_at IS NULL DO UPDATE SET
        why = excluded.why, match_id = excluded.match_id,
        id = CASE WHEN (before.why, before.match_id) IS DISTINCT FROM (excluded.why, excluded.match_id)
          THEN excluded.id ELSE before.id END
      RETURNING id`,
  ])
  if (stored.length === 0) throw new Problem('not-found')
}
