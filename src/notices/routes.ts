import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Platform } from '../platform/platform.ts'
import { oneTimeLinkRoutes } from './pages/one-time-link.ts'
import { unsubscribeRoutes } from './pages/unsubscribe.ts'

/** What the links in mails lead to. */
export function noticesRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(unsubscribeRoutes(platform))
    await app.register(oneTimeLinkRoutes())
  }
}
