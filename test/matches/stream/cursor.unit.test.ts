import { expect, test } from 'vitest'
import { cursorId, readCursorId } from '../../../src/matches/stream/cursor.ts'

const [shown, proposed, marked, further] = ['a', 'b', 'c', 'd'].map((one) => one.repeat(12))
const cursor = { version: 12, message: 3, shown: shown ?? '', proposed: '', marked: '', further: [] }

test.each([
  [`12.3.${shown}`, cursor],
  [`12.-.${shown}`, { ...cursor, message: null }],
  [`12.3.${shown}.${proposed}.${marked}`, { ...cursor, proposed, marked }],
  [`12.3.${shown}.000000000000.000000000000.${further}`, { ...cursor, further: [further] }],
])('the id %s, which a listener may have kept, is read and written as ever', (id, read) => {
  expect(readCursorId(id, 1)).toEqual(read)
  expect(cursorId({ ...cursor, ...readCursorId(id, 1) })).toBe(id)
})

test('an id with more fingerprints than there are events is none', () => {
  const id = `12.3.${shown}.${proposed}.${marked}.${further}`
  expect(readCursorId(id, 0)).toBeUndefined()
  expect(readCursorId(`${id}.${further}`, 1)).toBeUndefined()
  expect(readCursorId('12.3', 1)).toBeUndefined()
})
