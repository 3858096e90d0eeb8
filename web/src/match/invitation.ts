/**
 * The token of an invitation stands behind the `#` of its link. It is kept, so that it is still there after signing up in
 * another tab, and taken out of the address, so that it is not handed on by accident.
 */
export function invitationTo(match: string): string | undefined {
  const place = `paquebot.invitation.${match}`
  const given = location.hash.slice(1)
  if (given !== '') {
    localStorage.setItem(place, given)
    history.replaceState(history.state, '', location.pathname)
  }
  return localStorage.getItem(place) ?? undefined
}

/** The invitation was used, or is no longer needed. */
export function forgetInvitation(match: string): void {
  localStorage.removeItem(`paquebot.invitation.${match}`)
}
