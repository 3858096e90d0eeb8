import { NoticeDraft } from '../platform/outbox.ts'
import type { Platform } from '../platform/platform.ts'
import { type Letter, link, renderHtml, renderText, text } from './letter.ts'
import { unsubscribeLink } from './links.ts'
import { words } from './locales/index.ts'
import type { Mail } from './mail.ts'
import { accountNews } from './mails/account-news.ts'
import { deadlineMissed } from './mails/deadline-missed.ts'
import { deadlineNear } from './mails/deadline-near.ts'
import { decidedForYou } from './mails/decided-for-you.ts'
import { invited } from './mails/invited.ts'
import { matchClosed } from './mails/match-closed.ts'
import { matchExpiring } from './mails/match-expiring.ts'
import { matchAborted, matchEnded } from './mails/match-over.ts'
import { matchStarted } from './mails/match-started.ts'
import { oneTimeLinkMail } from './mails/one-time-links.ts'
import { ordersCancelled } from './mails/orders-cancelled.ts'
import { proposalDecided } from './mails/proposal-decided.ts'
import { proposed } from './mails/proposed.ts'
import { seatChanged } from './mails/seat-changed.ts'
import { seatRemoved } from './mails/seat-removed.ts'
import { wishExpired } from './mails/wish-expired.ts'
import { yourTurn } from './mails/your-turn.ts'
import { messageId, threadId } from './message-ids.ts'
import type { Notice } from './notice.ts'

/** Makes the mail that tells a notice, as things are now. @throws Withhold where there is nothing true to tell any more */
export async function compose(platform: Platform, notice: Notice): Promise<Mail> {
  const letter = await write(platform, notice)
  const { to, subject, about } = letter
  const unsubscribe = about && unsubscribeLink(platform, about.account)
  const body = unsubscribe === undefined ? letter.body : [...letter.body, ...farewell(letter, unsubscribe)]
  return {
    to: { name: to.name, address: to.address },
    subject,
    language: to.language,
    text: renderText(body),
    html: renderHtml(body, to.language),
    messageId: messageId(notice.key, platform.publicUrl()),
    date: platform.clock.now(),
    thread: about?.match === undefined ? undefined : threadId(about.match, about.account, platform.publicUrl()),
    unsubscribe,
  }
}

function farewell({ to }: Letter, unsubscribe: string) {
  const say = words[to.language].match
  return [link(say.unsubscribe, unsubscribe), text(say.again)]
}

function write(platform: Platform, { topic, payload, accountId }: Notice): Promise<Letter> {
  const draft = NoticeDraft.parse({ ...Object(payload), topic })
  switch (draft.topic) {
    case 'confirm-address':
      return oneTimeLinkMail(platform, 'confirm', draft.mailToken)
    case 'sign-in-link':
      return oneTimeLinkMail(platform, 'sign-in', draft.mailToken)
    case 'change-address':
      return oneTimeLinkMail(platform, 'change-address', draft.mailToken)
    case 'address-changed':
      return accountNews(platform, 'addressChanged', accountId, draft.oldAddress)
    case 'already-registered':
      return accountNews(platform, 'alreadyRegistered', accountId)
    case 'password-changed':
      return accountNews(platform, 'passwordChanged', accountId)
    case 'invited':
      return invited(platform, draft.invitation, accountId)
    case 'match-started':
      return matchStarted(platform, draft.match, accountId)
    case 'match-ended':
      return matchEnded(platform, draft.match, accountId)
    case 'match-aborted':
      return matchAborted(platform, draft.match, accountId)
    case 'your-turn':
      return yourTurn(platform, draft, accountId)
    case 'deadline-near':
      return deadlineNear(platform, draft, accountId)
    case 'deadline-missed':
      return deadlineMissed(platform, draft, accountId)
    case 'decided-for-you':
      return decidedForYou(platform, draft, accountId)
    case 'match-expiring':
      return matchExpiring(platform, draft.match, accountId)
    case 'match-closed':
      return matchClosed(platform, draft, accountId)
    case 'seat-removed':
      return seatRemoved(platform, draft.match, accountId)
    case 'wish-expired':
      return wishExpired(platform, draft, accountId)
    case 'proposed':
      return proposed(platform, draft, accountId)
    case 'proposal-decided':
      return proposalDecided(platform, draft, accountId)
    case 'seat-changed':
      return seatChanged(platform, draft, accountId)
    case 'orders-cancelled':
      return ordersCancelled(platform, draft, accountId)
    default:
      return draft satisfies never
  }
}
