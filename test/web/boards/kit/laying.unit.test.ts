import { expect, test } from 'vitest'
import {
  amountAt,
  moved,
  partAt,
  placeNamed,
  type Spot,
  withAmount,
  withPart,
} from '../../../../web/src/boards/kit/laying.ts'

const state = {
  rows: { upper: ['h1', 'h2', 'h3'], lower: ['h4'] },
  top: 'h5',
  stack: ['h6', 'h9'],
  card: { pesos: 2, red: 0 },
  sources: { farm: { wheat: 1 } },
  refineries: { mill: [0, 1, 0] },
  village: [{ tile: 'church', place: { turns: 0, q: 0, r: 0 } }],
  row: [{ tile: 'inn', coins: 2 }],
  seats: [
    { built: ['h7'], pieces: { pesos: 1, red: 3 }, disc: null },
    { built: [], pieces: { pesos: 0, red: 0 }, disc: 'inn' },
  ],
}
const list = (at: string, index: Extract<Spot, { kind: 'list' }>['index'] = 'end'): Spot => ({
  kind: 'list',
  at,
  index,
})
const count = (at: string): Spot => ({ kind: 'count', at })

test('an id leaves its list, and lies at an index, at the end, or where its rank puts it', () => {
  const from = list('rows/upper')
  const first = moved(state, { id: 'h2', from }, list('rows/lower', 0))
  expect(partAt(first, 'rows')).toEqual({ upper: ['h1', 'h3'], lower: ['h2', 'h4'] })
  expect(partAt(moved(state, { id: 'h2', from }, list('seats/0/built')), 'seats/0/built')).toEqual(['h7', 'h2'])
  const ranked = moved(state, { id: 'h2', from }, list('stack', String))
  expect(partAt(ranked, 'stack')).toEqual(['h2', 'h6', 'h9'])
  expect(partAt(moved(state, { id: 'h3', from }, list('rows/upper', 0)), 'rows/upper')).toEqual(['h3', 'h1', 'h2'])
})

test('what is laid on the only place of a kind changes places with what lies there', () => {
  const single: Spot = { kind: 'single', at: 'top' }
  const next = moved(state, { id: 'h2', from: list('rows/upper', 1) }, single)
  expect(partAt(next, 'top')).toBe('h2')
  expect(partAt(next, 'rows/upper')).toEqual(['h1', 'h5', 'h3'])
  expect(partAt(moved(state, { id: 'h5', from: single }, list('rows/lower')), 'top')).toBeNull()
  expect(moved(state, { id: 'h5', from: single }, single)).toEqual(state)
})

test('of equal things one moves, or as many lie there as are wanted; none leaves no amount where the position has none', () => {
  const next = moved(state, { id: 'red', from: count('seats/0/pieces/red') }, count('card/red'))
  expect([amountAt(next, count('seats/0/pieces/red')), amountAt(next, count('card/red'))]).toEqual([2, 1])
  expect(amountAt(withAmount(state, count('card/pesos'), -3), count('card/pesos'))).toBe(0)
  const sparse: Spot = { kind: 'count', at: 'sources/farm/wheat', isSparse: true }
  expect(partAt(withAmount(state, sparse, 0), 'sources/farm')).toEqual({})
  const owned: Spot = { kind: 'tally', at: 'refineries/mill', of: 0 }
  expect(partAt(withAmount(state, owned, 3), 'refineries/mill')).toEqual([1, 0, 0, 0])
  expect(partAt(withAmount(state, { kind: 'number', at: 'village/0/place/q' }, -2), 'village/0/place/q')).toBe(-2)
  const turned = (amount: number) =>
    withAmount(state, { kind: 'number', at: 'village/0/place/turns', round: 6 }, amount)
  expect([-1, 6].map((amount) => partAt(turned(amount), 'village/0/place/turns'))).toEqual([5, 0])
})

test('a thing that says itself where it is says it anew, and a mark can be taken away', () => {
  const at = 'seats/1/disc'
  expect(partAt(moved(state, { id: 1 }, { kind: 'field', at, value: null }), at)).toBeNull()
  expect(partAt(moved(state, { id: 1 }, { kind: 'field', at, value: undefined }), 'seats/1')).not.toHaveProperty('disc')
})

test('a list of objects holds ids beside other things', () => {
  const row: Spot = { kind: 'list', at: 'row', index: 'end', like: { key: 'tile', beside: { coins: 0 } } }
  const village: Spot = { ...row, at: 'village', like: { key: 'tile', beside: { place: { turns: 0, q: 0, r: 0 } } } }
  const next = moved(state, { id: 'inn', from: row }, village)
  expect(partAt(next, 'row')).toEqual([])
  expect(partAt(next, 'village/1')).toEqual({ tile: 'inn', place: { turns: 0, q: 0, r: 0 } })
})

test('no other part of the position changes, nor the position itself', () => {
  const before = structuredClone(state)
  const next = withPart(state, 'seats/1/pieces/red', 5)
  expect(state).toEqual(before)
  expect(partAt(next, 'seats/0')).toBe(state.seats[0])
  expect(partAt(next, 'rows')).toBe(state.rows)
  expect(partAt(state, 'seats/7/built')).toBeUndefined()
})

test('of the places around a point the innermost is meant', () => {
  const upper = { spot: list('rows/upper'), on: ['/rows/upper'] }
  const before = { spot: list('rows/upper', 1), on: ['building:h2'] }
  expect(placeNamed([upper, before], ['building:h2', '/rows/upper'])).toBe(before)
  expect(placeNamed([upper, before], ['building:h9', '/rows/upper'])).toBe(upper)
  expect(placeNamed([upper, before], ['seat:0'])).toBeUndefined()
})
