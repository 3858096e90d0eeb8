import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../src/games/game.ts'
import { hashOf } from '../../src/journal/hash.ts'
import { commitmentsOf, SeenEntry, see, seenEvents } from '../../src/journal/see.ts'
import { abort } from '../../src/journal/submit.ts'
import { aMatch, at, guess, played, replaced, takenBack } from './given.ts'

const live = played(aMatch({ seats: 3 }), 1, guess(7))
const [opened, moved] = live.entries
if (!opened || !moved) throw new Error('The table has two entries.')

function kinds(entry: typeof moved, viewer: Viewer, over = false): string {
  if (!entry) throw new Error('There is an entry.')
  const { move, events } = see(live.game, entry, live.secrets, { viewer, over })
  return [move, ...events].map(({ kind }) => kind).join(' ')
}

describe('what a viewer sees of an entry', () => {
  test('the seat that moved sees its move and its private information', () => {
    expect(kinds(moved, 1)).toBe('shown shown shown')
  })

  test.each<Viewer>([0, 2, 'spectator'])("%s sees only the public part of another seat's move", (viewer) => {
    expect(kinds(moved, viewer)).toBe('hidden hidden shown')
  })

  test('an administrator sees everything', () => {
    expect(kinds(moved, 'administrator')).toBe('shown shown shown')
    expect(kinds(opened, 'administrator')).toBe('shown shown shown shown shown')
  })

  test.each<Viewer>([0, 1, 2, 'spectator'])('%s sees everything once the match is over', (viewer) => {
    expect(kinds(moved, viewer, true)).toBe('shown shown shown')
    expect(kinds(opened, viewer, true)).toBe('shown shown shown shown shown')
  })

  test('everybody sees what a match was opened with, and only their own hand', () => {
    expect(kinds(opened, 'spectator')).toBe('shown shown hidden hidden hidden')
    expect(kinds(opened, 2)).toBe('shown shown hidden hidden shown')
  })

  test('everybody sees that a match was aborted', () => {
    const { game, head, secrets } = live
    const aborted = abort(game, head, secrets, { actor: { kind: 'system' }, reason: 'administrator', at })
    if (aborted.outcome === 'refused') throw new Error(aborted.code)
    const [entry] = aborted.entries.map((one) => see(game, one, secrets, { viewer: 'spectator', over: false }))
    expect(entry?.events).toMatchObject([{ kind: 'shown', value: { type: 'aborted', reason: 'administrator' } }])
  })

  test("everybody sees the journal's own events, whatever the game does with them", () => {
    const secretive = { ...live.game, audience: () => [] }
    const { game, head, secrets, entries } = replaced(takenBack(live, 1, 1), 2)
    const ended = abort(game, head, secrets, { actor: { kind: 'system' }, reason: 'agreement', at })
    if (ended.outcome === 'refused') throw new Error(ended.code)
    const shown = [...entries, ...ended.entries].map((entry) => {
      return seenEvents(secretive, entry, { viewer: 'spectator', over: false }).map(({ type }) => type)
    })
    expect(shown).toEqual([['opened'], [], ['taken-back'], ['replaced'], ['aborted']])
  })

  test('the answer contains nothing hidden', () => {
    const secret = played(aMatch(), 1, guess(23)).entries[1] ?? moved
    const given = JSON.stringify(see(live.game, secret, live.secrets, { viewer: 0, over: false }))
    expect(given).not.toContain('23,')
    expect(given).not.toMatch(/"sum"|guess-hidden/)
  })

  test.each<Viewer>([0, 1, 2, 'spectator', 'administrator'])('%s can recompute every hash', (viewer) => {
    for (const entry of live.entries) {
      const seen = see(live.game, entry, live.secrets, { viewer, over: false })
      expect(SeenEntry.parse(seen)).toEqual(seen)
      expect(hashOf(seen, commitmentsOf(seen))).toBe(entry.hash)
    }
  })

  test('a visible part has its own key and no other', () => {
    const { move, events } = see(live.game, moved, live.secrets, { viewer: 'administrator', over: false })
    const keys = [move, ...events].map((part) => (part.kind === 'shown' ? part.key : ''))
    expect(new Set(keys).size).toBe(3)
  })
})
