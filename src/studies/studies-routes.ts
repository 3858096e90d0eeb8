import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Matches } from '../matches/index.ts'
import type { Platform } from '../platform/platform.ts'
import { ownBoardRoutes } from './routes/own-board-routes.ts'
import { sharedBoardRoutes } from './routes/shared-board-routes.ts'
import { sharingRoutes } from './routes/sharing-routes.ts'
import { studiesRoutes } from './routes/study-routes.ts'
import { tryingRoutes } from './routes/try-routes.ts'

/** The endpoints of studies: private boards on which one plays all seats, tries lines, and shares them. */
export function studyRoutes(
  platform: Platform,
  matches: Pick<Matches, 'liveMatches' | 'replays'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(studiesRoutes(platform, matches))
    await app.register(ownBoardRoutes(platform))
    await app.register(tryingRoutes(platform))
    await app.register(sharingRoutes(platform))
    await app.register(sharedBoardRoutes(platform))
  }
}
