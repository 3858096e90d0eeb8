import type { Seat } from '../../games/game.ts'
import type { Platform } from '../../platform/platform.ts'
import type { MatchRecord } from '../record/record.ts'
import { type Proposal, proposalOf, statusOf, waitsFor } from './proposal.ts'

/** A proposal of a match; undefined if there is none of that number. */
export async function findProposal({ database }: Platform, match: string, number: number) {
  const row = await database.prisma.proposal.findUnique({ where: { matchId_number: { matchId: match, number } } })
  return row ? proposalOf(row) : undefined
}

/** A proposal as it stands, with the seats that still have to agree. */
export interface PresentProposal extends Proposal {
  readonly waitsFor: readonly Seat[]
}

/** A proposal as it stands now; undefined if there is none of that number. */
export async function proposalNow(
  platform: Platform,
  record: MatchRecord,
  number: number,
): Promise<PresentProposal | undefined> {
  const proposal = await findProposal(platform, record.id, number)
  if (proposal === undefined) return undefined
  const status = statusOf(proposal, record, platform.clock.now())
  return { ...proposal, status, waitsFor: waitsFor(proposal, record) }
}

/** The proposals of a match before a number, the newest first. */
export async function findProposals(
  { database }: Platform,
  match: string,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<Proposal[]> {
  const rows = await database.prisma.proposal.findMany({
    where: { matchId: match, ...(before === undefined ? {} : { number: { lt: before } }) },
    orderBy: { number: 'desc' },
    take: limit,
  })
  return rows.map(proposalOf)
}

/** The proposals of some matches that are stored as open; some may have lapsed since (`statusOf`). */
export async function findStoredOpen({ database }: Platform, matches: readonly string[]): Promise<Proposal[]> {
  const where = { matchId: { in: [...matches] }, status: 'open' }
  return (await database.prisma.proposal.findMany({ where })).map(proposalOf)
}
