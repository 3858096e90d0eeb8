import { ensureAdministrator } from './accounts/index.ts'
import { server } from './main.ts'
import { type DevelopmentInbox, keepInboxToken } from './notices/index.ts'
import { type Configuration, ConfigurationError } from './platform/configuration.ts'
import { migrateDatabase } from './platform/database/database.ts'
import type { Application } from './platform/http/application.ts'
import { reachedAt } from './platform/reached-at.ts'
import { unlessStopped } from './platform/stop-signal.ts'
import { hasCode } from './platform/system-error.ts'
import { type Closing, openPlatform, runUntilStopped, warnIfNewer } from './run-until-stopped.ts'

/** What the command line prints when the server is ready. */
export interface Started {
  readonly play: string
  readonly api: string
  readonly document: string
  readonly tryIt: string
  /**
   * Where mails go: to a mail server, or to the inbox of this server, which one person, everybody or nobody may read.
   * `other-process`: another process delivers them (`work.ts`).
   */
  readonly mail: 'mail-server' | 'own-inbox' | 'open-inbox' | 'closed-inbox' | 'other-process'
  /** The link that opens the development inbox, if there is one. */
  readonly inbox: string | undefined
  readonly database: string
  readonly migrated: readonly string[]
  /** Undefined if there was an active administrator. The password is never shown again. */
  readonly administrator: { readonly email: string; readonly password: string } | undefined
}

interface Serving {
  readonly configuration: Configuration
  readonly stop: AbortSignal
  /** Whether this process delivers mails, webhooks and pushes too; if not, `work` does it in another. */
  readonly delivers: boolean
}

/** How long a stop waits for answers that are under way, in milliseconds. */
const mostMillisecondsToAnswer = 3_000

/**
 * Runs the server until the process gets a stop signal, which may come during the start.
 * @param ready called when the server answers requests
 * @returns what was still under way when the time to stop was over
 * @throws ConfigurationError; whatever else prevents it from starting, or from stopping cleanly
 */
export function serve(ready: (started: Started) => void, serving: Serving): Promise<readonly string[]> {
  return runUntilStopped(async (closing) => ready(await start(serving, closing)), serving.stop)
}

/**
 * Starts all parts. The administrator is made last, because the password is shown only once, and only if everything
 * else has started.
 */
async function start({ configuration, stop, delivers }: Serving, closing: Closing): Promise<Started> {
  if (!delivers && configuration.databaseUrl === undefined)
    throw new ConfigurationError('Without DATABASE_URL no other process can deliver mails, webhooks and pushes.')
  let address = ''
  const platform = await openPlatform(configuration, closing, stop, () => address)
  const { database } = platform
  const migrated = await unlessStopped(stop, migrateDatabase(database, { stop }))
  const { app, worker, deliveries, deadlines, inbox } = await unlessStopped(stop, server(platform))
  closing.work.push(
    { what: 'mails', close: worker.stop },
    { what: 'webhooks', close: deliveries.stop },
    { what: 'deadlines', close: deadlines.stop },
    { what: 'requests', close: () => closeConnections(app) },
  )
  address = reachedAt(await listening(app, configuration))
  if (inbox?.key) {
    closing.work.push({ what: 'the inbox', close: keepInboxToken(configuration.dataDir, inbox.key.token) })
  }
  await warnIfNewer(database, app.log)
  stop.throwIfAborted()
  const administrator = await ensureAdministrator(platform)
  if (delivers) {
    worker.start()
    deliveries.start()
  }
  deadlines.start()
  const url = platform.publicUrl()
  if (inbox && !inbox.key) app.log.warn('INBOX=open: everybody can read all mails, and sign in by the links in them')
  if (!url.startsWith('https:')) {
    app.log.info('PUBLIC_URL is not https: the cookies that keep browsers signed in go without Secure')
  }
  const embedded = `embedded, in ${configuration.dataDir} (one process only; for lasting matches set DATABASE_URL)`
  return {
    play: url,
    api: `${url}/v1`,
    document: `${url}/openapi.json`,
    tryIt: `${url}/docs`,
    mail: delivers ? mailGoesTo(configuration, inbox) : 'other-process',
    inbox: inbox && (inbox.key ? `${url}/inbox/enter/${inbox.key.token}` : `${url}/inbox`),
    database: database.kind === 'embedded' ? embedded : 'the PostgreSQL of DATABASE_URL',
    migrated,
    administrator,
  }
}

function mailGoesTo({ smtpUrl }: Configuration, inbox: DevelopmentInbox | undefined): Started['mail'] {
  if (smtpUrl !== undefined) return 'mail-server'
  if (inbox === undefined) return 'closed-inbox'
  return inbox.key ? 'own-inbox' : 'open-inbox'
}

/** @throws ConfigurationError, or an AggregateError with the reason, that names the setting which has to change */
async function listening(app: Application, { port, host }: Configuration): Promise<string> {
  try {
    return await app.listen({ port, host })
  } catch (error) {
    // What stands in the way of a port may go away by itself, but not that only root may listen there.
    if (hasCode(error, 'EADDRINUSE')) throw new AggregateError([error], 'PORT')
    const setting = hasCode(error, 'EACCES') ? 'PORT' : 'HOST'
    throw new ConfigurationError(`${setting}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Accepts no new requests, and answers those under way if that takes only a few seconds. */
async function closeConnections(app: Application): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), mostMillisecondsToAnswer)
  await app.close().finally(() => clearTimeout(impatience))
}
