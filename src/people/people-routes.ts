import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { byName } from '../accounts/index.ts'
import { gameOf, OneGame } from '../matches/index.ts'
import type { Database } from '../platform/database/database.ts'
import { needs, requirePlayer } from '../platform/http/caller.ts'
import { page, pageQuery } from '../platform/http/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { ProblemBody } from '../platform/problems/problem.ts'
import { personNamed } from './person.ts'
import { GameStatisticsBody, ProfileBody, RankedPage, ResultPage } from './person-bodies.ts'
import { profileOf } from './profile.ts'
import { keyOfRank, listRanking, rankedBody } from './ranking.ts'
import { keyOfResult, listResults, resultBody } from './results.ts'
import { statisticsOf } from './statistics.ts'

const tags = ['people']

/** Profiles, results, rankings and statistics. */
export function peopleRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/people/:name',
      {
        schema: {
          operationId: 'getPerson',
          summary: 'See somebody’s profile',
          description:
            'Ratings, how often they decide in time, and how often they have played and won. Everybody sees the same, and nothing of private matches is included. Ratings change within moments of a match’s end.',
          tags,
          security: needs('read'),
          params: byName,
          problems: ['not-found'],
          response: { 200: ProfileBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'read')
        const person = await personNamed(platform, request.params.name)
        // Nobody misses a match that has just ended in their own profile, so it does not come from the replica.
        if (person.id === caller.account) return profileOf(platform, person)
        return platform.database.readReplica((database) => profileOf({ database }, person))
      },
    )

    app.get(
      '/v1/people/:name/results',
      {
        schema: {
          operationId: 'listResults',
          summary: 'List the results of somebody’s matches',
          description:
            'The newest first: matches that have ended and in which they held a seat at the end. Private matches are included only if you took part in them.',
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
        const { id } = await personNamed(platform, request.params.name)
        const list = (database: Database) => listResults({ database }, id, caller, { limit, cursor })
        const rows = await (id === caller.account ? list(platform.database) : platform.database.readReplica(list))
        return page(rows, limit, keyOfResult, resultBody)
      },
    )

    app.get(
      '/v1/games/:game/ratings',
      {
        schema: {
          operationId: 'listRatings',
          summary: 'List the best players of a game',
          description: 'The best first, without provisional ratings and banned people.',
          tags,
          security: needs('read'),
          params: OneGame,
          querystring: z.strictObject(pageQuery),
          problems: ['not-found'],
          response: { 200: RankedPage, '4xx': ProblemBody },
        },
      },
      async (request) => {
        requirePlayer(request, 'read')
        const { limit, cursor } = request.query
        const game = gameOf(request.params).meta.id
        const rows = await platform.database.readReplica((database) =>
          listRanking({ database }, game, { limit, cursor }),
        )
        return page(rows, limit, keyOfRank, rankedBody)
      },
    )

    app.get(
      '/v1/games/:game/statistics',
      {
        schema: {
          operationId: 'getStatistics',
          summary: 'See the statistics of a game',
          description:
            'For each number of players: how often each seat won, average points and lengths, over all matches that were played to their end, except private ones. Matches that ended by forfeit are counted separately. Nothing is shown for fewer than five matches.',
          tags,
          security: needs('read'),
          params: OneGame,
          problems: ['not-found'],
          response: { 200: GameStatisticsBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        requirePlayer(request, 'read')
        const game = gameOf(request.params).meta.id
        return platform.database.readReplica((database) => statisticsOf({ database }, game))
      },
    )
  }
}
