import { expect, test } from 'vitest'
import { components } from '../../../../src/games/hamlet/components.ts'
import { ringIds } from '../../../../src/games/hamlet/data/tile-ids.ts'
import { meta } from '../../../../src/games/hamlet/meta.ts'

test('the market says of its prices for two players, as the game does, that they have one source alone', () => {
  const { status } = meta.provenance.find(({ component }) => component === 'prices at the market for two players') ?? {}
  const market = components('en').find(({ id }) => id === 'market')
  expect(status).toBe('ruling')
  expect(market?.provenance.status).toBe(status)
  expect(market?.provenance.note).toMatch(/^One source: prices for 2 players\./)
})

test.each(ringIds)('no points for building it are printed on the %s: it lies on the table from the start', (id) => {
  const tile = components('en').find((component) => component.id === id)
  expect(tile).toMatchObject({ cost: null })
  expect(tile?.values.join()).not.toContain('point')
})
