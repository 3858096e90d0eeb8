import { catalogue } from '../../games/catalogue.ts'
import type { Account, Participant } from '../../generated/prisma/client.ts'
import { invitationInFull } from '../../matches/index.ts'
import { holdsWebAddress } from '../letters/web-address.ts'
import { invitationRequest, refuseInvitationsLink, substituteRequest } from '../links/links.ts'
import { refusesInvitations } from '../links/refused-invitations.ts'
import { languageOf } from '../locales/index.ts'
import { type InvitedFacts, invitedLetter } from '../mails/invited-letter.ts'
import { Withhold } from '../record/notice.ts'
import type { DraftOf, NoticeBuilder } from './notice-builder.ts'
import { recipientOf } from './recipient.ts'

/**
 * An invitation to a match that waits for players, or for a substitute. A person without an account gets it in the
 * language of the inviter.
 */
export const invited: NoticeBuilder<DraftOf<'invited'>, InvitedFacts, Account | null> = {
  async facts(platform, { invitation }, reader) {
    const row = await invitationInFull(platform, invitation)
    // An invitation without an address is a link that its author passes on.
    if (!row || row.email === null) throw new Withhold('cause-gone')
    const { match, invitedBy, email, link } = row
    if (match.participants.some(({ account }) => account?.email === email)) throw new Withhold('invitation-accepted')
    const offered = match.status === 'running' ? offeredSeat(match.participants) : undefined
    if (match.status !== 'open' && offered === undefined) throw new Withhold('match-not-open')

    // An unconfirmed account is treated like a stranger.
    const account = reader?.status === 'unconfirmed' ? null : reader
    if (account === null && (await refusesInvitations(platform, email))) throw new Withhold('invitations-refused')
    const to = account
      ? recipientOf(account)
      : { name: '', address: email, language: languageOf(invitedBy.language), timeZone: invitedBy.timeZone }
    // Otherwise somebody could mail web addresses to strangers, in the name of a match or in their own.
    const shown = (name: string) => (name === '' || (account === null && holdsWebAddress(name)) ? null : name)
    return {
      to,
      inviter: shown(invitedBy.name),
      name: shown(match.name),
      title: catalogue.get(match.game)?.wording[to.language].title ?? match.game,
      seats: match.seats,
      isRematch: match.rematchOf !== null,
      isUnderWay: offered !== undefined,
      url: link,
      request:
        offered === undefined
          ? invitationRequest(platform, match.id, invitation)
          : substituteRequest(platform, match.id, offered, invitation),
      invitee: account
        ? { match: match.id, account: account.id }
        : { refuseUrl: refuseInvitationsLink(platform, invitation) },
    }
  },
  letter: invitedLetter,
}

/** The first seat that is open to a substitute. */
function offeredSeat(participants: readonly Pick<Participant, 'seat' | 'offeredAt'>[]): number | undefined {
  return participants.flatMap(({ seat, offeredAt }) => (seat === null || offeredAt === null ? [] : [seat]))[0]
}
