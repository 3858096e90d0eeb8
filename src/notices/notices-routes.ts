import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answerBrowsersWithPages } from '../platform/http/problem-pages.ts'
import type { RequireProof } from '../platform/http/proof.ts'
import type { Platform } from '../platform/platform.ts'
import { bounceRoutes } from './bounces/bounce-routes.ts'
import { calendarRoutes } from './calendar/calendar-routes.ts'
import { headPageRoutes } from './pages/head.ts'
import { unsubscribeRoutes } from './pages/unsubscribe.ts'
import { pushRoutes } from './push/push-routes.ts'
import { noticeAdministrationRoutes } from './record/notice-administration-routes.ts'
import { ownNoticeRoutes } from './record/own-notice-routes.ts'
import { webhookRoutes } from './webhooks/webhook-routes.ts'

/** The routes of this slice: pages that mails link to, the record of notices, bounces, calendars, webhooks and pushes. */
export function noticesRoutes(platform: Platform, requireProof: RequireProof): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(async (pages) => {
      answerBrowsersWithPages(pages, platform.publicUrl)
      await pages.register(unsubscribeRoutes(platform))
      await pages.register(headPageRoutes())
    })
    await app.register(ownNoticeRoutes(platform))
    await app.register(noticeAdministrationRoutes(platform))
    await app.register(bounceRoutes(platform))
    await app.register(calendarRoutes(platform, requireProof))
    await app.register(webhookRoutes(platform, requireProof))
    await app.register(pushRoutes(platform))
  }
}
