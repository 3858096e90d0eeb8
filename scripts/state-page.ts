import { z } from 'zod'
import type { Game } from '../src/games/game.ts'

export const statePageOf = ({ meta }: Pick<Game, 'meta'>): string => `docs/games/${meta.id}-state.md`

const Node = z.looseObject({
  $ref: z.string().optional(),
  type: z.string().optional(),
  const: z.json().optional(),
  enum: z.array(z.json()).optional(),
  description: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  propertyNames: z.unknown().optional(),
  additionalProperties: z.unknown().optional(),
  oneOf: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
})
type Node = z.infer<typeof Node>
const node = (value: unknown): Node => Node.parse(value)

/**
 * A field of a shape: its name (or, for a nested field without a shape of its own, its path), its type and its meaning.
 */
export interface Field {
  readonly name: string
  readonly type: string
  readonly means: string
}

export interface Shape {
  readonly name: string
  readonly means: string
  readonly fields: readonly Field[]
}

/** The shapes that make up a state, the state first, under the name `State`. The items of a list are named `*`. */
export function shapesOf(state: z.ZodType): Shape[] {
  const whole = node(z.toJSONSchema(state, { io: 'input', unrepresentable: 'any' }))
  const named = z.record(z.string(), Node).parse(whole.$defs ?? {})
  const shapes = Object.entries(named).filter(([name]) => !isOptions(name))
  return [
    { name: 'State', means: whole.description ?? '', fields: fieldsOf(whole, '', named) },
    ...shapes.map(([name, shape]) => ({ name, means: shape.description ?? '', fields: fieldsOf(shape, '', named) })),
  ].filter(({ fields }) => fields.length > 0)
}

/** The page of the game describes its options; their schema has a name only once the API is loaded. */
const isOptions = (name: string): boolean => name.endsWith('Options')

type Named = Readonly<Record<string, Node>>

function fieldsOf(shape: Node, at: string, named: Named): Field[] {
  if (shape.$ref !== undefined) return []
  const { properties = {}, required = [], items, additionalProperties, oneOf = [], anyOf = [] } = shape
  const inside = (key: string) => (at === '' ? key : `${at}/${key}`)
  const own = Object.entries(properties).flatMap(([key, value]): Field[] => {
    const name = inside(key)
    if (name === 'options') return [{ name, type: 'object', means: 'What the match was opened with.' }]
    const property = node(value)
    const type = typeOf(property, named) + (required.includes(key) ? '' : ', or absent')
    return [{ name, type, means: meaningOf(property, named) }, ...fieldsOf(property, name, named)]
  })
  const below = [items, additionalProperties].flatMap((part) =>
    typeof part === 'object' ? fieldsOf(node(part), inside('*'), named) : [],
  )
  return merged([...own, ...below, ...[...oneOf, ...anyOf].flatMap((kind) => fieldsOf(node(kind), at, named))])
}

/** Kinds with the same fields share one shape with the union of their types. */
function merged(fields: readonly Field[]): Field[] {
  return [...new Set(fields.map(({ name }) => name))].map((name) => {
    const same = fields.filter((field) => field.name === name)
    const join = (part: 'type' | 'means', by: string) => [...new Set(same.map((field) => field[part]))].join(by)
    return { name, type: join('type', ', '), means: join('means', ' ') }
  })
}

/** A field that has a shape of its own does not repeat the shape's description. */
function meaningOf(property: Node, named: Named): string {
  const target = refersTo(property, named)
  return property.description ?? (target && !isTable(target) ? target.description : undefined) ?? ''
}

const isTable = ({ properties, oneOf }: Node): boolean => properties !== undefined || oneOf !== undefined

const refersTo = ({ $ref }: Node, named: Named): Node | undefined => named[$ref?.split('/').at(-1) ?? '']

/** Shortens the list to one line; the sources have the whole list. */
const fewValues = 12

function typeOf(schema: Node, named: Named): string {
  const target = refersTo(schema, named)
  if (target?.oneOf && target.properties === undefined && target.oneOf.every((kind) => node(kind).$ref !== undefined))
    return target.oneOf.map((kind) => typeOf(node(kind), named)).join(', ')
  if (target && isTable(target)) return linkTo(schema.$ref?.split('/').at(-1) ?? '')
  if (target) return typeOf(target, named)
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (schema.enum) return schema.enum.length > fewValues ? 'id' : schema.enum.map((value) => `\`${value}\``).join(', ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map((kind) => typeOf(node(kind), named)))].join(' or ')
  if (schema.items !== undefined) return `list: ${typeOf(node(schema.items), named)}`
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object')
    return `by id: ${typeOf(node(schema.additionalProperties), named)}`
  return schema.type === 'integer' ? 'number' : (schema.type ?? '')
}

const linkTo = (name: string): string => `[${name}](#${name.toLowerCase()})`

/** The tables of a game's position. Adjacent equal rows are merged. */
export function statePage({ meta: { id, title }, schemas }: Game): string {
  const [whole, ...shapes] = shapesOf(schemas.state)
  return [
    `# ${title}: state`,
    '',
    `What a [position](../positions.md) of ${title} holds. Seats are numbers from 0; ids are those of \`src/games/${id}/data/\`; the options are those of [${id}.md](${id}.md#options). Made by \`npm run components\` from the schemas in \`src/games/${id}/\`; a test holds it up to date.`,
    '',
    ...table(whole?.fields ?? []),
    ...shapes.flatMap(({ name, means, fields }) => [
      '',
      `## ${name}`,
      '',
      ...(means === '' ? [] : [means, '']),
      ...table(fields),
    ]),
    '',
  ].join('\n')
}

const table = (fields: readonly Field[]): string[] => [
  '| field | holds | means |',
  '|---|---|---|',
  ...rowsOf(fields).map(
    ({ names, type, means }) => `| ${names.map((name) => `\`${name}\``).join(', ')} | ${type} | ${means} |`,
  ),
]

function rowsOf(fields: readonly Field[]): { names: string[]; type: string; means: string }[] {
  const rows: { names: string[]; type: string; means: string }[] = []
  for (const { name, type, means } of fields) {
    const last = rows.at(-1)
    if (last && last.type === type && last.means === means) last.names.push(name)
    else rows.push({ names: [name], type, means })
  }
  return rows
}
