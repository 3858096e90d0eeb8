import { createHash } from 'node:crypto'
import { mailKinds } from '../../platform/mail-settings.ts'
import type { Platform } from '../../platform/platform.ts'
import { mailUuid } from '../bounces/bounces.ts'
import { bounceAddress, pageLink, unsubscribeLink } from '../links/links.ts'
import { words } from '../locales/index.ts'
import { type Block, footnote, picturesIn } from './letter.ts'
import type { Mail } from './mail.ts'
import { type MergedNotices, mergeLetters } from './merge.ts'
import { renderHtml, renderText } from './render.ts'

/**
 * The mail for one or more notices to one person. The same notices always get the same Message-ID.
 * @param requests the ids of the requests that caused them
 */
export function mailOf(platform: Platform, notices: MergedNotices, requests: readonly string[]): Mail {
  const { mailBounces } = platform.configuration
  const url = platform.publicUrl()
  const [{ notice, letter }, ...others] = notices
  const { to, subject, about, body } = others.length === 0 ? letter : mergeLetters(notices)
  const { blocks, unsubscribe } = unsubscribing(platform, notices)
  const all = [...body, ...blocks]
  return {
    to: { name: to.name, address: to.address },
    subject,
    language: to.language,
    text: renderText(all),
    html: renderHtml(all, to.language),
    pictures: picturesIn(all),
    // By the first notice alone: if a mail is sent again after a crash, others in it may no longer be true. By its time,
    // too: after a restore from a backup, a new event may have the key of a lost one.
    messageId: messageId(`notice/${notice.key} ${notice.createdAt.getTime()}`, url),
    date: platform.clock.now(),
    // Every mail of one match to one person refers to it, so that mail programs show them as one thread.
    thread: about?.match === undefined ? undefined : messageId(`thread/${about.match}/${about.account}`, url),
    bounces:
      mailBounces === undefined
        ? undefined
        : bounceAddress(platform, mailBounces, mailUuid(platform.secrets, notice.id, to.address)),
    requests,
    unsubscribe,
  }
}

/**
 * The links that switch off each kind of notice in this mail, and the address that switches off all of them at once.
 */
function unsubscribing(
  platform: Platform,
  notices: MergedNotices,
): { readonly blocks: readonly Block[]; readonly unsubscribe?: string } {
  const [{ notice, letter }] = notices
  const { refuse } = letter
  if (refuse) return { blocks: [footnote(refuse.label, refuse.url)], unsubscribe: refuse.url }
  const account = notice.accountId
  const kinds = mailKinds.filter((kind) => notices.some((each) => each.kind === kind))
  if (account === null || kinds.length === 0) return { blocks: [] }
  const say = words[letter.to.language]
  const links = kinds.map((kind) =>
    footnote(say.match.unsubscribe(say.kinds[kind]), unsubscribeLink(platform, account, [kind])),
  )
  const again = footnote(say.match.again, pageLink(platform, 'settings#mails'))
  return { blocks: [...links, again], unsubscribe: unsubscribeLink(platform, account, kinds) }
}

/** The Message-ID for what a mail is about: the same at every attempt. */
function messageId(about: string, publicUrl: string): string {
  const digest = createHash('sha256').update(about).digest('hex').slice(0, 32)
  return `<${digest}@${new URL(publicUrl).hostname}>`
}
