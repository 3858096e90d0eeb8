import type { Language } from '../../games/kit/wording.ts'
import type { Entry } from '../../journal/entry.ts'
import { previewRuling, type RulingPreview } from '../../journal/preview-ruling.ts'
import {
  type Change,
  holders,
  type MatchRecord,
  noticesQueued,
  noticeTo,
  type Table,
  type Tables,
  takesPart,
} from '../../matches/index.ts'
import { audit } from '../../platform/audit/audit.ts'
import { Details } from '../../platform/audit/record.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { NewNotice } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { type DisputeSettled, disputeSettled } from '../effects/dispute-settled.ts'
import type { Dispute } from '../raising/dispute.ts'
import { disputeNotices } from '../raising/dispute-notices.ts'
import { openDispute, requireStarted } from '../raising/dispute-store.ts'
import { asRuling } from './draft-ruling.ts'
import { judgeRuling, refusedRemedy } from './judging.ts'
import type { RemedyBody } from './remedy.ts'

/** What an administrator rules. */
export interface Decree {
  readonly outcome: 'upheld' | 'rejected'
  /** Why, in words that everybody at the table reads. */
  readonly reasons: string
  /** What is done, in this order: all of it, or nothing. None where the dispute is rejected. */
  readonly remedies: readonly RemedyBody[]
}

/** A dispute of a match, and what is ruled on it. */
export interface RuledOn extends Decree {
  readonly match: string
  readonly number: number
}

/** Rulings: every one of them an entry for each thing it does, and a line in the audit log before. */
export interface Rulings {
  /**
   * Rules on an open dispute. A match that stood still because of it goes on, unless another dispute keeps it so.
   * @throws Problem not-found, not-allowed, dispute-over, invalid-request, illegal-move, match-over,
   * nothing-to-take-back, chance-between, race-lost
   */
  rule(administrator: Player, ruling: RuledOn, language: Language): Promise<{ table: Table; entries: readonly Entry[] }>
  /** As `rule`, up to the first draw, but nothing is stored. */
  foretell(
    administrator: Player,
    ruling: RuledOn,
    language: Language,
  ): Promise<{ table: Table; foretold: RulingPreview }>
}

export function rulings(platform: Platform, tables: Tables, change: Change): Rulings {
  /** @throws Problem not-allowed, not-found, dispute-over, invalid-request */
  async function disputed(table: Table, administrator: Player, number: number, remedies: readonly RemedyBody[]) {
    const { record } = table
    requireImpartial(record, administrator, remedies)
    const dispute = await openDispute(platform, record.id, number)
    return { dispute, asked: await asRuling(platform, table, number, remedies) }
  }

  return {
    rule(administrator, { match, number, ...decree }, language) {
      const { account: by, origin } = administrator
      let isNoted = false
      return change(
        match,
        async (table) => {
          const { dispute, asked } = await disputed(table, administrator, number, decree.remedies)
          const judged = judgeRuling(platform, table, asked, language)
          if (judged.outcome === 'refused') return judged
          if (!isNoted) await note(platform, administrator, dispute, decree)
          isNoted = true
          const { entries, effects = [] } = judged
          const at = new Date(asked.ruling.at)
          const settled = [
            disputeSettled(settlement(administrator, number, decree, { entries, at })),
            noticesQueued(ruledNotices(table.record, administrator, dispute)),
          ]
          return entries.length > 0
            ? { ...judged, effects: [...effects, ...settled], by }
            : { outcome: 'beside', effects: settled, by }
        },
        { admit: requireStarted, origin, newest: true },
      )
    },

    async foretell(administrator, { match, number, remedies }, language) {
      const table = await tables.newest(match, requireStarted)
      const { asked } = await disputed(table, administrator, number, remedies)
      const foretold = previewRuling(table.record.game, table.head, table.secrets, asked.ruling)
      if (foretold.outcome === 'refused') throw refusedRemedy(table, foretold, language)
      return { table, foretold }
    },
  }
}

/** Nobody rules on a match that they play or have played in; and what was played elsewhere stays as it was. */
function requireImpartial(record: MatchRecord, { account }: Player, remedies: readonly RemedyBody[]): void {
  if (takesPart(record, account)) throw new Problem('not-allowed')
  if (record.importedAt !== null && remedies.length > 0) throw new Problem('not-allowed')
}

/** What is done stands in the audit log, a move with all that is in it: administrators alone read that there. */
function note(
  platform: Platform,
  administrator: Player,
  { matchId: match, number }: Dispute,
  { outcome, reasons, remedies }: Decree,
): Promise<void> {
  const details = Details.parse({ dispute: number, outcome, remedies })
  return audit(platform, administrator, { act: 'rule', match, details, reason: reasons })
}

const settlement = (
  { account }: Player,
  number: number,
  { outcome, reasons, remedies }: Decree,
  done: Pick<DisputeSettled, 'entries' | 'at'>,
): DisputeSettled => ({ number, status: outcome, ruledBy: account, reasons, remedies, ...done })

/** Everybody at the table is told as it was before, and whoever raised the dispute, too. */
function ruledNotices(record: MatchRecord, { account: by }: Player, { number, accountId }: Dispute): NewNotice[] {
  const draft = { topic: 'dispute-ruled', match: record.id, dispute: number } as const
  const told = disputeNotices(record, draft, by)
  if (accountId === null || accountId === by) return told
  if (holders(record).some(({ account }) => account === accountId)) return told
  const raiser = { account: accountId, gone: false }
  return [...told, ...noticeTo(record.id, raiser, `dispute/${number}/dispute-ruled/${accountId}`, draft)]
}
