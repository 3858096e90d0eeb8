import { expect, test } from 'vitest'
import { tileIds, tiles } from '../../../../src/games/le-havre/data/supply-tiles.ts'
import { tileWithInterest } from '../../../../web/src/boards/le-havre/view.ts'

test('the tile that the board marks is the one with interest', () => {
  expect(tileIds.filter((id) => tiles[id].interest)).toEqual([tileWithInterest])
})
