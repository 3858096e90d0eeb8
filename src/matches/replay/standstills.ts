import type { Entry } from '../../journal/entry.ts'
import { daysAfter, later } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProposalTerms } from '../proposals/proposal-terms.ts'
import type { Standstill } from './time-taken.ts'

/** The entries at which the clocks of a match stop or start. */
export const clockChanges = ['frozen', 'thawed', 'ruled', 'aborted'] as const

/**
 * The times until a moment in which all clocks of a match stood still. @param changes its entries of these kinds, in
 * order
 */
export async function standstillsIn(
  { database }: Platform,
  match: string,
  changes: readonly Entry[],
  now: Date,
): Promise<Standstill[]> {
  const agreed = await database.prisma.proposal.findMany({
    where: { matchId: match, status: 'accepted', doneAt: { lt: now } },
    orderBy: { doneAt: 'asc' },
    select: { terms: true, doneAt: true },
  })
  const accepted = agreed.flatMap(({ terms, doneAt }) =>
    doneAt ? [{ terms: ProposalTerms.parse(terms), at: doneAt }] : [],
  )
  return standstillsOf(changes, accepted, now)
}

/** The journal has the freezes by disputes, and the accepted proposals have the pauses. */
export function standstillsOf(
  changes: readonly Pick<Entry, 'kind' | 'at'>[],
  accepted: readonly { readonly terms: ProposalTerms; readonly at: Date }[],
  now: Date,
): Standstill[] {
  const frozen = frozenTimes(changes, now)
  return [...frozen, ...pausedTimes(accepted, frozen)]
}

function frozenTimes(changes: readonly Pick<Entry, 'kind' | 'at'>[], now: Date): Standstill[] {
  return changes.flatMap(({ kind, at }, index) => {
    if (kind !== 'frozen') return []
    const end = changes.slice(index + 1).find((next) => ['thawed', 'ruled', 'aborted'].includes(next.kind))
    return [{ from: new Date(at), until: end === undefined ? now : new Date(end.at) }]
  })
}

/** A freeze within a pause prolongs the pause. */
function pausedTimes(
  accepted: readonly { terms: ProposalTerms; at: Date }[],
  frozen: readonly Standstill[],
): Standstill[] {
  return accepted.flatMap(({ terms, at: from }, index) => {
    if (terms.kind !== 'pause') return []
    const planned = frozen
      .filter((still) => still.from > from)
      .reduce(
        (until, still) => (still.from < until ? later(until, still.until.getTime() - still.from.getTime()) : until),
        daysAfter(from, terms.days),
      )
    const resumed = accepted.slice(index + 1).find((next) => next.terms.kind === 'resume')
    return [{ from, until: resumed !== undefined && resumed.at < planned ? resumed.at : planned }]
  })
}
