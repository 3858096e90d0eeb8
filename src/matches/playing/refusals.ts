import type { Language, Names, Wording } from '../../games/kit/wording.ts'
import type { Accepted, Head } from '../../journal/head.ts'
import type { Refused } from '../../journal/refusal.ts'
import { Problem } from '../../platform/problems/problem.ts'
import type { Entering, Refusal } from '../commit/judged.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import { namesOf } from '../record/seat-names.ts'
import type { StoryEntry } from '../wire/story-entry.ts'

/** The journal's judgement, with a refusal as a problem in the reader's language. */
export function judgement(live: LiveMatch, judged: Accepted | Refused, language: Language): Entering | Refusal {
  return judged.outcome === 'refused' ? { outcome: 'refused', problem: refusal(live, judged, language) } : judged
}

/** A refusal by the rules or by the journal as a problem. */
export function refusal(
  { record, head }: Pick<LiveMatch, 'record' | 'head'>,
  { code, params, index }: Omit<Refused, 'outcome'>,
  language: Language,
): Problem {
  if (code === 'journal/match-over') return new Problem('match-over')
  if (code === 'journal/already-resigned') return new Problem('already-resigned')
  if (code === 'journal/chance-between') return new Problem('chance-between')
  if (code === 'journal/nothing-to-take-back') return new Problem('nothing-to-take-back')
  if (code === 'journal/others-have-moved') return new Problem('others-have-moved')
  if (code === 'journal/something-was-revealed') return new Problem('something-was-revealed')
  if (code === 'journal/match-frozen') return new Problem('match-frozen')
  if (code === 'journal/no-newer-rules') return new Problem('no-newer-rules')
  return illegalMove(record.game.wordingOf(head.state, language), { code, params, index }, namesOf(record, language))
}

/** The refusal of a request whose version or decision has passed. @param missed the entries that its sender missed */
export const refusedAsPassed = (
  code: 'version-passed' | 'decision-passed',
  { version }: Pick<Head, 'version'>,
  missed: readonly StoryEntry[] = [],
): Refusal => ({ outcome: 'refused', problem: new Problem(code, { params: { version, missed } }) })

/** A refusal by the rules of a game as a problem. */
export function illegalMove(
  wording: Wording,
  { code, params, index }: Omit<Refused, 'outcome'>,
  names: Names,
): Problem {
  const detail = wording.refusal(code.slice(code.indexOf('/') + 1), params, names)
  return new Problem('illegal-move', { rule: code, detail, params: { ...params, index } })
}
