import { freeze, thaw } from '../../journal/freeze.ts'
import { type Entering, isOver, judgement, type LiveMatch, type Matches, type Refusal } from '../../matches/index.ts'
import { auditOnce } from '../../platform/audit/audit.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { disputeFreezes } from '../effects/dispute-freezes.ts'
import { viewpointInDispute } from '../looks/viewpoint-in-dispute.ts'
import { isFrozenByOthers, openDispute, requireStarted } from '../record/dispute-store.ts'

/** Whether a dispute freezes the match, and why. */
interface Freezing {
  readonly number: number
  readonly frozen: boolean
  readonly reason: string
}

/**
 * Freezes a match because of an open dispute, or lets it go on if no other dispute freezes it. The audit log records it
 * first. Setting the present state again does nothing.
 * @throws Problem not-found, not-allowed, dispute-over, match-over, race-lost
 */
export async function setFrozen(
  platform: Platform,
  change: Matches['change'],
  match: string,
  administrator: Player,
  { number, frozen, reason }: Freezing,
): Promise<void> {
  const note = auditOnce(platform, administrator)
  await change(
    match,
    async (live) => {
      const { record } = live
      viewpointInDispute(record, administrator, 'administrator')
      const dispute = await openDispute(platform, match, number)
      if (frozen && isOver(record)) throw new Problem('match-over')
      const isFrozen = record.frozenAt !== null
      // A match that a ruling has reopened is not frozen by the disputes that froze it before its end.
      if (dispute.freezes === frozen && (!frozen || isFrozen)) return { outcome: 'beside', effects: [] }
      await note({ act: frozen ? 'freeze' : 'thaw', match, details: { dispute: number }, reason })
      const isSo = frozen ? isFrozen : !isFrozen || (await isFrozenByOthers(platform, match, number))
      const effects = [disputeFreezes({ number, freezes: frozen })]
      const by = administrator.account
      if (isSo || isOver(record)) return { outcome: 'beside', effects, by }
      const judged = judgeFreezing(live, { number, frozen, at: platform.clock.now().toISOString() })
      return judged.outcome === 'refused' ? judged : { ...judged, effects, by }
    },
    { admit: requireStarted, origin: administrator.origin, newest: true },
  )
}

function judgeFreezing(
  live: LiveMatch,
  { number: dispute, frozen, at }: Pick<Freezing, 'number' | 'frozen'> & { readonly at: string },
): Entering | Refusal {
  const { record, head, secrets } = live
  const actor = { kind: 'administrator' } as const
  const said = frozen
    ? freeze(record.game, head, secrets, { actor, at, dispute })
    : thaw(record.game, head, secrets, { actor, at })
  return judgement(live, said, 'en')
}
