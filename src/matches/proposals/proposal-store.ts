import { Prisma } from '../../generated/prisma/client.ts'
import { laterOf } from '../../platform/clock.ts'
import type { NewNotice } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Retimed } from '../deadlines/recount-deadlines.ts'
import type { MatchRecord } from '../record/record.ts'
import { toldPart } from '../told.ts'
import { type Proposal, proposalOf } from './proposal.ts'

/** A proposal of a match; undefined where there is none of that number. */
export async function findProposal({ database }: Platform, match: string, number: number) {
  const row = await database.prisma.proposal.findUnique({ where: { matchId_number: { matchId: match, number } } })
  return row ? proposalOf(row) : undefined
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

/** What was stored as open, whatever has become of it since. */
export async function storedOpen({ database }: Platform, match: string): Promise<Proposal[]> {
  return (await database.prisma.proposal.findMany({ where: { matchId: match, status: 'open' } })).map(proposalOf)
}

/** What a table stores beside its journal: where anything else was stored meanwhile, nothing of it. */
interface Beside {
  /** Parts of the statement, which go by `guarded`. */
  readonly parts: readonly Prisma.Sql[]
  readonly notices?: readonly NewNotice[]
  /** Until when the clocks stand still from now on; left out where nothing changes in that. */
  readonly pausedUntil?: Date
}

/**
 * Stores it as one statement, guarded by the version and the roster that it builds on. The roster goes up, so that two
 * who are the last to agree cannot miss each other, and so that no process goes on with what it knew.
 * @returns whether it was done: not where the guard did not hold
 */
async function store(
  { database, outbox }: Platform,
  { id, version, roster, pausedUntil: before }: MatchRecord,
  { parts, notices = [], pausedUntil = before ?? undefined }: Beside,
): Promise<boolean> {
  const stored = await database.prisma.$queryRaw<unknown[]>`
    WITH guarded AS (
      UPDATE matches SET roster = roster + 1, paused_until = ${pausedUntil ?? null}::timestamptz
      WHERE id = ${id}::uuid AND version = ${version} AND roster = ${roster} AND status = 'running' RETURNING id
    ), ${toldPart(notices)}, ${Prisma.join([...parts])}
    SELECT id::text FROM guarded`
  if (stored.length > 0) outbox.changed([id])
  if (stored.length > 0 && notices.length > 0) outbox.written()
  return stored.length > 0
}

/** Makes a proposal. @param lapsed the one of its kind that still says it is open, though it has lapsed */
export function make(
  platform: Platform,
  record: MatchRecord,
  { number, terms, seat, createdAt }: Pick<Proposal, 'number' | 'terms' | 'seat' | 'createdAt'>,
  { lapsed, notices }: { readonly lapsed: number | undefined; readonly notices: readonly NewNotice[] },
): Promise<boolean> {
  return store(platform, record, {
    notices,
    parts: [
      Prisma.sql`lapsed AS (
        UPDATE proposals p SET status = 'lapsed', done_at = ${createdAt} FROM guarded g
        WHERE p.match_id = g.id AND p.number = ${lapsed ?? null}::int RETURNING p.number
      )`,
      // One of a kind is open at a time: the old one is counted first, and so done with.
      Prisma.sql`made AS (
        INSERT INTO proposals (match_id, number, terms, seat, version, agreed, created_at)
        SELECT g.id, ${number}::int, ${JSON.stringify(terms)}::jsonb, ${seat}::int, ${record.version}::int, '{}',
          ${createdAt}::timestamptz
        FROM guarded g, (SELECT count(*) FROM lapsed) AS done_with
      )`,
    ],
  })
}

/** Notes that a seat agrees, while others are waited for. */
export function noteAgreement(platform: Platform, record: MatchRecord, number: number, seat: number): Promise<boolean> {
  return store(platform, record, {
    parts: [
      Prisma.sql`noted AS (
        UPDATE proposals p SET agreed = p.agreed || ${seat}::int FROM guarded g
        WHERE p.match_id = g.id AND p.number = ${number}
      )`,
    ],
  })
}

/** Closes a proposal that comes to nothing. */
export function close(
  platform: Platform,
  record: MatchRecord,
  number: number,
  closed: { readonly as: 'declined' | 'withdrawn'; readonly at: Date; readonly notices: readonly NewNotice[] },
): Promise<boolean> {
  return store(platform, record, {
    notices: closed.notices,
    parts: [
      Prisma.sql`closed AS (
        UPDATE proposals p SET status = ${closed.as}, done_at = ${closed.at} FROM guarded g
        WHERE p.match_id = g.id AND p.number = ${number}
      )`,
    ],
  })
}

/** A proposal that everybody has agreed to. */
export interface AcceptedProposal {
  readonly number: number
  /** Who was the last to agree; null: nobody had to. */
  readonly agreed: number | null
  readonly at: Date
  readonly notices: readonly NewNotice[]
}

/**
 * Has the clocks of a match stand still until a moment; one that has come: has them go on. So do the days in which a seat is
 * open to people before a bot takes it.
 */
export function pauseUntil(
  platform: Platform,
  record: MatchRecord,
  accepted: AcceptedProposal,
  { pausedUntil, deadlines }: { readonly pausedUntil: Date; readonly deadlines: readonly Retimed[] },
): Promise<boolean> {
  const still = pausedUntil.getTime() - laterOf(accepted.at, record.pausedUntil).getTime()
  return store(platform, record, {
    pausedUntil,
    notices: accepted.notices,
    parts: [
      acceptedPart(accepted),
      Prisma.sql`retimed AS (
        UPDATE decisions d SET counted = r.counted, due_at = r."dueAt", remind_at = r."remindAt"
        FROM jsonb_to_recordset(${JSON.stringify(deadlines)}::jsonb) AS r(
          seat int, question text, since int, counted jsonb, "dueAt" timestamptz, "remindAt" timestamptz), guarded g
        WHERE d.match_id = g.id AND d.seat = r.seat AND d.question = r.question AND d.since = r.since
          AND d.missed_at IS NULL
      )`,
      Prisma.sql`offered AS (
        UPDATE participants p SET offered_at = p.offered_at + ${still} * interval '1 millisecond'
        FROM guarded g WHERE p.match_id = g.id AND p.offered_at IS NOT NULL
      )`,
    ],
  })
}

/** Opens a seat to a substitute; where the clocks stand still, its days begin when they go on. */
export function offerSeat(
  platform: Platform,
  record: MatchRecord,
  accepted: AcceptedProposal,
  seat: number,
): Promise<boolean> {
  return store(platform, record, {
    notices: accepted.notices,
    parts: [
      acceptedPart(accepted),
      Prisma.sql`offered AS (
        UPDATE participants p SET offered_at = ${laterOf(accepted.at, record.pausedUntil)} FROM guarded g
        WHERE p.match_id = g.id AND p.seat = ${seat}
      )`,
    ],
  })
}

const acceptedPart = ({ number, agreed, at }: AcceptedProposal): Prisma.Sql => Prisma.sql`accepted AS (
  UPDATE proposals p SET status = 'accepted', done_at = ${at},
    agreed = CASE WHEN ${agreed}::int IS NULL THEN p.agreed ELSE p.agreed || ${agreed}::int END
  FROM guarded g WHERE p.match_id = g.id AND p.number = ${number}
)`
