import { Prisma } from '../../generated/prisma/client.ts'
import type { Database } from './database.ts'

/**
 * The tables to which nobody can write at this moment, because a session holds a lock on the whole of each. It reads
 * `pg_locks`, and waits for none of these locks. PostgreSQL: Explicit Locking, Table-Level Locks.
 */
export async function lockedTables({ read }: Pick<Database, 'read'>): Promise<string[]> {
  const tables = await read<{ name: string }>(Prisma.sql`
    SELECT DISTINCT relname::text AS name FROM pg_locks JOIN pg_class ON pg_class.oid = relation
    WHERE granted AND relkind = 'r' AND relnamespace = current_schema()::regnamespace
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND mode IN ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
    ORDER BY name`)
  return tables.map(({ name }) => name)
}
