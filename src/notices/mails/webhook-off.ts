import type { Platform } from '../../platform/platform.ts'
import { finePrint, type Letter, text } from '../letters/letter.ts'
import { words } from '../locales/index.ts'
import { Withhold } from '../outbox/notice.ts'
import { accountOf, recipientOf } from '../outbox/recipients.ts'
import { deliveriesRequest, switchOnRequest } from '../webhooks/webhook-links.ts'

/** The server switched a webhook off: why, where to look, and how to switch it on again. */
export async function webhookOff(platform: Platform, id: string, accountId: string | null): Promise<Letter> {
  const account = await accountOf(platform, accountId)
  const webhook = await platform.database.prisma.webhook.findUnique({ where: { id } })
  const { offAt = null, offBy = null, url = '' } = webhook ?? {}
  if (offAt === null || (offBy !== 'failures' && offBy !== 'gone')) throw new Withhold('cause-gone')
  const to = recipientOf(account)
  const say = words[to.language]
  return {
    to,
    subject: say.webhook.subject,
    body: [
      text(say.hello(to.name)),
      text(say.webhook.why[offBy](new URL(url).host)),
      text(say.webhook.meanwhile),
      text(say.webhook.again),
      finePrint([`API: ${deliveriesRequest(id)}`, `API: ${switchOnRequest(id)}`]),
    ],
  }
}
