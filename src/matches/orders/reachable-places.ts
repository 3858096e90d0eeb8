import { z } from 'zod'
import type { Game } from '../../games/game.ts'
import { computedOnce } from '../../games/kit/computed-once.ts'
import type { MatchRecord } from '../record/record.ts'
import { isIndex, tokensOf } from './pointer.ts'

/** The parts of a JSON Schema that say which places exist. */
const Schema = z.object({
  $ref: z.string().optional(),
  type: z.string().optional(),
  get $defs() {
    return z.record(z.string(), Schema).optional()
  },
  get anyOf() {
    return z.array(Schema).optional()
  },
  get oneOf() {
    return z.array(Schema).optional()
  },
  get allOf() {
    return z.array(Schema).optional()
  },
  get properties() {
    return z.record(z.string(), Schema).optional()
  },
  propertyNames: z.object({ enum: z.array(z.unknown()).optional() }).optional(),
  get additionalProperties() {
    return z.union([z.boolean(), Schema]).optional()
  },
  get prefixItems() {
    return z.array(Schema).optional()
  },
  get items() {
    return z.union([z.boolean(), Schema]).optional()
  },
  maxItems: z.number().optional(),
})
type Schema = z.infer<typeof Schema>

/** The schema of a game's views, which is long. */
const viewSchema = computedOnce((view: Game['schemas']['view']) =>
  Schema.parse(z.toJSONSchema(view, { io: 'output', unrepresentable: 'any' })),
)

/**
 * Whether views of a match can have a place at a JSON pointer, by the schema of the views and the number of seats.
 * Places that exist only at times count.
 */
export function canLead({ game, seats }: Pick<MatchRecord, 'game' | 'seats'>, pointer: string): boolean {
  const tokens = tokensOf(pointer)
  const [list, seat] = tokens
  if (list === 'seats' && seat !== undefined && Number(seat) >= seats) return false
  const root = viewSchema(game.schemas.view)
  return leads(root, root, tokens)
}

function leads(root: Schema, schema: Schema, tokens: readonly string[]): boolean {
  const [token, ...rest] = tokens
  if (token === undefined) return true
  if (schema.$ref !== undefined) return leads(root, referred(root, schema.$ref), tokens)
  const branches = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (branches !== undefined) return branches.some((branch) => leads(root, branch, tokens))
  const next = memberSchema(schema, token)
  if (next === undefined || next === false) return false
  return next === true || leads(root, next, rest)
}

/** The schema of a member; true if it may be anything. */
function memberSchema(schema: Schema, token: string): Schema | boolean | undefined {
  const { properties = {}, propertyNames, additionalProperties, prefixItems = [], items, maxItems } = schema
  if (schema.type === 'array') {
    if (!isIndex(token)) return undefined
    const index = Number(token)
    return maxItems !== undefined && index >= maxItems ? undefined : (prefixItems[index] ?? items)
  }
  if (schema.type !== 'object') return schema.type === undefined ? true : undefined
  if (Object.hasOwn(properties, token)) return properties[token]
  const mayBeNamed = propertyNames?.enum === undefined || propertyNames.enum.includes(token)
  return mayBeNamed ? additionalProperties : undefined
}

/** Resolves a reference in zod's form: `#` is the whole schema, `#/$defs/name` a part of it. */
function referred(root: Schema, reference: string): Schema {
  if (reference === '#') return root
  const named = root.$defs?.[reference.slice('#/$defs/'.length)]
  if (named === undefined) throw new Error(`the schema of a view has no ${reference}`)
  return named
}
