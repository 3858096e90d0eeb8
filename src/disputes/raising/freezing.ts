import { freeze, thaw } from '../../journal/freeze.ts'
import {
  again,
  type Change,
  inJournal,
  isOver,
  judgement,
  lookInDispute,
  type MatchRecord,
} from '../../matches/index.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { isFrozenByOthers, openDispute, stilledPart, storeBeside } from './dispute-store.ts'

/** Whether a dispute freezes the match, and why. */
export interface Freezing {
  readonly number: number
  readonly frozen: boolean
  readonly reason: string
}

/**
 * An administrator has a match stand still because of an open dispute, or no more: it goes on where no other dispute keeps
 * it so. It is in the audit log before it is done; where it is so already, nothing is.
 * @throws Problem not-found, not-allowed, dispute-over, match-over, race-lost
 */
export async function setFrozen(
  platform: Platform,
  change: Change,
  match: string,
  administrator: Player,
  { number, frozen, reason }: Freezing,
): Promise<void> {
  let isNoted = false
  await again(platform, match, async (record) => {
    lookInDispute(record, administrator, 'administrator')
    const dispute = await openDispute(platform, match, number)
    if (frozen && isOver(record)) throw new Problem('match-over')
    const isFrozen = record.frozenAt !== null
    // A match that was over and goes on again by a ruling does not stand still for what froze it before.
    if (dispute.freezes === frozen && (!frozen || isFrozen)) return true
    const line = { act: frozen ? 'freeze' : 'thaw', match, details: { dispute: number }, reason } as const
    if (!isNoted) await audit(platform, administrator, line)
    isNoted = true
    const isSo = frozen ? isFrozen : !isFrozen || (await isFrozenByOthers(platform, match, number))
    const what = { number, freezes: frozen }
    return isSo || isOver(record)
      ? storeBeside(platform, record, { by: administrator.account, part: stilledPart(number, frozen) })
      : inEntry(platform, change, record, administrator, what)
  })
}

function inEntry(
  platform: Platform,
  change: Change,
  record: MatchRecord,
  { origin }: Player,
  stilled: { readonly number: number; readonly freezes: boolean },
): Promise<boolean> {
  return inJournal(change, record, ({ record: { game }, head, secrets, ...table }) => {
    const done = { actor: { kind: 'administrator' } as const, at: platform.clock.now().toISOString() }
    const said = stilled.freezes
      ? freeze(game, head, secrets, { ...done, dispute: stilled.number })
      : thaw(game, head, secrets, done)
    const judged = judgement({ record, head, secrets, ...table }, said, 'en')
    return judged.outcome === 'refused' ? judged : { ...judged, stilled, origin }
  })
}
