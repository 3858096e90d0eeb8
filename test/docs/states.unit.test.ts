import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Field, type Shape, shapesOf, statePage, statePageOf } from '../../scripts/state-page.ts'
import { catalogue } from '../../src/games/catalogue.ts'

/** docs/positions.md promises a page per game that describes its states. */
describe.each([...catalogue.values()])('the state of $meta.id', (game) => {
  test('is described in docs/games as in its schema today (npm run components)', () => {
    expect(readFileSync(statePageOf(game), 'utf8')).toBe(statePage(game))
  })

  test('has a meaning for every field: its own, or that of its shape or its parent', () => {
    const shapes = shapesOf(game.schemas.state)
    const silent = shapes.flatMap((shape) =>
      shape.fields
        .filter((field) => !says(field, shape) && !shapes.some(({ name, means }) => means && field.type.includes(name)))
        .map(({ name }) => `${shape.name}: ${name}`),
    )
    expect(shapes.flatMap(({ fields }) => fields).length).toBeGreaterThan(10)
    expect(silent).toEqual([])
  })
})

const says = (field: Field, shape: Shape): boolean => {
  if (field.means !== '') return true
  const above = field.name.replace(/(\/\*)*\/[^/]+$/, '')
  const parent = shape.fields.find(({ name }) => name === above && name !== field.name)
  return (parent ?? shape).means !== ''
}
