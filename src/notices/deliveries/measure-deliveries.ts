import { z } from 'zod'
import { Prisma } from '../../generated/prisma/client.ts'
import { failedTries } from '../../platform/lease-queue.ts'
import { gauges } from '../../platform/metrics/gauge.ts'
import type { Platform } from '../../platform/platform.ts'

const Reading = z.object({ webhooks: z.int(), failing: z.int(), retrying: z.int() })

/** Registers how many webhooks and pushes fail: if nearly all of them do, the fault is not the receivers'. */
export function measureDeliveries({ metrics, database }: Platform): void {
  gauges(metrics, read, [
    {
      name: 'paquebot_webhooks',
      help: 'How many webhooks are switched on.',
      value: ({ webhooks }) => webhooks,
    },
    {
      name: 'paquebot_webhooks_failing',
      help: 'How many of them have taken nothing since a delivery failed.',
      value: ({ failing }) => failing,
    },
    {
      name: 'paquebot_pushes_retrying',
      help: 'How many pushes to browsers wait for another try, because one has failed.',
      value: ({ retrying }) => retrying,
    },
  ])

  async function read() {
    const [row] = await database.prisma.$queryRaw<unknown[]>`
      SELECT count(*)::int AS webhooks, count(failing_since)::int AS failing, (
        SELECT count(*)::int FROM deliveries d
        WHERE d.status = 'pending' AND d.subscription_id IS NOT NULL AND ${failedTries(Prisma.sql`d`)} > 0
      ) AS retrying
      FROM webhooks WHERE off_at IS NULL`
    return Reading.parse(row)
  }
}
