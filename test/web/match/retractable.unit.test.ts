import { describe, expect, test } from 'vitest'
import { mayBeRetractable } from '../../../web/src/match/retractable.ts'

type Entry = Parameters<typeof mayBeRetractable>[0][number]

const entry = (version: number, seat: number, other: Partial<Entry> = {}): Entry => ({
  match: '0',
  version,
  at: '2026-01-01T00:00:00.000Z',
  kind: 'moved',
  actor: { kind: 'seat', seat, by: 'hand' },
  rules: 1,
  draws: 0,
  previous: '',
  hash: '',
  move: { kind: 'hidden', commitment: '' },
  events: [],
  ...other,
})
const opening = entry(1, 0, { kind: 'opened', actor: { kind: 'system' } })
const back = (version: number, seat: number, to: number, agreed = false): Entry =>
  entry(version, seat, {
    kind: 'taken-back',
    events: [{ kind: 'shown', value: { type: 'taken-back', to, agreed }, key: '' }],
  })

describe('whether the server is asked if something can be taken back', () => {
  test.each<[string, boolean, Entry[]]>([
    ['after an own move', true, [opening, entry(2, 0)]],
    ['after a move of somebody else', false, [opening, entry(2, 0), entry(3, 1)]],
    ['after the opening', false, [opening]],
    [
      'after a move that the clock made',
      false,
      [opening, entry(2, 0, { actor: { kind: 'seat', seat: 0, by: 'clock' } })],
    ],
    ['after an own move that drew', false, [opening, entry(2, 0, { draws: 1 })]],
    ['after one of two moves was taken back', true, [opening, entry(2, 0), entry(3, 0), back(4, 0, 2)]],
    ['after all moves were taken back', false, [opening, entry(2, 0), entry(3, 0), back(4, 0, 2), back(5, 0, 1)]],
    ['after a move of somebody else came into force again', false, [opening, entry(2, 1), entry(3, 0), back(4, 0, 2)]],
    ['after all had agreed to take back', false, [opening, entry(2, 0), entry(3, 1), back(4, 0, 2, true)]],
    ['after going back further than the story was read', true, [entry(9, 0), back(10, 0, 3)]],
  ])('%s: %s', (_, expected, story) => {
    expect(mayBeRetractable(story, 0)).toBe(expected)
  })
})
