import { describe, expect, test } from 'vitest'
import {
  AbortedEvent,
  Actor,
  At,
  beginsWithOwn,
  Entropy,
  Entry,
  EntryKind,
  fitsKind,
  gameEvents,
  openedBy,
  ReplacedEvent,
  TakenBackEvent,
  takenBackTo,
} from '../../src/journal/entry.ts'
import { aMatch, at, guess, played, replaced, takenBack } from './given.ts'

const { entries } = replaced(takenBack(played(aMatch(), 0, guess(7)), 0, 1), 0)
const [opened, moved, back] = entries
if (!opened || !moved || !back) throw new Error('The table has four entries.')

describe('an entry', () => {
  test.each(entries)('of kind $kind survives its schema and JSON', (entry) => {
    expect(Entry.parse(JSON.parse(JSON.stringify(entry)))).toEqual(entry)
  })

  test.each(['2026-11-21T03:47:02Z', '2026-11-21T03:47:02.12Z', '2026-11-21T03:47:02.125+01:00', '2026-11-21'])(
    'has its time in UTC with milliseconds, and not as %s',
    (wrong) => {
      expect(At.safeParse(wrong).success).toBe(false)
      expect(At.parse(at)).toBe(new Date(at).toISOString())
    },
  )

  test.each(['Anna', 'a', 'AA', '00'.repeat(33), ' '])('accepts no text as entropy: %j', (text) => {
    expect(Entropy.safeParse(text).success).toBe(false)
    expect(Entropy.parse('00ff')).toBe('00ff')
  })

  test('accepts no text as a reason, and no name as an actor', () => {
    expect(AbortedEvent.safeParse({ type: 'aborted', reason: 'Anna cheated' }).success).toBe(false)
    expect(Actor.safeParse({ kind: 'administrator', name: 'Anna' }).success).toBe(false)
    expect(TakenBackEvent.safeParse({ type: 'taken-back', to: 1, agreed: true, why: 'Anna slipped' }).success).toBe(
      false,
    )
    expect(ReplacedEvent.safeParse({ type: 'replaced', seat: 0, participant: 'p9', name: 'Anna' }).success).toBe(false)
  })

  test('separates the events of the game from those of the journal', () => {
    expect(gameEvents(opened).map(({ type }) => type)).toEqual(['dealt', 'dealt'])
    expect(gameEvents(moved)).toEqual(moved.events)
    expect(gameEvents({ kind: 'aborted', events: [{ type: 'aborted' }] })).toEqual([])
    expect(entries.slice(2).flatMap(gameEvents)).toEqual([])
  })

  test.each(EntryKind.options)("of kind %s has a journal's own event if and only if its kind does", (kind) => {
    const own = {
      opened: opened.events.slice(0, 1),
      moved: [],
      resigned: [],
      aborted: [{ type: 'aborted', reason: 'agreement' }],
      'taken-back': [{ type: 'taken-back', to: 1, agreed: false }],
      replaced: [{ type: 'replaced', seat: 0, participant: 'p9' }],
      frozen: [{ type: 'frozen', dispute: 1 }],
      thawed: [{ type: 'thawed' }],
      rewound: [{ type: 'rewound', to: 1, dispute: 1, commitment: null }],
      corrected: [{ type: 'corrected', seat: 0, dispute: 1 }],
      ruled: [{ type: 'ruled', dispute: 1, result: { reason: 'ruling', seats: [] } }],
      'new-rules': [{ type: 'new-rules', from: 1, to: 2 }],
    }[kind]
    expect(fitsKind({ kind, events: own })).toBe(true)
    expect(beginsWithOwn(kind)).toBe(own.length > 0)
    const mayGoOn = kind === 'opened' || kind === 'corrected' || own.length === 0
    expect(fitsKind({ kind, events: [...own, { type: 'dealt' }] })).toBe(mayGoOn)
    expect(fitsKind({ kind, events: [{ type: 'dealt' }, ...own] })).toBe(own.length === 0)
  })

  test('of a return has the version to which it goes back', () => {
    expect(entries.map(takenBackTo)).toEqual([undefined, undefined, 1, undefined])
    expect(() => takenBackTo({ kind: 'taken-back', events: [{ type: 'taken-back' }] })).toThrow()
  })

  test('of the opening has what the match was opened with', () => {
    expect(openedBy(entries)).toEqual(opened.events[0])
    expect(() => openedBy([moved])).toThrow(TypeError)
  })
})
