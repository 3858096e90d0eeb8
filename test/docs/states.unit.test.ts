import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Field, type Shape, shapesOf, statePage, statePageOf } from '../../scripts/state-page.ts'
import { catalogue } from '../../src/games/catalogue.ts'

/** docs/positions.md promises that a page of each game says what its states are made of. */
describe.each([...catalogue.values()])('The state of $meta.id', (game) => {
  test('is listed in docs/games as its schema has it today (npm run components)', () => {
    expect(readFileSync(statePageOf(game), 'utf8')).toBe(statePage(game))
  })

  test('says what every field means: by itself, by the shape it holds, or by the one it is a part of', () => {
    const shapes = shapesOf(game.schemas.state)
    const silent = shapes.flatMap((shape) =>
      shape.fields
        .filter((field) => !says(field, shape) && !shapes.some(({ name, means }) => means && field.type.includes(name)))
        .map(({ name }) => `${shape.name}: ${name}`),
    )
    expect(shapes.flatMap(({ fields }) => fields).length).toBeGreaterThan(50)
    expect(silent).toEqual([])
  })
})

const says = (field: Field, shape: Shape): boolean => {
  if (field.means !== '') return true
  const above = field.name.replace(/(\/\*)*\/[^/]+$/, '')
  const parent = shape.fields.find(({ name }) => name === above && name !== field.name)
  return (parent ?? shape).means !== ''
}
