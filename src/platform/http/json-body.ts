import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Problem } from '../problems/problem.ts'
import { isTooDeep, tooDeep } from './json-depth.ts'

/**
 * Reads bodies in JSON. Many clients name this media type in every request, also in one without a body, which is
 * refused only where a body is needed. A field that would change a prototype is refused everywhere, and so is a body that
 * is compressed, is nested too deeply, or is not in UTF-8 (RFC 8259 §8.1). A body that no route takes is not read: its
 * request is refused for its path or its method.
 */
export function readJson(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (request.is404) return done(null, undefined)
    if (isCompressed(request)) return done(new Problem('unsupported-media-type'))
    if (!isUtf8(bytes)) return done(new Problem('malformed-json'))
    const body = bytes.toString()
    const isNone = body === '' && mayBeLeftOut(request.routeOptions.schema?.body)
    if (isNone) done(null, undefined)
    else if (isTooDeep(body)) done(tooDeep())
    else read(request, body, done)
  })
}

/** Whether a body is sent in a coding: bodies are read as they come (RFC 9110 §15.5.16). */
export function isCompressed({ headers }: FastifyRequest): boolean {
  return (headers['content-encoding'] ?? 'identity').trim().toLowerCase() !== 'identity'
}

/** Whether a route takes requests without a body. @param schema that of its body, if it takes one */
export function mayBeLeftOut(schema: unknown): boolean {
  return schema === undefined || (schema instanceof z.ZodType && schema.safeParse(undefined).success)
}
