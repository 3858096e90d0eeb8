import type { FastifySerializerCompiler } from 'fastify'

/**
 * For answers that are asked for all the time: they are written as they were built, and not checked against their schema
 * first. Checking takes longer than writing. A test holds that these answers have exactly what their schemas name.
 */
export const asBuilt: FastifySerializerCompiler<unknown> = () => (body) => JSON.stringify(body)
