import { Registry } from 'prom-client'
import { systemClock } from './platform/clock.ts'
import { type ClosingPart, closeAll } from './platform/closing.ts'
import type { Configuration } from './platform/configuration.ts'
import { type Database, newerMigrations, whileServing } from './platform/database/database.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { requireAnswers } from './platform/database/require-answers.ts'
import { requireSettings } from './platform/database/role-settings.ts'
import { sharedSignals } from './platform/database/shared-signals.ts'
import { builtClient } from './platform/http/client-routes.ts'
import type { Log } from './platform/log.ts'
import type { Platform } from './platform/platform.ts'
import { secretOf } from './platform/secret-of-database.ts'
import { deriveSecrets } from './platform/secrets.ts'
import { Stopped, unlessStopped, whenStopped } from './platform/stop-signal.ts'
import { threads } from './platform/threads/threads.ts'
import { tracesOf } from './platform/traces/otlp.ts'

/**
 * How long a stop waits for work that is under way, and then for what that work needs. The sum is less than the 8 s
 * that a stop may take.
 */
const millisecondsToStop = { work: 5_000, ground: 2_000 }
/** The process exits after this time in any case, for instance if the event loop was blocked. */
const mostMillisecondsToStop = 7_500

/** What a stop closes. */
export interface Closing {
  /** Work that is under way: closed first, all at once. */
  readonly work: ClosingPart[]
  /** What that work needs: closed afterwards. */
  readonly ground: ClosingPart[]
  /** Aborted when something fails that only a new start mends. The process then stops, and its reason is the failure. */
  readonly failing: AbortSignal[]
}

/**
 * Runs a process of the server until it gets a stop signal, which may come during the start, or fails for good.
 * @param start starts its parts, and registers how each is closed
 * @returns what was still under way when the time to stop was over, such as mails to a server that does not answer
 * @throws whatever prevents it from starting, or from stopping cleanly; everything else has been closed
 */
export async function runUntilStopped(
  start: (closing: Closing) => Promise<void>,
  stop: AbortSignal,
): Promise<readonly string[]> {
  const closing: Closing = { work: [], ground: [], failing: [] }
  const failures: unknown[] = []
  const exitInAnyCase = () => setTimeout(() => process.exit(1), mostMillisecondsToStop).unref()
  void whenStopped(stop).then(exitInAnyCase)
  try {
    await start(closing)
    await Promise.race([stop, ...closing.failing].map(whenStopped))
    const failed = closing.failing.filter(({ aborted }) => aborted)
    failures.push(...failed.map(({ reason }) => reason))
    if (failed.length > 0) exitInAnyCase()
  } catch (error) {
    if (!(error instanceof Stopped)) failures.push(error)
  }
  const work = await closeAll(closing.work, millisecondsToStop.work)
  const ground = await closeAll(closing.ground, millisecondsToStop.ground)
  failures.push(...work.failures, ...ground.failures)
  if (failures.length > 1) throw new AggregateError(failures)
  if (failures.length === 1) throw failures[0]
  return [...work.left, ...ground.left]
}

/**
 * Opens what every process of the server needs, such as the database, and registers how it is closed.
 * @param address where this process listens, if no public address is configured
 */
export async function openPlatform(
  configuration: Configuration,
  closing: Closing,
  stop: AbortSignal,
  address: () => string,
): Promise<Platform> {
  stop.throwIfAborted()
  const database = await openDatabase(configuration, whileServing, stop)
  if (database.stopped) closing.failing.push(database.stopped)
  const signals = sharedSignals(database)
  closing.ground.push({ what: 'the database', close: () => signals.stop().finally(() => database.close()) })
  const computing = threads()
  closing.ground.push({ what: 'computing', close: () => computing.close() })
  const metrics = new Registry()
  const traces = tracesOf(configuration, metrics)
  if (traces) closing.ground.push({ what: 'traces', close: traces.stop })
  await unlessStopped(stop, requireAnswers(database, configuration))
  if (database.kind === 'server') await unlessStopped(stop, requireSettings(database.pool, whileServing))
  const secret = await unlessStopped(stop, secretOf(database, configuration))
  stop.throwIfAborted()
  return {
    configuration,
    database,
    secrets: deriveSecrets(secret),
    clock: systemClock,
    signals,
    threads: computing,
    metrics,
    traces,
    publicUrl: () => configuration.publicUrl ?? address(),
    client: builtClient(),
  }
}

/**
 * Warns of a database that a newer version has migrated. During an upgrade the version before goes on with it for a
 * while, but an older one may misread what newer ones write (docs/decisions/0031).
 */
export async function warnIfNewer(database: Pick<Database, 'pool'>, log: Log): Promise<void> {
  const migrations = await newerMigrations(database)
  if (migrations.length > 0) log.warn({ migrations }, 'the database has migrations of a newer version')
}
