import { describe, expect, test } from 'vitest'
import { AbortedEvent, Actor, At, Entropy, Entry, gameEvents, openedBy } from '../../src/journal/entry.ts'
import { aMatch, at, guess, played } from './given.ts'

const { entries } = played(aMatch(), 0, guess(7))
const [opened, moved] = entries
if (!opened || !moved) throw new Error('The table has two entries.')

describe('An entry', () => {
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

  test.each(['Anna', 'a', 'AA', '00'.repeat(33), ' '])('takes no text as entropy: %j', (text) => {
    expect(Entropy.safeParse(text).success).toBe(false)
    expect(Entropy.parse('00ff')).toBe('00ff')
  })

  test('takes no text as a reason, and no name as an actor', () => {
    expect(AbortedEvent.safeParse({ type: 'aborted', reason: 'Anna cheated' }).success).toBe(false)
    expect(Actor.safeParse({ kind: 'administrator', name: 'Anna' }).success).toBe(false)
  })

  test('tells the events of the game from those of the journal', () => {
    expect(gameEvents(opened).map(({ type }) => type)).toEqual(['dealt', 'dealt'])
    expect(gameEvents(moved)).toEqual(moved.events)
    expect(gameEvents({ kind: 'aborted', events: [{ type: 'aborted' }] })).toEqual([])
  })

  test('says what the match was opened with, if it is the first', () => {
    expect(openedBy(entries)).toEqual(opened.events[0])
    expect(() => openedBy([moved])).toThrow(TypeError)
  })
})
