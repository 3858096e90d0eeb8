import type { Schemas } from '../api/schemas.ts'

/** What the JSON Schema of a game says of one of its options, as far as a form needs it. */
export interface OptionSchema {
  readonly type?: unknown
  readonly enum?: unknown
  readonly anyOf?: unknown
  readonly default?: unknown
  readonly description?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The schema itself, where it only points to one of its definitions (JSON Schema 2020-12 §8.2.3.1). */
function definitionOf(schema: Record<string, unknown>): Record<string, unknown> {
  const { $ref: pointer, $defs: definitions } = schema
  if (typeof pointer !== 'string' || !isObject(definitions)) return schema
  const definition = definitions[pointer.replace('#/$defs/', '')]
  return isObject(definition) ? definition : schema
}

/** The options of a game, by their names. */
export function optionsOf({ schemas }: Schemas['Game']): readonly (readonly [string, OptionSchema])[] {
  const { properties } = definitionOf(schemas.options)
  return isObject(properties)
    ? Object.entries(properties).filter((entry): entry is [string, OptionSchema] => isObject(entry[1]))
    : []
}

/** The values that an option can take, where its schema lists them; undefined where it does not. */
export function valuesOf({ enum: listed, anyOf }: OptionSchema): readonly unknown[] | undefined {
  if (Array.isArray(listed)) return listed
  return Array.isArray(anyOf) ? anyOf.flatMap((one) => (isObject(one) ? [one.const] : [])) : undefined
}
