/** What other slices and `main` may use of disputes. `npm run boundaries` keeps them out of the rest. */

export { auditLogRoutes } from './audit-log/audit-log-routes.ts'
export { publishedActsRoutes } from './audit-log/published-acts-routes.ts'
export { disputeEffects } from './dispute-effects.ts'
export { disputesRoutes } from './disputes-routes.ts'
export { lookRoutes } from './looks/look-routes.ts'
export type { Dispute } from './raising/dispute.ts'
export { beforeRuling } from './raising/dispute-body.ts'
export { disputeData } from './raising/dispute-data.ts'
export { disputeComment, existingDispute } from './raising/dispute-store.ts'
export { disputesEvent } from './raising/disputes-now.ts'
export { remedyInWords } from './ruling/remedy-sentences.ts'
export { StoredRemedies } from './ruling/stored-remedies.ts'
