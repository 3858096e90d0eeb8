import {
  accountRoutes,
  blockingData,
  callersOf,
  ensureAdministrator,
  holdExistingNames,
  identify,
  nameKey,
  proofFor,
  reportData,
  reportRoutes,
} from './accounts/index.ts'
import {
  auditLogRoutes,
  disputeData,
  disputeEffects,
  disputeRoutes,
  lookRoutes,
  publishedActsRoutes,
} from './disputes/index.ts'
import {
  decisionData,
  keepHours,
  type MatchClock,
  matchData,
  matches,
  matchStreams,
  orderData,
  originData,
  publishSigningKey,
  talkData,
  visibleMatch,
  wishData,
} from './matches/index.ts'
import {
  accountStreams,
  type DevelopmentInbox,
  developmentInbox,
  keepInboxToken,
  type NoticeWorker,
  noticeData,
  noticesRoutes,
  noticeWorker,
  settleAfterRestoration,
  type WebhookWorker,
  webhookData,
  webhookWorker,
} from './notices/index.ts'
import { counting, peopleRoutes, ratingData } from './people/index.ts'
import { systemClock } from './platform/clock.ts'
import { type ClosingPart, closeAll } from './platform/closing.ts'
import { type Configuration, readConfiguration } from './platform/configuration.ts'
import { migrateDatabase, openDatabase, whileServing } from './platform/database/database.ts'
import { sharedOutboxSignal } from './platform/database/outbox-news.ts'
import { type Application, application } from './platform/http/application.ts'
import { builtClient, clientRoutes } from './platform/http/client-routes.ts'
import type { Streams } from './platform/http/event-stream/listening.ts'
import { keyedRequestData } from './platform/http/idempotency/keyed-request-data.ts'
import { keyExpiries } from './platform/http/idempotency/store.ts'
import { operatorRoutes } from './platform/http/operator-routes.ts'
import { serverRoutes } from './platform/http/server-routes.ts'
import type { OwnedData } from './platform/owned-data.ts'
import type { Platform } from './platform/platform.ts'
import { deriveSecrets, readSecret } from './platform/secrets.ts'
import { Stopped, stopSignal, unlessStopped, whenStopped } from './platform/stop-signal.ts'
import { threads } from './platform/threads/threads.ts'
import { studyData, studyRoutes } from './studies/index.ts'

export interface Server {
  readonly app: Application
  /** Sends the mails, once it is started. */
  readonly worker: NoticeWorker
  /** Posts to webhooks, once it is started. */
  readonly webhooks: WebhookWorker
  /** Handles deadlines, once it is started. */
  readonly deadlines: MatchClock
  /** The event streams of matches and of accounts. */
  readonly streams: readonly Streams[]
  /** Undefined if a mail server sends the mails, or the inbox is off. */
  readonly inbox: DevelopmentInbox | undefined
}

const mostMillisecondsToAnswer = 3_000

/** What the slices keep about an account, in the order of its export. */
const ownedData: readonly OwnedData[] = [
  matchData,
  wishData,
  blockingData,
  reportData,
  talkData,
  disputeData,
  webhookData,
  ratingData,
  decisionData,
  orderData,
  originData,
  studyData,
  noticeData,
  keyedRequestData,
]

/** Wires the slices together on one HTTP application. The database must be migrated. */
export async function server(platform: Platform): Promise<Server> {
  const app = await application(platform)
  const callers = callersOf(platform)
  const requireProof = proofFor(platform)
  const all = matches(platform, app.log, {
    chores: [counting(platform, app.log), keyExpiries(platform)],
    effects: disputeEffects,
  })
  const { routes, clock, liveMatches } = all

  app.addHook('onRequest', identify(callers))
  await app.register(serverRoutes(platform))
  await app.register(operatorRoutes(platform))
  await app.register(clientRoutes(platform.client))
  await app.register(
    accountRoutes(
      platform,
      callers,
      requireProof,
      (account, timeZone) => keepHours(platform, account, () => ({ timeZone })),
      ownedData,
    ),
  )
  await app.register(reportRoutes(platform, (match, caller) => visibleMatch(platform, match, caller)))
  for (const matchRoutes of routes) await app.register(matchRoutes)
  await app.register(disputeRoutes(platform, all))
  for (const routes of [lookRoutes, auditLogRoutes, publishedActsRoutes]) await app.register(routes(platform))
  await app.register(studyRoutes(platform, all))
  await app.register(peopleRoutes(platform, nameKey))
  await app.register(noticesRoutes(platform, requireProof))
  const streams = [
    matchStreams(platform, liveMatches, app.log, callers.stillGood),
    accountStreams(platform, app.log, callers.stillGood),
  ]
  for (const each of streams) await app.register(each.routes)
  // Streams do not end by themselves, and closing the server would wait for them.
  app.addHook('preClose', async () => {
    await Promise.all(streams.map(({ stop }) => stop()))
  })
  const inbox = developmentInbox(platform)
  if (inbox) await app.register(inbox.routes)
  await publishSigningKey(platform)
  await settleAfterRestoration(platform)
  await holdExistingNames(platform)
  return {
    app,
    worker: noticeWorker(platform, app.log),
    webhooks: webhookWorker(platform, app.log),
    deadlines: clock,
    streams,
    inbox,
  }
}

/** What the command line prints when the server is ready. */
export interface Started {
  readonly play: string
  readonly api: string
  readonly document: string
  readonly tryIt: string
  /**
   * Where mails go: to a mail server, or to the inbox of this server, which one person, everybody or nobody may read.
   */
  readonly mail: 'mail-server' | 'own-inbox' | 'open-inbox' | 'closed-inbox'
  /** The link that opens the development inbox, if there is one. */
  readonly inbox: string | undefined
  readonly database: string
  readonly migrated: readonly string[]
  /** Undefined if there was an active administrator. The password is never shown again. */
  readonly administrator: { readonly email: string; readonly password: string } | undefined
}

/**
 * How long a stop waits for work that is under way, and then for what that work needs; together less than the 8 s that
 * it may take.
 */
const millisecondsToStop = { work: 5_000, ground: 2_000 }
/** The process exits after this time in any case, for instance if the event loop was blocked. */
const mostMillisecondsToStop = 7_500

/** What a stop closes. */
interface Closing {
  /** Work that is under way: closed first, all at once. */
  readonly work: ClosingPart[]
  /** What that work needs: closed afterwards. */
  readonly ground: ClosingPart[]
}

/**
 * Runs the server until the process gets a stop signal, which may come during the start.
 * @param ready called when the server answers requests
 * @returns what was still under way when the time to stop was over, such as mails to a server that does not answer
 * @throws whatever prevents it from starting, or from stopping cleanly; everything else has been closed
 */
export async function serve(
  ready: (started: Started) => void,
  configuration: Configuration = readConfiguration(process.env),
  stop: AbortSignal = stopSignal(),
): Promise<readonly string[]> {
  const closing: Closing = { work: [], ground: [] }
  const failures: unknown[] = []
  void whenStopped(stop).then(() => setTimeout(() => process.exit(1), mostMillisecondsToStop).unref())
  try {
    ready(await start(configuration, closing, stop))
    await whenStopped(stop)
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
 * Starts all parts, and registers how each is closed. The administrator is made last, because the password is shown
 * only once, and only if everything else has started.
 */
async function start(configuration: Configuration, closing: Closing, stop: AbortSignal): Promise<Started> {
  stop.throwIfAborted()
  const database = await openDatabase(configuration, whileServing, stop)
  const outbox = sharedOutboxSignal(database)
  closing.ground.push({ what: 'the database', close: () => outbox.stop().finally(() => database.close()) })
  const computing = threads()
  closing.ground.push({ what: 'computing', close: () => computing.close() })
  stop.throwIfAborted()
  let address = ''
  const platform: Platform = {
    configuration,
    database,
    secrets: deriveSecrets(readSecret(configuration)),
    clock: systemClock,
    outbox,
    threads: computing,
    publicUrl: () => configuration.publicUrl ?? address,
    client: builtClient(),
  }
  const migrated = await unlessStopped(stop, migrateDatabase(database, stop))
  const { app, worker, webhooks, deadlines, inbox } = await unlessStopped(stop, server(platform))
  closing.work.push(
    { what: 'mails', close: worker.stop },
    { what: 'webhooks', close: webhooks.stop },
    { what: 'deadlines', close: deadlines.stop },
    { what: 'requests', close: () => closeConnections(app) },
  )
  address = (await app.listen({ port: configuration.port, host: configuration.host })).replace('0.0.0.0', '127.0.0.1')
  if (inbox?.key) {
    closing.work.push({ what: 'the inbox', close: keepInboxToken(configuration.dataDir, inbox.key.token) })
  }
  stop.throwIfAborted()
  const administrator = await ensureAdministrator(platform)
  worker.start()
  webhooks.start()
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
    mail: mailGoesTo(configuration, inbox),
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

/** Accepts no new requests, and answers those under way if that takes only a few seconds. */
async function closeConnections(app: Application): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), mostMillisecondsToAnswer)
  await app.close().finally(() => clearTimeout(impatience))
}
