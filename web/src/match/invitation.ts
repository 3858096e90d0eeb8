import { tokenIn } from './invitation-token.ts'

const placeOf = (match: string) => `paquebot.invitation.${match}`

/**
 * Called when the page of a match opens, and when its address changes. The token of an invitation is kept, so that it is still there after signing up in
 * another tab, and taken out of the address, so that it is not handed on by accident.
 * @returns whether there was one
 */
export function keepInvitation(match: string): boolean {
  const given = tokenIn(location.hash)
  if (given === undefined) return false
  localStorage.setItem(placeOf(match), given)
  history.replaceState(history.state, '', location.pathname + location.search)
  return true
}

/** The token by which the reader may see and join the match. Earlier clients also kept what was open in it: that is none. */
export const keptInvitation = (match: string): string | undefined => tokenIn(localStorage.getItem(placeOf(match)) ?? '')

/** The invitation was used, or is no longer needed. */
export function forgetInvitation(match: string): void {
  localStorage.removeItem(placeOf(match))
}
