import { action, finePrint, type Letter, type Recipient, text } from '../letters/letter.ts'
import { words } from '../locales/index.ts'

export interface InvitedFacts {
  /** Without a name: a person without an account. */
  readonly to: Recipient
  readonly inviter: string | null
  /** The name of the match; null if it has none that its reader may be shown. */
  readonly name: string | null
  /** "Havana", in the language of the reader. */
  readonly title: string
  readonly seats: number
  readonly isRematch: boolean
  /** Whether the match is under way, and looks for a substitute. */
  readonly isUnderWay: boolean
  readonly url: string
  /** The request by which a client takes the seat. */
  readonly request: string
  /**
   * The match and the account that is invited to it; or the link by which a stranger refuses all further invitations.
   */
  readonly invitee: { readonly match: string; readonly account: string } | { readonly refuseUrl: string }
}

/** An invitation to a match that waits for players, or for a substitute. */
export function invitedLetter(facts: InvitedFacts): Letter {
  const { to, title, seats, isRematch, isUnderWay, url, request, invitee } = facts
  const { invited, hello, helloStranger } = words[to.language]
  const inviter = facts.inviter ?? invited.somebody
  const name = facts.name ?? title
  const content = [
    text(invited.text(inviter, name, title)),
    ...(isRematch ? [text(invited.rematch)] : []),
    text(invited.seats(seats)),
    ...(isUnderWay ? [text(invited.underWay)] : []),
    action(invited.link, url),
    text(invited.how),
    finePrint([`API: ${request}`]),
  ]
  return {
    to,
    subject: invited.subject(inviter, name),
    body: [text(to.name === '' ? helloStranger : hello(to.name)), ...content],
    ...('account' in invitee ? { about: invitee } : { refuse: { label: invited.refuse, url: invitee.refuseUrl } }),
    part: { opening: content },
  }
}
