import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { bySchema } from '../../games/kit/by-schema.ts'
import { Problem } from '../problems/problem.ts'
import { invalidAt } from '../problems/validation.ts'

/** Reads the parts of requests (body, querystring, params, headers) by their zod schemas. */
export const readBySchema: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart = 'body' }) => {
  return (value: unknown) => {
    const known = bySchema(schema, value)
    if (known.success) return { value: known.data }
    const errors = invalidAt([httpPart], known.wrongs)
    const whole = errors.map((one) => (one.at === httpPart ? { ...one, at: `${httpPart}/` } : one))
    return { error: new Problem('invalid-request', { errors: whole }) }
  }
}
