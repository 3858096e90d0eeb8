/** What players propose to each other. */

export { type PresentProposal, proposalNow } from '../proposals/proposal-store.ts'
export type { ProposalTerms } from '../proposals/proposal-terms.ts'
