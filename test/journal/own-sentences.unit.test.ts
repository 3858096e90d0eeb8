import { describe, expect, test } from 'vitest'
import { languages } from '../../src/games/kit/wording.ts'
import type { Actor, EntryKind, OwnEvent } from '../../src/journal/entry.ts'
import { ownSentences } from '../../src/journal/own-sentences.ts'

const names = (seat: number) => ['Ann', 'Bob', 'Cleo'][seat] ?? 'nobody'
const administrator: Actor = { kind: 'administrator' }
const ofSeat = (seat: number): Actor => ({ kind: 'seat', seat, by: 'hand' })
const result = { reason: 'ruling', seats: [{ seat: 0, place: 1, points: 7, lines: [] }] }

/** Every kind of event that the journal describes itself: who made it, and its English sentence. */
const cases: readonly (readonly [kind: EntryKind, actor: Actor, event: OwnEvent, says: string])[] = [
  [
    'taken-back',
    ofSeat(1),
    { type: 'taken-back', to: 7, agreed: false },
    'Bob took moves back: the position is again that of version 7.',
  ],
  [
    'replaced',
    { kind: 'system' },
    { type: 'replaced', seat: 2, participant: 'x' },
    'Seat 3 has changed hands: Cleo plays there now.',
  ],
  ['frozen', ofSeat(0), { type: 'frozen', dispute: 3 }, 'Ann raised dispute 3: the match is frozen.'],
  [
    'frozen',
    administrator,
    { type: 'frozen', dispute: 3 },
    'An administrator has frozen the match because of dispute 3.',
  ],
  ['thawed', ofSeat(0), { type: 'thawed' }, 'The match goes on.'],
  [
    'rewound',
    administrator,
    { type: 'rewound', to: 7, dispute: 3, commitment: null },
    'By the ruling on dispute 3 the position is again that of version 7.',
  ],
  [
    'corrected',
    administrator,
    { type: 'corrected', seat: 1, dispute: 3 },
    'By the ruling on dispute 3 an administrator moved for Bob:',
  ],
  [
    'ruled',
    administrator,
    { type: 'ruled', dispute: 3, result },
    'By the ruling on dispute 3 the match has a result given by an administrator.',
  ],
  ['aborted', administrator, { type: 'aborted', reason: 'ruling' }, 'The match was annulled by a ruling on a dispute.'],
  [
    'new-rules',
    administrator,
    { type: 'new-rules', from: 1, to: 2 },
    'From here on the match is played by version 2 of the rules.',
  ],
]

describe('the journal’s own sentences', () => {
  test.each(cases)('describe %s in English', (_, actor, event, says) => {
    expect(ownSentences({ actor, events: [event] }, names, 'en')).toEqual([says])
  })

  test.each(languages)('are different for each, with all its parameters: %s', (language) => {
    const sentences = cases.flatMap(([, actor, event]) => ownSentences({ actor, events: [event] }, names, language))
    expect(new Set(sentences).size).toBe(cases.length)
    for (const [index, [, actor, event]] of cases.entries()) {
      const sentence = sentences[index] ?? ''
      expect(sentence).not.toMatch(/undefined|\[object|\bseat\b/)
      if ('to' in event) expect(sentence).toContain(String(event.to))
      if ('dispute' in event) expect(sentence).toContain(String(event.dispute))
      if (event.type === 'corrected') expect(sentence).toContain('Bob')
      if (event.type === 'frozen' && actor.kind === 'seat') expect(sentence).toContain('Ann')
    }
  })

  test('do not exist for events that the status and mails describe', () => {
    const events: OwnEvent[] = [
      { type: 'aborted', reason: 'agreement' },
      { type: 'aborted', reason: 'administrator' },
    ]
    for (const event of events) {
      expect(ownSentences({ actor: administrator, events: [event] }, names, 'en')).toEqual([])
    }
  })
})
