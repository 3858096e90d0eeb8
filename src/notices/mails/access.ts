import type { Account } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { finePrint, type Letter, list, text } from '../letters/letter.ts'
import { timeFor, words } from '../locales/index.ts'
import { Withhold } from '../outbox/notice.ts'
import { accountOf, recipientOf } from '../outbox/recipients.ts'

/** A personal access token was made: its name, what it may do, and when it expires. */
export async function tokenMade(platform: Platform, id: string, accountId: string | null): Promise<Letter> {
  const account = await accountOf(platform, accountId)
  const { name, scopes, expiresAt } = await tokenOf(platform, id)
  const to = recipientOf(account)
  const say = words[to.language].access
  const may = Object.entries(say.token.scopes).flatMap(([scope, words]) => (scopes.includes(scope) ? [words] : []))
  const until = expiresAt === null ? say.token.endless : say.token.until(timeFor(to, expiresAt))
  return letterAbout(account, {
    subject: say.token.subject,
    content: [text(say.token.made(name)), list(may), text(until)],
    how: `DELETE /v1/account/tokens/${id}`,
  })
}

/** A personal access token ends in two weeks. */
export async function tokenEnding(platform: Platform, id: string, accountId: string | null): Promise<Letter> {
  const account = await accountOf(platform, accountId)
  const { name, expiresAt } = await tokenOf(platform, id)
  if (expiresAt === null || expiresAt <= platform.clock.now()) throw new Withhold('deadline-passed')
  const to = recipientOf(account)
  const { hello, access } = words[to.language]
  const { subject, text: ending, again } = access.ending
  return {
    to,
    subject: subject(name),
    body: [
      text(hello(to.name)),
      text(ending(name, timeFor(to, expiresAt))),
      text(again),
      finePrint(['API: POST /v1/account/tokens']),
    ],
  }
}

/** A webhook was made, or was given another address or secret. */
export async function webhookMade(platform: Platform, id: string, accountId: string | null): Promise<Letter> {
  const account = await accountOf(platform, accountId)
  const webhook = await platform.database.prisma.webhook.findUnique({ where: { id } })
  if (webhook === null) throw new Withhold('cause-gone')
  const say = words[recipientOf(account).language].access
  return letterAbout(account, {
    subject: say.webhook.subject,
    content: [text(say.webhook.made(new URL(webhook.url).host))],
    how: `DELETE /v1/account/webhooks/${id}`,
  })
}

/** A calendar of one's deadlines was made. */
export async function calendarMade(platform: Platform, accountId: string | null): Promise<Letter> {
  const account = await accountOf(platform, accountId)
  if (account.calendarId === null) throw new Withhold('cause-gone')
  const say = words[recipientOf(account).language].access
  return letterAbout(account, {
    subject: say.calendar.subject,
    content: [text(say.calendar.made)],
    how: 'DELETE /v1/account/calendar',
  })
}

async function tokenOf({ database }: Platform, id: string) {
  const token = await database.prisma.accessToken.findUnique({ where: { id } })
  if (token === null) throw new Withhold('cause-gone')
  return token
}

interface AccessNews extends Pick<Letter, 'subject'> {
  readonly content: Letter['body']
  /** The request that ends it. */
  readonly how: string
}

function letterAbout(account: Account, { subject, content, how }: AccessNews): Letter {
  const to = recipientOf(account)
  const { hello, access } = words[to.language]
  return {
    to,
    subject,
    body: [text(hello(to.name)), ...content, text(access.advice), finePrint([`API: ${how}`])],
  }
}
