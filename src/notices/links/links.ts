import type { SignedHead } from '../../journal/head-signature.ts'
import { headFragment } from '../../journal/kept-heads.ts'
import type { MailKind } from '../../platform/mail-settings.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LinkPurpose } from '../../platform/secrets.ts'

type Linked = Pick<Platform, 'publicUrl' | 'secrets'>
type Signing = Pick<Platform, 'secrets'>

/**
 * Links for people are whole addresses that lead to a page. Requests for programs are written with a path only, because
 * mail programs turn every address into a link, and no link should lead to the API.
 */

/** The links that work once, and the route to which a program sends their token. */
const oneTimeLinks = {
  confirm: '/v1/accounts/confirm',
  'sign-in': '/v1/sessions/by-link',
  'change-address': '/v1/account/address/confirm',
} as const satisfies Partial<Record<LinkPurpose, string>>
type OneTimeLink = keyof typeof oneTimeLinks

/**
 * The page that asks for confirmation. The token follows the `#`: browsers do not send that part, so it appears in no
 * log, and a scanner that opens the link does not use it up. The fragment of the page follows it, since it may be an
 * invitation.
 * @param page the page of the client to go on with
 */
export function oneTimeLink(
  { publicUrl, secrets }: Linked,
  purpose: OneTimeLink,
  mailToken: string,
  page?: string,
): string {
  const [path = '', ...fragment] = page?.split('#') ?? []
  const then = path === '' ? '' : `?${new URLSearchParams([['then', path]])}`
  const at = fragment.length === 0 ? '' : `&${encodeURIComponent(fragment.join('#'))}`
  return `${publicUrl()}/links/${purpose}${then}#${secrets.linkToken(purpose, mailToken)}${at}`
}

/** The request that does what the link does, for clients of the API. */
export function oneTimeRequest({ secrets }: Signing, purpose: OneTimeLink, mailToken: string): string {
  const body = JSON.stringify({ token: secrets.linkToken(purpose, mailToken) })
  return `POST ${oneTimeLinks[purpose]} ${body}`
}

/** The page of a signed head. The head itself follows the `#`, so that the mail alone is the proof. */
export function headLink({ publicUrl }: Pick<Platform, 'publicUrl'>, head: SignedHead): string {
  return `${publicUrl()}/links/head#${headFragment(head)}`
}

/** The part of a match that its page opens first: the tabs beside the board, as the client names them. */
export type MatchTab = 'talk' | 'match'

/** The page of a match, which asks its reader to sign in. */
export function matchLink(server: Pick<Platform, 'publicUrl'>, match: string, tab?: MatchTab): string {
  return pageLink(server, `matches/${match}${tab === undefined ? '' : `#tab=${tab}`}`)
}

type SettingsPart = 'mails' | 'hours' | 'password' | 'calendar' | 'tokens' | 'webhooks'

/** Pages of the client for somebody who is signed in, or signs in there: settings open at the part that is named. */
type ClientPage = 'sign-in' | 'find' | `settings#${SettingsPart}` | `wishes?game=${string}` | MatchPage

/** A match as its players see it, or as administrators do. */
export type MatchPage = `matches/${string}` | `administration/matches/${string}`

/** A page of the client. */
export function pageLink({ publicUrl }: Pick<Platform, 'publicUrl'>, page: ClientPage): string {
  return `${publicUrl()}/${page}`
}

/** A match in the API, for programs. */
export function matchAddress({ publicUrl }: Pick<Platform, 'publicUrl'>, match: string): string {
  return `${publicUrl()}/v1/matches/${match}`
}

/** The page of a match for a player, with a token that signs them in; it follows the `#`, as in `oneTimeLink`. */
export function passLink({ publicUrl, secrets }: Linked, pass: string, tab?: MatchTab): string {
  const opened = tab === undefined ? '' : `?tab=${tab}`
  return `${publicUrl()}/links/match${opened}#${secrets.linkToken('match', pass)}`
}

/** The request by which an invited person takes a seat. */
export function invitationRequest({ secrets }: Signing, match: string, invitation: string): string {
  const body = JSON.stringify({ invitation: secrets.linkToken('invitation', invitation) })
  return `POST /v1/matches/${match}/seats ${body}`
}

/** The request by which an invited person takes over a seat of a running match. */
export function substituteRequest({ secrets }: Signing, match: string, seat: number, invitation: string): string {
  const body = JSON.stringify({ seat, invitation: secrets.linkToken('invitation', invitation) })
  return `POST /v1/matches/${match}/substitute ${body}`
}

/** The address of somebody's deadlines, for calendar programs. */
export function calendarLink({ publicUrl, secrets }: Linked, calendar: string): string {
  return `${publicUrl()}/v1/calendars/${secrets.linkToken('calendar', calendar)}.ics`
}

/**
 * The address to which one POST switches off mails of some kinds. The token is valid for these kinds only. They are not
 * joined by commas, which separate addresses in the header (RFC 2369).
 */
export function unsubscribeLink({ publicUrl, secrets }: Linked, account: string, kinds: readonly MailKind[]): string {
  const token = secrets.linkToken(unsubscribePurpose(kinds), account)
  return `${publicUrl()}/v1/unsubscribe/${token}?of=${kinds.join('.')}`
}

/** Like `unsubscribeLink`, for an address without an account that wants no more invitations. */
export function refuseInvitationsLink({ publicUrl, secrets }: Linked, invitation: string): string {
  const token = secrets.linkToken('no-invitations', invitation)
  return `${publicUrl()}/v1/unsubscribe/${token}?of=invitations`
}

/** The purpose that the token in such a link is signed for. */
export const unsubscribePurpose = (kinds: readonly MailKind[]) => `unsubscribe-${kinds.join('.')}` as const

/** The address to which bounces of one mail go. Only somebody who received that mail can know it. */
export function bounceAddress({ secrets }: Pick<Linked, 'secrets'>, bounces: string, mail: string): string {
  const at = bounces.lastIndexOf('@')
  return `${bounces.slice(0, at)}+${secrets.linkToken('mail', mail)}${bounces.slice(at)}`
}
