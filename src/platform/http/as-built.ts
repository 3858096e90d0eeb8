import type { FastifySerializerCompiler } from 'fastify'

/**
 * For answers that are asked for all the time: they are written as they were built, and not checked against their schema
 * first. Checking takes longer than writing. A test holds that these answers have exactly what their schemas name.
 * An answer that is given again, the very same object, is written once.
 */
export const asBuilt: FastifySerializerCompiler<unknown> = () => (body) => {
  if (typeof body !== 'object' || body === null) return JSON.stringify(body)
  const known = written.get(body)
  if (known !== undefined) return known
  const text = JSON.stringify(body)
  written.set(body, text)
  return text
}

const written = new WeakMap<object, string>()
