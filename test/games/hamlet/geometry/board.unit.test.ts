import { describe, expect, test } from 'vitest'
import { allContacts, boardOf, contactsOf } from '../../../../src/games/hamlet/geometry/board.ts'
import { start } from './start.ts'

const board = boardOf(start)
const described = (contacts: ReturnType<typeof allContacts>) =>
  contacts.map(({ of, segment, type, other, otherSegment, otherType }) =>
    [of, segment, type, '-', other, otherSegment, otherType].join(' '),
  )

describe('in the layout for a first match', () => {
  test('the contacts are the documented ones: five roads, two pairs of mountains, two pairs of forests', () => {
    expect(described(allContacts(board))).toEqual([
      'church 1 road - town-hall 6 road',
      'church 2 mountain - town-hall 5 mountain',
      'church 3 road - market 8 road',
      'church 4 road - farm 3 road',
      'church 8 road - quarry 2 road',
      'church 9 mountain - quarry 1 mountain',
      'church 11 road - woodcutter 4 road',
      'farm 4 forest - market 7 forest',
      'farm 5 forest - market 6 forest',
    ])
  })

  test('each tile lists its own contacts, in the order of its segments', () => {
    expect(described(contactsOf(board, 'market'))).toEqual([
      'market 6 forest - farm 5 forest',
      'market 7 forest - farm 4 forest',
      'market 8 road - church 3 road',
    ])
    expect(described(contactsOf(board, 'woodcutter'))).toEqual(['woodcutter 4 road - church 11 road'])
    expect(contactsOf(board, 'church')).toEqual(allContacts(board).filter(({ of }) => of === 'church'))
  })

  test('a tile that is not on the board has none', () => expect(contactsOf(board, 'sawmill')).toEqual([]))
})

test('tiles that share only a corner do not meet', () => {
  const hexagon = { outline: '012345', segments: 'FFFFFF' }
  const apart = boardOf([
    { id: 'one', piece: hexagon, place: { turns: 0, q: 0, r: 0 } },
    { id: 'other', piece: hexagon, place: { turns: 0, q: 2, r: 0 } },
  ])
  expect(allContacts(apart)).toEqual([])
})
