import type { Language } from '../../games/kit/wording.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { answeredMatch, type MatchAnswered } from '../commit/answered-match.ts'
import { openSeal } from '../record/seal.ts'
import { type MatchBody, matchBody } from './match-body.ts'

/** A match as a request was answered then; with its seeds, if it was over. @throws Problem not-found */
export async function matchAnswer(
  platform: Platform,
  then: MatchAnswered,
  caller: Player,
  language: Language,
): Promise<MatchBody> {
  const record = await answeredMatch(platform, then)
  return matchBody(platform, record, caller, language, openSeal(platform, record))
}
