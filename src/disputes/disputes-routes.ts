import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { administrationReplayRoutes, type Matches } from '../matches/index.ts'
import type { Platform } from '../platform/platform.ts'
import { importRoutes } from './importing/import-routes.ts'
import { lookedInto } from './looks/looked-into.ts'
import { verificationRoutes } from './looks/verification-routes.ts'
import { disputeAdministrationRoutes } from './raising/dispute-administration-routes.ts'
import { disputeRoutes } from './raising/dispute-routes.ts'
import { abortRoutes } from './ruling/abort-routes.ts'
import { rulingRoutes } from './ruling/ruling-routes.ts'

/**
 * The endpoints of disputes: raising and settling them, replaying a match as any viewer saw it, checking its journal,
 * aborting it, and importing a match that was played elsewhere.
 */
export function disputesRoutes(platform: Platform, matches: Matches): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(administrationReplayRoutes(platform, matches, (...asked) => lookedInto(platform, ...asked)))
    await app.register(verificationRoutes(platform))
    await app.register(abortRoutes(platform, matches))
    await app.register(importRoutes(platform))
    await app.register(disputeRoutes(platform, matches))
    await app.register(disputeAdministrationRoutes(platform, matches))
    await app.register(rulingRoutes(platform, matches))
  }
}
