import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sharedSignals } from '../../src/platform/database/shared-signals.ts'
import type { NewNotice } from '../../src/platform/outbox.ts'
import type { Platform } from '../../src/platform/platform.ts'
import { queueNotices } from '../../src/platform/queue-notices.ts'
import type { ServerProcess } from '../server-process.ts'
import type { Endings } from '../undo.ts'
import { copyMatches } from './copies.ts'
import type { Site } from './site.ts'

/** The most that a person may have. */
const webhooksOfEach = 5

/** How often notices are written. */
const feedEachMilliseconds = 100

/** People whose turn it is, each in a match of their own, and whose notices go to webhooks as well. */
export interface Addressees {
  /**
   * Writes notices of their turns, so many a second, while something is measured: a server that sends faster waits for
   * them, and one that sends slower finds more and more.
   */
  notifiedWhile<Result>(perSecond: number, measure: () => Promise<Result>): Promise<Result>
  /** How many mails and webhooks have left the outbox since it was cleared. */
  left(): Promise<{ readonly mails: number; readonly webhooks: number }>
  /** Empties the outbox, as if nobody had ever been mailed: who was mailed just now would have to wait. */
  clear(): Promise<void>
}

interface OwedTurn {
  readonly match: string
  readonly account: string
  readonly seat: number
  readonly version: number
  readonly question: string
}

/**
 * Makes such people.
 * @param originals matches whose copies they play: to compose a mail, its journal is folded and its position drawn
 * @param receiver where all their webhooks lead
 * @param undo takes what ends the signals to those who deliver
 */
export async function addressees(
  { url, platform }: Site,
  { originals, people }: { readonly originals: readonly string[]; readonly people: number },
  receiver: Pick<ServerProcess, 'address'>,
  undo: Endings,
): Promise<Addressees> {
  const { prisma } = platform.database
  const signals = sharedSignals(platform.database)
  undo.push(signals.stop)
  await copyMatches(url, { originals, ofEach: Math.ceil(people / originals.length), people })
  const turns = await prisma.$queryRaw<OwedTurn[]>`
    SELECT DISTINCT ON (p.account_id) d.match_id::text AS match, p.account_id::text AS account, d.seat,
      d.since AS version, d.question
    FROM copies c JOIN decisions d ON d.match_id = c.match
    JOIN participants p ON p.match_id = d.match_id AND p.seat = d.seat`
  await makeWebhooks(platform, turns, receiver.address)
  const notices = turns.map(noticeOf)

  return {
    async notifiedWhile(perSecond, measure) {
      const atOnce = Math.ceil((perSecond * feedEachMilliseconds) / 1000)
      const unwritten = [...notices]
      const feeding = new AbortController()
      const fed = feed()
      try {
        const result = await measure()
        if (unwritten.length === 0) throw new Error(`all ${notices.length} people were notified: too few were made`)
        return result
      } finally {
        feeding.abort()
        await fed
      }

      async function feed(): Promise<void> {
        while (!feeding.signal.aborted) {
          await queueNotices(platform.database, unwritten.splice(0, atOnce))
          signals.noticesWritten()
          await wait(feedEachMilliseconds)
        }
      }
    },
    async left() {
      const [mails, webhooks] = await Promise.all([
        prisma.notice.count({ where: { status: 'sent' } }),
        prisma.delivery.count({ where: { status: 'delivered' } }),
      ])
      return { mails, webhooks }
    },
    async clear() {
      await prisma.$executeRaw`TRUNCATE notices, deliveries`
    },
  }
}

/** The notice of a turn. It is due before the notices of the moves that are measured, which would keep it waiting. */
function noticeOf({ account, ...about }: OwedTurn): NewNotice {
  const { match, seat, version, question } = about
  return {
    key: `${match}/${version}/${seat}/${question}/your-turn`,
    accountId: account,
    matchId: match,
    draft: { topic: 'your-turn', ...about },
    dueAt: new Date(-1),
  }
}

async function makeWebhooks(platform: Platform, turns: readonly OwedTurn[], receiver: URL): Promise<void> {
  const createdAt = platform.clock.now()
  const data = turns.flatMap(({ account }) =>
    Array.from({ length: webhooksOfEach }, () => {
      const id = randomUUID()
      const secret = `whsec_${Buffer.from(id).toString('base64')}`
      const sealedSecret = platform.secrets.seal(secret, id)
      return { id, accountId: account, url: receiver.href, sealedSecret, topics: [], createdAt }
    }),
  )
  await platform.database.prisma.webhook.createMany({ data })
}
