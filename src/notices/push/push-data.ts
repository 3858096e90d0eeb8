import { z } from 'zod'
import { mapPages } from '../../platform/database/pages.ts'
import { MailSettings, mailSettings } from '../../platform/mail-settings.ts'
import { exported, type OwnedData } from '../../platform/owned-data.ts'
import { allDeliveries } from '../deliveries/delivery-log.ts'

const ExportedSubscription = z.object({
  subscription: z.uuid(),
  service: z.string().describe('The origin of the push service’s address.'),
  userAgent: z.string(),
  kinds: MailSettings,
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
})

const ExportedPush = z.object({
  subscription: z.uuid(),
  topic: z.string(),
  match: z.uuid().nullable(),
  status: z.string(),
  attempts: z.int(),
  answer: z.int().nullable().describe('The status of the last answer of the push service.'),
  fault: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

const ExportedPushes = z.object({
  pushSubscriptions: z.array(ExportedSubscription),
  pushes: z.array(ExportedPush).describe('What was pushed to them.'),
})

/**
 * The browsers to which a person's notices are pushed. Addresses and keys are not exported. They go with their sessions
 * when the account is erased.
 */
export const pushData: OwnedData = {
  exported: exported(ExportedPushes, async ({ database }, { id: accountId }) => {
    const subscriptions = await database.prisma.pushSubscription.findMany({
      where: { accountId },
      orderBy: { createdAt: 'asc' },
    })
    return {
      pushSubscriptions: subscriptions.map(({ id, service, userAgent, kinds, createdAt, usedAt }) => ({
        subscription: id,
        service,
        userAgent,
        kinds: mailSettings(kinds),
        createdAt: createdAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
      })),
      pushes: mapPages(allDeliveries({ database }, 'subscriptionId', subscriptions), ({ to, delivery }) => {
        const { topic, matchId: match, status, attempts, answer, fault, createdAt } = delivery
        const at = createdAt.toISOString()
        return { subscription: to, topic, match, status, attempts, answer, fault, createdAt: at }
      }),
    }
  }),
}
