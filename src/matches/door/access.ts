/** Who may see a match, and as whom. */

export { invitationInFull } from '../access/invitations.ts'
export { onlyOwnView, seatOf, seatToPlay, takesPart, viewpointOf } from '../access/permissions.ts'
export { visibleLiveMatch, visibleMatch } from '../access/visible-match.ts'
export { isAtTable } from '../talk/at-table.ts'
