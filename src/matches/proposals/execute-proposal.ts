import type { Seat } from '../../games/game.ts'
import { playByNewRules } from '../../journal/new-rules.ts'
import { abort } from '../../journal/submit.ts'
import { hoursAfter } from '../../platform/clock.ts'
import type { Origin } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import type { Change, Judged } from '../change.ts'
import { retimed } from '../deadlines/recount-deadlines.ts'
import { inJournal } from '../in-journal.ts'
import { judgement } from '../playing/refusals.ts'
import { takeBackInMatch } from '../playing/take-back.ts'
import type { MatchRecord } from '../record/record.ts'
import type { Table } from '../record/tables.ts'
import { botTakes } from '../substitutes/substitutes.ts'
import { ofSeat, type Proposal, waitsForDispute } from './proposal.ts'
import { decidedNotices } from './proposal-notices.ts'
import { type AcceptedProposal, offerSeat, pauseUntil } from './proposal-store.ts'

/** Who was the last to agree to a proposal, and with what they said so; `agreed` is null where nobody had to. */
export interface LastWord {
  /** Null: an administrator. */
  readonly by: Seat | null
  readonly agreed: Seat | null
  readonly origin: Origin | undefined
}

/** Does what all have agreed to. @returns whether it was done: only on the very table on which they had */
export type ExecuteProposal = (record: MatchRecord, proposal: Proposal, last: LastWord) => Promise<boolean>

export function executingProposals(platform: Platform, change: Change): ExecuteProposal {
  /** What goes into the journal, and the proposal along with it. */
  const agreedTo = (
    record: MatchRecord,
    { number, agreed, notices }: AcceptedProposal,
    origin: Origin | undefined,
    judge: (table: Table) => Judged | Promise<Judged>,
  ): Promise<boolean> =>
    inJournal(change, record, async (table) => {
      const judged = await judge(table)
      return judged.outcome === 'refused' ? judged : { ...judged, proposal: { number, agreed }, notices, origin }
    })

  return async (record, { number, terms, seat }, { by, agreed, origin }) => {
    const now = platform.clock.now()
    const accepted = { number, agreed, at: now, notices: decidedNotices(record, { number }, by) }
    if (waitsForDispute(terms, record)) throw new Problem('match-frozen')
    switch (terms.kind) {
      case 'pause': {
        const pausedUntil = hoursAfter(now, terms.days * 24)
        const deadlines = retimed(record, { now, before: now, after: pausedUntil })
        return pauseUntil(platform, record, accepted, { pausedUntil, deadlines })
      }
      case 'resume': {
        const deadlines = retimed(record, { now, before: record.pausedUntil ?? now, after: now })
        return pauseUntil(platform, record, accepted, { pausedUntil: now, deadlines })
      }
      case 'end': {
        const what = { actor: { kind: 'system' as const }, reason: 'agreement' as const, at: now.toISOString() }
        return agreedTo(record, accepted, origin, (table) =>
          judgement(table, abort(record.game, table.head, table.secrets, what), 'en'),
        )
      }
      case 'take-back':
        return agreedTo(record, accepted, origin, (table) =>
          takeBackInMatch(platform, table, { seat: ofSeat(seat), to: terms.to, agreed: true }, 'en'),
        )
      case 'replace':
        return terms.by === 'bot'
          ? agreedTo(record, accepted, origin, (table) => botTakes(platform, table, terms.seat))
          : offerSeat(platform, record, accepted, terms.seat)
      case 'new-rules':
        return agreedTo(record, accepted, origin, (table) => goOver(table, terms.to, now))
    }
  }
}

/** Moves a match over to newer rules: what they ask no more was answered by nobody, and costs nobody any time. */
function goOver(table: Table, to: number, now: Date): Judged {
  const { record, head, secrets } = table
  const at = now.toISOString()
  const judged = judgement(table, playByNewRules(record.game, head, secrets, { to, at }), 'en')
  return judged.outcome === 'refused' ? judged : { ...judged, askedBefore: [] }
}
