import { randomUUID } from 'node:crypto'
import { lockAccounts, ofLiveSession } from '../../accounts/index.ts'
import type { PushSubscription } from '../../generated/prisma/client.ts'
import type { SomeMailSettings } from '../../platform/mail-settings.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import type { ServerSecrets } from '../../platform/secrets.ts'
import { requirePublic } from '../deliveries/private-address.ts'
import { PushTarget, type PushWish } from './push-subscription.ts'

/** The session of a browser, and what the browser called itself. */
interface Browser {
  readonly accountId: string
  readonly sessionId: string
  readonly userAgent: string
}

/** The subscriptions of an account, the newest first. Those of sessions that have expired get nothing. */
export function subscriptionsOf({ database, clock }: Platform, accountId: string): Promise<PushSubscription[]> {
  return database.prisma.pushSubscription.findMany({
    where: { accountId, ...ofLiveSession(clock.now()) },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  })
}

/** A subscription of an account. @throws Problem not-found, also if it belongs to somebody else */
export async function existingSubscription(
  { database }: Platform,
  accountId: string,
  id: string,
): Promise<PushSubscription> {
  const subscription = await database.prisma.pushSubscription.findFirst({ where: { id, accountId } })
  if (!subscription) throw new Problem('not-found')
  return subscription
}

/**
 * Stores the address at which a session's browser gets its pushes. A session has one such address, and an address
 * belongs to one session: the next session in that browser takes it over.
 * @throws Problem invalid-request if the address is private
 */
export async function subscribe(
  { configuration, database, secrets, clock }: Platform,
  { accountId, sessionId, userAgent }: Browser,
  { endpoint, keys, kinds = {} }: PushWish,
): Promise<PushSubscription> {
  if (!configuration.webhooksPrivate) await requirePublic(accountId, endpoint, 'endpoint')
  const { pushSubscription } = database.prisma
  const endpointHash = secrets.blind('push', endpoint)
  const known = await pushSubscription.findFirst({ where: { sessionId, endpointHash }, select: { id: true } })
  const id = known?.id ?? randomUUID()
  const sealed = secrets.seal(JSON.stringify({ endpoint, keys }), id)
  const changes = { sealed, kinds, userAgent: userAgent.slice(0, 200) }
  // Two tabs of a browser may subscribe at once: the second finds what the first has stored.
  const [, , subscription] = await database.prisma.$transaction([
    lockAccounts(database, [accountId], 'alone'),
    pushSubscription.deleteMany({ where: { OR: [{ sessionId }, { endpointHash }], id: { not: id } } }),
    pushSubscription.upsert({
      where: { id },
      update: changes,
      create: {
        id,
        accountId,
        sessionId,
        endpointHash,
        service: new URL(endpoint).origin,
        createdAt: clock.now(),
        ...changes,
      },
    }),
  ])
  return subscription
}

/** Changes what is pushed to a browser, and when. @throws Problem not-found */
export async function changeKinds(
  platform: Platform,
  accountId: string,
  id: string,
  kinds: SomeMailSettings,
): Promise<PushSubscription> {
  await platform.database.prisma.$executeRaw`
    UPDATE push_subscriptions SET kinds = kinds || ${JSON.stringify(kinds)}::jsonb
    WHERE id = ${id}::uuid AND account_id = ${accountId}::uuid`
  return existingSubscription(platform, accountId, id)
}

/** Deletes a subscription, so that nothing more is pushed there. @throws Problem not-found */
export async function unsubscribe({ database }: Platform, accountId: string, id: string): Promise<void> {
  const { count } = await database.prisma.pushSubscription.deleteMany({ where: { id, accountId } })
  if (count === 0) throw new Problem('not-found')
}

/** Where a subscription's pushes go, and the keys for which they are encrypted. */
export const unsealed = (secrets: ServerSecrets, id: string, sealed: string): PushTarget =>
  PushTarget.parse(JSON.parse(secrets.unseal(sealed, id)))
