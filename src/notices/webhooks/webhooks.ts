import { randomUUID } from 'node:crypto'
import { accountRows } from '../../accounts/index.ts'
import type { Webhook } from '../../generated/prisma/client.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { Proof } from '../../platform/http/proof.ts'
import { noticeRow } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { queueRows } from '../../platform/queue-notices.ts'
import { requirePublic } from '../deliveries/private-address.ts'
import { matchTopics } from '../record/topics.ts'
import { newSecret } from './secret.ts'
import type { WebhookChange, WebhookWish } from './wire.ts'

const mostWebhooks = 5

/** A webhook and the account that must own it. */
export interface WebhookOfAccount {
  readonly accountId: string
  readonly id: string
}

/** A webhook, and its secret, which is shown only once. */
interface WebhookAndSecret {
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

/** A webhook of an account. @throws Problem not-found, also if it belongs to somebody else */
export async function existingWebhook({ database }: Platform, { accountId, id }: WebhookOfAccount): Promise<Webhook> {
  const webhook = await database.prisma.webhook.findFirst({ where: { id, accountId } })
  if (!webhook) throw new Problem('not-found')
  return webhook
}

/**
 * Makes a webhook, and mails its owner about it. The proof holds the account, so that concurrent requests cannot exceed
 * the limit.
 * @throws Problem too-many-webhooks, wrong-password, token-not-valid, or invalid-request if the address is private
 */
export async function createWebhook(
  platform: Platform,
  proof: Proof,
  wanted: Omit<WebhookWish, 'password'>,
): Promise<WebhookAndSecret> {
  const { prisma } = platform.database
  const { account: accountId } = proof
  if (!platform.configuration.webhooksPrivate) await requirePublic(accountId, wanted.url)
  const id = randomUUID()
  const secret = newSecret()
  const sealed = platform.secrets.seal(secret, id)
  const topics = inOrder(wanted.topics ?? [])
  const batch = prisma.$transaction([
    ...proof.hold(),
    prisma.$executeRaw`
      INSERT INTO webhooks (id, account_id, url, format, sealed_secret, topics, created_at)
      SELECT ${id}::uuid, a.id, ${wanted.url}, ${wanted.format ?? 'paquebot'}, ${sealed}, ${topics}::text[], ${platform.clock.now()}::timestamptz
      FROM ${accountRows} a
      WHERE a.id = ${accountId}::uuid AND (SELECT count(*) FROM webhooks WHERE account_id = a.id) < ${mostWebhooks}`,
    noticeToOwner(platform, { accountId, id }),
  ])
  const [, , made] = await proof.requiring(batch)
  platform.signals.noticesWritten()
  if (made === 0) throw new Problem('too-many-webhooks', { params: { most: mostWebhooks } })
  return { webhook: await existingWebhook(platform, { accountId, id }), secret }
}

/**
 * Changes a webhook. A new address, and switching it on, clear its failures.
 * @param proof what a new address needs
 * @throws Problem not-found, wrong-password, token-not-valid
 */
export async function changeWebhook(
  platform: Platform,
  whose: WebhookOfAccount,
  change: Omit<WebhookChange, 'password'>,
  proof: Proof | undefined,
): Promise<Webhook> {
  const { prisma } = platform.database
  const { url, format, topics, on } = change
  if (url !== undefined && !platform.configuration.webhooksPrivate) await requirePublic(whose.accountId, url)
  const statements: Prisma.PrismaPromise<unknown>[] = [
    ...(proof === undefined ? [] : proof.hold()),
    prisma.webhook.updateMany({
      where: { ...whose },
      data: {
        ...(url === undefined ? {} : { url, failingSince: null }),
        ...(format === undefined ? {} : { format }),
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
    ...(url === undefined ? [] : [noticeToOwner(platform, whose)]),
  ]
  const batch = prisma.$transaction(statements)
  await (proof === undefined ? batch : proof.requiring(batch))
  if (url !== undefined) platform.signals.noticesWritten()
  return existingWebhook(platform, whose)
}

/**
 * Gives a webhook another secret, with which every later post is signed.
 * @throws Problem not-found, wrong-password, token-not-valid
 */
export async function renewSecret(platform: Platform, proof: Proof, id: string): Promise<WebhookAndSecret> {
  const secret = newSecret()
  const { prisma } = platform.database
  const whose = { accountId: proof.account, id }
  const batch = prisma.$transaction([
    ...proof.hold(),
    prisma.webhook.updateMany({
      where: { ...whose },
      data: { sealedSecret: platform.secrets.seal(secret, whose.id) },
    }),
    noticeToOwner(platform, whose),
  ])
  await proof.requiring(batch)
  platform.signals.noticesWritten()
  return { webhook: await existingWebhook(platform, whose), secret }
}

/** Queues the mail about a new webhook, address or secret, if there is such a webhook. */
function noticeToOwner({ database }: Platform, { accountId, id }: WebhookOfAccount) {
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

/** Deletes a webhook after its log: deliveries lock rows in this order. @throws Problem not-found */
export async function deleteWebhook({ database }: Platform, whose: WebhookOfAccount): Promise<void> {
  const { prisma } = database
  const [, { count }] = await prisma.$transaction([
    prisma.delivery.deleteMany({ where: { webhook: { ...whose } } }),
    prisma.webhook.deleteMany({ where: { ...whose } }),
  ])
  if (count === 0) throw new Problem('not-found')
}

function inOrder(topics: readonly string[]): string[] {
  return matchTopics.filter((topic) => topics.includes(topic))
}
