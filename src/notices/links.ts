import type { Platform } from '../platform/platform.ts'
import type { LinkPurpose } from '../platform/secrets.ts'

type Linked = Pick<Platform, 'publicUrl' | 'secrets'>

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
export function oneTimeRequest({ publicUrl, secrets }: Linked, purpose: OneTimeLink, mailToken: string): string {
  const body = JSON.stringify({ token: secrets.linkToken(purpose, mailToken) })
  return `POST ${publicUrl()}${oneTimeLinks[purpose]} ${body}`
}

/** Where to look at a match. There is no web client yet: it is the view in the API. */
export function matchLink({ publicUrl }: Pick<Platform, 'publicUrl'>, match: string): string {
  return `${publicUrl()}/v1/matches/${match}`
}

/** Where an invited person sees the match: the token lets them see and join a private one. */
export function invitationLink({ publicUrl, secrets }: Linked, match: string, invitation: string): string {
  return `${publicUrl()}/v1/matches/${match}?invitation=${secrets.linkToken('invitation', invitation)}`
}

/** How an invited person's client takes a seat. */
export function invitationRequest({ publicUrl, secrets }: Linked, match: string, invitation: string): string {
  const body = JSON.stringify({ invitation: secrets.linkToken('invitation', invitation) })
  return `POST ${publicUrl()}/v1/matches/${match}/seats ${body}`
}

export function unsubscribeLink({ publicUrl, secrets }: Linked, account: string): string {
  return `${publicUrl()}/v1/unsubscribe/${secrets.linkToken('unsubscribe', account)}`
}
