import type { SignedHead } from '../../journal/head-signature.ts'
import { headFragment } from '../../journal/kept-heads.ts'
import type { MailKind } from '../../platform/mail-settings.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LinkPurpose } from '../../platform/secrets.ts'

type Linked = Pick<Platform, 'publicUrl' | 'secrets'>
type Signing = Pick<Platform, 'secrets'>

/**
 * What people open is an address, and leads to a page. What programs send is a request, with a path alone: mail programs make
 * a link of every address, and nobody should be led to the API.
 */

/** The links that do something once, and what a program sends instead of opening them. */
export const oneTimeLinks = {
  confirm: '/v1/accounts/confirm',
  'sign-in': '/v1/sessions/by-link',
  'change-address': '/v1/account/address/confirm',
} as const satisfies Partial<Record<LinkPurpose, string>>
export type OneTimeLink = keyof typeof oneTimeLinks

/**
 * The page that asks whether to go on. The token stands behind the `#`: browsers keep that part to themselves, so it
 * appears in no log; and a scanner that opens the link uses nothing up.
 */
export function oneTimeLink({ publicUrl, secrets }: Linked, purpose: OneTimeLink, mailToken: string): string {
  return `${publicUrl()}/links/${purpose}#${secrets.linkToken(purpose, mailToken)}`
}

/** What the link does, for clients of the API. */
export function oneTimeRequest({ secrets }: Signing, purpose: OneTimeLink, mailToken: string): string {
  const body = JSON.stringify({ token: secrets.linkToken(purpose, mailToken) })
  return `POST ${oneTimeLinks[purpose]} ${body}`
}

/** The page of a signed head: the head stands behind the `#`, so that a mail that was kept proves it by itself. */
export function headLink({ publicUrl }: Pick<Platform, 'publicUrl'>, head: SignedHead): string {
  return `${publicUrl()}/links/head#${headFragment(head)}`
}

/** The page of a match, for anybody who may see it once they have signed in. */
export function matchLink({ publicUrl }: Pick<Platform, 'publicUrl'>, match: string): string {
  return `${publicUrl()}/matches/${match}`
}

/** A match in the API, for programs. */
export function matchAddress({ publicUrl }: Pick<Platform, 'publicUrl'>, match: string): string {
  return `${publicUrl()}/v1/matches/${match}`
}

/** The page of a match, for whoever plays in it: the token stands behind the `#`, as in `oneTimeLink`. */
export function passLink({ publicUrl, secrets }: Linked, pass: string): string {
  return `${publicUrl()}/links/match#${secrets.linkToken('match', pass)}`
}

/** How an invited person's client takes a seat. */
export function invitationRequest({ secrets }: Signing, match: string, invitation: string): string {
  const body = JSON.stringify({ invitation: secrets.linkToken('invitation', invitation) })
  return `POST /v1/matches/${match}/seats ${body}`
}

/** How an invited person's client takes over a seat of a match that is under way. */
export function substituteRequest({ secrets }: Signing, match: string, seat: number, invitation: string): string {
  const body = JSON.stringify({ seat, invitation: secrets.linkToken('invitation', invitation) })
  return `POST /v1/matches/${match}/substitute ${body}`
}

/** How whoever held a seat before takes it back from a bot. */
export function returnRequest(match: string, seat: number): string {
  return `POST /v1/matches/${match}/substitute ${JSON.stringify({ seat })}`
}

/** How somebody else is asked into a match. */
export function inviteRequest(match: string): string {
  return `POST /v1/matches/${match}/invitations`
}

/** How one agrees to what somebody at the table proposes. */
export function agreeRequest(match: string, proposal: number): string {
  return `POST /v1/matches/${match}/proposals/${proposal}/answer ${JSON.stringify({ agree: true })}`
}

/** How one says something to a dispute. */
export function commentRequest(match: string, dispute: number): string {
  return `POST /v1/matches/${match}/disputes/${dispute}/comments`
}

/** How an administrator lists the disputes that wait for a ruling. */
export function queueRequest(): string {
  return 'GET /v1/admin/disputes'
}

/** How one says something to a table. */
export function sayRequest(match: string): string {
  return `POST /v1/matches/${match}/messages`
}

/** How one notes that one has read what was said at a table. */
export function readRequest(match: string, message: number): string {
  return `PUT /v1/matches/${match}/read-mark ${JSON.stringify({ message })}`
}

/** Where somebody's deadlines are, for calendar programs. */
export function calendarLink({ publicUrl, secrets }: Linked, calendar: string): string {
  return `${publicUrl()}/v1/calendars/${secrets.linkToken('calendar', calendar)}.ics`
}

/** Where one POST ends mails of some kinds. The token is good for these alone. No comma: it parts addresses (RFC 2369). */
export function unsubscribeLink({ publicUrl, secrets }: Linked, account: string, kinds: readonly MailKind[]): string {
  const token = secrets.linkToken(unsubscribePurpose(kinds), account)
  return `${publicUrl()}/v1/unsubscribe/${token}?of=${kinds.join('.')}`
}

/** As `unsubscribeLink`, for an invited address without an account: it gets no more invitations. */
export function refuseInvitationsLink({ publicUrl, secrets }: Linked, invitation: string): string {
  const token = secrets.linkToken('no-invitations', invitation)
  return `${publicUrl()}/v1/unsubscribe/${token}?of=invitations`
}

/** What the token in such a link is signed for. */
export const unsubscribePurpose = (kinds: readonly MailKind[]) => `unsubscribe-${kinds.join('.')}` as const

/** Where the report of a mail that could not be delivered is mailed to: who proves to have it, had that mail. */
export function bounceAddress({ secrets }: Pick<Linked, 'secrets'>, bounces: string, mail: string): string {
  const at = bounces.lastIndexOf('@')
  return `${bounces.slice(0, at)}+${secrets.linkToken('bounce', mail)}${bounces.slice(at)}`
}
