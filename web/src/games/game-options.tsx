import type { ComponentChildren } from 'preact'
import type { Schemas } from '../api/schemas.ts'
import { CheckField, SelectField, TextField } from '../ui/fields.tsx'
import { language } from '../words/words.ts'
import { hintOf } from './option-hints.ts'
import { optionsOf, valuesOf } from './option-schemas.ts'
import { optionSaid } from './option-words.ts'

type Game = Schemas['Game']

/** A control for each option of a game, made from the schema of the options. */
export function optionFields(game: Game): ComponentChildren {
  return optionsOf(game).map(([name, schema]) => {
    const said = optionSaid(game.id, name, language.value)
    const label = said?.label ?? (typeof schema.description === 'string' ? schema.description : name)
    const why = hintOf(game.id, name, language.value)
    const hint = why === undefined ? {} : { hint: why }
    const field = `options/${name}`
    if (schema.type === 'boolean')
      return <CheckField key={name} label={label} {...hint} name={field} isOn={schema.default === true} />
    const values = valuesOf(schema)
    if (values !== undefined) {
      const options = values.map(String).map((value) => ({ value, says: said?.values?.[value] ?? value }))
      return (
        <SelectField key={name} label={label} {...hint} name={field} options={options} value={String(schema.default)} />
      )
    }
    return (
      <TextField
        key={name}
        label={label}
        {...hint}
        name={field}
        type="number"
        {...(typeof schema.default === 'number' ? { value: schema.default } : {})}
        bounds={{
          ...(typeof schema.minimum === 'number' ? { least: schema.minimum } : {}),
          ...(typeof schema.maximum === 'number' ? { most: schema.maximum } : {}),
        }}
      />
    )
  })
}

/** The options in a form. An empty field means the default. */
export function optionsIn(game: Game, values: FormData): Record<string, unknown> {
  const given = optionsOf(game).flatMap(([name, schema]): (readonly [string, unknown])[] => {
    const value = values.get(`options/${name}`)
    if (schema.type === 'boolean') return [[name, value !== null]]
    if (typeof value !== 'string' || value === '') return []
    const isNumber = schema.type === 'integer' || schema.type === 'number'
    const listed = valuesOf(schema)?.find((one) => String(one) === value)
    return [[name, isNumber ? Number(value) : (listed ?? value)]]
  })
  return Object.fromEntries(given)
}
