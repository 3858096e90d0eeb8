import { server } from './main.ts'
import { type Configuration, ConfigurationError } from './platform/configuration.ts'
import { migrateDatabase } from './platform/database/database.ts'
import { unlessStopped } from './platform/stop-signal.ts'
import { openPlatform, runUntilStopped, warnIfNewer } from './run-until-stopped.ts'

/**
 * Delivers mails, webhooks and pushes until the process gets a stop signal, beside servers that were started with
 * `--without-workers` and beside other such processes: each notice is leased to one of them.
 * @param ready called when it delivers
 * @returns what was still under way when the time to stop was over
 * @throws ConfigurationError; whatever else prevents it from starting, or from stopping cleanly
 */
export function work(ready: () => void, configuration: Configuration, stop: AbortSignal): Promise<readonly string[]> {
  const { databaseUrl, publicUrl } = configuration
  if (databaseUrl === undefined) throw new ConfigurationError('An embedded database has one process: set DATABASE_URL.')
  if (publicUrl === undefined) throw new ConfigurationError('Mails link to the server’s pages: set PUBLIC_URL.')
  return runUntilStopped(async (closing) => {
    const platform = await openPlatform(configuration, closing, stop, () => publicUrl)
    await unlessStopped(stop, migrateDatabase(platform.database, { stop }))
    const { app, worker, deliveries } = await unlessStopped(stop, server(platform))
    closing.work.push(
      { what: 'mails', close: worker.stop },
      { what: 'webhooks', close: deliveries.stop },
      { what: 'its parts', close: () => app.close() },
    )
    await warnIfNewer(platform.database, app.log)
    stop.throwIfAborted()
    worker.start()
    deliveries.start()
    ready()
  }, stop)
}
