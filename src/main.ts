import {
  accountsRoutes,
  blockingData,
  callersOf,
  holdExistingNames,
  identify,
  proofFor,
  reportData,
  reportRoutes,
} from './accounts/index.ts'
import {
  auditLogRoutes,
  disputeData,
  disputeEffects,
  disputesEvent,
  disputesRoutes,
  lookRoutes,
  publishedActsRoutes,
} from './disputes/index.ts'
import { lessonRoutes } from './lessons/index.ts'
import {
  keepHours,
  type Matches,
  matches,
  playingData,
  publishSigningKey,
  seatData,
  talkData,
  visibleMatch,
} from './matches/index.ts'
import {
  accountStreams,
  type DeliveryWorker,
  type DevelopmentInbox,
  deliveryWorker,
  developmentInbox,
  latenessOfMails,
  type MailWorker,
  mailWorker,
  measureDeliveries,
  measureMails,
  noticeData,
  noticeExpiries,
  noticesRoutes,
  pushData,
  settleAfterRestoration,
  webhookData,
} from './notices/index.ts'
import { counting, peopleRoutes, ratingData } from './people/index.ts'
import { type Application, application } from './platform/http/application.ts'
import { clientRoutes } from './platform/http/client-routes.ts'
import type { Streams } from './platform/http/event-stream/listening.ts'
import { keyedRequestData } from './platform/http/idempotency/keyed-request-data.ts'
import { keyExpiries } from './platform/http/idempotency/store.ts'
import { operatorRoutes } from './platform/http/operator-routes.ts'
import { probeRoutes } from './platform/http/probe-routes.ts'
import { serverRoutes } from './platform/http/server-routes.ts'
import { measureConnections } from './platform/metrics/connections.ts'
import { gauge } from './platform/metrics/gauge.ts'
import { serveMetrics } from './platform/metrics/metrics-routes.ts'
import type { OwnedData } from './platform/owned-data.ts'
import type { Platform } from './platform/platform.ts'
import { studiesRoutes, studyData } from './studies/index.ts'

export interface Server {
  readonly app: Application
  /** Sends the mails, once it is started. */
  readonly worker: MailWorker
  /** Posts to webhooks and browsers, once it is started. */
  readonly deliveries: DeliveryWorker
  /** Finds what is due in matches and does it, once it is started. */
  readonly deadlines: Matches['scheduler']
  /** The event streams of matches and of accounts. */
  readonly streams: readonly Streams[]
  /** Undefined if a mail server sends the mails, or the inbox is off. */
  readonly inbox: DevelopmentInbox | undefined
}

/** What the slices keep about an account, in the order of its export. */
const ownedData: readonly OwnedData[] = [
  ...seatData,
  blockingData,
  reportData,
  talkData,
  disputeData,
  webhookData,
  pushData,
  ratingData,
  ...playingData,
  studyData,
  noticeData,
  keyedRequestData,
]

/** Wires the slices together on one HTTP application. The database must be migrated. */
export async function server(platform: Platform): Promise<Server> {
  const app = await application(platform)
  const callers = callersOf(platform)
  const requireProof = proofFor(platform)
  const { noticesExpireAfterDays } = platform.configuration
  const all = matches(platform, app.log, {
    chores: [
      counting(platform, app.log),
      keyExpiries(platform),
      ...(noticesExpireAfterDays === undefined ? [] : [noticeExpiries(platform, noticesExpireAfterDays)]),
    ],
    effects: disputeEffects,
    events: [disputesEvent],
  })
  const { routes, scheduler } = all

  app.addHook('onRequest', identify(callers))
  await app.register(serverRoutes(platform))
  await app.register(probeRoutes(platform, () => latenessOfMails(platform)))
  serveMetrics(app, platform)
  await app.register(operatorRoutes(platform))
  await app.register(clientRoutes(platform))
  await app.register(
    accountsRoutes(
      platform,
      requireProof,
      (account, timeZone) => keepHours(platform, account, () => ({ timeZone })),
      ownedData,
    ),
  )
  await app.register(reportRoutes(platform, (match, caller) => visibleMatch(platform, match, caller)))
  for (const matchRoutes of routes) await app.register(matchRoutes)
  await app.register(disputesRoutes(platform, all))
  for (const routes of [lookRoutes, auditLogRoutes, publishedActsRoutes]) await app.register(routes(platform))
  await app.register(studiesRoutes(platform, all))
  await app.register(lessonRoutes(platform))
  await app.register(peopleRoutes(platform))
  await app.register(noticesRoutes(platform, requireProof))
  const streams = [all.streams(callers.stillGood), accountStreams(platform, app.log, callers.stillGood)]
  for (const each of streams) await app.register(each.routes)
  measureConnections(platform)
  platform.database.onReplica?.((news) => {
    if (news.is === 'away') app.log.warn({ error: news.error }, 'the replica is away: the primary answers in its place')
    else app.log.info('the replica is back')
  })
  measureMails(platform)
  measureDeliveries(platform)
  gauge(platform.metrics, 'paquebot_streams', 'Open event streams of matches and accounts.', () =>
    streams.reduce((all, { count }) => all + count(), 0),
  )
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
    worker: mailWorker(platform, app.log),
    deliveries: deliveryWorker(platform, app.log),
    deadlines: scheduler,
    streams,
    inbox,
  }
}
