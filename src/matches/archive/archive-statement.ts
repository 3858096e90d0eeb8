import type { Database } from '../../platform/database/database.ts'
import type { PackedJournal } from '../record/packed-journal.ts'
import type { MatchRecord } from '../record/record.ts'

/**
 * Puts a packed journal in the place of its rows, and the origins of its entries together, in one statement; or does
 * nothing if the match has changed since it was read. Only origins that this statement itself deletes are kept: those of
 * an account that is erased at the same time are gone already.
 * @returns whether it is archived
 */
export async function archiveJournal(
  { prisma }: { readonly prisma: Pick<Database['prisma'], '$queryRaw'> },
  { id, version, hash }: MatchRecord,
  { entries, hashes }: PackedJournal,
  now: Date,
): Promise<boolean> {
  const archived = await prisma.$queryRaw<unknown[]>`
    WITH over AS (
      UPDATE matches SET archived_at = ${now}
      WHERE id = ${id}::uuid AND version = ${version}::int AND hash = ${hash} AND status IN ('ended', 'aborted')
        AND archived_at IS NULL
      RETURNING id
    ), packed AS (
      INSERT INTO archived_journals (match_id, entries, hashes) SELECT id, ${entries}::bytea, ${hashes}::bytea FROM over
      ON CONFLICT (match_id) DO UPDATE SET entries = EXCLUDED.entries, hashes = EXCLUDED.hashes
    ), unpacked AS (
      DELETE FROM entries e USING over o WHERE e.match_id = o.id
    ), apart AS (
      DELETE FROM origins o USING over m WHERE o.match_id = m.id RETURNING o.*
    ), together AS (
      INSERT INTO archived_origins
        (match_id, first, account_id, client, credential, credential_id, token_name, versions, request_ids)
      SELECT match_id, min(version), account_id, client, credential, credential_id, token_name,
        array_agg(version ORDER BY version), array_agg(request_id ORDER BY version)
      FROM apart GROUP BY match_id, account_id, client, credential, credential_id, token_name
    )
    SELECT id FROM over`
  return archived.length > 0
}
