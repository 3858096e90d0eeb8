import { expect, test } from 'vitest'
import { contactsFrom } from '../../../../web/src/boards/hamlet/ways.ts'

/** A triangle that points upwards, as wide as a segment. */
const triangle = (tile: 'farm' | 'church' | 'market', q: number, r: number) => ({
  tile,
  corners: [
    { q, r },
    { q: q + 1, r },
    { q, r: r + 1 },
  ],
})
/** The triangle that points downwards, on the right of the first one. */
const besideFarm = {
  tile: 'church' as const,
  corners: [
    { q: 1, r: 0 },
    { q: 1, r: 1 },
    { q: 0, r: 1 },
  ],
}
const farm = triangle('farm', 0, 0)
const far = triangle('market', 5, 5)
const village = [farm, besideFarm, far]

test('a tile has a contact only with a tile that has the same edge', () => {
  expect(contactsFrom([farm], village).map(({ id }) => id)).toEqual(['church/1'])
  expect(contactsFrom([besideFarm], village).map(({ id }) => id)).toEqual(['farm/2'])
})

test('given a tile elsewhere is chosen, too, it has no contact of the same name', () => {
  expect(contactsFrom([far, besideFarm], village).map(({ from, id }) => [from, id])).toEqual([['church', 'farm/2']])
})

test('a contact lies on the middle of the edge, from both sides', () => {
  const [one] = contactsFrom([farm], village)
  const [other] = contactsFrom([besideFarm], village)
  expect(one?.at).toEqual(other?.at)
  expect(one?.at.x).toBeCloseTo(30)
})
