import type { Schemas } from '../api/schemas.ts'

/** The parts of an option's JSON Schema that a form needs. */
interface OptionSchema {
  readonly type?: unknown
  readonly enum?: unknown
  readonly anyOf?: unknown
  readonly default?: unknown
  readonly description?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The schema, or the definition to which it only refers (JSON Schema 2020-12 §8.2.3.1). */
function definitionOf(schema: Record<string, unknown>): Record<string, unknown> {
  const { $ref: pointer, $defs: definitions } = schema
  if (typeof pointer !== 'string' || !isObject(definitions)) return schema
  const definition = definitions[pointer.replace('#/$defs/', '')]
  return isObject(definition) ? definition : schema
}

/** The options of a game, by name. */
export function optionsOf({ schemas }: Schemas['Game']): readonly (readonly [string, OptionSchema])[] {
  const { properties } = definitionOf(schemas.options)
  return isObject(properties)
    ? Object.entries(properties).filter((entry): entry is [string, OptionSchema] => isObject(entry[1]))
    : []
}

/** The values that an option can take, if its schema lists them; otherwise undefined. */
export function valuesOf({ enum: listed, anyOf }: OptionSchema): readonly unknown[] | undefined {
  if (Array.isArray(listed)) return listed
  return Array.isArray(anyOf) ? anyOf.flatMap((one) => (isObject(one) ? [one.const] : [])) : undefined
}
