import { mailKinds } from '../../platform/mail-settings.ts'
import type { Platform } from '../../platform/platform.ts'
import { mailUuid } from '../bounces/bounces.ts'
import { bounceAddress, unsubscribeLink } from '../links/links.ts'
import { words } from '../locales/index.ts'
import { type Block, link, picturesIn, renderText, text } from './letter.ts'
import type { Mail } from './mail.ts'
import { type Tidings, together } from './merge.ts'
import { messageId, threadId } from './message-ids.ts'
import { renderHtml } from './template.ts'

/** The mail that tells some notices to their person. Made again of the same ones, it has the same Message-ID. */
export function mailOf(platform: Platform, tidings: Tidings): Mail {
  const { mailBounces } = platform.configuration
  const url = platform.publicUrl()
  const [{ notice }] = tidings
  const { to, subject, about, body } = together(tidings)
  const { blocks, unsubscribe } = farewell(platform, tidings)
  const all = [...body, ...blocks]
  return {
    to: { name: to.name, address: to.address },
    subject,
    language: to.language,
    text: renderText(all),
    html: renderHtml(all, to.language),
    pictures: picturesIn(all),
    messageId: messageId(tidings.map((told) => told.notice.key).join('\n'), url),
    date: platform.clock.now(),
    thread: about?.match === undefined ? undefined : threadId(about.match, about.account, url),
    bounces:
      mailBounces === undefined ? undefined : bounceAddress(platform, mailBounces, mailUuid(notice.id, to.address)),
    unsubscribe,
  }
}

/** How to get no more of each kind of mail that this is; and where one click ends all of these kinds. */
function farewell(
  platform: Platform,
  tidings: Tidings,
): { readonly blocks: readonly Block[]; readonly unsubscribe?: string } {
  const [{ notice, letter }] = tidings
  const { refuse } = letter
  if (refuse) return { blocks: [link(refuse.label, refuse.url)], unsubscribe: refuse.url }
  const account = notice.accountId
  const kinds = mailKinds.filter((kind) => tidings.some((told) => told.kind === kind))
  if (account === null || kinds.length === 0) return { blocks: [] }
  const say = words[letter.to.language]
  const links = kinds.map((kind) =>
    link(say.match.unsubscribe(say.kinds[kind]), unsubscribeLink(platform, account, [kind])),
  )
  return { blocks: [...links, text(say.match.again)], unsubscribe: unsubscribeLink(platform, account, kinds) }
}
