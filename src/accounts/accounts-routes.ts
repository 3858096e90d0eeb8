import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { RequireProof } from '../platform/http/proof.ts'
import type { OwnedData } from '../platform/owned-data.ts'
import type { Platform } from '../platform/platform.ts'
import { addressAdministrationRoutes } from './administration/address-administration-routes.ts'
import { administrationRoutes } from './administration/administration-routes.ts'
import { blockRoutes } from './blocking/block-routes.ts'
import { muteRoutes } from './blocking/mute-routes.ts'
import { personalTokenRoutes } from './identity/personal-token-routes.ts'
import { accountRoutes, type MoveTo } from './profile/account-routes.ts'
import { registrationRoutes } from './registration/registration-routes.ts'
import { browserSessionRoutes } from './sessions/browser-session-routes.ts'
import { sessionRoutes } from './sessions/session-routes.ts'

/**
 * The routes of this slice: registration, sessions, a person's own account, and its administration.
 * @param requireProof guards actions for which a stolen access token must not be enough
 * @param moveTo stores a new time zone together with everything that depends on it
 * @param owned what each slice keeps about an account
 */
export function accountsRoutes(
  platform: Platform,
  requireProof: RequireProof,
  moveTo: MoveTo,
  owned: readonly OwnedData[],
): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(registrationRoutes(platform))
    await app.register(sessionRoutes(platform))
    await app.register(browserSessionRoutes(platform))
    await app.register(accountRoutes(platform, owned, moveTo))
    await app.register(personalTokenRoutes(platform, requireProof))
    await app.register(blockRoutes(platform, owned))
    await app.register(muteRoutes(platform))
    await app.register(administrationRoutes(platform, owned))
    await app.register(addressAdministrationRoutes(platform))
  }
}
