import type { ComponentChildren } from 'preact'
import type { Schemas } from '../api/schemas.ts'
import { CheckField, SelectField, TextField } from '../look/controls.tsx'
import { language } from '../words/words.ts'
import { optionWords } from './option-words.ts'

type Game = Schemas['Game']

/** What the JSON Schema of a game says of one of its options, as far as a form needs it. */
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

/** The schema itself, where it only points to one of its definitions (JSON Schema 2020-12 §8.2.3.1). */
function definitionOf(schema: Record<string, unknown>): Record<string, unknown> {
  const { $ref: pointer, $defs: definitions } = schema
  if (typeof pointer !== 'string' || !isObject(definitions)) return schema
  const definition = definitions[pointer.replace('#/$defs/', '')]
  return isObject(definition) ? definition : schema
}

function optionsOf({ schemas }: Game): readonly (readonly [string, OptionSchema])[] {
  const { properties } = definitionOf(schemas.options)
  return isObject(properties)
    ? Object.entries(properties).filter((entry): entry is [string, OptionSchema] => isObject(entry[1]))
    : []
}

/** The values that an option can take, where its schema lists them; undefined where it does not. */
function valuesOf({ enum: listed, anyOf }: OptionSchema): readonly unknown[] | undefined {
  if (Array.isArray(listed)) return listed
  return Array.isArray(anyOf) ? anyOf.flatMap((one) => (isObject(one) ? [one.const] : [])) : undefined
}

/** A control for each option of a game, made from its schema. */
export function optionFields(game: Game): ComponentChildren {
  return optionsOf(game).map(([name, schema]) => {
    const said = optionWords[`${game.id}.${name}`]?.[language.value]
    const label = said?.label ?? (typeof schema.description === 'string' ? schema.description : name)
    const field = `option.${name}`
    if (schema.type === 'boolean')
      return <CheckField key={name} label={label} name={field} isOn={schema.default === true} />
    const values = valuesOf(schema)
    if (values !== undefined) {
      const options = values.map(String).map((value) => ({ value, says: said?.values?.[value] ?? value }))
      return <SelectField key={name} label={label} name={field} options={options} value={String(schema.default)} />
    }
    return (
      <TextField
        key={name}
        label={label}
        name={field}
        type="number"
        {...(typeof schema.default === 'number' ? { value: schema.default } : {})}
        {...(typeof schema.minimum === 'number' ? { min: schema.minimum } : {})}
        {...(typeof schema.maximum === 'number' ? { max: schema.maximum } : {})}
      />
    )
  })
}

/** The options that a form holds. What is left empty takes its default. */
export function optionsIn(game: Game, values: FormData): Record<string, unknown> {
  const given = optionsOf(game).flatMap(([name, schema]): (readonly [string, unknown])[] => {
    const value = values.get(`option.${name}`)
    if (schema.type === 'boolean') return [[name, value !== null]]
    if (typeof value !== 'string' || value === '') return []
    const isNumber = schema.type === 'integer' || schema.type === 'number'
    const listed = valuesOf(schema)?.find((one) => String(one) === value)
    return [[name, isNumber ? Number(value) : (listed ?? value)]]
  })
  return Object.fromEntries(given)
}
