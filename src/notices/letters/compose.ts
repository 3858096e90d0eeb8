import type { Account } from '../../generated/prisma/client.ts'
import type { MailKind } from '../../platform/mail-settings.ts'
import type { Platform } from '../../platform/platform.ts'
import { calendarMade, tokenEnding, tokenMade, webhookMade } from '../facts/access.ts'
import { accountNews } from '../facts/account-news.ts'
import { deadlineMissed } from '../facts/deadline-missed.ts'
import { decidedForYou } from '../facts/decided-for-you.ts'
import { disputeRaised } from '../facts/dispute-raised.ts'
import { disputeRuled } from '../facts/dispute-ruled.ts'
import { disputeSaid } from '../facts/dispute-said.ts'
import { invited } from '../facts/invited.ts'
import { matchClosed } from '../facts/match-closed.ts'
import { matchExpiring } from '../facts/match-expiring.ts'
import { matchAborted, matchEnded } from '../facts/match-over.ts'
import { matchStarted } from '../facts/match-started.ts'
import type { NoticeBuilder } from '../facts/notice-builder.ts'
import { oneTimeLinkMail } from '../facts/one-time-links.ts'
import { ordersCancelled } from '../facts/orders-cancelled.ts'
import { deadlineNear, winClaimed, yourTurn } from '../facts/owed-decision.ts'
import { proposalDecided } from '../facts/proposal-decided.ts'
import { proposed } from '../facts/proposed.ts'
import { said } from '../facts/said.ts'
import { seatChanged } from '../facts/seat-changed.ts'
import { seatOpened, seatsWillOpen } from '../facts/seat-opened.ts'
import { seatRemoved } from '../facts/seat-removed.ts'
import { vacationTaken } from '../facts/vacation-taken.ts'
import { webhookOff } from '../facts/webhook-off.ts'
import { wishExpired } from '../facts/wish-expired.ts'
import { mailKindOf, type Notice, readDraft, Withhold } from '../outbox/notice.ts'
import { requireWanted } from '../outbox/recipients.ts'
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
 * @param reader the account that it is for; null: it goes to an address
 * @throws Withhold if its content is no longer true, or nobody would get or want it
 */
export async function compose(platform: Platform, notice: Notice, reader: Account | null): Promise<ComposedNotice> {
  if (reader?.status === 'erased') throw new Withhold('account-erased')
  // Nobody has proven to own an unconfirmed account: its address is invited like that of a stranger.
  const isStranger = reader === null || (notice.topic === 'invited' && reader.status === 'unconfirmed')
  const kind = isStranger ? null : mailKindOf(notice.topic)
  if (reader !== null && kind !== null) requireWanted(reader, kind, platform.clock.now())
  const letter = await write(platform, notice, reader)
  if (reader !== null && reader.bouncedAt !== null && letter.to.address === reader.email) {
    throw new Withhold('address-dead')
  }
  return { notice, kind, letter }
}

async function write(platform: Platform, notice: Notice, reader: Account | null): Promise<Letter> {
  const { success, data: draft, error } = readDraft(notice)
  if (!success) throw error
  if (draft.topic === 'invited') return invited.letter(await invited.facts(platform, draft, reader))
  if (reader === null) throw new Withhold('cause-gone')
  /** Facts first, then words. */
  const build = async <About, Facts>({ facts, letter }: NoticeBuilder<About, Facts>, about: About) =>
    letter(await facts(platform, about, reader))
  switch (draft.topic) {
    case 'confirm-address':
    case 'sign-in-link':
    case 'change-address':
      return build(oneTimeLinkMail, draft)
    case 'address-changed':
    case 'already-registered':
    case 'password-changed':
    case 'password-guessed':
      return build(accountNews, draft)
    case 'token-made':
      return build(tokenMade, draft)
    case 'token-ending':
      return build(tokenEnding, draft)
    case 'webhook-made':
      return build(webhookMade, draft)
    case 'calendar-made':
      return build(calendarMade, draft)
    case 'match-started':
      return build(matchStarted, draft)
    case 'match-ended':
      return build(matchEnded, draft)
    case 'match-aborted':
      return build(matchAborted, draft)
    case 'your-turn':
      return build(yourTurn, draft)
    case 'deadline-near':
      return build(deadlineNear, draft)
    case 'deadline-missed':
      return build(deadlineMissed, draft)
    case 'decided-for-you':
      return build(decidedForYou, draft)
    case 'vacation-taken':
      return build(vacationTaken, draft)
    case 'seat-opened':
      return build(seatOpened, draft)
    case 'seats-will-open':
      return build(seatsWillOpen, draft)
    case 'win-claimed':
      return build(winClaimed, draft)
    case 'match-expiring':
      return build(matchExpiring, draft)
    case 'match-closed':
      return build(matchClosed, draft)
    case 'seat-removed':
      return build(seatRemoved, draft)
    case 'wish-expired':
      return build(wishExpired, draft)
    case 'proposed':
      return build(proposed, draft)
    case 'proposal-decided':
      return build(proposalDecided, draft)
    case 'seat-changed':
      return build(seatChanged, draft)
    case 'orders-cancelled':
      return build(ordersCancelled, draft)
    case 'said':
      return build(said, { ...draft, notice: notice.id })
    case 'dispute-raised':
      return build(disputeRaised, draft)
    case 'dispute-said':
      return build(disputeSaid, draft)
    case 'dispute-ruled':
      return build(disputeRuled, draft)
    case 'webhook-off':
      return build(webhookOff, draft)
    default:
      return draft satisfies never
  }
}
