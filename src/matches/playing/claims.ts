import type { Player } from '../../platform/http/caller.ts'
import type { NewNotice } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { seatToPlay } from '../access/permissions.ts'
import { noticeTo } from '../commit/match-notices.ts'
import { toldPart } from '../commit/notices-part.ts'
import { retryOn } from '../commit/retry.ts'
import { isClaimed, secondDeadline } from '../deadlines/deadlines.ts'
import { existing } from '../record/find-match.ts'
import { raiseRoster } from '../record/raise-roster.ts'
import { isOver, type MatchRecord, type OpenRow } from '../record/record.ts'
import { type Claimable, claimableBy } from '../reliability/claimable-win.ts'

/**
 * Claims the win: the other player gets a second and last deadline, and is told. Where it passes, their seat is given up,
 * which ends the match.
 * @throws Problem not-found, not-your-seat, match-not-started, match-over, match-frozen, nothing-to-claim, race-lost
 */
export async function claimWin(platform: Platform, match: string, caller: Player): Promise<MatchRecord> {
  await retryOn(platform, match, (record) => {
    const seat = seatToPlay(record, caller)
    if (isOver(record)) throw new Problem('match-over')
    if (record.frozenAt !== null) throw new Problem('match-frozen')
    const claimable = claimableBy(record, seat)
    if (claimable === undefined) throw new Problem('nothing-to-claim')
    return store(platform, record, seat, claimable)
  })
  return existing(platform, match)
}

/** @returns whether it was stored: not where something else was meanwhile */
async function store(
  { database, outbox, clock }: Platform,
  record: MatchRecord,
  by: number,
  { open, holder }: Claimable,
): Promise<boolean> {
  const { id, version, roster } = record
  const { seat, question, since } = open
  const { counted, dueAt, remindAt } = secondDeadline(record, holder, clock.now())
  if (dueAt === null) throw new Problem('nothing-to-claim')
  const stored = await database.prisma.$queryRaw<unknown[]>`
    WITH guarded AS (
      ${raiseRoster}
      WHERE id = ${id}::uuid AND version = ${version} AND roster = ${roster} AND status = 'running'
        AND frozen_at IS NULL RETURNING id
    ), ${toldPart(claimedNotices(record, { open, holder }, dueAt))}, claimed AS (
      UPDATE decisions d SET claimed_by = ${by}::int, missed_at = NULL,
        counted = ${JSON.stringify(counted)}::jsonb, due_at = ${dueAt}, remind_at = ${remindAt}
      FROM guarded g
      WHERE d.match_id = g.id AND d.seat = ${seat} AND d.question = ${question} AND d.since = ${since}
    )
    SELECT id::text FROM guarded`
  if (stored.length > 0) outbox.changed([id])
  if (stored.length > 0) outbox.written()
  return stored.length > 0
}

/**
 * Takes one's own claim back: the other player is late as before, what the match agreed happens, and the win can be claimed
 * again. The missed decision is not counted a second time.
 * @throws Problem not-found, not-your-seat, match-not-started, match-over, match-frozen, nothing-claimed, race-lost
 */
export async function withdrawClaim(platform: Platform, match: string, caller: Player): Promise<MatchRecord> {
  await retryOn(platform, match, (record) => {
    const seat = seatToPlay(record, caller)
    if (isOver(record)) throw new Problem('match-over')
    if (record.frozenAt !== null) throw new Problem('match-frozen')
    const open = record.decisions.find((one) => isClaimed(one) && one.claimedBy === seat)
    if (open === undefined) throw new Problem('nothing-claimed')
    return endClaim(platform, record, open)
  })
  return existing(platform, match)
}

/** @returns whether it was stored: not where something else was meanwhile */
async function endClaim(
  { database, outbox, clock }: Platform,
  { id, version, roster }: MatchRecord,
  { seat, question, since }: OpenRow,
): Promise<boolean> {
  const now = clock.now()
  const stored = await database.prisma.$queryRaw<unknown[]>`
    WITH guarded AS (
      ${raiseRoster}
      WHERE id = ${id}::uuid AND version = ${version} AND roster = ${roster} AND status = 'running'
        AND frozen_at IS NULL RETURNING id
    ), late AS (
      UPDATE decisions d SET missed_at = ${now}, due_at = LEAST(d.due_at, ${now}), remind_at = NULL FROM guarded g
      WHERE d.match_id = g.id AND d.seat = ${seat} AND d.question = ${question} AND d.since = ${since}
    )
    SELECT id::text FROM guarded`
  if (stored.length > 0) outbox.changed([id])
  return stored.length > 0
}

function claimedNotices({ id }: MatchRecord, { open, holder }: Claimable, dueAt: Date): NewNotice[] {
  const { seat, question, since } = open
  const draft = { topic: 'win-claimed' as const, match: id, seat, version: since, question }
  const about = `${since}/${seat}/${question}/win-claimed/${holder.number}/${dueAt.getTime()}`
  return noticeTo(id, holder, about, draft)
}
