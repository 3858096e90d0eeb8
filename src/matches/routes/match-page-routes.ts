import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { browserReader, sessionCookie } from '../../accounts/index.ts'
import type { Language } from '../../games/kit/wording.ts'
import { endingSays } from '../../journal/ending-sentences.ts'
import { sendPage } from '../../platform/http/html-page.ts'
import { aMinute, byNetwork, perNetwork } from '../../platform/http/limit.ts'
import { inDigits } from '../../platform/http/parameters.ts'
import { answerBrowsersWithPages } from '../../platform/http/problem-pages.ts'
import type { Platform } from '../../platform/platform.ts'
import { notYet } from '../../platform/problems/problem.ts'
import { seatOf } from '../access/permissions.ts'
import { readableLiveMatch } from '../access/visible-match.ts'
import { readEntries } from '../record/journal.ts'
import type { LiveMatches } from '../record/live-matches.ts'
import type { MatchRecord } from '../record/record.ts'
import { matchName, namesAt, namesOf } from '../record/seat-names.ts'
import type { Replays } from '../replay/replays.ts'
import { inMatch } from '../wire/match-body.ts'
import { matchPage } from '../wire/match-page.ts'
import { drawPicture } from '../wire/picture-jobs.ts'
import { entrySays } from '../wire/story-entry.ts'
import { viewBody } from '../wire/view-body.ts'

/** How many entries of the story a page has. */
const entriesOnPage = 50

/** People read, and a page costs a drawing. */
const limits = [perNetwork(120, aMinute)]

/**
 * A match as a page without script, for everybody who may see it. A hand is shown to its player alone, whom the cookie of
 * the browser's session names.
 */
export function matchPageRoutes(platform: Platform, liveMatches: LiveMatches, replays: Replays): FastifyPluginAsyncZod {
  const cookie = sessionCookie(platform)

  async function readerOf(request: FastifyRequest) {
    const token = cookie.read(request)
    return token === undefined ? undefined : browserReader(platform, token)
  }

  return async (app) => {
    answerBrowsersWithPages(app, platform.publicUrl)
    app.get(
      '/matches/:match/read',
      {
        config: { limits },
        schema: {
          hide: true,
          params: inMatch,
          querystring: z.object({ version: inDigits(z.int().min(1)).optional() }),
        },
      },
      async (request, reply) => {
        const { language } = request
        const reader = await readerOf(request)
        const { live, viewpoint } = await readableLiveMatch(liveMatches, request.params.match, reader)
        const { record } = live
        const { version = record.version } = request.query
        if (version > record.version) throw notYet('querystring/version')
        const head = version === record.version ? live.head : await replays.at(record, version)
        const { view, says, waitsFor } = viewBody(platform, record, head, viewpoint.viewer, language)
        const entries = await readEntries(platform, record.id, {
          after: Math.max(0, version - entriesOnPage),
          upTo: version,
        })
        const names = namesAt(record, head.holdings, version, language)
        const { game, seats } = record
        const { title } = game.wording[language]
        const drawn = { game: game.meta.id, view, names: [...Array(seats).keys()].map(names), title }
        const picture = await platform.threads.run(drawPicture, drawn, { by: reader?.account ?? byNetwork(request) })
        const seat = viewpoint.over ? undefined : seatOf(record, reader?.account)
        const page = matchPage(
          {
            match: record.id,
            name: matchName(record, language),
            title,
            version,
            newest: record.version,
            player: seat === undefined ? undefined : names(seat),
            picture,
            asked: waitsFor,
            ending: version === record.version ? endingOf(record, language) : [],
            position: says,
            story: entries
              .toReversed()
              .map((entry) => ({ version: entry.version, says: entrySays(live, entry, viewpoint, language).says })),
          },
          language,
        )
        return sendPage(reply.header('x-robots-tag', 'noindex'), page)
      },
    )
  }
}

/** How a match ended: a sentence, and a line for each place; empty while it goes on, and if it was broken off. */
function endingOf({ game, result, ...record }: MatchRecord, language: Language): string[] {
  if (result === null) return []
  const names = namesOf(record, language)
  const lines = result.seats
    .toSorted((one, other) => one.place - other.place)
    .map(({ place, seat, points }) => `${place}. ${names(seat)}: ${points}`)
  return [endingSays(result, game.wording[language], names, language), ...lines]
}
