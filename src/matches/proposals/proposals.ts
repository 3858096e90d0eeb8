import type { Seat } from '../../games/game.ts'
import type { Language } from '../../games/kit/wording.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import type { ChangeMatch } from '../commit/change.ts'
import { noticesQueued } from '../commit/effects/notices-queued.ts'
import { proposalAgreed } from '../commit/effects/proposal-agreed.ts'
import { proposalMade } from '../commit/effects/proposal-made.ts'
import { proposalSettled } from '../commit/effects/proposal-settled.ts'
import type { Judged } from '../commit/judged.ts'
import { takeBackInMatch } from '../playing/take-back.ts'
import { findMatch } from '../record/find-match.ts'
import type { LiveMatch, LiveMatches } from '../record/live-matches.ts'
import { isOver, type MatchRecord } from '../record/record.ts'
import { type Acting, asAdministrator, asSeat } from './acting.ts'
import { executeProposal } from './execute-proposal.ts'
import {
  agreementOf,
  hindrance,
  mustAgree,
  ofSeat,
  type Proposal,
  playingSeats,
  statusOf,
  waitsFor,
  waitsForThaw,
} from './proposal.ts'
import { proposalDecidedNotices, proposedNotices } from './proposal-notices.ts'
import { findProposal, findProposals, findStoredOpen } from './proposal-store.ts'
import type { ProposalTerms, RulesTerms, SeatTerms } from './proposal-terms.ts'

/** A proposal and its match. */
export interface Proposed {
  readonly record: MatchRecord
  readonly proposal: Proposal
}

/** Proposals: each takes effect in the request in which the last player agrees. */
export interface Proposals {
  /**
   * Makes a proposal. If nobody has to agree, it takes effect at once.
   * @throws Problem not-found, not-your-seat, match-not-started, match-over, already-resigned, proposal-open,
   * already-paused, not-paused, match-frozen, nothing-to-take-back, nobody-to-agree, seat-not-replaceable, race-lost
   */
  propose(match: string, caller: Player, terms: SeatTerms, language: Language): Promise<Proposed>
  /**
   * Proposes newer rules as an administrator: everybody who plays has to agree.
   * @throws Problem not-found, not-allowed, match-not-started, match-over, no-newer-rules, proposal-open, race-lost
   */
  proposeRules(match: string, administrator: Player, terms: RulesTerms, language: Language): Promise<Proposed>
  /**
   * Agrees or declines. One player who declines ends the proposal, even one who has agreed before.
   * @throws Problem not-found, not-your-seat, match-not-started, proposal-over, not-asked, already-agreed,
   * match-frozen, race-lost
   */
  answer(match: string, caller: Player, number: number, agrees: boolean): Promise<Proposed>
  /**
   * Withdraws the caller's own proposal.
   * @throws Problem not-found, not-your-seat, match-not-started, not-allowed, proposal-over, race-lost
   */
  withdraw(match: string, caller: Player, number: number): Promise<void>
  /**
   * Withdraws a proposal of newer rules, whichever administrator has made it.
   * @throws Problem not-found, not-allowed, match-not-started, proposal-over, race-lost
   */
  withdrawRules(match: string, administrator: Player, number: number): Promise<void>
}

/** What is proposed, and the language of a refusal. */
interface ProposalRequest {
  readonly terms: ProposalTerms
  readonly language: Language
}

type ProposalOfSeat = ProposalRequest & Pick<Proposal, 'seat'>

/** Proposals, stored by `change`. */
export function proposals(platform: Platform, liveMatches: LiveMatches, change: ChangeMatch): Proposals {
  async function readProposed(match: string, number: number): Promise<Proposed> {
    const record = await findMatch(platform, match)
    const proposal = await findProposal(platform, match, number)
    if (record === undefined || proposal === undefined) throw new Problem('not-found')
    return { record, proposal }
  }

  /** @throws Problem not-found, proposal-over */
  async function requireOpenProposal(record: MatchRecord, number: number, now: Date): Promise<Proposal> {
    const proposal = await findProposal(platform, record.id, number)
    if (proposal === undefined) throw new Problem('not-found')
    if (statusOf(proposal, record, now) !== 'open') throw new Problem('proposal-over')
    return proposal
  }

  /** @throws Problem that says why it cannot be done */
  async function requirePossible(live: LiveMatch, { seat, terms, language }: ProposalOfSeat, now: Date): Promise<void> {
    const { record } = live
    if (isOver(record)) throw new Problem('match-over')
    if (seat !== null && !playingSeats(record).includes(seat)) throw new Problem('already-resigned')
    const reason = hindrance(terms, record, now)
    if (reason !== undefined) throw new Problem(reason)
    if (waitsForThaw(terms, record)) throw new Problem('match-frozen')
    if (terms.kind !== 'take-back') return
    const judged = await takeBackInMatch(platform, live, { seat: ofSeat(seat), to: terms.to, agreed: true }, language)
    if (judged.outcome === 'refused') throw judged.problem
  }

  /** The number of a proposal of this kind that is stored as open and has lapsed. @throws Problem proposal-open */
  async function lapsedBefore(record: MatchRecord, { kind }: ProposalTerms, now: Date): Promise<number | undefined> {
    const before = (await findStoredOpen(platform, [record.id])).find((open) => open.terms.kind === kind)
    if (before && statusOf(before, record, now) === 'open') {
      throw new Problem('proposal-open', { params: { number: before.number } })
    }
    return before?.number
  }

  /** The next proposal of a match, with nobody's agreement. */
  async function nextProposal(record: MatchRecord, { seat, terms }: ProposalOfSeat, createdAt: Date) {
    const [newest] = await findProposals(platform, record.id, { before: undefined, limit: 1 })
    const number = (newest?.number ?? 0) + 1
    const { id: match, version } = record
    return { match, number, terms, seat, version, agreed: [], status: 'open' as const, createdAt, doneAt: null }
  }

  /** Makes a proposal or, if nobody has to agree, makes it and carries it out. */
  async function judgeProposal(live: LiveMatch, proposal: Proposal): Promise<Judged> {
    const { record } = live
    const { number, terms, seat, version, createdAt } = proposal
    const made = (acceptedAt: Date | null) => proposalMade({ number, terms, seat, version, createdAt, acceptedAt })
    return waitsFor(proposal, record).length === 0
      ? executeProposal(platform, live, proposal, { by: seat, accepted: made })
      : { outcome: 'beside', effects: [made(null), noticesQueued(proposedNotices(record, proposal))] }
  }

  async function propose(
    match: string,
    caller: Player,
    acting: Acting<Seat | null>,
    request: ProposalRequest,
  ): Promise<Proposed> {
    let number: number | undefined
    async function judge(live: LiveMatch): Promise<Judged> {
      number = undefined
      const { record } = live
      const now = platform.clock.now()
      const wanted = { ...request, seat: acting(record) }
      await requirePossible(live, wanted, now)
      const lapsed = await lapsedBefore(record, wanted.terms, now)
      if (lapsed !== undefined) {
        const settled = proposalSettled({ number: lapsed, status: 'lapsed', agreed: null, at: now })
        return { outcome: 'beside', effects: [settled] }
      }
      const proposal = await nextProposal(record, wanted, now)
      number = proposal.number
      return judgeProposal(live, proposal)
    }

    // A lapsed proposal of this kind is settled first, by a change of its own.
    while (number === undefined) await change(match, judge, { admit: acting, origin: caller.origin, newest: true })
    return readProposed(match, number)
  }

  /** @throws Problem not-allowed, proposal-over */
  async function requireOwnProposal(
    record: MatchRecord,
    number: number,
    seat: Seat | null,
    now: Date,
  ): Promise<Proposal> {
    const proposal = await requireOpenProposal(record, number, now)
    if (proposal.seat !== seat) throw new Problem('not-allowed')
    return proposal
  }

  async function withdraw(match: string, acting: Acting<Seat | null>, number: number): Promise<void> {
    await change(
      match,
      async ({ record }) => {
        const at = platform.clock.now()
        await requireOwnProposal(record, number, acting(record), at)
        return { outcome: 'beside', effects: [proposalSettled({ number, status: 'withdrawn', agreed: null, at })] }
      },
      { admit: acting, newest: true },
    )
  }

  async function judgeAnswer(live: LiveMatch, seat: Seat, number: number, agrees: boolean): Promise<Judged> {
    const { record } = live
    const at = platform.clock.now()
    const proposal = await requireOpenProposal(record, number, at)
    if (!agrees) {
      if (!mustAgree(proposal, record).includes(seat)) throw new Problem('not-asked')
      const settled = proposalSettled({ number, status: 'declined', agreed: null, at })
      return { outcome: 'beside', effects: [settled, noticesQueued(proposalDecidedNotices(record, proposal, seat))] }
    }
    const { agreed, isLast } = agreementOf(proposal, record, seat)
    return isLast
      ? executeProposal(platform, live, proposal, {
          by: seat,
          accepted: (at) => proposalSettled({ number, status: 'accepted', agreed, at }),
        })
      : { outcome: 'beside', effects: [proposalAgreed({ number, seat })] }
  }

  return {
    propose: (match, caller, terms, language) => propose(match, caller, asSeat(caller), { terms, language }),

    async proposeRules(match, administrator, terms, language) {
      const acting = asAdministrator(administrator)
      const live = await liveMatches.newest(match, acting)
      const now = platform.clock.now()
      await requirePossible(live, { seat: acting(live.record), terms, language }, now)
      await lapsedBefore(live.record, terms, now)
      const { to, reason } = terms
      await audit(platform, administrator, { act: 'propose-rules', match, details: { to }, reason })
      return propose(match, administrator, acting, { terms, language })
    },

    async answer(match, caller, number, agrees) {
      const acting = asSeat(caller)
      const how = { admit: acting, origin: caller.origin, newest: true }
      await change(match, (live) => judgeAnswer(live, acting(live.record), number, agrees), how)
      return readProposed(match, number)
    },

    withdraw: (match, caller, number) => withdraw(match, asSeat(caller), number),

    async withdrawRules(match, administrator, number) {
      const acting = asAdministrator(administrator)
      const { record } = await liveMatches.newest(match, acting)
      await requireOwnProposal(record, number, acting(record), platform.clock.now())
      await audit(platform, administrator, { act: 'withdraw-rules', match, details: { proposal: number }, reason: '' })
      await withdraw(match, acting, number)
    },
  }
}
