import { describe, expect, test } from 'vitest'
import { remedyInWords } from '../../../src/disputes/record/remedy-sentences.ts'
import { StoredRemedies } from '../../../src/disputes/record/stored-remedies.ts'
import { havana } from '../../../src/games/havana/index.ts'
import { languages } from '../../../src/games/kit/wording.ts'
import { endingSays } from '../../../src/journal/ending-sentences.ts'

const names = (seat: number) => ['Ann', 'Bob'][seat] ?? '?'
const result = [
  { seat: 0, place: 2, points: 4 },
  { seat: 1, place: 1, points: 9 },
]
const remedies = StoredRemedies.parse([
  { kind: 'rewind', to: 7 },
  { kind: 'move', seat: 1, move: { type: 'open', cards: ['siesta', 'mama'] } },
  { kind: 'replace', seat: 0 },
  { kind: 'end', result },
  { kind: 'annul' },
])

describe.each(languages)('the description of a ruling (%s)', (language) => {
  const said = remedies.map((remedy) => remedyInWords(remedy, names, language))

  test('has a sentence for each remedy, with its version, player, seat or places', () => {
    expect(said).toHaveLength(remedies.length)
    const [rewound, moved, replaced, ended, annulled] = said
    expect(rewound).toContain('7')
    expect(moved).toContain('Bob')
    expect(replaced).toContain('1')
    expect(ended).toContain('1. Bob (9), 2. Ann (4)')
    for (const sentence of [...said, annulled]) expect(sentence).toMatch(/\.$/)
    expect(new Set(said).size).toBe(said.length)
  })

  test('reveals nothing about a move', () => {
    expect(said.join()).not.toMatch(/siesta|mama|cards/)
  })

  test('marks a result that was given by a ruling, and leaves all others to the game', () => {
    const seats = result.map((seat) => ({ ...seat, lines: [] }))
    const ending = (reason: string) => endingSays({ reason, seats }, havana.wording[language], names, language)
    expect(ending('ruling')).not.toMatch(/Bob|ruling$/)
    expect(ending('goal')).toContain('Bob')
  })
})
