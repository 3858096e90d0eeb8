import { catalogue } from '../../games/catalogue.ts'
import type { Account } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { finePrint, type Letter, link, text } from '../letter.ts'
import { invitationLink, invitationRequest } from '../links.ts'
import { languageOf, words } from '../locales/index.ts'
import { Withhold } from '../notice.ts'
import { accountOf, recipientOf, requireMatchMails } from '../recipients.ts'

/** An invitation into a match. Whoever has no account is written to in the language of whoever invites. */
export async function invited(platform: Platform, invitation: string, accountId: string | null): Promise<Letter> {
  const row = await platform.database.prisma.invitation.findUnique({
    where: { id: invitation },
    include: { match: { include: { participants: { include: { account: true } } } }, invitedBy: true },
  })
  if (!row) throw new Withhold('cause-gone')
  const { match, invitedBy } = row
  if (match.participants.some(({ account }) => account.email === row.email)) throw new Withhold('invitation-accepted')
  if (match.status !== 'open') throw new Withhold('match-not-open')

  const account = await accountBehind(platform, accountId)
  const to = account
    ? recipientOf(account)
    : { name: '', address: row.email, language: languageOf(invitedBy.language), timeZone: invitedBy.timeZone }
  const say = words[to.language]
  const game = catalogue.get(match.game)?.wording[to.language].title ?? match.game
  return {
    to,
    subject: say.invited.subject(invitedBy.name, match.name),
    body: [
      text(to.name === '' ? say.helloStranger : say.hello(to.name)),
      text(say.invited.text(invitedBy.name, match.name, game)),
      text(say.invited.seats(match.seats)),
      link(say.invited.link, invitationLink(platform, match.id, invitation)),
      text(say.invited.how),
      finePrint([`API: ${invitationRequest(platform, match.id, invitation)}`]),
    ],
    ...(account ? { about: { match: match.id, account: account.id } } : {}),
  }
}

/** The invited account. One whose address was never confirmed is nobody's yet: it is written to as a stranger. */
async function accountBehind(platform: Platform, accountId: string | null): Promise<Account | undefined> {
  const account = accountId === null ? undefined : await accountOf(platform, accountId)
  if (!account || account.status === 'unconfirmed') return undefined
  requireMatchMails(account, platform.clock.now())
  return account
}
