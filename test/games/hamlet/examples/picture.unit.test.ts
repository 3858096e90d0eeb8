import { expect, test } from 'vitest'
import { misplaced } from '../../../../src/games/hamlet/geometry/placement.ts'
import { layOut, printedLinks, tileOf } from '../../../../src/games/hamlet/village.ts'
import { thePicture } from './picture.ts'

test('the village of the examples can be built, and is joined as the examples say', () => {
  const { village, box } = thePicture()
  for (const [index, { tile, place }] of village.entries()) {
    const before = layOut({ box, village: village.slice(0, index) })
    if (index > 0) expect(misplaced(before, tileOf(box, tile), place), tile).toBeUndefined()
  }
  const links = printedLinks(layOut({ box, village })).map((pair) => pair.toSorted().join(' – '))
  expect(links.toSorted()).toEqual([
    'barn-opposite – dairy-farm',
    'church – farm',
    'church – market',
    'church – quarry',
    'church – town-hall',
    'church – woodcutter',
    'dairy-farm – stonemason',
    'smithy – stonemason',
  ])
})
