import type { Language } from '../../games/kit/wording.ts'
import type { RulingPreview } from '../../journal/preview-ruling.ts'
import { type LiveMatch, type Matches, noticesQueued, takesPart } from '../../matches/index.ts'
import { Details, newSalt } from '../../platform/audit/record.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { auditOnce } from '../audit-log/audit-once.ts'
import { disputeSettled } from '../effects/dispute-settled.ts'
import { requireLook } from '../looks/looks.ts'
import { ruledNotices } from '../record/dispute-notices.ts'
import { openDispute, requireStarted } from '../record/dispute-store.ts'
import { asRuling } from './as-ruling.ts'
import { judgeRuling, previewRemedies } from './judge-ruling.ts'
import type { RemedyBody } from './remedy.ts'

/** The ruling of an administrator on a dispute. */
interface RulingOnDispute {
  readonly match: string
  readonly number: number
  readonly outcome: 'upheld' | 'rejected'
  /** The reasons, which everybody at the table can read. */
  readonly reasons: string
  /** The remedies, in order: all of them are carried out, or none. Empty if the dispute is rejected. */
  readonly remedies: readonly RemedyBody[]
}

/** Rulings. Each remedy becomes an entry of its own, and the audit log records a ruling before it is carried out. */
interface Rulings {
  /**
   * Rules on an open dispute. A match that it froze goes on, unless another dispute freezes it. A ruling that makes a
   * move needs a look as an administrator.
   * @param language the language of a refusal
   * @throws Problem not-found, not-allowed, dispute-over, invalid-request, reason-needed, illegal-move, match-over,
   * nothing-to-take-back, chance-between, race-lost
   */
  rule(administrator: Player, ruling: RulingOnDispute, language: Language): Promise<{ readonly live: LiveMatch }>
  /** Like `rule`, up to the first draw, without storing anything. */
  preview(
    administrator: Player,
    ruling: RulingOnDispute,
    language: Language,
  ): Promise<{ readonly live: LiveMatch; readonly previewed: RulingPreview }>
}

/** Rulings on the disputes of matches. */
export function rulings(platform: Platform, { liveMatches, change }: Matches): Rulings {
  /**
   * A dispute on which this administrator may rule, and the ruling as the journal takes it.
   * @throws Problem not-allowed, not-found, dispute-over, invalid-request
   */
  async function rulable(live: LiveMatch, { account }: Player, number: number, remedies: readonly RemedyBody[]) {
    const { record } = live
    // Nobody rules on a match that they have played in, and no remedy changes an imported match.
    if (takesPart(record, account) || (record.importedAt !== null && remedies.length > 0)) {
      throw new Problem('not-allowed')
    }
    const dispute = await openDispute(platform, record.id, number)
    return { dispute, ruling: await asRuling(platform, live, number, remedies) }
  }

  return {
    rule(administrator, { match, number, outcome, reasons, remedies }, language) {
      const { account: by, origin } = administrator
      const note = auditOnce(platform, administrator)
      return change(
        match,
        async (live) => {
          const { dispute, ruling } = await rulable(live, administrator, number, remedies)
          // Whether a move is legal tells what is hidden, and a refused ruling leaves no record of its own.
          if (remedies.some(({ kind }) => kind === 'move')) {
            await requireLook(platform, live.record, administrator, 'administrator')
          }
          const judged = judgeRuling(platform, live, ruling, language)
          if (judged.outcome === 'refused') return judged
          // The log has the whole move of a remedy: only administrators who do not play there can read it.
          const details = Details.parse({ dispute: number, outcome, remedies, salt: newSalt() })
          await note({ act: 'rule', match, details, reason: reasons })
          const { entries, effects = [] } = judged
          const at = new Date(ruling.at)
          const settled = [
            disputeSettled({ number, status: outcome, ruledBy: by, reasons, remedies, entries, at }),
            noticesQueued(ruledNotices(live.record, dispute, by)),
          ]
          return entries.length > 0
            ? { ...judged, effects: [...effects, ...settled], by }
            : { outcome: 'beside', effects: settled, by }
        },
        { admit: requireStarted, origin, newest: true },
      )
    },

    async preview(administrator, { match, number, remedies }, language) {
      const live = await liveMatches.newest(match, requireStarted)
      const { ruling } = await rulable(live, administrator, number, remedies)
      return { live, previewed: previewRemedies(live, ruling, language) }
    },
  }
}
