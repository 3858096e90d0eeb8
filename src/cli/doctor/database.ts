import { createPublicKey } from 'node:crypto'
import { z } from 'zod'
import { keyIdOf } from '../../journal/head-signature.ts'
import { outboxRecord } from '../../notices/index.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Configuration } from '../../platform/configuration.ts'
import { hasDatabase, whyUnusable } from '../../platform/data-folder.ts'
import { type Database, missingMigrations, newerMigrations } from '../../platform/database/database.ts'
import { FolderInUse } from '../../platform/database/folder-lock.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { deriveSecrets, type SecretPlace, secretSource } from '../../platform/secrets.ts'
import { hasSigningKey, signingKeyById } from '../../platform/signing-keys.ts'
import { reasonOf } from '../reason.ts'
import { checkAddresses } from './database-addresses.ts'
import { type Diagnosis, diagnosesOf } from './diagnosis.ts'

const about = diagnosesOf('database')
const leastVersion = 150_000
const mostSecondsApart = 5
const latestSeconds = 600

const Settings = z.object({
  version: z.string(),
  number: z.int(),
  fsync: z.string(),
  commit: z.string(),
  encoding: z.string(),
  now: z.date(),
})

/** Looks at the configured database, and at what has to fit it: clock, secret and outbox. Changes no data. */
export async function checkDatabase(configuration: Configuration, secret: string | undefined): Promise<Diagnosis[]> {
  const isEmbedded = configuration.databaseUrl === undefined
  if (isEmbedded && whyUnusable(configuration.dataDir) !== undefined) {
    return [about.unknown('it is in the data folder, which cannot be used', 'Check DATA_DIR.')]
  }
  if (isEmbedded && !hasDatabase(configuration.dataDir)) {
    return [
      about.warning(
        'there is none yet',
        'The first start makes one in DATA_DIR. For lasting matches set DATABASE_URL.',
      ),
    ]
  }
  let database: Database
  try {
    database = await openDatabase(configuration)
  } catch (error) {
    if (error instanceof FolderInUse) {
      return [about.unknown('the running server has it open', 'Ask the server itself: GET /readyz.')]
    }
    return [about.failed(reasonOf(error), 'Check DATA_DIR.')]
  }
  try {
    const found = isEmbedded
      ? [about.warning('embedded', 'For lasting matches set DATABASE_URL.')]
      : [...(await onServer(database)), ...(await checkAddresses(configuration, database))]
    const missing = await missingMigrations(database)
    if (missing.length > 0) {
      const advice = 'Run paquebot migrate, or start the server.'
      const says = missing.length === 1 ? '1 is not applied yet' : `${missing.length} are not applied yet`
      return [...found, diagnosesOf('migrations').warning(says, advice)]
    }
    return [
      ...found,
      await newest(database),
      ...(await fitting(database, configuration, secret)),
      ...(await outbox(database)),
    ]
  } catch (error) {
    const advice = 'Check that PostgreSQL runs, that DATABASE_URL names it, and that its user may connect.'
    return [about.failed(reasonOf(error), advice)]
  } finally {
    await database.close()
  }
}

async function newest(database: Database): Promise<Diagnosis> {
  const about = diagnosesOf('migrations')
  const newer = await newerMigrations(database)
  if (newer.length === 0) return about.ok('all are applied')
  const says = `the database has some of a newer version (${newer.join(', ')})`
  return about.failed(says, 'Install that version, or restore the backup.')
}

async function onServer({ pool }: Database): Promise<Diagnosis[]> {
  const before = Date.now()
  const { rows } = await pool.query(`
    SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
      current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
      pg_encoding_to_char(encoding) AS encoding, clock_timestamp() AS now
    FROM pg_database WHERE datname = current_database()`)
  const after = Date.now()
  const { version, number, fsync, commit, encoding, now } = Settings.parse(rows[0])
  const apart = Math.max(0, before - now.getTime(), now.getTime() - after) / 1000
  const clock = diagnosesOf('clock')
  return [
    number >= leastVersion
      ? about.ok(`PostgreSQL ${version}`)
      : about.failed(`PostgreSQL ${version}`, 'Use 15 or newer.'),
    ...(encoding === 'UTF8'
      ? []
      : [about.failed(`its encoding is ${encoding}`, 'Make a database with ENCODING UTF8.')]),
    ...(fsync === 'on' && commit !== 'off'
      ? [about.ok('a move that was answered survives a loss of power')]
      : [
          about.warning(
            `fsync is ${fsync}, synchronous_commit is ${commit}`,
            'A loss of power may lose answered moves: set both to on.',
          ),
        ]),
    apart <= mostSecondsApart
      ? clock.ok('the same as that of the database')
      : clock.failed(`${Math.round(apart)} s apart from that of the database`, 'Keep both machines on time with NTP.'),
  ]
}

async function fitting(database: Database, place: SecretPlace, secret: string | undefined): Promise<Diagnosis[]> {
  const about = diagnosesOf('secret')
  const isBegun = await hasSigningKey(database)
  if (secret === undefined) {
    const advice = `Put ${secretSource(place)} back, or set PAQUEBOT_SECRET: without it no match can be read.`
    return isBegun ? [about.failed('the database was begun with one', advice)] : []
  }
  if (!isBegun) return [about.ok('the database was begun with none yet')]
  const id = keyIdOf(createPublicKey(deriveSecrets(secret).signing.publicKey))
  if ((await signingKeyById(database, id)) !== null) return [about.ok('the one that the database was begun with')]
  return [
    about.failed('not the one that the database was begun with', 'Find that one: without it no match can be read.'),
  ]
}

async function outbox(database: Database): Promise<Diagnosis[]> {
  const about = diagnosesOf('outbox')
  const { oldestDueSeconds, retrying, oldestRetryingSeconds, retryReason } = await outboxRecord({
    database,
    clock: systemClock,
  })
  const seconds = oldestDueSeconds ?? 0
  const warnings: Diagnosis[] = []
  if (seconds > latestSeconds)
    warnings.push(
      about.warning(
        `the oldest due mail has waited for ${seconds} s`,
        'Check that the server runs; its log says why mails fail.',
      ),
    )
  if (retrying > 0)
    warnings.push(
      about.warning(
        `${retrying === 1 ? '1 mail waits' : `${retrying} mails wait`} for another try, the oldest since ${oldestRetryingSeconds} s: ${retryReason}`,
        'Check that the mail server runs, and that it takes mails from this one: --send-mail tries it.',
      ),
    )
  if (warnings.length > 0) return warnings
  return [about.ok(seconds === 0 ? 'no mail waits' : `the oldest mail waits for ${seconds} s`)]
}
