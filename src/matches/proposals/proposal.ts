import { z } from 'zod'
import type { Seat } from '../../games/game.ts'
import type { Proposal as Row } from '../../generated/prisma/client.ts'
import type { ProblemCode } from '../../platform/problems/catalogue.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { isLate as isLateWith } from '../deadlines/deadlines.ts'
import { isOver, type MatchRecord } from '../record/record.ts'
import { holderOf, peopleAt } from '../record/seats.ts'
import { hasVanished } from '../reliability/absence.ts'
import { ProposalTerms } from './proposal-terms.ts'

/** What becomes of proposals: what they follow from is the table as it stands. Nothing here reads a clock. */

export const Status = z.enum(['open', 'accepted', 'declined', 'withdrawn', 'lapsed']).meta({
  id: 'ProposalStatus',
  description:
    'What has become of a proposal. `lapsed`: what it proposes can no longer be done, or somebody else holds the seat that made it.',
})
export type Status = z.infer<typeof Status>

export interface Proposal {
  readonly match: string
  /** Counted within its match. */
  readonly number: number
  readonly terms: ProposalTerms
  /** Who made it; null: an administrator. */
  readonly seat: Seat | null
  /** The match's version at which it was made. */
  readonly version: number
  readonly agreed: readonly Seat[]
  /** What was last stored of it: see `statusOf`. */
  readonly status: Status
  readonly createdAt: Date
  readonly doneAt: Date | null
}

/** A row of the database as a proposal. */
export function proposalOf({ matchId, terms, status, ...row }: Row): Proposal {
  return { ...row, match: matchId, terms: ProposalTerms.parse(terms), status: Status.parse(status) }
}

/** The seat that made a proposal of a kind that only seats make. */
export function ofSeat(seat: Seat | null): Seat {
  if (seat === null) throw new TypeError('Only a seat proposes this.')
  return seat
}

/**
 * What has become of it. That it lapses is seen when it is looked at: no move has to store it. With the end of the match it
 * does for good, also where a ruling has it go on.
 */
export function statusOf({ terms, status, version }: Proposal, record: MatchRecord, now: Date): Status {
  if (status !== 'open') return status
  const isPast = terms.kind === 'take-back' && record.version > version
  const hasEnded = record.laterSeeds.some(({ since }) => since > version)
  return isPast || hasEnded || isOver(record) || hindrance(terms, record, now) !== undefined ? 'lapsed' : 'open'
}

/** Why it cannot be done at this table; undefined where it can be. */
export function hindrance(terms: ProposalTerms, record: MatchRecord, now: Date): ProblemCode | undefined {
  const isPaused = record.pausedUntil !== null && record.pausedUntil > now
  switch (terms.kind) {
    case 'pause':
      return isPaused ? 'already-paused' : undefined
    case 'resume':
      return isPaused ? undefined : 'not-paused'
    case 'end':
      return isLeftAlone(record) ? 'nobody-to-agree' : undefined
    case 'take-back':
      if (isLeftAlone(record)) return 'nobody-to-agree'
      return terms.to < record.version ? undefined : 'nothing-to-take-back'
    case 'replace':
      return isReplaceable(record, terms) ? undefined : 'seat-not-replaceable'
    case 'new-rules':
      return hasNewer(record, terms.to) ? undefined : 'no-newer-rules'
  }
}

/** Whether there are such rules of its game, newer than those that the match is played by. */
const hasNewer = ({ game, rules }: MatchRecord, to: number): boolean =>
  game.byRules !== undefined && rules < to && to <= game.meta.rulesVersion

/**
 * Whether it has to wait: while a match stands still because of a dispute, its clocks are neither stopped nor started. It
 * has not lapsed, since the match will go on.
 */
export const waitsForDispute = ({ kind }: ProposalTerms, { frozenAt }: MatchRecord): boolean =>
  frozenAt !== null && (kind === 'pause' || kind === 'resume')

/** Not a seat that was given up, nor one where the other plays already, or may come. */
function isReplaceable(record: MatchRecord, { seat, by }: Extract<ProposalTerms, { kind: 'replace' }>): boolean {
  const holder = holderOf(record, seat)
  if (holder === undefined || holder.leftAt !== null) return false
  return by === 'bot' ? holder.account !== null : holder.offeredAt === null
}

/**
 * Who has to agree: the people who still play, but for who proposes it. Whoever is late is not waited for where their
 * own seat is to be played by somebody else.
 */
export function asked({ seat, terms }: Pick<Proposal, 'seat' | 'terms'>, record: MatchRecord): Seat[] {
  const late = terms.kind === 'replace' && isLate(record, terms.seat) ? terms.seat : undefined
  return playing(record).filter((one) => one !== seat && one !== late)
}

/** Whether a player is late, or has missed so much that the seat is open. */
function isLate(record: MatchRecord, seat: Seat): boolean {
  const holder = holderOf(record, seat)
  const isOpen = holder !== undefined && hasVanished(record, holder)
  return isOpen || record.decisions.some((open) => open.seat === seat && isLateWith(open))
}

/** Whether nobody is left to agree with in a match that two people have played: it is not one's own to undo. */
function isLeftAlone(record: MatchRecord): boolean {
  const everPlayed = record.participants.filter(({ account }) => account !== null)
  return everPlayed.length > 1 && playing(record).length < 2
}

/** The seats of the people who still play. */
export const playing = (record: MatchRecord): Seat[] => peopleAt(record).map(({ seat }) => seat)

/** Who still has to agree. */
export const waitsFor = (proposal: Proposal, record: MatchRecord): Seat[] =>
  asked(proposal, record).filter((seat) => !proposal.agreed.includes(seat))

/** What the agreement of a seat means. */
export interface Agreement {
  /** Null: nobody is left to be asked, since those who were have left; then anybody who plays may say so. */
  readonly agreed: Seat | null
  /** Whether nobody else is waited for. */
  readonly isLast: boolean
}

/** @throws Problem not-asked, already-agreed */
export function agreementOf(proposal: Proposal, record: MatchRecord, seat: Seat): Agreement {
  const left = waitsFor(proposal, record)
  if (left.length === 0 && playing(record).includes(seat)) return { agreed: null, isLast: true }
  if (!left.includes(seat)) throw new Problem(proposal.agreed.includes(seat) ? 'already-agreed' : 'not-asked')
  return { agreed: seat, isLast: left.length === 1 }
}
