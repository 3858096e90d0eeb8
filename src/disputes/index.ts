/** What other slices and `main` may use of disputes. `npm run boundaries` keeps them out of the rest. */

export { auditLogRoutes } from './audit-log/audit-log-routes.ts'
export { publishedActsRoutes } from './audit-log/published-acts-routes.ts'
export { disputeEffects } from './dispute-effects.ts'
export { disputesRoutes } from './disputes-routes.ts'
export { lookRoutes } from './looks/look-routes.ts'
export { disputeData } from './raising/dispute-data.ts'
export { disputesEvent } from './raising/disputes-now.ts'
export type { Dispute } from './record/dispute.ts'
export { beforeRuling } from './record/dispute-body.ts'
export { disputeComment, existingDispute } from './record/dispute-store.ts'
export { remedyInWords } from './record/remedy-sentences.ts'
export { StoredRemedies } from './record/stored-remedies.ts'
