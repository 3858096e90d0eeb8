/** What players propose to each other. */

export { type Proposal, statusOf, waitsFor } from '../proposals/proposal.ts'
export { findProposal } from '../proposals/proposal-store.ts'
export type { ProposalTerms } from '../proposals/proposal-terms.ts'
