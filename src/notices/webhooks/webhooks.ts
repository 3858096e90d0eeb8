import { randomUUID } from 'node:crypto'
import type { Webhook } from '../../generated/prisma/client.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { noticeRow } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { queueRows } from '../../platform/queue-notices.ts'
import { requirePublic } from './private-address.ts'
import { newSecret } from './secret.ts'
import { webhookTopics } from './topics.ts'
import type { WebhookChange, WebhookWish } from './wire.ts'

const mostWebhooks = 5

/** Whose webhook, and which. */
export interface Whose {
  readonly accountId: string
  readonly id: string
}

/** A webhook, and the secret that is shown this once. */
export interface WithSecret {
  readonly webhook: Webhook
  readonly secret: string
}

/** An account's webhooks, the newest first. */
export function webhooksOf({ database }: Platform, accountId: string): Promise<Webhook[]> {
  return database.prisma.webhook.findMany({
    where: { accountId },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  })
}

/** @throws Problem not-found, where the webhook is somebody else's, too */
export async function theWebhook({ database }: Platform, { accountId, id }: Whose): Promise<Webhook> {
  const webhook = await database.prisma.webhook.findFirst({ where: { id, accountId } })
  if (!webhook) throw new Problem('not-found')
  return webhook
}

/**
 * Makes a webhook, and tells its owner by mail. Its account is held meanwhile: so there is none too many, and none of one that is erased now.
 * @throws Problem too-many-webhooks, invalid-request where its address is private
 */
export async function createWebhook(
  platform: Platform,
  accountId: string,
  wish: Omit<WebhookWish, 'password'>,
): Promise<WithSecret> {
  const { prisma } = platform.database
  if (!platform.configuration.webhooksPrivate) await requirePublic(wish.url)
  const id = randomUUID()
  const secret = newSecret()
  const sealed = platform.secrets.seal(secret, id)
  const topics = inOrder(wish.topics ?? [])
  const [, made] = await prisma.$transaction([
    prisma.$queryRaw`SELECT id FROM accounts WHERE id = ${accountId}::uuid FOR NO KEY UPDATE`,
    prisma.$executeRaw`
      INSERT INTO webhooks (id, account_id, url, sealed_secret, topics, created_at)
      SELECT ${id}::uuid, a.id, ${wish.url}, ${sealed}, ${topics}::text[], ${platform.clock.now()}::timestamptz
      FROM accounts a
      WHERE a.id = ${accountId}::uuid AND a.status <> 'erased'
        AND (SELECT count(*) FROM webhooks WHERE account_id = a.id) < ${mostWebhooks}`,
    toldToOwner(platform, { accountId, id }),
  ])
  platform.outbox.written()
  if (made === 0) throw new Problem('too-many-webhooks', { params: { most: mostWebhooks } })
  return { webhook: await theWebhook(platform, { accountId, id }), secret }
}

/** Changes a webhook. What failed at another address, or before it was switched on again, counts no more. @throws Problem not-found */
export async function changeWebhook(
  platform: Platform,
  whose: Whose,
  change: Omit<WebhookChange, 'password'>,
): Promise<Webhook> {
  const { prisma } = platform.database
  const { url, topics, on } = change
  if (url !== undefined && !platform.configuration.webhooksPrivate) await requirePublic(url)
  await prisma.$transaction([
    prisma.webhook.updateMany({
      where: { ...whose },
      data: {
        ...(url === undefined ? {} : { url, failingSince: null }),
        ...(topics === undefined ? {} : { topics: inOrder(topics) }),
        ...(on === true ? { offAt: null, offBy: null, failingSince: null } : {}),
      },
    }),
    ...(on === false
      ? [
          prisma.webhook.updateMany({
            where: { ...whose, offAt: null },
            data: { offAt: platform.clock.now(), offBy: 'owner' },
          }),
        ]
      : []),
    ...(url === undefined ? [] : [toldToOwner(platform, whose)]),
  ])
  if (url !== undefined) platform.outbox.written()
  return theWebhook(platform, whose)
}

/** Gives a webhook another secret: whatever is posted from now on is signed with it. @throws Problem not-found */
export async function renewSecret(platform: Platform, whose: Whose): Promise<WithSecret> {
  const secret = newSecret()
  const { prisma } = platform.database
  await prisma.$transaction([
    prisma.webhook.updateMany({
      where: { ...whose },
      data: { sealedSecret: platform.secrets.seal(secret, whose.id) },
    }),
    toldToOwner(platform, whose),
  ])
  platform.outbox.written()
  return { webhook: await theWebhook(platform, whose), secret }
}

/** Tells by mail where an account's notices go from now on, as far as there is such a webhook. */
function toldToOwner({ database }: Platform, { accountId, id }: Whose) {
  const { key, topic, payload, dueAt } = noticeRow({
    key: `webhook-made/${id}/${randomUUID()}`,
    accountId,
    matchId: null,
    draft: { topic: 'webhook-made', webhook: id },
  })
  return database.prisma.$executeRaw`
    ${queueRows(Prisma.sql`
      SELECT ${key}, account_id, NULL::uuid, ${topic}, ${JSON.stringify(payload)}::jsonb, ${dueAt}::timestamptz
      FROM webhooks WHERE id = ${id}::uuid AND account_id = ${accountId}::uuid`)}`
}

/** Deletes a webhook, and its log before it, in the order in which a delivery is written down. @throws Problem not-found */
export async function deleteWebhook({ database }: Platform, whose: Whose): Promise<void> {
  const { prisma } = database
  const [, { count }] = await prisma.$transaction([
    prisma.delivery.deleteMany({ where: { webhook: { ...whose } } }),
    prisma.webhook.deleteMany({ where: { ...whose } }),
  ])
  if (count === 0) throw new Problem('not-found')
}

function inOrder(topics: readonly string[]): string[] {
  return webhookTopics.filter((topic) => topics.includes(topic))
}
