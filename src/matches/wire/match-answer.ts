import type { FastifyRequest } from 'fastify'
import type { Language } from '../../games/kit/wording.ts'
import type { Player } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import type { Platform } from '../../platform/platform.ts'
import { answeredMatch, MatchAnswered, matchThen } from '../commit/answered-match.ts'
import { isOver, type MatchRecord } from '../record/record.ts'
import { openSeal } from '../record/seal.ts'
import { type MatchBody, matchBody } from './match-body.ts'

/** A match as it was when a request was first answered, with its seeds if it was over. @throws Problem not-found */
export async function matchAnswer(
  platform: Platform,
  then: MatchAnswered,
  caller: Player,
  language: Language,
): Promise<MatchBody> {
  const record = await answeredMatch(platform, then)
  return matchBody(platform, record, caller, language, isOver(record) ? openSeal(platform, record) : undefined)
}

/** Changes a match once, and answers with it as it was then, however often the request is repeated. */
export async function changedOnce(
  platform: Platform,
  request: FastifyRequest,
  caller: Player,
  change: () => Promise<MatchRecord>,
): Promise<MatchBody> {
  const then = await once(request, MatchAnswered, async () => matchThen(await change()))
  return matchAnswer(platform, then, caller, request.language)
}
