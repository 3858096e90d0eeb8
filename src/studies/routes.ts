import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Matches } from '../matches/matches.ts'
import type { Platform } from '../platform/platform.ts'
import { ownBoardRoutes } from './routes/own-board.ts'
import { sharedBoardRoutes } from './routes/shared-board.ts'
import { sharingRoutes } from './routes/sharing.ts'
import { studiesRoutes } from './routes/studies.ts'
import { tryingRoutes } from './routes/trying.ts'

/** What if: private boards on which one plays all seats, tries lines, and shares them. */
export function studyRoutes(platform: Platform, matches: Pick<Matches, 'tables' | 'replays'>): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(studiesRoutes(platform, matches))
    await app.register(ownBoardRoutes(platform))
    await app.register(tryingRoutes(platform))
    await app.register(sharingRoutes(platform))
    await app.register(sharedBoardRoutes(platform))
  }
}
