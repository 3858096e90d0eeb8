import { z } from 'zod'

const Node = z.looseObject({
  $ref: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  additionalProperties: z.unknown().optional(),
  oneOf: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  description: z.string().optional(),
})

/** The fields of each shape that a state is made of, by the shape's name; `State` is the whole. */
export type Tables = ReadonlyMap<string, readonly string[]>

/**
 * What a page has to document: an object's fields by their names, those of an object without a name by their path. A list's
 * items and a record's values stand under `*`. Shapes with a name have a table of their own.
 */
export function tablesOf(state: z.ZodType): Tables {
  const whole = z.toJSONSchema(state, { io: 'input', unrepresentable: 'any' })
  const definitions = z.record(z.string(), z.unknown()).parse(whole.$defs ?? {})
  const tables = new Map<string, readonly string[]>([
    ['State', [...new Set(fieldsOf(withOptions(whole, definitions), ''))]],
  ])
  for (const [name, definition] of Object.entries(definitions)) {
    if (isOptions(name)) continue
    const fields = [...new Set(fieldsOf(definition, ''))]
    if (fields.length > 0) tables.set(name, fields)
  }
  return tables
}

/** Options are named as soon as the API is loaded, by whatever test; pages tell of them as of fields of the state. */
const isOptions = (name: string): boolean => name.endsWith('Options')

function withOptions(whole: z.core.JSONSchema.BaseSchema, definitions: Readonly<Record<string, unknown>>): unknown {
  const { options } = whole.properties ?? {}
  const name = typeof options === 'object' ? options.$ref?.split('/').at(-1) : undefined
  return name !== undefined && isOptions(name)
    ? { ...whole, properties: { ...whole.properties, options: definitions[name] } }
    : whole
}

function fieldsOf(schema: unknown, at: string): string[] {
  const read = Node.safeParse(schema)
  if (!read.success || read.data.$ref !== undefined) return []
  const { properties = {}, items, additionalProperties, oneOf = [], anyOf = [] } = read.data
  const inside = (key: string) => (at === '' ? key : `${at}/${key}`)
  return [
    ...Object.entries(properties).flatMap(([key, property]) => [inside(key), ...fieldsOf(property, inside(key))]),
    ...(items === undefined ? [] : fieldsOf(items, inside('*'))),
    ...(typeof additionalProperties === 'object' ? fieldsOf(additionalProperties, inside('*')) : []),
    ...[...oneOf, ...anyOf].flatMap((kind) => fieldsOf(kind, at)),
  ]
}

/** The same as a page has it: under `## State`, a table beneath the heading of each shape. */
export function documented(page: string): Tables {
  const section = page.split(/^## State$/m)[1]?.split(/^## /m)[0] ?? ''
  const parts = section.split(/^### `(\w+)`$/m)
  const tables = new Map<string, readonly string[]>([['State', rowsOf(parts[0] ?? '')]])
  for (let part = 1; part < parts.length; part += 2) tables.set(parts[part] ?? '', rowsOf(parts[part + 1] ?? ''))
  return tables
}

/** The fields of a table that are said to mean something; a row may name several of them. */
const rowsOf = (text: string): string[] =>
  [...text.matchAll(/^\| (`[^`|]+`(?:, `[^`|]+`)*) \| .*\S.* \|$/gm)].flatMap(([, fields = '']) =>
    [...fields.matchAll(/`([^`]+)`/g)].flatMap(([, field]) => field ?? []),
  )
