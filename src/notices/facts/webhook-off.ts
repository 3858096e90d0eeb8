import { pageLink } from '../links/links.ts'
import { type WebhookOffFacts, webhookOffLetter } from '../mails/webhook-off-letter.ts'
import { Withhold } from '../record/notice.ts'
import type { DraftOf, NoticeBuilder } from './notice-builder.ts'
import { recipientOf } from './recipient.ts'

/** The server switched a webhook off. */
export const webhookOff: NoticeBuilder<DraftOf<'webhook-off'>, WebhookOffFacts> = {
  async facts(platform, { webhook: id }, reader) {
    const webhook = await platform.database.prisma.webhook.findUnique({ where: { id } })
    const { offAt = null, offBy = null, url = '' } = webhook ?? {}
    if (offAt === null || (offBy !== 'failures' && offBy !== 'gone')) throw new Withhold('cause-gone')
    return {
      to: recipientOf(reader),
      settings: pageLink(platform, 'settings#webhooks'),
      webhook: id,
      host: new URL(url).host,
      why: offBy,
    }
  },
  letter: webhookOffLetter,
}
