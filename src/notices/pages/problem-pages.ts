import type { FastifyInstance } from 'fastify'
import { escapeMarkup } from '../../games/kit/markup.ts'
import { Problem, problemBody } from '../../platform/problems/problem.ts'
import { sendPage } from './page.ts'

/**
 * Answers what is refused on these routes with a page where a browser asks, which names `text/html` in `Accept`; a program
 * gets the problem as everywhere else.
 */
export function answerBrowsersWithPages(app: FastifyInstance, publicUrl: () => string): void {
  app.setErrorHandler((error, request, reply) => {
    // What a handler throws is answered by the application's own.
    if (!(error instanceof Problem) || request.headers.accept?.includes('text/html') !== true) throw error
    const { language } = request
    const { status, title, detail } = problemBody(error, language, publicUrl())
    return sendPage(reply.status(status), {
      language,
      title,
      body: detail === undefined ? '' : `<p>${escapeMarkup(detail)}</p>`,
    })
  })
}
