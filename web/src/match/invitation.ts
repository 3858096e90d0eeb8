import { tokenIn } from './invitation-token.ts'

const placeOf = (match: string) => `paquebot.invitation.${match}`

/**
 * Called when the page of a match opens, and when its address changes. Keeps the token of an invitation, so that it is
 * still there after signing up in another tab, and removes it from the address, so that nobody hands it on by accident.
 * @returns whether there was a token
 */
export function keepInvitation(match: string): boolean {
  const given = tokenIn(location.hash)
  if (given === undefined) return false
  localStorage.setItem(placeOf(match), given)
  history.replaceState(history.state, '', location.pathname + location.search)
  return true
}

/**
 * The token with which the reader may see and join the match. Earlier clients also kept the open parts of the match
 * here, which are no token.
 */
export const keptInvitation = (match: string): string | undefined => tokenIn(localStorage.getItem(placeOf(match)) ?? '')

/** The invitation was used, or is no longer needed. */
export function forgetInvitation(match: string): void {
  localStorage.removeItem(placeOf(match))
}
