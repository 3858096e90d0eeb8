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

const matchIn = (page: string): string | undefined => /^\/matches\/([\w-]+)(?:#|$)/.exec(page)?.[1]

/** The page of a match with the kept invitation to it; any other page as it is. */
export function withInvitation(page: string): string {
  const match = matchIn(page)
  const token = match === undefined ? undefined : keptInvitation(match)
  return match === undefined || token === undefined ? page : `/matches/${match}#${token}`
}

/** Keeps the invitation in the page of a match. @returns the page without it */
export function withoutInvitation(page: string): string {
  const match = matchIn(page)
  const token = match === undefined ? undefined : tokenIn(new URL(page, location.origin).hash)
  if (match === undefined || token === undefined) return page
  localStorage.setItem(placeOf(match), token)
  return `/matches/${match}`
}
