import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Matches } from '../matches/index.ts'
import type { Platform } from '../platform/platform.ts'
import { ownBoardRoutes } from './routes/own-board-routes.ts'
import { sharedBoardRoutes } from './routes/shared-board-routes.ts'
import { sharingRoutes } from './routes/sharing-routes.ts'
import { studyRoutes } from './routes/study-routes.ts'
import { tryRoutes } from './routes/try-routes.ts'

/** The endpoints of studies: private boards on which one plays all seats, tries lines, and shares them. */
export function studiesRoutes(
  platform: Platform,
  matches: Pick<Matches, 'liveMatches' | 'replays'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(studyRoutes(platform, matches))
    await app.register(ownBoardRoutes(platform))
    await app.register(tryRoutes(platform))
    await app.register(sharingRoutes(platform))
    await app.register(sharedBoardRoutes(platform))
  }
}
