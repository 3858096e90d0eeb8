import type { FastifySerializerCompiler } from 'fastify'
import { computedOnce } from '../../games/kit/computed-once.ts'

/**
 * For answers that are asked for all the time, or are as large as a study: they are written as they were built, and not
 * checked against their schema first. Checking takes longer than writing. Tests hold that these answers have exactly
 * what their schemas name. An answer that is given again, the very same object, is written once.
 */
export const asBuilt: FastifySerializerCompiler<unknown> = () => (body) =>
  typeof body === 'object' && body !== null ? written(body) : JSON.stringify(body)

const written = computedOnce((body: object) => JSON.stringify(body))
