import type { FastifySerializerCompiler } from 'fastify'
import { computedOnce } from '../../games/kit/computed-once.ts'

/**
 * Writes answers as they were built, without checking them against their schema first, because checking takes longer
 * than writing. It is for answers that are asked for all the time, or are as large as a study; tests hold that these
 * have exactly what their schemas name. If the very same object is sent again, it is written only once.
 */
export const asBuilt: FastifySerializerCompiler<unknown> = () => (body) =>
  typeof body === 'object' && body !== null ? written(body) : JSON.stringify(body)

const written = computedOnce((body: object) => JSON.stringify(body))
