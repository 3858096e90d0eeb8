import type { Account } from '../../generated/prisma/client.ts'
import type { MailKind } from '../../platform/mail-settings.ts'
import { NoticeDraft } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { calendarMade, tokenEnding, tokenMade, webhookMade } from '../mails/access.ts'
import { accountNews, passwordChanged } from '../mails/account-news.ts'
import { deadlineMissed } from '../mails/deadline-missed.ts'
import { deadlineNear } from '../mails/deadline-near.ts'
import { decidedForYou } from '../mails/decided-for-you.ts'
import { disputeRaised } from '../mails/dispute-raised.ts'
import { disputeRuled } from '../mails/dispute-ruled.ts'
import { disputeSaid } from '../mails/dispute-said.ts'
import { invited } from '../mails/invited.ts'
import { matchClosed } from '../mails/match-closed.ts'
import { matchExpiring } from '../mails/match-expiring.ts'
import { matchAborted, matchEnded } from '../mails/match-over.ts'
import { matchStarted } from '../mails/match-started.ts'
import { oneTimeLinkMail } from '../mails/one-time-links.ts'
import { ordersCancelled } from '../mails/orders-cancelled.ts'
import { proposalDecided } from '../mails/proposal-decided.ts'
import { proposed } from '../mails/proposed.ts'
import { said } from '../mails/said.ts'
import { seatChanged } from '../mails/seat-changed.ts'
import { seatOpened, seatsWillOpen } from '../mails/seat-opened.ts'
import { seatRemoved } from '../mails/seat-removed.ts'
import { vacationTaken } from '../mails/vacation-taken.ts'
import { webhookOff } from '../mails/webhook-off.ts'
import { winClaimed } from '../mails/win-claimed.ts'
import { wishExpired } from '../mails/wish-expired.ts'
import { yourTurn } from '../mails/your-turn.ts'
import { kindOfTopic } from '../outbox/kinds.ts'
import { type Notice, Withhold } from '../outbox/notice.ts'
import { accountOf, requireWanted } from '../outbox/recipients.ts'
import type { Letter } from './letter.ts'

/** A notice, and the letter made from it. */
export interface ComposedNotice {
  readonly notice: Notice
  /** The kind of its mail; null if it cannot be switched off. */
  readonly kind: MailKind | null
  readonly letter: Letter
}

/**
 * Composes the letter of a notice from the present state of things.
 * @throws Withhold if its content is no longer true, or nobody would get or want it
 */
export async function compose(platform: Platform, notice: Notice): Promise<ComposedNotice> {
  const account = notice.accountId === null ? undefined : await accountOf(platform, notice.accountId)
  const kind = account === undefined ? null : kindTo(account, notice)
  if (account && kind !== null) requireWanted(account, kind, platform.clock.now())
  const letter = await write(platform, notice)
  if (account && account.bouncedAt !== null && letter.to.address === account.email) throw new Withhold('address-dead')
  return { notice, kind, letter }
}

/** Nobody has proven to own an unconfirmed account: its address is invited like that of a stranger. */
function kindTo({ status }: Account, { topic }: Notice): MailKind | null {
  return topic === 'invited' && status === 'unconfirmed' ? null : kindOfTopic(topic)
}

function write(platform: Platform, { id, topic, payload, accountId }: Notice): Promise<Letter> {
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
      return passwordChanged(platform, draft, accountId)
    case 'password-guessed':
      return accountNews(platform, 'passwordGuessed', accountId)
    case 'token-made':
      return tokenMade(platform, draft.token, accountId)
    case 'token-ending':
      return tokenEnding(platform, draft.token, accountId)
    case 'webhook-made':
      return webhookMade(platform, draft.webhook, accountId)
    case 'calendar-made':
      return calendarMade(platform, accountId)
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
    case 'vacation-taken':
      return vacationTaken(platform, draft, accountId)
    case 'seat-opened':
      return seatOpened(platform, draft, accountId)
    case 'seats-will-open':
      return seatsWillOpen(platform, draft.match, accountId)
    case 'win-claimed':
      return winClaimed(platform, draft, accountId)
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
    case 'said':
      return said(platform, { ...draft, notice: id }, accountId)
    case 'dispute-raised':
      return disputeRaised(platform, draft, accountId)
    case 'dispute-said':
      return disputeSaid(platform, draft, accountId)
    case 'dispute-ruled':
      return disputeRuled(platform, draft, accountId)
    case 'webhook-off':
      return webhookOff(platform, draft.webhook, accountId)
    default:
      return draft satisfies never
  }
}
