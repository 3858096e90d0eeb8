import type { FastifyInstance, FastifySchema, FastifySchemaCompiler, preValidationHookHandler } from 'fastify'
import { z } from 'zod'
import { bySchema, type Wrong } from '../../games/kit/by-schema.ts'
import { Problem } from '../problems/problem.ts'
import { invalidAt } from '../problems/validation.ts'
import { isChanging } from './methods.ts'

/**
 * Reads the parts of requests (body, querystring, params, headers) by their zod schemas. Whatever a schema allows, no
 * text in them has characters that the database cannot store.
 */
export const readBySchema: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart = 'body' }) => {
  return (value: unknown) => {
    const known = bySchema(schema, value)
    const wrongs = known.success ? unstorableIn(known.data) : ofRepeated(value, known.wrongs, httpPart)
    if (known.success && wrongs.length === 0) return { value: known.data }
    return { error: new Problem('invalid-request', { errors: invalidAt([httpPart], wrongs) }) }
  }
}

/** A parameter of an address that is repeated arrives as a list, of which a reader of the address knows nothing. */
function ofRepeated(value: unknown, wrongs: Wrong[], httpPart: string): Wrong[] {
  if (httpPart !== 'querystring') return wrongs
  return wrongs.map((wrong) => {
    const [name = '', ...inner] = wrong.path
    const isRepeated = inner.length === 0 && Array.isArray(Object(value)[name])
    return isRepeated ? { ...wrong, problem: 'Give this only once.' } : wrong
  })
}

/**
 * The texts in a value, and the names of its fields, with U+0000 or a lone surrogate: PostgreSQL stores neither. A body
 * that is one text as a whole is a mail as it arrived, which is read and not stored.
 */
function unstorableIn(whole: unknown): Wrong[] {
  const wrongs: Wrong[] = []
  // No recursion: the caller determines the depth. The list grows while it is gone through.
  const places: Place[] = [{ value: whole }]
  for (const place of places) {
    if (typeof place.value !== 'object' || place.value === null) continue
    for (const [name, value] of Object.entries(place.value)) {
      const inner = { name, value, outer: place }
      const problem = unstorable(name) ?? (typeof value === 'string' ? unstorable(value) : undefined)
      if (problem === undefined) places.push(inner)
      else wrongs.push({ path: pathTo(inner), problem })
    }
  }
  return wrongs
}

/** A value within another one. */
interface Place {
  readonly value: unknown
  readonly name?: string
  readonly outer?: Place
}

function pathTo(place: Place): string[] {
  const path: string[] = []
  for (let at: Place | undefined = place; at?.name !== undefined; at = at.outer) path.unshift(at.name)
  return path
}

/** Why the database cannot store a text, if it cannot. */
function unstorable(text: string): string | undefined {
  if (!text.isWellFormed()) return 'This must be well-formed Unicode.'
  return text.includes('\u0000') ? 'This must not contain control characters.' : undefined
}

const none = z.strictObject({})
const noFields = none.nullish()

/**
 * Every route of the API, even one without parameters or a body, refuses parameters and fields that it does not have: a
 * client that sends `dryRun` to a route that cannot try must not learn so from what it did. For the same reason a route
 * that would change something refuses an `If-Match` that it does not heed. Pages for people ignore them, because other
 * programs add parameters to the links on their way.
 */
export function refuseWhatRoutesLack(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { schema } = route
    if (schema === undefined || schema.hide) return
    if (schema.querystring === undefined) route.schema = { ...schema, querystring: none }
    // Fastify parses no body of a request that only reads.
    if (!isChanging(String(route.method))) return
    const lacking = [
      ...(heedsVersions(schema) ? [] : [refuseIfMatch]),
      ...(schema.body === undefined ? [refuseFields] : []),
    ]
    route.preValidation = [...lacking, ...[route.preValidation ?? []].flat()]
  })
}

const refuseFields: preValidationHookHandler = (request, _reply, done) => {
  const read = bySchema(noFields, request.body)
  if (read.success) done()
  else done(new Problem('invalid-request', { errors: invalidAt(['body'], read.wrongs) }))
}

const heedsVersions = ({ headers }: FastifySchema): boolean =>
  headers instanceof z.ZodObject && 'if-match' in headers.shape

const refuseIfMatch: preValidationHookHandler = ({ headers }, _reply, done) => {
  if (headers['if-match'] === undefined) return done()
  const problem = 'This must be left out: the request cannot be meant for one version.'
  done(new Problem('invalid-request', { errors: [{ at: 'headers/if-match', problem }] }))
}
