import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { Problem } from '../problems/problem.ts'
import { readBy } from '../problems/validation.ts'

/** Reads the parts of requests (body, querystring, params, headers) by their zod schemas. */
export const readBySchema: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart = 'body' }) => {
  return (value: unknown) => {
    const known = readBy(schema, value)
    if (known.success) return { value: known.data }
    const errors = known.invalidAt([httpPart])
    const whole = errors.map((one) => (one.at === httpPart ? { ...one, at: `${httpPart}/` } : one))
    return { error: new Problem('invalid-request', { errors: whole }) }
  }
}
