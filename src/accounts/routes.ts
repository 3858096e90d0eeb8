import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { RequireProof } from '../platform/http/proof.ts'
import type { Platform } from '../platform/platform.ts'
import { type MoveTo, ownAccountRoutes } from './account-routes.ts'
import { administrationRoutes } from './administration-routes.ts'
import { blockRoutes } from './block-routes.ts'
import type { Callers } from './callers.ts'
import { mailAdministrationRoutes } from './mail-administration-routes.ts'
import { muteRoutes } from './mute-routes.ts'
import { ownNoticeRoutes } from './own-notice-routes.ts'
import { personalTokenRoutes } from './personal-token-routes.ts'
import { registrationRoutes } from './registration-routes.ts'
import { sessionRoutes } from './session-routes.ts'

/**
 * Everything about people: registering, signing in, their accounts, and how administrators manage them.
 * @param requireProof for what a stolen access token must not be enough for
 * @param moveTo what else there is to do before somebody moves to another time zone
 */
export function accountRoutes(
  platform: Platform,
  callers: Callers,
  requireProof: RequireProof,
  moveTo: MoveTo,
): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(registrationRoutes(platform))
    await app.register(sessionRoutes(platform, callers))
    await app.register(ownAccountRoutes(platform, callers, moveTo))
    await app.register(personalTokenRoutes(platform, callers, requireProof))
    await app.register(blockRoutes(platform))
    await app.register(muteRoutes(platform))
    await app.register(ownNoticeRoutes(platform))
    await app.register(administrationRoutes(platform, callers))
    await app.register(mailAdministrationRoutes(platform))
  }
}
