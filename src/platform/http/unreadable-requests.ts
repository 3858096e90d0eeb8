import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Counter } from 'prom-client'
import type { ProblemCode } from '../problems/catalogue.ts'
import { Problem, problemBody } from '../problems/problem.ts'

/** Why Node refuses to read a request; any other reason is that it is not valid HTTP. */
const reasons: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-too-slow',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body-too-large',
}

/**
 * Answers a request that Node cannot read with a problem, in English since its language is not known, and closes the
 * connection. Fastify would answer it, too, but not as a problem.
 */
export function refuseUnreadable(
  publicUrl: () => string,
  refused: Counter<'code'>,
): (error: Error & { readonly code?: string }, socket: Socket) => void {
  return (error, socket) => {
    // The client has reset the connection: nobody waits for an answer.
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const body = problemBody(new Problem(reasons[error.code ?? ''] ?? 'malformed-request'), 'en', publicUrl())
    refused.inc({ code: body.code })
    const text = JSON.stringify(body)
    const head = [
      `HTTP/1.1 ${body.status} ${STATUS_CODES[body.status]}`,
      'Content-Type: application/problem+json',
      'Content-Language: en',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Connection: close',
    ]
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
    socket.destroy(error)
  }
}

/**
 * Refuses a request without `Host` (RFC 9112 §3.2), and ignores an expectation that this server does not know (RFC 9110
 * §10.1.1). Node would answer both by itself, without a problem.
 */
export function answerInPlaceOfNode(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (raw.httpVersion !== '1.1' || raw.headers.host !== undefined) return done()
    reply.header('connection', 'close')
    done(new Problem('malformed-request'))
  })
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
}
