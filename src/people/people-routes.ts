import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { catalogue } from '../games/catalogue.ts'
import { needs, requirePlayer } from '../platform/http/caller.ts'
import { page, pageQuery } from '../platform/http/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem, ProblemBody } from '../platform/problems/problem.ts'
import { type NameKey, personNamed } from './person.ts'
import { byName, GameStatisticsBody, ProfileBody, RankedPage, ResultPage } from './person-bodies.ts'
import { profileOf } from './profile.ts'
import { keyOfRank, listRanking, rankedBody } from './ranking.ts'
import { keyOfResult, listResults, resultBody } from './results.ts'
import { statisticsOf } from './statistics.ts'

const tags = ['people']

const inGame = z.strictObject({
  game: z.string().max(40).meta({ description: 'The id of the game.', example: 'havana' }),
})

/** What is known of people by their matches, and of games by all matches. */
export function peopleRoutes(platform: Platform, nameKey: NameKey): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/people/:name',
      {
        schema: {
          operationId: 'getPerson',
          summary: 'See what is known of somebody',
          description:
            'The same for everybody who asks: ratings, how often they decide in time, and how often they have played and won. Private matches are in none of it. Ratings are counted within moments of a match’s end.',
          tags,
          security: needs('read'),
          params: byName,
          problems: ['not-found'],
          response: { 200: ProfileBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        requirePlayer(request, 'read')
        return profileOf(platform, await personNamed(platform, nameKey, request.params.name))
      },
    )

    app.get(
      '/v1/people/:name/results',
      {
        schema: {
          operationId: 'listResults',
          summary: 'See how somebody’s matches ended, newest first',
          description:
            'Matches that have ended and in which they held a seat at the end. Private ones are among them only where you took part yourself.',
          tags,
          security: needs('read'),
          params: byName,
          querystring: z.strictObject(pageQuery),
          problems: ['not-found'],
          response: { 200: ResultPage, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'read')
        const { limit, cursor } = request.query
        const { id } = await personNamed(platform, nameKey, request.params.name)
        const rows = await listResults(platform, id, caller, { limit, cursor })
        return page(rows, limit, keyOfResult, resultBody)
      },
    )

    app.get(
      '/v1/games/:game/ratings',
      {
        schema: {
          operationId: 'listRatings',
          summary: 'See who plays a game best',
          description: 'The best first. Provisional ratings are not among them, nor people who were banned.',
          tags,
          security: needs('read'),
          params: inGame,
          querystring: z.strictObject(pageQuery),
          problems: ['not-found'],
          response: { 200: RankedPage, '4xx': ProblemBody },
        },
      },
      async (request) => {
        requirePlayer(request, 'read')
        const { limit, cursor } = request.query
        const rows = await listRanking(platform, knownGame(request.params.game), { limit, cursor })
        return page(rows, limit, keyOfRank, rankedBody)
      },
    )

    app.get(
      '/v1/games/:game/statistics',
      {
        schema: {
          operationId: 'getStatistics',
          summary: 'See what the matches of a game add up to',
          description:
            'By how many played: how often each seat won, points, and lengths, over all matches that were played to their end, private ones too; those that ended by forfeit are counted apart. Nothing is shown before there are five of a kind.',
          tags,
          security: needs('read'),
          params: inGame,
          problems: ['not-found'],
          response: { 200: GameStatisticsBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        requirePlayer(request, 'read')
        return statisticsOf(platform, knownGame(request.params.game))
      },
    )
  }
}

/** @throws Problem not-found */
function knownGame(id: string): string {
  if (!catalogue.has(id)) throw new Problem('not-found')
  return id
}
