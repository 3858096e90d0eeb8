import { describe, expect, test } from 'vitest'
import { dryRun } from '../../src/journal/dry-run.ts'
import { fold } from '../../src/journal/fold.ts'
import { freeze, thaw } from '../../src/journal/freeze.ts'
import { judge } from '../../src/journal/judge.ts'
import { abort, resign, submit } from '../../src/journal/submit.ts'
import {
  after,
  aMatch,
  at,
  boast,
  finishedMatch,
  frozen,
  guess,
  played,
  replaced,
  seed,
  takingBack,
  thawed,
} from './given.ts'

const before = played(aMatch({ seats: 3 }), 0, boast)
const still = frozen(before)
const { game, head, secrets } = still
const byHand = { by: 'hand', at } as const
const administrator = { kind: 'administrator' } as const

describe('a frozen match', () => {
  test('is frozen by an entry, which keeps the position and the questions', () => {
    expect(still.entries.at(-1)).toMatchObject({
      version: 3,
      kind: 'frozen',
      actor: { kind: 'seat', seat: 0, by: 'hand' },
      move: null,
      events: [{ type: 'frozen', dispute: 1 }],
    })
    const { state, decisions } = before.head
    expect(head).toMatchObject({ state, decisions, frozen: true })
    expect(fold(game, still.entries)).toEqual(head)
  })

  test.each([
    ['a move', () => submit(game, head, secrets, { seat: 0, moves: [guess(7)], ...byHand })],
    ['giving up', () => resign(game, head, secrets, { seat: 1, ...byHand })],
    ['taking back', () => takingBack(still, 0, 1)],
    ['taking back, with the consent of all', () => takingBack(still, 1, 1, true)],
    ['trying a move', () => dryRun(game, head, { seat: 0, moves: [guess(7)], withChoices: true })],
    ['a second standstill', () => freeze(game, head, secrets, { dispute: 2, actor: administrator, at })],
  ])('refuses %s', (_, attempt) => {
    expect(attempt()).toMatchObject({ outcome: 'refused', code: 'journal/match-frozen' })
  })

  test('lets seats change hands, and can be aborted', () => {
    const changed = replaced(still, 1)
    expect(changed.head.frozen).toBe(true)
    const reason = { actor: administrator, reason: 'administrator', at } as const
    const aborted = after(changed, abort(game, changed.head, secrets, reason))
    expect(aborted.head).toMatchObject({ frozen: false, decisions: [] })
    expect(judge(game, aborted.entries, seed)).toBeUndefined()
  })

  test('goes on as it was, and can be frozen again', () => {
    const again = played(thawed(still), 0, guess(7))
    expect(again.head.state).toEqual(played(before, 0, guess(7)).head.state)
    expect(judge(game, frozen(again).entries, seed)).toBeUndefined()
  })
})

test('only a frozen match can go on, and a finished one cannot be frozen', () => {
  const what = { actor: administrator, at }
  expect(thaw(game, before.head, secrets, what)).toMatchObject({ code: 'journal/not-frozen' })
  const over = finishedMatch()
  expect(freeze(game, over.head, secrets, { dispute: 1, ...what })).toMatchObject({ code: 'journal/match-over' })
})
