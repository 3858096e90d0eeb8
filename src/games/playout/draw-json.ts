import { z } from 'zod'
import { type Dice, pick } from '../kit/dice.ts'

interface JsonSchema {
  readonly [keyword: string]: unknown
}

const Parts = z.object({
  $ref: z.string().optional(),
  $defs: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  oneOf: z.array(z.record(z.string(), z.unknown())).optional(),
  anyOf: z.array(z.record(z.string(), z.unknown())).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  type: z.string().optional(),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  required: z.array(z.string()).optional(),
  items: z.record(z.string(), z.unknown()).optional(),
  minItems: z.int().optional(),
  minimum: z.number().optional(),
})

type Drawer = (dice: Dice) => unknown

/** Draws small values of a zod schema, without any knowledge of the rules: most will make no sense. */
export function jsonDrawer(schema: z.ZodType): Drawer {
  const whole: JsonSchema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const definitions = new Map<string, Drawer>()
  for (const [name, definition] of Object.entries(Parts.parse(whole).$defs ?? {})) {
    definitions.set(`#/$defs/${name}`, drawerOf(definition, definitions))
  }
  return drawerOf(whole, definitions)
}

function drawerOf(schema: JsonSchema, definitions: ReadonlyMap<string, Drawer>): Drawer {
  const known = Parts.parse(schema)
  const { $ref, oneOf, anyOf, enum: listed, minItems = 0, minimum = 0 } = known
  if ($ref !== undefined) return (dice) => definitions.get($ref)?.(dice)
  const kinds = (oneOf ?? anyOf)?.map((kind) => drawerOf(kind, definitions))
  if (kinds !== undefined) return (dice) => pick(dice, kinds)?.(dice)
  if (known.const !== undefined) return () => known.const
  if (listed !== undefined) return (dice) => pick(dice, listed)
  switch (known.type) {
    case 'object':
      return objectDrawer(known, definitions)
    case 'array': {
      const item = drawerOf(known.items ?? {}, definitions)
      return (dice) => Array.from({ length: minItems + dice.below(3) }, () => item(dice))
    }
    case 'integer':
    case 'number':
      return (dice) => Math.max(0, minimum) + dice.below(4)
    case 'boolean':
      return (dice) => dice.below(2) === 0
    default:
      return () => null
  }
}

function objectDrawer(known: z.infer<typeof Parts>, definitions: ReadonlyMap<string, Drawer>): Drawer {
  const properties = Object.entries(known.properties ?? {}).map(([name, property]) => ({
    name,
    required: known.required?.includes(name) === true,
    draw: drawerOf(property, definitions),
  }))
  return (dice) => {
    const given = properties.filter(({ required }) => required || dice.below(2) === 0)
    return Object.fromEntries(given.map(({ name, draw }) => [name, draw(dice)]))
  }
}
