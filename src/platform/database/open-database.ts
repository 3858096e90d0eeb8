import { PGlite } from '@electric-sql/pglite'
import type { Configuration } from '../configuration.ts'
import { ownDataFolder } from '../data-folder.ts'
import { asLongAsItTakes, type Database, embeddedDatabase, serverDatabase } from './database.ts'
import { embeddedFolder } from './embedded-folder.ts'
import { lockFolder } from './folder-lock.ts'
import type { Patience } from './pools.ts'
import { withReplica } from './replica.ts'

/**
 * Opens the configured database, without migrating it.
 * @param stop stops waiting for an embedded database that is being made
 * @throws FolderInUse, ConfigurationError, Stopped
 */
export async function openDatabase(
  where: Pick<Configuration, 'databaseUrl' | 'dataDir'> &
    Partial<Pick<Configuration, 'databaseDirectUrl' | 'databaseReplicaUrl'>>,
  patience: Patience = asLongAsItTakes,
  stop?: AbortSignal,
): Promise<Database> {
  const { databaseUrl, databaseDirectUrl, databaseReplicaUrl } = where
  if (databaseUrl !== undefined) {
    // A command goes around the pooler, whose sessions have limits, and asks the primary alone.
    if (patience.statement === 0) return serverDatabase(databaseDirectUrl ?? databaseUrl, patience)
    const database = serverDatabase(databaseUrl, patience, databaseDirectUrl)
    if (databaseReplicaUrl === undefined) return database
    return withReplica(database, serverDatabase(databaseReplicaUrl, patience))
  }
  ownDataFolder(where.dataDir)
  const unlock = lockFolder(where.dataDir)
  try {
    const folder = await embeddedFolder(where.dataDir, stop)
    stop?.throwIfAborted()
    const database = embeddedDatabase(await opened(folder))
    return { ...database, close: () => database.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Opens the database in a folder. @throws AggregateError with the reason if PostgreSQL cannot read it */
async function opened(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create(folder)
  } catch (error) {
    throw new AggregateError(
      [error],
      `The embedded database in ${folder} is damaged: restore a backup. If its disk is full, make room first`,
    )
  }
}
