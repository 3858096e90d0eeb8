import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Matches, StoryEntry, storyEntries, viewpointOf } from '../../matches/index.ts'
import { needs, requireAdministrator } from '../../platform/http/caller.ts'
import { nothingToStore, once } from '../../platform/http/idempotency/once.ts'
import { longText } from '../../platform/http/text.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { lookedInto } from '../looks/looked-into.ts'
import { DisputeInFull, DisputeThen, disputeAsThen, disputeThen } from '../record/dispute-body.ts'
import { disputeOfMatch } from '../record/dispute-of-match.ts'
import { requireStarted } from '../record/dispute-store.ts'
import { PreviewBody, previewBody } from './preview-body.ts'
import { Remedies } from './remedy.ts'
import { previewOnDispute, ruleOnDispute } from './rule.ts'

const ruling = {
  reasons: longText({ min: 1, max: 4000 }).meta({
    description: 'The reasons, which everybody at the table can read.',
    example: 'The client of Red sent an old move again: what it bought with it goes back.',
  }),
  dryRun: z.boolean().default(false).describe('Only report what would happen; store nothing.'),
}

const Rejection = z
  .strictObject({ outcome: z.literal('rejected'), ...ruling })
  .meta({ id: 'Rejection', description: 'A dispute is rejected: everything stays as it is.' })

const Upholding = z
  .strictObject({
    outcome: z.literal('upheld'),
    ...ruling,
    remedies: Remedies.default([]).describe(
      'The remedies, in order: all of them are carried out, or none. Empty if the ruling alone is enough. After a move that draws or reveals something, only `end` or `annul` may follow.',
    ),
  })
  .meta({ id: 'Upholding', description: 'A dispute is upheld, with the remedies to carry out.' })

const NewRuling = z
  .discriminatedUnion('outcome', [Rejection, Upholding])
  .meta({ id: 'NewRuling', description: 'The ruling on a dispute.' })

const RulingThen = DisputeThen.extend({ version: z.int() })

const RuledBody = z
  .object({
    outcome: z.literal('ruled'),
    dispute: DisputeInFull,
    version: z.int().describe('The newest version of the match.'),
    entries: z.array(StoryEntry).describe('The entries that the ruling made, as you may see them.'),
  })
  .meta({ id: 'Ruled', description: 'A dispute was ruled on.' })

/** How an administrator rules on a dispute. */
export function rulingRoutes(platform: Platform, { liveMatches, change }: Matches): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/admin/matches/:match/disputes/:number/ruling',
      {
        schema: {
          operationId: 'ruleDispute',
          summary: 'Rule on a dispute: uphold or reject it, with reasons',
          description:
            'Each remedy is an entry of its own, marked as an administrator’s; nothing is erased. A match that the dispute froze goes on, unless another dispute freezes it. Everybody at the table is notified, and the audit log records the ruling before it is carried out. If one remedy is refused, `params.index` says which, and none is carried out. With `dryRun` the server stores and draws nothing. A dry run, and a ruling that makes a move, take a look as an administrator, since their answers can tell what is hidden. Not for an administrator who plays or has played in the match.',
          tags: ['administration'],
          security: needs('administrator'),
          params: disputeOfMatch,
          body: NewRuling,
          problems: [
            'not-found',
            'not-allowed',
            'match-not-started',
            'reason-needed',
            'dispute-over',
            'match-over',
            'nothing-to-take-back',
            'chance-between',
            'illegal-move',
            'race-lost',
          ],
          response: { 200: z.discriminatedUnion('outcome', [RuledBody, PreviewBody]), '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requireAdministrator(request)
        const { match, number } = request.params
        const { language, body } = request
        const remedies = body.outcome === 'upheld' ? body.remedies : []
        const ruling = { number, outcome: body.outcome, reasons: body.reasons, remedies }
        if (body.dryRun) {
          await lookedInto(platform, match, caller, 'administrator')
          await nothingToStore(request)
          const live = await liveMatches.newest(match, requireStarted)
          return previewBody(live, await previewOnDispute(platform, live, caller, ruling, language), language)
        }
        const ruled = await once(request, RulingThen, async () => {
          const version = await ruleOnDispute(platform, change, match, caller, ruling, language)
          return { ...(await disputeThen(platform, match, number)), version }
        })
        const live = await liveMatches.newest(match)
        const dispute = await disputeAsThen(platform, live, ruled, language)
        // An administrator who rules on a private match sees the result of the ruling.
        const viewpoint = viewpointOf(live.record, caller, true)
        return {
          outcome: 'ruled' as const,
          dispute,
          version: ruled.version,
          entries:
            dispute.entries === null ? [] : await storyEntries(platform, live, viewpoint, dispute.entries, language),
        }
      },
    )
  }
}
