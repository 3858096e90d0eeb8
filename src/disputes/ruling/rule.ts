import type { Language } from '../../games/kit/wording.ts'
import type { RulingPreview } from '../../journal/preview-ruling.ts'
import { type LiveMatch, type Matches, noticesQueued, takesPart } from '../../matches/index.ts'
import { auditOnce } from '../../platform/audit/audit.ts'
import { Details, newSalt } from '../../platform/audit/record.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { disputeSettled } from '../effects/dispute-settled.ts'
import { requireLook } from '../looks/looks.ts'
import { ruledNotices } from '../record/dispute-notices.ts'
import { openDispute, requireStarted } from '../record/dispute-store.ts'
import { asRuling } from './as-ruling.ts'
import { judgeRuling, previewRemedies } from './judge-ruling.ts'
import type { RemedyBody } from './remedy.ts'

/** The ruling of an administrator on a dispute. */
interface RulingOnDispute {
  readonly number: number
  readonly outcome: 'upheld' | 'rejected'
  /** The reasons, which everybody at the table can read. */
  readonly reasons: string
  /** The remedies, in order: all of them are carried out, or none. Empty if the dispute is rejected. */
  readonly remedies: readonly RemedyBody[]
}

/**
 * Rules on an open dispute: each remedy becomes an entry of its own, and the audit log records the ruling first. A match
 * that the dispute froze goes on, unless another dispute freezes it. A ruling that makes a move needs a look as an
 * administrator.
 * @param language the language of a refusal
 * @returns the newest version of the match
 * @throws Problem not-found, not-allowed, dispute-over, invalid-request, reason-needed, illegal-move, match-over,
 * nothing-to-take-back, chance-between, race-lost
 */
export async function ruleOnDispute(
  platform: Platform,
  change: Matches['change'],
  match: string,
  administrator: Player,
  { number, outcome, reasons, remedies }: RulingOnDispute,
  language: Language,
): Promise<number> {
  const { account: by, origin } = administrator
  const note = auditOnce(platform, administrator)
  const { live } = await change(
    match,
    async (newest) => {
      const { dispute, ruling } = await rulable(platform, newest, administrator, number, remedies)
      // Whether a move is legal tells what is hidden, and a refused ruling leaves no record of its own.
      if (remedies.some(({ kind }) => kind === 'move')) {
        await requireLook(platform, newest.record, administrator, 'administrator')
      }
      const judged = judgeRuling(platform, newest, ruling, language)
      if (judged.outcome === 'refused') return judged
      // The log has the whole move of a remedy: only administrators who do not play there can read it.
      const details = Details.parse({ dispute: number, outcome, remedies, salt: newSalt() })
      await note({ act: 'rule', match, details, reason: reasons })
      const { entries, effects = [] } = judged
      const at = new Date(ruling.at)
      const settled = [
        disputeSettled({ number, status: outcome, ruledBy: by, reasons, remedies, entries, at }),
        noticesQueued(ruledNotices(newest.record, dispute, by)),
      ]
      return entries.length > 0
        ? { ...judged, effects: [...effects, ...settled], by }
        : { outcome: 'beside', effects: settled, by }
    },
    { admit: requireStarted, origin, newest: true },
  )
  return live.record.version
}

/** Tells what a ruling would do, up to the first draw. Nothing is stored. @throws Problem like `ruleOnDispute` */
export async function previewOnDispute(
  platform: Platform,
  live: LiveMatch,
  administrator: Player,
  { number, remedies }: Pick<RulingOnDispute, 'number' | 'remedies'>,
  language: Language,
): Promise<RulingPreview> {
  const { ruling } = await rulable(platform, live, administrator, number, remedies)
  return previewRemedies(live, ruling, language)
}

/**
 * A dispute on which this administrator may rule, and the ruling as the journal takes it.
 * @throws Problem not-allowed, not-found, dispute-over, invalid-request
 */
async function rulable(
  platform: Platform,
  live: LiveMatch,
  { account }: Player,
  number: number,
  remedies: readonly RemedyBody[],
) {
  const { record } = live
  // Nobody rules on a match that they have played in, and no remedy changes an imported match.
  if (takesPart(record, account) || (record.importedAt !== null && remedies.length > 0)) {
    throw new Problem('not-allowed')
  }
  const dispute = await openDispute(platform, record.id, number)
  return { dispute, ruling: await asRuling(platform, live, number, remedies) }
}
