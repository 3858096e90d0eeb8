import type { FastifyInstance } from 'fastify'
import { escapeMarkup } from '../../games/kit/markup.ts'
import { Problem, problemBody } from '../problems/problem.ts'
import { sendPage } from './html-page.ts'

/**
 * Answers a refused request with a page if the client is a browser, which names `text/html` in `Accept`. A program gets
 * the problem as everywhere else.
 */
export function answerBrowsersWithPages(app: FastifyInstance, publicUrl: () => string): void {
  app.setErrorHandler((error, request, reply) => {
    // An error that is thrown here goes to the error handler of the application.
    if (!(error instanceof Problem) || request.headers.accept?.includes('text/html') !== true) throw error
    const { language } = request
    const { status, title, detail } = problemBody(error, language, publicUrl())
    const why = detail === undefined ? '' : `<p>${escapeMarkup(detail)}</p>\n`
    return sendPage(reply.status(status), { language, title, body: `${why}<p><a href="/">Paquebot</a></p>` })
  })
}
