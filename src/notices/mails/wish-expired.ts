import { catalogue } from '../../games/catalogue.ts'
import type { NoticeDraft } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Letter, text } from '../letters/letter.ts'
import { words } from '../locales/index.ts'
import { accountOf, recipientOf, requireMatchMails } from '../outbox/recipients.ts'

type Expired = Extract<NoticeDraft, { topic: 'wish-expired' }>

/** A wish for a match has expired. */
export async function wishExpired(platform: Platform, wish: Expired, accountId: string | null): Promise<Letter> {
  const account = await accountOf(platform, accountId)
  requireMatchMails(account, platform.clock.now())
  const to = recipientOf(account)
  const say = words[to.language]
  const game = catalogue.get(wish.game)?.wording[to.language].title ?? wish.game
  const content = [text(say.table.wish.text(game, wish.seats)), text(say.table.wish.again), text(say.table.others)]
  return {
    to,
    subject: say.table.wish.subject(game),
    body: [text(say.hello(to.name)), ...content],
    about: { account: account.id },
    part: { content, closing: [] },
  }
}
