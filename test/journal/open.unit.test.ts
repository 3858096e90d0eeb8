import { describe, expect, test } from 'vitest'
import { matchDice } from '../../src/journal/dice.ts'
import { Entry, OpenedEvent } from '../../src/journal/entry.ts'
import { open } from '../../src/journal/open.ts'
import { aMatch, at, match, seed } from './given.ts'
import { hunch } from './hunch.ts'

describe('opening a match', () => {
  test('writes entry 1 with everything the match was opened with, and everything drawn', () => {
    const { entries, head, secrets } = aMatch({ entropies: ['aa', ''] })
    expect(entries).toEqual([
      expect.objectContaining({ match, version: 1, at, kind: 'opened', actor: { kind: 'system' }, move: null }),
    ])
    const [opened, ...drawn] = entries[0]?.events ?? []
    expect(opened).toEqual({
      type: 'opened',
      game: 'hunch',
      rules: 3,
      data: 1,
      options: { rounds: 2 },
      seating: 'as-joined',
      joined: [
        { participant: 'p0', entropy: 'aa' },
        { participant: 'p1', entropy: '' },
      ],
      participants: ['p0', 'p1'],
      commitment: secrets.commitment,
      opening: 'standard',
      position: expect.objectContaining({ round: 1, rounds: 2 }),
    })
    expect(drawn.map(({ type }) => type)).toEqual(['dealt', 'dealt'])
    expect(head).toMatchObject({ version: 1, draws: 2, rules: 3, hash: entries[0]?.hash })
    expect(head.decisions).toEqual([
      { seat: 0, question: 'guess-1', since: 1, sinceAt: at, lapses: false },
      { seat: 1, question: 'guess-1', since: 1, sinceAt: at, lapses: false },
    ])
  })

  test('matches its own schemas', () => {
    const [entry] = aMatch({ entropies: ['00', 'ff'] }).entries
    expect(Entry.parse(entry)).toEqual(entry)
    expect(OpenedEvent.parse(entry?.events[0])).toEqual(entry?.events[0])
  })

  test('shuffles the players onto seats by the first draws of the match', () => {
    const { joinerAt, entries, head, secrets } = aMatch({ seats: 4, seating: 'shuffled' })
    const dice = matchDice(secrets.diceKey, match, 0)
    const waiting = [0, 1, 2, 3]
    const drawn = [4, 3, 2, 1].map((left) => waiting.splice(dice.below(left), 1)[0])
    expect(joinerAt).toEqual(drawn)
    expect(entries[0]?.events[0]).toMatchObject({ participants: joinerAt.map((joiner) => `p${joiner}`) })
    expect(head.draws).toBe(4 + 4)
  })

  test('draws nothing for the seats if players sit in the order of joining', () => {
    const { joinerAt, head } = aMatch({ seats: 4 })
    expect(joinerAt).toEqual([0, 1, 2, 3])
    expect(head.draws).toBe(4)
  })

  test('puts each player onto each seat equally often', () => {
    const firsts = Array.from({ length: 600 }, (_, n) => {
      const seed = n.toString(16).padStart(64, '0')
      return aMatch({ seats: 3, seating: 'shuffled', seed }).joinerAt[0]
    })
    for (const joiner of [0, 1, 2]) {
      expect(firsts.filter((first) => first === joiner).length).toBeGreaterThan(140)
    }
  })

  test('starts from a position set up by hand, and says so', () => {
    const player = { card: null, guess: null, boasted: false, points: 5, left: false }
    const position = { round: 2, rounds: 2, seats: [player, player], result: null }
    const { entries, head } = aMatch({ position })
    expect(entries[0]?.events[0]).toMatchObject({ opening: 'by-hand', position })
    expect(head.decisions).toMatchObject([{ question: 'guess-2' }, { question: 'guess-2' }])
  })

  test('stores only number and entropy of the players, nothing else that the caller knows', () => {
    const named = [
      { participant: 'p0', entropy: '', name: 'Anna' },
      { participant: 'p1', entropy: '', name: 'Boris' },
    ]
    const opened = open(hunch, { match, at, seed, joined: named, seating: 'shuffled', options: { rounds: 1 } })
    expect(JSON.stringify(opened)).not.toMatch(/Anna|Boris/)
  })

  test('gives the same match, byte for byte, from the same seed and entropies, and another from others', () => {
    const dealt = (entropies: string[]) => JSON.stringify(aMatch({ seats: 4, entropies, seating: 'shuffled' }).entries)
    expect(dealt(['aa', 'bb'])).toBe(dealt(['aa', 'bb']))
    expect(dealt(['aa', 'bb'])).not.toBe(dealt(['aa', 'bc']))
  })
})
