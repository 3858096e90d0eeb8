import { statusNow } from '../../accounts/index.ts'
import type { Account } from '../../generated/prisma/client.ts'
import { mailSettings } from '../../platform/mail-settings.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Letter } from '../letters/letter.ts'
import type { ComposedNotice } from '../letters/merge.ts'
import { mailKindOf, type Notice, readDraft, Withhold } from '../record/notice.ts'
import { calendarMade, tokenEnding, tokenMade, webhookMade } from './access.ts'
import { accountNews } from './account-news.ts'
import { deadlineMissed } from './deadline-missed.ts'
import { decidedForYou } from './decided-for-you.ts'
import { disputeRaised } from './dispute-raised.ts'
import { disputeRuled } from './dispute-ruled.ts'
import { disputeSaid } from './dispute-said.ts'
import { invited } from './invited.ts'
import { matchClosed } from './match-closed.ts'
import { matchExpiring } from './match-expiring.ts'
import { matchAborted, matchEnded } from './match-over.ts'
import { matchStarted } from './match-started.ts'
import type { NoticeBuilder } from './notice-builder.ts'
import { oneTimeLinkMail } from './one-time-links.ts'
import { ordersCancelled } from './orders-cancelled.ts'
import { deadlineNear, winClaimed, yourTurn } from './owed-decision.ts'
import { proposalDecided } from './proposal-decided.ts'
import { proposed } from './proposed.ts'
import { said } from './said.ts'
import { seatChanged } from './seat-changed.ts'
import { seatOpened, seatsWillOpen } from './seat-opened.ts'
import { seatRemoved } from './seat-removed.ts'
import { vacationTaken } from './vacation-taken.ts'
import { webhookOff } from './webhook-off.ts'
import { wishExpired } from './wish-expired.ts'

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
  if (reader !== null && kind !== null) {
    const status = statusNow(reader, platform.clock.now())
    if (status !== 'active') throw new Withhold(`account-${status}`)
    if (mailSettings(reader.mails)[kind] === 'off') throw new Withhold('mails-switched-off')
  }
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
