import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Problem } from '../problems/problem.ts'

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

/**
 * No request nests deeper than a dozen levels. Most code that walks a value calls itself for each level, so a text of
 * some kilobytes could exhaust the stack.
 */
const deepest = 64

const [quote, backslash] = ['"', '\\'].map((character) => character.charCodeAt(0))
const [openingList, openingObject] = ['[', '{'].map((character) => character.charCodeAt(0))
const [closingList, closingObject] = [']', '}'].map((character) => character.charCodeAt(0))

/**
 * Whether a body nests lists and objects more deeply than any request needs. It is read as text, before anything walks
 * through it; looking characters up in sets takes nearly three times as long.
 */
export function isTooDeep(text: string, levels = deepest): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isInText) {
      if (code === backslash) at += 1
      else if (code === quote) isInText = false
    } else if (code === quote) isInText = true
    else if (code === closingList || code === closingObject) depth -= 1
    else if (code === openingList || code === openingObject) {
      depth += 1
      if (depth > levels) return true
    }
  }
  return false
}

/** The refusal of a body that is nested too deeply. */
const tooDeep = (): Problem =>
  new Problem('invalid-request', {
    errors: [{ at: 'body', problem: `This must not be nested deeper than ${deepest} levels.` }],
  })
