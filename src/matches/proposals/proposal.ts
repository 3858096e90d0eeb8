import { z } from 'zod'
import type { Seat } from '../../games/game.ts'
import type { Proposal as ProposalRow } from '../../generated/prisma/client.ts'
import type { ProblemCode } from '../../platform/problems/catalogue.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { isLate } from '../deadlines/deadlines.ts'
import { holderOf, isOver, type MatchRecord, peopleAt } from '../record/record.ts'
import { hasVanished } from '../reliability/decision-counts.ts'
import { ProposalTerms } from './proposal-terms.ts'

/** The rules of proposals, as pure functions of a proposal and its match. */

export const ProposalStatus = z.enum(['open', 'accepted', 'declined', 'withdrawn', 'lapsed']).meta({
  id: 'ProposalStatus',
  description:
    'The status of a proposal. `lapsed`: what it proposes can no longer be done, or somebody else holds the seat that made it.',
})
export type ProposalStatus = z.infer<typeof ProposalStatus>

export interface Proposal {
  readonly match: string
  /** Numbered within its match. */
  readonly number: number
  readonly terms: ProposalTerms
  /** The seat that made it; null: an administrator. */
  readonly seat: Seat | null
  /** The match's version at which it was made. */
  readonly version: number
  readonly agreed: readonly Seat[]
  /** The status as last stored; it may have lapsed since (`statusOf`). */
  readonly status: ProposalStatus
  readonly createdAt: Date
  readonly doneAt: Date | null
}

/** A proposal from its row. */
export function proposalOf({ matchId, terms, status, ...row }: ProposalRow): Proposal {
  return { ...row, match: matchId, terms: ProposalTerms.parse(terms), status: ProposalStatus.parse(status) }
}

/** The seat that made a proposal of a kind that only seats make. */
export function ofSeat(seat: Seat | null): Seat {
  if (seat === null) throw new TypeError('Only a seat proposes this.')
  return seat
}

/**
 * The status of a proposal now. Whether it has lapsed is worked out when it is read, so that no move has to store it.
 * The end of the match makes it lapse for good, even if a ruling reopens the match.
 */
export function statusOf({ terms, status, version }: Proposal, record: MatchRecord, now: Date): ProposalStatus {
  if (status !== 'open') return status
  const isPast = terms.kind === 'take-back' && record.version > version
  const hasEnded = record.laterSeeds.some(({ since }) => since > version)
  return isPast || hasEnded || isOver(record) || hindrance(terms, record, now) !== undefined ? 'lapsed' : 'open'
}

/** Why a proposal cannot be carried out in this match now; undefined if it can. */
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

/** Whether these rules of its game exist and are newer than the match's. */
const hasNewer = ({ game, rules }: MatchRecord, to: number): boolean =>
  game.byRules !== undefined && rules < to && to <= game.meta.rulesVersion

/**
 * Whether a proposal has to wait until the match is thawed: the clocks of a frozen match are neither stopped nor
 * started. It does not lapse, since the match will go on.
 */
export const waitsForThaw = ({ kind }: ProposalTerms, { frozenAt }: MatchRecord): boolean =>
  frozenAt !== null && (kind === 'pause' || kind === 'resume')

/** Whether a seat can be replaced: not if it was given up, has a bot already, or is open to a person already. */
function isReplaceable(record: MatchRecord, { seat, by }: Extract<ProposalTerms, { kind: 'replace' }>): boolean {
  const holder = holderOf(record, seat)
  if (holder === undefined || holder.leftAt !== null) return false
  return by === 'bot' ? holder.account !== null : holder.offeredAt === null
}

/**
 * The seats that have to agree: all people who still play, except the proposer and a late player whom it would replace.
 */
export function mustAgree({ seat, terms }: Pick<Proposal, 'seat' | 'terms'>, record: MatchRecord): Seat[] {
  const late = terms.kind === 'replace' && holdsUp(record, terms.seat) ? terms.seat : undefined
  return playingSeats(record).filter((one) => one !== seat && one !== late)
}

/** Whether a player is late, or has missed enough decisions for the seat to be open. */
function holdsUp(record: MatchRecord, seat: Seat): boolean {
  const holder = holderOf(record, seat)
  const isOpen = holder !== undefined && hasVanished(record, holder)
  return isOpen || record.decisions.some((open) => open.seat === seat && isLate(open))
}

/** Whether only one person is left in a match that two or more have played: it is not theirs alone to undo. */
function isLeftAlone(record: MatchRecord): boolean {
  const everPlayed = record.participants.filter(({ account }) => account !== null)
  return everPlayed.length > 1 && playingSeats(record).length < 2
}

/** The seats of the people who still play. */
export const playingSeats = (record: MatchRecord): Seat[] => peopleAt(record).map(({ seat }) => seat)

/** The seats that still have to agree. */
export const waitsFor = (proposal: Proposal, record: MatchRecord): Seat[] =>
  mustAgree(proposal, record).filter((seat) => !proposal.agreed.includes(seat))

/** Whether a proposal waits for a seat's answer. If everybody who had to agree has left, any other player may answer. */
export function asks(proposal: Proposal, record: MatchRecord, seat: Seat): boolean {
  const left = waitsFor(proposal, record)
  return left.length === 0 ? seat !== proposal.seat && playingSeats(record).includes(seat) : left.includes(seat)
}

/** What a seat's agreement changes. */
interface Agreement {
  /** Null: everybody who had to agree has left, so any player may settle it. */
  readonly agreed: Seat | null
  /** Whether nobody else has to agree. */
  readonly isLast: boolean
}

/** What it changes that this seat agrees. @throws Problem not-asked, already-agreed */
export function agreementOf(proposal: Proposal, record: MatchRecord, seat: Seat): Agreement {
  const left = waitsFor(proposal, record)
  if (left.length === 0 && playingSeats(record).includes(seat)) return { agreed: null, isLast: true }
  if (!left.includes(seat)) throw new Problem(proposal.agreed.includes(seat) ? 'already-agreed' : 'not-asked')
  return { agreed: seat, isLast: left.length === 1 }
}
