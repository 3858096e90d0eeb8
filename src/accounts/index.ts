/** What other slices and `main` may import from accounts (`npm run boundaries`). */

export { accountsRoutes } from './accounts-routes.ts'
export { ensureAdministrator } from './administration/administrators.ts'
export {
  blockedWith,
  blocksAmong,
  blocksNoneOf,
  hasMuted,
  mayMeet,
  nameAndMute,
} from './blocking/block-rows.ts'
export { blockingData } from './blocking/blocking-data.ts'
export { mailedLink } from './credentials/mailed-links.ts'
export { callersOf } from './identity/callers.ts'
export { identify } from './identity/identify.ts'
export { matchPass } from './identity/match-passes.ts'
export { personalToken } from './identity/personal-tokens.ts'
export { proofFor } from './identity/proof.ts'
export { holdExistingNames } from './names/held-names.ts'
export {
  accountAddress,
  accountAsSender,
  accountAtTable,
  accountByAddress,
  accountById,
  accountByName,
  accountExists,
  accountHours,
  accountIdentity,
  accountName,
  accountRows,
  accountsByIds,
  accountWithStatus,
  activeAdministrators,
  availableAccounts,
  lockAccounts,
  ownerById,
} from './record/account-rows.ts'
export { accountByCalendar, noteCalendarUse, setCalendar } from './record/calendar-address.ts'
export { switchOffMails } from './record/chosen-mails.ts'
export { markAddressDead } from './record/dead-address.ts'
export { changingHours } from './record/hours.ts'
export { byAccount, byName } from './record/path-params.ts'
export { isActive, statusNow } from './record/standing.ts'
export { reportData } from './reporting/report-data.ts'
export { reportRoutes } from './reporting/report-routes.ts'
export { browserReader } from './sessions/browser-sessions.ts'
export { liveSessions, ofLiveSession } from './sessions/live-sessions.ts'
export { sessionCookie } from './sessions/session-cookie.ts'
