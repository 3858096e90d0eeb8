import { personalToken } from '../../accounts/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { pageLink } from '../links/links.ts'
import {
  type AccessFacts,
  calendarMadeLetter,
  type TokenEndingFacts,
  type TokenMadeFacts,
  tokenEndingLetter,
  tokenMadeLetter,
  type WebhookMadeFacts,
  webhookMadeLetter,
} from '../mails/access-letters.ts'
import { Withhold } from '../record/notice.ts'
import type { DraftOf, NoticeBuilder } from './notice-builder.ts'
import { recipientOf } from './recipient.ts'

/** A personal access token was made. */
export const tokenMade: NoticeBuilder<DraftOf<'token-made'>, TokenMadeFacts> = {
  async facts(platform, { token }, reader) {
    const { name, scopes, expiresAt } = await tokenOf(platform, token)
    return {
      to: recipientOf(reader),
      settings: pageLink(platform, 'settings#tokens'),
      token,
      name,
      scopes,
      expiresAt,
    }
  },
  letter: tokenMadeLetter,
}

/** A personal access token ends in two weeks. */
export const tokenEnding: NoticeBuilder<DraftOf<'token-ending'>, TokenEndingFacts> = {
  async facts(platform, { token }, reader) {
    const { name, expiresAt } = await tokenOf(platform, token)
    if (expiresAt === null || expiresAt <= platform.clock.now()) throw new Withhold('deadline-passed')
    return { to: recipientOf(reader), settings: pageLink(platform, 'settings#tokens'), name, expiresAt }
  },
  letter: tokenEndingLetter,
}

/** A webhook was made, or was given another address or secret. */
export const webhookMade: NoticeBuilder<DraftOf<'webhook-made'>, WebhookMadeFacts> = {
  async facts(platform, { webhook: id }, reader) {
    const webhook = await platform.database.prisma.webhook.findUnique({ where: { id } })
    if (webhook === null) throw new Withhold('cause-gone')
    return {
      to: recipientOf(reader),
      settings: pageLink(platform, 'settings#webhooks'),
      webhook: id,
      host: new URL(webhook.url).host,
    }
  },
  letter: webhookMadeLetter,
}

/** A calendar of one's deadlines was made. */
export const calendarMade: NoticeBuilder<DraftOf<'calendar-made'>, AccessFacts> = {
  async facts(platform, _, reader) {
    if (reader.calendarId === null) throw new Withhold('cause-gone')
    return { to: recipientOf(reader), settings: pageLink(platform, 'settings#calendar') }
  },
  letter: calendarMadeLetter,
}

async function tokenOf(platform: Platform, id: string) {
  const token = await personalToken(platform, id)
  if (token === null) throw new Withhold('cause-gone')
  return token
}
