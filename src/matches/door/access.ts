/** Who may see a match, and as whom. */

export { invitationInFull, invitationLink, invitedStranger } from '../access/invitations.ts'
export { visibleLiveMatch, visibleMatch } from '../access/look.ts'
export { lookOf, seatOf, seatToPlay, takesPart } from '../access/permissions.ts'
export { isAtTable } from '../talk/at-table.ts'
