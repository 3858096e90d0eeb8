import type { Seat } from '../../games/game.ts'
import type { Language } from '../../games/kit/wording.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import type { Change } from '../change.ts'
import { goBack } from '../going-back.ts'
import { findMatch, isOver, type MatchRecord } from '../load.ts'
import { seatToPlay } from '../sight.ts'
import type { Table, Tables } from '../tables.ts'
import { carryingOut } from './carry-out.ts'
import { agreementOf, asked, hindrance, type Proposal, playing, statusOf, waitsFor } from './proposal.ts'
import { close, findProposal, findProposals, make, noteAgreement, storedOpen } from './store.ts'
import { decidedNotices, proposedNotices } from './tell.ts'
import type { Terms } from './terms.ts'

/** A proposal, and the table it is made to. */
export interface Proposed {
  readonly record: MatchRecord
  readonly proposal: Proposal
}

/** What somebody at a table proposes comes about once all others who play have agreed: with the last of them, at once. */
export interface Proposals {
  /**
   * Where nobody has to be asked, it comes about by this.
   * @throws Problem not-found, not-your-seat, match-not-started, match-over, already-resigned, proposal-open,
   * already-paused, not-paused, nothing-to-take-back, seat-not-replaceable, race-lost
   */
  propose(match: string, caller: Player, terms: Terms, language: Language): Promise<Proposed>
  /**
   * One who declines is enough; whoever has agreed may still do so.
   * @throws Problem not-found, not-your-seat, match-not-started, proposal-over, not-asked, already-agreed, race-lost
   */
  answer(match: string, caller: Player, number: number, agrees: boolean): Promise<Proposed>
  /** @throws Problem not-found, not-your-seat, match-not-started, not-allowed, proposal-over, race-lost */
  withdraw(match: string, caller: Player, number: number): Promise<void>
}

const mostRaces = 20

export function proposals(platform: Platform, tables: Tables, change: Change): Proposals {
  const carryOut = carryingOut(platform, change)

  /** Reads the table and acts on it, until nobody came in between. */
  async function again<Done>(
    match: string,
    caller: Player,
    act: (table: Table, seat: Seat, now: Date) => Promise<Done | false>,
  ): Promise<Done> {
    for (let races = 0; races < mostRaces; races++) {
      const table = await tables.newest(match, (record) => seatToPlay(record, caller))
      const done = await act(table, seatToPlay(table.record, caller), platform.clock.now())
      if (done !== false) return done
    }
    throw new Problem('race-lost')
  }

  async function stored(match: string, number: number): Promise<Proposed> {
    const record = await findMatch(platform, match)
    const proposal = await findProposal(platform, match, number)
    if (record === undefined || proposal === undefined) throw new Problem('not-found')
    return { record, proposal }
  }

  /** @throws Problem not-found, proposal-over */
  async function stillOpen(record: MatchRecord, number: number, now: Date): Promise<Proposal> {
    const proposal = await findProposal(platform, record.id, number)
    if (proposal === undefined) throw new Problem('not-found')
    if (statusOf(proposal, record, now) !== 'open') throw new Problem('proposal-over')
    return proposal
  }

  /** @throws Problem why it cannot be done */
  async function requirePossible(table: Table, seat: Seat, terms: Terms, language: Language, now: Date): Promise<void> {
    const reason = hindrance(terms, table.record, now)
    if (reason !== undefined) throw new Problem(reason)
    if (terms.kind !== 'take-back') return
    const judged = await goBack(platform, table, { seat, to: terms.to, agreed: true }, language)
    if (judged.outcome === 'refused') throw judged.problem
  }

  /** Makes the proposal, in place of one of its kind that has lapsed. @returns its number; false after a lost race */
  async function made({ record }: Table, seat: Seat, terms: Terms, now: Date): Promise<number | false> {
    const before = (await storedOpen(platform, record.id)).find((open) => open.terms.kind === terms.kind)
    if (before && statusOf(before, record, now) === 'open') {
      throw new Problem('proposal-open', { params: { number: before.number } })
    }
    const [newest] = await findProposals(platform, record.id, { before: undefined, limit: 1 })
    const number = (newest?.number ?? 0) + 1
    const proposal = { number, terms, seat, createdAt: now }
    const notices = proposedNotices(record, proposal)
    return (await make(platform, record, proposal, { lapsed: before?.number, notices })) && number
  }

  return {
    async propose(match, caller, terms, language) {
      const number = await again(match, caller, async (table, seat, now) => {
        const { record } = table
        if (isOver(record)) throw new Problem('match-over')
        if (!playing(record).includes(seat)) throw new Problem('already-resigned')
        await requirePossible(table, seat, terms, language, now)
        return made(table, seat, terms, now)
      })
      await again(match, caller, async ({ record }, seat, now) => {
        const proposal = await findProposal(platform, match, number)
        const isOpen = proposal !== undefined && statusOf(proposal, record, now) === 'open'
        return isOpen && waitsFor(proposal, record).length === 0
          ? carryOut(record, proposal, { by: seat, agreed: null })
          : true
      })
      return stored(match, number)
    },

    async answer(match, caller, number, agrees) {
      await again(match, caller, async ({ record }, seat, now) => {
        const proposal = await stillOpen(record, number, now)
        if (!agrees) {
          if (!asked(proposal, record).includes(seat)) throw new Problem('not-asked')
          const notices = decidedNotices(record, proposal, seat)
          return close(platform, record, number, { as: 'declined', at: now, notices })
        }
        const { agreed, isLast } = agreementOf(proposal, record, seat)
        return isLast ? carryOut(record, proposal, { by: seat, agreed }) : noteAgreement(platform, record, number, seat)
      })
      return stored(match, number)
    },

    async withdraw(match, caller, number) {
      await again(match, caller, async ({ record }, seat, now) => {
        const proposal = await stillOpen(record, number, now)
        if (proposal.seat !== seat) throw new Problem('not-allowed')
        return close(platform, record, number, { as: 'withdrawn', at: now, notices: [] })
      })
    },
  }
}
