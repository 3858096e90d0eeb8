import { z } from 'zod'
import type { Game } from '../game.ts'
import { type Dice, pick } from '../kit/dice.ts'

const Values = z.union([
  z.looseObject({ type: z.literal('boolean') }).transform(() => [true, false]),
  z.looseObject({ enum: z.array(z.json()) }).transform((listed) => listed.enum),
  z
    .looseObject({ anyOf: z.array(z.looseObject({ const: z.json() })) })
    .transform(({ anyOf }) => anyOf.map((one) => one.const)),
])
const Shape = z.looseObject({ properties: z.record(z.string(), z.unknown()) })

/** Random options of a game: any value for booleans and enumerations, the default for all others. */
export function drawOptions(game: Game, dice: Dice): unknown {
  const shape = Shape.safeParse(z.toJSONSchema(game.meta.options, { io: 'input', unrepresentable: 'any' }))
  const drawn: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape.data?.properties ?? {})) {
    const values = Values.safeParse(schema)
    if (values.success) drawn[name] = pick(dice, values.data)
  }
  return game.meta.options.parse(drawn)
}
