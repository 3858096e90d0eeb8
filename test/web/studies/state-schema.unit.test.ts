import { expect, test } from 'vitest'
import { schemaReader } from '../../../web/src/studies/setting-up/state-schema.ts'

const whole = {
  type: 'object',
  properties: { top: { anyOf: [{ $ref: '#/$defs/Card' }, { type: 'null' }] }, phase: { $ref: '#/$defs/Phase' } },
  $defs: {
    Card: { type: 'string', enum: ['inn', 'mill'] },
    Phase: {
      oneOf: [
        { type: 'object', properties: { name: { const: 'setup' } }, required: ['name'] },
        {
          type: 'object',
          properties: {
            name: { const: 'turns' },
            queue: { type: 'array', items: { type: 'integer' } },
            drawing: { type: 'integer', minimum: 0 },
            note: { type: 'string' },
          },
          required: ['name', 'queue', 'drawing'],
        },
      ],
    },
    Counts: { type: 'object', properties: { wood: { type: 'integer' }, clay: { type: 'integer' } } },
    Flags: { type: 'object', propertyNames: { $ref: '#/$defs/Card' }, additionalProperties: { type: 'integer' } },
  },
} as const
const schemas = schemaReader(whole, ['inn', 'h07', 'x01'])
const { Counts, Flags, Phase } = whole.$defs

test('A part lists the values that it can have, also none', () => {
  expect(schemas.valuesOf(whole.properties.top)).toEqual(['inn', 'mill', null])
  expect(schemas.valuesOf({ type: 'integer' })).toBeUndefined()
})

test('A phase is told by its name, and a new one has all that it needs', () => {
  expect(schemas.phasesOf(whole.properties.phase)).toEqual(['setup', 'turns'])
  expect(schemas.schemaOf(Phase, { name: 'turns' })).toBe(Phase.oneOf[1])
  expect(schemas.blankPhase(whole.properties.phase, 'turns')).toEqual({ name: 'turns', queue: [], drawing: 0 })
})

test('An object says what it has, in the order of its schema, and what it may have besides', () => {
  expect(schemas.membersOf(Counts, { clay: 1, wood: 2 })).toEqual([
    ['wood', 2],
    ['clay', 1],
  ])
  expect(schemas.missingIn(Counts, { clay: 1 })).toEqual(['wood'])
  expect(schemas.missingIn(Flags, { inn: 0 })).toEqual(['mill'])
})

test('where only the form of ids is known, it may be any of the printed pieces that has it', () => {
  const written = { type: 'string', pattern: '^[hx]\\d\\d$' }
  expect(schemas.valuesOf({ anyOf: [written, { type: 'null' }] })).toEqual(['h07', 'x01', null])
  expect(schemas.valuesOf({ type: 'string', pattern: '^z' })).toBeUndefined()
})

test('what may be null and is an object otherwise can be put in', () => {
  const look = { type: 'object', properties: { seat: { type: 'integer' } }, required: ['seat'] }
  expect(schemas.blank(schemas.objectOf({ anyOf: [look, { type: 'null' }] }))).toEqual({ seat: 0 })
  expect(schemas.objectOf(look)).toBeUndefined()
  expect(schemas.objectOf({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toBeUndefined()
})
