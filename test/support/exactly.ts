import { expect } from 'vitest'
import type { z } from 'zod'

/**
 * An answer that no serializer checks (`as-built.ts`), which must have exactly what its schema names, and nothing that leaks:
 * parsing takes away what a schema does not name, and refuses what does not fit.
 */
export function exactly<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const read = schema.parse(body)
  expect(read).toStrictEqual(body)
  return read
}
