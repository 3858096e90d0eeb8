import { describe, expect, test } from 'vitest'
import { judgeAgain } from '../../src/journal/judge-again.ts'
import { boast, finishedMatch, seed } from './given.ts'

const { game, entries } = finishedMatch()
const sealed = { seed, later: [] }

describe('judging a whole journal again', () => {
  test('given it as it was played, then it is the same in all of its entries', () => {
    expect(judgeAgain(game, entries, sealed)).toEqual({ outcome: 'same', entries: entries.length })
  })

  test('given an event of somebody else, then it says which event, by which rules, and what it should be', () => {
    const events = [{ type: 'boasted', seat: 1 }]
    const forged = entries.map((entry) => (entry.version === 2 ? { ...entry, events } : entry))
    expect(judgeAgain(game, forged, sealed)).toEqual({
      outcome: 'differs',
      version: 2,
      rules: { entry: 3, judge: 3 },
      event: 1,
      expected: { type: 'boasted', seat: 0 },
      found: events[0],
      says: 'Event 1 of entry 2 should be {"seat":0,"type":"boasted"}, and is {"seat":1,"type":"boasted"}.',
    })
  })

  test('given a move that the rules refuse, then it says so', () => {
    const forged = entries.map((entry) => (entry.version === 3 ? { ...entry, move: boast } : entry))
    expect(judgeAgain(game, forged, sealed)).toMatchObject({
      outcome: 'differs',
      version: 3,
      expected: { refused: 'hunch/boasted-already' },
      says: 'Entry 3 cannot stand where it does: hunch/boasted-already.',
    })
  })
})
