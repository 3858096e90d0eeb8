import { describe, expect, test } from 'vitest'
import { lanterns } from '../../src/games/lanterns/index.ts'
import { readPosition, writePosition } from '../../src/games/position.ts'

const games = new Map([[lanterns.meta.id, lanterns]])
const state = lanterns.opening({ seats: 3, options: { short: false } })
const position = writePosition(lanterns, state)

describe('a position file', () => {
  test('returns the state that was written', () => {
    const read = readPosition(JSON.parse(JSON.stringify(position)), games)
    expect(read).toEqual({ outcome: 'read', game: lanterns, state, seats: 3 })
  })

  test.each([
    ['of another format', { ...position, format: 'fen' }, 'format'],
    ['of a version to come', { ...position, version: 2 }, 'version'],
    ['of a game that is not known', { ...position, game: 'chess' }, 'game'],
    ['with more in it', { ...position, note: 'mate in two' }, ''],
    ['that is an empty list', [], ''],
  ])('is unreadable, and the problem says where: %s', (_name, json, at) => {
    expect(readPosition(json, games)).toMatchObject({ outcome: 'unreadable', problems: [{ at }] })
  })

  test('with a state of the wrong shape is impossible, with the path to what is wrong', () => {
    const seats = state.seats.map((seat, index) => (index === 1 ? { ...seat, hand: ['ace'] } : seat))
    const read = readPosition({ ...position, state: { ...state, seats } }, games)
    expect(read).toMatchObject({ outcome: 'impossible', problems: [{ at: 'seats/1/hand/0' }] })
  })

  test("with a state that breaks an invariant of the game is impossible, with the game's sentence", () => {
    const read = readPosition({ ...position, state: { ...state, bag: { red: 5, blue: 6, coins: 0 } } }, games)
    const problem = 'There must be 6 red and 6 blue lanterns and a coin for each seat.'
    expect(read).toEqual({
      outcome: 'impossible',
      problems: [{ at: 'bag', problem: expect.objectContaining({ en: problem }) }],
    })
  })
})
