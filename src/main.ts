import { callersOf } from './accounts/callers.ts'
import { ensureAdministrator } from './accounts/first-administrator.ts'
import { identify } from './accounts/identify.ts'
import { accountRoutes } from './accounts/routes.ts'
import { disputeRoutes } from './disputes/routes.ts'
import { appender } from './matches/append.ts'
import { publishSigningKey } from './matches/heads.ts'
import { lobby } from './matches/lobby.ts'
import { play } from './matches/play.ts'
import { gamesRoutes } from './matches/routes/games.ts'
import { lobbyRoutes } from './matches/routes/lobby.ts'
import { movingRoutes } from './matches/routes/moving.ts'
import { seeingRoutes } from './matches/routes/seeing.ts'
import { tables } from './matches/tables.ts'
import { inboxRoutes } from './notices/inbox/routes.ts'
import { noticesRoutes } from './notices/routes.ts'
import { type NoticeWorker, noticeWorker } from './notices/worker.ts'
import { systemClock } from './platform/clock.ts'
import { type Configuration, readConfiguration } from './platform/configuration.ts'
import { migrateDatabase, openDatabase } from './platform/database/database.ts'
import { sharedOutboxSignal } from './platform/database/outbox-news.ts'
import { type Application, application } from './platform/http/application.ts'
import { serverRoutes } from './platform/http/server-routes.ts'
import type { Platform } from './platform/platform.ts'
import { deriveSecrets, readSecret } from './platform/secrets.ts'

export interface Server {
  readonly app: Application
  /** Sends the mails, once it is started. */
  readonly worker: NoticeWorker
}

/** Wires the slices together on one HTTP application. The database is migrated before. */
export async function server(platform: Platform): Promise<Server> {
  const app = await application(platform)
  const callers = callersOf(platform)
  const known = tables(platform)
  const append = appender(platform)
  const playing = play(platform, known, append)

  app.addHook('onRequest', identify(callers))
  await app.register(serverRoutes(platform))
  await app.register(accountRoutes(platform, callers))
  await app.register(gamesRoutes())
  await app.register(lobbyRoutes(platform, lobby(platform, known, append)))
  await app.register(seeingRoutes(platform, known))
  await app.register(movingRoutes(platform, playing))
  await app.register(disputeRoutes(platform, known, playing))
  await app.register(noticesRoutes(platform))
  await app.register(inboxRoutes(platform))
  await publishSigningKey(platform)
  return { app, worker: noticeWorker(platform, app.log) }
}

/** Starts the server as the environment says, and goes on until it is told to stop. */
export async function serve(configuration: Configuration = readConfiguration(process.env)): Promise<void> {
  const database = await openDatabase(configuration)
  const outbox = sharedOutboxSignal(database)
  let address = ''
  const platform: Platform = {
    configuration,
    database,
    secrets: deriveSecrets(readSecret(configuration)),
    clock: systemClock,
    outbox,
    publicUrl: () => configuration.publicUrl ?? address,
  }
  const applied = await migrateDatabase(database)
  const { app, worker } = await server(platform)
  const administrator = await ensureAdministrator(platform)
  address = (await app.listen({ port: configuration.port, host: configuration.host })).replace('0.0.0.0', '127.0.0.1')
  worker.start()
  console.log(greeting(platform, applied, administrator))

  const stop = async (): Promise<void> => {
    await app.close()
    await worker.stop()
    await outbox.stop()
    await database.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
}

function greeting(
  { configuration, database, publicUrl }: Platform,
  applied: readonly string[],
  administrator: { email: string; password: string } | undefined,
): string {
  const embedded = `embedded, in ${configuration.dataDir} (one process only; for lasting matches set DATABASE_URL)`
  const mail = configuration.smtpUrl === undefined ? `${publicUrl()}/inbox (development inbox)` : 'sent by SMTP_URL'
  return [
    'Paquebot is ready.',
    `  API       ${publicUrl()}/v1`,
    `  Document  ${publicUrl()}/openapi.json`,
    `  Try it    ${publicUrl()}/docs`,
    `  Mail      ${mail}`,
    `  Database  ${database.kind === 'embedded' ? embedded : 'the PostgreSQL of DATABASE_URL'}`,
    ...(applied.length > 0 ? [`  Migrated  ${applied.join(', ')}`] : []),
    ...(administrator
      ? [
          '',
          'An administrator was made. This password is shown once; change it, and the address, after signing in:',
          `  Address   ${administrator.email}`,
          `  Password  ${administrator.password}`,
        ]
      : []),
  ].join('\n')
}
