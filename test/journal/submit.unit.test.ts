import { describe, expect, test } from 'vitest'
import { judge } from '../../src/journal/judge.ts'
import { abort, resign, submit } from '../../src/journal/submit.ts'
import { aMatch, at, boast, finishedMatch, guess, played, seed } from './given.ts'

const later = '2026-11-22T09:00:00.000Z'

function submitted(live = aMatch(), ...moves: { type: string }[]) {
  return submit(live.game, live.head, live.secrets, { seat: 0, by: 'hand', moves, at: later })
}

describe('submitting moves', () => {
  test('stores an accepted move as one entry with its events, chained to the one before', () => {
    const live = aMatch()
    const outcome = submitted(live, guess(7))
    expect(outcome).toMatchObject({
      outcome: 'accepted',
      entries: [
        {
          version: 2,
          at: later,
          kind: 'moved',
          actor: { kind: 'seat', seat: 0, by: 'hand' },
          move: guess(7),
          events: [
            { type: 'guess-hidden', seat: 0, sum: 7 },
            { type: 'guess-made', seat: 0 },
          ],
          rules: 3,
          draws: 2,
          previous: live.head.hash,
        },
      ],
      head: { version: 2, draws: 2 },
    })
  })

  test('puts the draws after a move into the same entry', () => {
    const live = played(aMatch(), 1, guess(9))
    const outcome = submitted(live, guess(7))
    expect(outcome).toMatchObject({ entries: [{ draws: 4 }] })
    expect(outcome).toHaveProperty(
      'entries.0.events',
      ['guess-hidden', 'guess-made', 'turned-up', 'dealt', 'dealt'].map((type) => expect.objectContaining({ type })),
    )
  })

  test('stores several moves as an entry each', () => {
    const outcome = submitted(aMatch(), boast, guess(7))
    expect(outcome).toMatchObject({
      entries: [
        { version: 2, move: boast },
        { version: 3, move: guess(7) },
      ],
    })
    expect(outcome).toHaveProperty('entries.1.previous', outcome.outcome === 'accepted' && outcome.entries[0]?.hash)
  })

  test('accepts all of several moves, or none', () => {
    expect(submitted(aMatch(), boast, boast, guess(7))).toEqual({
      outcome: 'refused',
      code: 'hunch/boasted-already',
      params: {},
      index: 1,
    })
  })

  test('is refused by the rules for a seat that owes no decision', () => {
    expect(submitted(played(aMatch(), 0, guess(7)), guess(8))).toMatchObject({ code: 'hunch/not-asked', index: 0 })
  })

  test('is refused for a finished match', () => {
    expect(submitted(finishedMatch(), boast)).toMatchObject({ code: 'journal/match-over', index: 0 })
  })

  test('refuses a move behind one that draws or reveals, whatever was drawn: so refusals reveal nothing', () => {
    const live = played(aMatch(), 1, guess(9))
    const behind = { outcome: 'refused', code: 'journal/chance-between', params: {}, index: 1 }
    expect(submitted(live, guess(7), boast)).toEqual(behind)
    expect(submitted(live, guess(7), { type: 'nonsense' })).toEqual(behind)
    const lastRound = played(played(live, 0, guess(7)), 1, guess(9))
    expect(submitted(lastRound, guess(7), boast)).toEqual(behind)
    expect(submitted(lastRound, guess(7))).toMatchObject({ outcome: 'accepted', head: { decisions: [] } })
  })

  test('changes nothing without moves', () => {
    const live = aMatch()
    expect(submitted(live)).toEqual({ outcome: 'accepted', entries: [], head: live.head })
  })

  test('reports a fault of a game as such, not as a refusal', () => {
    const { game, head, secrets } = aMatch()
    const broken = {
      ...game,
      decide: () => {
        throw new RangeError('a bug')
      },
    }
    const ask = () => submit(broken, head, secrets, { seat: 0, by: 'hand', moves: [boast], at })
    expect(ask).toThrow(RangeError)
  })

  test('does not mutate its arguments', () => {
    const live = aMatch()
    const before = JSON.stringify(live)
    submitted(live, boast, guess(7))
    expect(JSON.stringify(live)).toBe(before)
  })
})

describe('giving a seat up', () => {
  const given = (seats: number) => {
    const { game, head, secrets } = aMatch({ seats })
    return { game, head, secrets, outcome: resign(game, head, secrets, { seat: 1, by: 'hand', at: later }) }
  }

  test("is an entry without a move, with the game's events", () => {
    const { outcome } = given(3)
    expect(outcome).toMatchObject({
      entries: [
        { kind: 'resigned', actor: { kind: 'seat', seat: 1, by: 'hand' }, move: null, events: [{ type: 'left' }] },
      ],
      head: { decisions: [{ seat: 0 }, { seat: 2 }] },
    })
  })

  test('ends a match in which one seat is left', () => {
    const { outcome } = given(2)
    expect(outcome).toMatchObject({
      entries: [{ events: [{ type: 'left' }, { type: 'ended' }] }],
      head: { decisions: [] },
    })
  })

  test('is refused the second time, and in a finished match', () => {
    const { game, secrets, outcome } = given(3)
    if (outcome.outcome === 'refused') throw new Error(outcome.code)
    const again = resign(game, outcome.head, secrets, { seat: 1, by: 'hand', at: later })
    expect(again).toMatchObject({ outcome: 'refused', code: 'journal/already-resigned' })
    const over = finishedMatch()
    expect(resign(game, over.head, over.secrets, { seat: 1, by: 'hand', at: later })).toMatchObject({
      code: 'journal/match-over',
    })
  })
})

describe('aborting a match', () => {
  const { game, head, secrets, entries } = aMatch()
  const what = { actor: { kind: 'administrator' }, reason: 'administrator', at: later } as const
  const outcome = abort(game, head, secrets, what)

  test('is an entry with who did it and a code for the reason', () => {
    expect(outcome).toMatchObject({
      entries: [
        {
          version: 2,
          kind: 'aborted',
          actor: { kind: 'administrator' },
          move: null,
          events: [{ type: 'aborted', reason: 'administrator' }],
          draws: 2,
        },
      ],
    })
  })

  test('says if all agreed', () => {
    const agreed = abort(game, head, secrets, { actor: { kind: 'system' }, reason: 'agreement', at: later })
    expect(agreed).toMatchObject({
      entries: [{ kind: 'aborted', actor: { kind: 'system' }, events: [{ type: 'aborted', reason: 'agreement' }] }],
      head: { decisions: [] },
    })
    if (agreed.outcome === 'refused') throw new Error(agreed.code)
    expect(judge(game, [...entries, ...agreed.entries], seed)).toBeUndefined()
  })

  test('keeps the state, and leaves no decisions', () => {
    expect(outcome).toMatchObject({ head: { state: head.state, decisions: [] } })
  })

  test('is the end: nothing can follow', () => {
    if (outcome.outcome === 'refused') throw new Error(outcome.code)
    expect(submit(game, outcome.head, secrets, { seat: 0, by: 'hand', moves: [boast], at })).toMatchObject({
      code: 'journal/match-over',
    })
    expect(abort(game, outcome.head, secrets, what)).toMatchObject({ code: 'journal/match-over' })
  })
})
