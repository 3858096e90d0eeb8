import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { kindOf } from '../../games/questions.ts'
import { ChoiceBody, choiceBody } from '../../games/wire/choice-body.ts'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import { aMinute, perAccount } from '../../platform/http/limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { seatToPlay } from '../access/permissions.ts'
import { visibleLiveMatch } from '../access/visible-match.ts'
import type { LiveMatches } from '../record/live-matches.ts'
import { holderOf, isOver } from '../record/record.ts'
import { namesOf } from '../record/seat-names.ts'
import { inMatch } from '../wire/match-body.ts'
import { lookAhead } from './ahead-job.ts'

export const ChoicesAheadBody = z
  .object({
    match: z.uuid(),
    version: z.int(),
    seat: z.int().describe('Your seat.'),
    question: z
      .string()
      .nullable()
      .describe('The kind of question that you may be asked next, as standing orders name it; null if there is none.'),
    choices: z.array(ChoiceBody),
  })
  .meta({ id: 'ChoicesAhead', description: 'What a seat may be able to do when it is asked next, as forms.' })

/** What the seat may be asked next: clients make standing orders from it. */
export function aheadRoutes(platform: Platform, liveMatches: LiveMatches): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/matches/:match/choices/ahead',
      {
        config: { limits: [perAccount(30, aMinute)] },
        schema: {
          operationId: 'getChoicesAhead',
          summary: 'What you may be able to do when you are asked next, as forms',
          description:
            'For standing orders: fill in a form, and give its move as an order for the `question`. The server simulates a few continuations from your `view` alone, in which the others play as bots do until you are asked, and lists the choices that you have in any of them. So a choice may turn out to be impossible, and others may be added.',
          tags: ['playing'],
          security: needs('read'),
          params: inMatch,
          problems: ['not-found', 'not-your-seat', 'match-not-started', 'too-much-to-compute', 'too-many-requests'],
          response: { 200: ChoicesAheadBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'read')
        const { live } = await visibleLiveMatch(platform, liveMatches, request.params.match, caller)
        const { record, head } = live
        const { game } = record
        const seat = seatToPlay(record, caller)
        const seen = { game: game.meta.id, view: game.view(head.state, seat), seat }
        const isPlaying = !isOver(record) && holderOf(record, seat)?.leftAt === null
        const next = isPlaying ? await platform.threads.run(lookAhead, seen, { by: caller.account }) : undefined
        const names = namesOf(record, request.language)
        const wording = game.wordingOf(head.state, request.language)
        return {
          match: record.id,
          version: head.version,
          seat,
          question: next === undefined ? null : kindOf(next.question),
          choices: next?.choices.map((choice) => choiceBody(wording, choice, names)) ?? [],
        }
      },
    )
  }
}
