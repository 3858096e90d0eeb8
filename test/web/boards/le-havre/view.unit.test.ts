import { expect, test } from 'vitest'
import { printed } from '../../../../src/games/le-havre/data/goods.ts'
import { shipTypes } from '../../../../src/games/le-havre/data/ships.ts'
import { tileIds, tiles } from '../../../../src/games/le-havre/data/supply-tiles.ts'
import { offers } from '../../../../src/games/le-havre/items.ts'
import * as board from '../../../../web/src/boards/le-havre/view.ts'

test('the tile that the board marks is the one with interest', () => {
  expect(tileIds.filter((id) => tiles[id].interest)).toEqual([board.tileWithInterest])
})

test('the board has every good, in the order of the game', () => {
  expect(board.items).toEqual(['franc', ...Object.keys(printed)])
})

test('the board has every offer and every type of ship, in the order of the game', () => {
  expect(board.offers).toEqual(offers)
  expect(board.shipTypes).toEqual(shipTypes)
})
