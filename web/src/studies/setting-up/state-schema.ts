import { isJsonObject, isList, type Json, type JsonObject } from '../../boards/kit/json.ts'

/** A JSON Schema of a game's state, or a part of one (draft 2020-12). */
type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads the schemas of the parts of a state.
 * @param ids the ids of the printed pieces: a schema that gives only a pattern allows each of them that matches it
 */
export function schemaReader(whole: Schema, ids: readonly string[] = []) {
  const definitions = isSchema(whole.$defs) ? whole.$defs : {}

  /** The schema, or the definition to which it refers. */
  function resolved(schema: unknown): Schema {
    if (!isSchema(schema)) return {}
    const { $ref: pointer } = schema
    return typeof pointer === 'string' ? resolved(definitions[pointer.replace('#/$defs/', '')]) : schema
  }

  /** The schemas of which one must hold, such as one for each phase. */
  const alternatives = (schema: Schema): readonly Schema[] => {
    const several = schema.anyOf ?? schema.oneOf
    return Array.isArray(several) ? several.map(resolved) : []
  }

  const propertiesOf = (schema: Schema): Schema => (isSchema(schema.properties) ? schema.properties : {})

  /** The name that tells a phase from the others. */
  const nameIn = (schema: Schema): unknown => resolved(propertiesOf(schema).name).const

  /** The schema that fits a value: one of the alternatives, or the schema itself if it has none. */
  function schemaOf(schema: unknown, value: Json): Schema {
    const own = resolved(schema)
    const several = alternatives(own)
    if (several.length === 0) return own
    if (isJsonObject(value) && 'name' in value) return several.find((one) => nameIn(one) === value.name) ?? own
    const type = value === null ? 'null' : isList(value) ? 'array' : typeof value
    return several.find((one) => one.type === type || (type === 'number' && one.type === 'integer')) ?? own
  }

  /** The values that a part can have, if its schema lists them. */
  function valuesOf(schema: unknown): readonly Json[] | undefined {
    const own = resolved(schema)
    if (Array.isArray(own.enum)) return own.enum
    if ('const' in own) return isValue(own.const) ? [own.const] : undefined
    if (own.type === 'null') return [null]
    if (typeof own.pattern === 'string') {
      const written = new RegExp(own.pattern)
      const such = ids.filter((id) => written.test(id))
      return such.length === 0 ? undefined : such
    }
    const several = alternatives(own).map(valuesOf)
    if (several.length === 0) return undefined
    const all = several.flatMap((values) => values ?? [])
    return several.includes(undefined) ? undefined : all
  }

  /** The phases that there are, by their names. */
  const phasesOf = (schema: unknown): readonly string[] =>
    alternatives(resolved(schema)).flatMap((one) => {
      const name = nameIn(one)
      return typeof name === 'string' ? [name] : []
    })

  /** The least that a schema allows: 0, none, the first of its values. */
  function blank(schema: unknown): Json {
    const [first] = valuesOf(schema) ?? []
    if (first !== undefined) return first
    const own = resolved(schema)
    const [alternative] = alternatives(own)
    if (alternative !== undefined) return blank(alternative)
    switch (own.type) {
      case 'integer':
      case 'number':
        return typeof own.minimum === 'number' ? Math.max(0, own.minimum) : 0
      case 'boolean':
        return false
      case 'array':
        return []
      case 'object': {
        const needed = Array.isArray(own.required) ? own.required : []
        const parts = Object.entries(propertiesOf(own)).filter(([key]) => needed.includes(key))
        return Object.fromEntries(parts.map(([key, part]) => [key, blank(part)]))
      }
      default:
        return ''
    }
  }

  return {
    schemaOf,
    valuesOf,
    phasesOf,
    blank,
    /** The schema of an object that may also be null; undefined for anything else. */
    objectOf: (schema: unknown): unknown => {
      const several = alternatives(resolved(schema))
      return several.some(({ type }) => type === 'null') ? several.find(({ type }) => type === 'object') : undefined
    },
    /** The blank phase of a name. */
    blankPhase: (schema: unknown, name: string): Json =>
      blank(alternatives(resolved(schema)).find((one) => nameIn(one) === name)),
    /** The schema of a member of an object. */
    memberOf: (schema: Schema, key: string): unknown => propertiesOf(schema)[key] ?? schema.additionalProperties,
    itemOf: (schema: Schema): unknown => schema.items,
    /** Whether the members of an object are named by ids. */
    isById: (schema: Schema): boolean => 'propertyNames' in schema,
    /** The members of an object, in the order of its schema. */
    membersOf(schema: Schema, value: JsonObject): readonly (readonly [string, Json])[] {
      const order = Object.keys(propertiesOf(schema))
      const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
      return Object.entries(value).toSorted(([one], [other]) => rank(one) - rank(other))
    },
    /** The members that an object may have and has not. */
    missingIn(schema: Schema, value: JsonObject): readonly string[] {
      const named = isSchema(schema.propertyNames) ? valuesOf(schema.propertyNames) : undefined
      const possible = [...Object.keys(propertiesOf(schema)), ...(named ?? []).map(String)]
      return possible.filter((key) => !(key in value))
    },
  }
}

export type SchemaReader = ReturnType<typeof schemaReader>

const isValue = (value: unknown): value is null | boolean | number | string =>
  value === null || ['boolean', 'number', 'string'].includes(typeof value)
