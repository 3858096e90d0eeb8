import { Prisma } from '../../generated/prisma/client.ts'
import { abort } from '../../journal/submit.ts'
import { type Chore, oneByOne } from '../../platform/chore.ts'
import { daysAfter, hoursAfter } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, unless } from '../../platform/problems/problem.ts'
import { queueRows } from '../../platform/queue-notices.ts'
import type { ChangeMatch } from '../commit/change.ts'
import type { Judged } from '../commit/judged.ts'
import { closedNotices } from '../lobby/lobby-notices.ts'
import { changeRoster } from '../lobby/roster-change.ts'
import { judgement } from '../playing/refusals.ts'
import { findMatch } from '../record/find-match.ts'
import { silentSince, whileRunning } from '../record/lifetime.ts'
import type { LiveMatch } from '../record/live-matches.ts'

/** A match whose stored time of warning or expiry has come. */
interface Due {
  readonly match: string
  readonly status: 'open' | 'running'
}

/**
 * Gives up matches that do not fill, or in which nothing happens, and warns their players first. A running match is
 * looked at only when its stored time has come; if something has happened in it since, its expiry is postponed. A frozen
 * match waits for a ruling, however long that takes.
 */
export function expiries(platform: Platform, change: ChangeMatch, log: Log): Chore {
  const { prisma } = platform.database

  const expired = (now: Date, limit: number) => prisma.$queryRaw<Due[]>`
    SELECT id::text AS match, status::text FROM matches
    WHERE expires_at <= ${now} AND status IN ('open', 'running') AND frozen_at IS NULL
    ORDER BY expires_at LIMIT ${limit}`

  const toWarn = (now: Date, limit: number) => prisma.$queryRaw<Due[]>`
    SELECT id::text AS match, status::text FROM matches
    WHERE warn_at <= ${now} AND status IN ('open', 'running') AND frozen_at IS NULL
    ORDER BY warn_at LIMIT ${limit}`

  async function giveUp({ match, status }: Due, now: Date): Promise<void> {
    if (status === 'open') await close(match, now)
    else if (!(await postponeExpiry(platform, match, whileRunning.expireHours, now))) await breakOff(match)
  }

  async function close(match: string, now: Date): Promise<void> {
    const record = await findMatch(platform, match)
    if (record?.status !== 'open' || record.expiresAt === null || record.expiresAt > now) return
    await changeRoster(platform, record, {
      closes: true,
      notices: closedNotices(record, record.participants, 'expired'),
    })
  }

  async function breakOff(match: string): Promise<void> {
    const what = { actor: { kind: 'system' as const }, reason: 'abandoned' as const }
    const judge = (live: LiveMatch): Judged => {
      const now = platform.clock.now()
      if (live.record.frozenAt !== null) throw new Problem('race-lost')
      if (hoursAfter(silentSince(live.record), whileRunning.expireHours) > now) throw new Problem('race-lost')
      const at = now.toISOString()
      return judgement(live, abort(live.record.game, live.head, live.secrets, { ...what, at }), 'en')
    }
    await unless(['race-lost', 'match-over'], change(match, judge))
  }

  async function warn({ match, status }: Due, now: Date): Promise<void> {
    if (status === 'running' && (await postponeExpiry(platform, match, whileRunning.warnHours, now))) return
    await warnOfExpiry(platform, match, now)
  }

  const tomorrow = (now: Date) => daysAfter(now, 1)
  const givingUp = oneByOne(log, expired, giveUp, ({ match }, now) =>
    prisma.match.updateMany({ where: { id: match, expiresAt: { lte: now } }, data: { expiresAt: tomorrow(now) } }),
  )
  const warning = oneByOne(log, toWarn, warn, ({ match }, now) =>
    prisma.match.updateMany({ where: { id: match, warnAt: { lte: now } }, data: { warnAt: tomorrow(now) } }),
  )
  return async (now) => (await givingUp(now)) + (await warning(now))
}

/**
 * Moves the stored times of warning and expiry of a running match: they count from its last entry or the end of its
 * pause.
 * @returns false if the match has been silent for `hours`; then nothing is moved
 */
async function postponeExpiry({ database }: Platform, match: string, hours: number, now: Date): Promise<boolean> {
  const { warnHours, expireHours } = whileRunning
  const later = await database.prisma.$executeRaw`
    UPDATE matches SET
      warn_at = GREATEST(moved_at, paused_until) + make_interval(hours => ${warnHours}::int),
      expires_at = GREATEST(moved_at, paused_until) + make_interval(hours => ${expireHours}::int)
    WHERE id = ${match}::uuid AND status = 'running'
      AND GREATEST(moved_at, paused_until) + make_interval(hours => ${hours}::int) > ${now}`
  return later > 0
}

/** Warns all players, once, that the match will be given up if nothing happens. */
async function warnOfExpiry({ database, signals }: Platform, match: string, now: Date): Promise<void> {
  const warned = await database.prisma.$executeRaw`
    WITH warned AS (
      UPDATE matches SET warn_at = NULL
      WHERE id = ${match}::uuid AND warn_at <= ${now} AND frozen_at IS NULL AND (status = 'open' OR status = 'running'
        AND GREATEST(moved_at, paused_until) + make_interval(hours => ${whileRunning.warnHours}::int) <= ${now})
      RETURNING id, expires_at, status
    )
    ${queueRows(Prisma.sql`
    SELECT concat_ws('/', w.id, extract(epoch FROM w.expires_at), p.number, 'match-expiring'), p.account_id, w.id,
      'match-expiring', jsonb_build_object('match', w.id), ${new Date(0)}
    FROM warned w JOIN participants p ON p.match_id = w.id AND p.account_id IS NOT NULL
    WHERE w.status = 'open' OR p.seat IS NOT NULL
    ORDER BY p.seat, p.joined`)}`
  if (warned > 0) signals.noticesWritten()
}
