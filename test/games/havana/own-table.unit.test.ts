import { describe, expect, test } from 'vitest'
import { havana } from '../../../src/games/havana/index.ts'
import type { State } from '../../../src/games/havana/state.ts'
import { languages } from '../../../src/games/kit/wording.ts'
import { afterTheTurns, ana, aRound, given } from './table.ts'

/** A match that was opened with other card values than today's: it goes by its own. */

const names = (seat: number) => ['Ana', 'Bea'][seat] ?? 'Carlos'

const today = given(
  aRound({
    players: [
      { table: ['siesta', 'guardaespaldas'], owns: { rubble: 3 } },
      { table: ['obreros', 'mama'], built: ['h20'] },
    ],
  }),
).when(ana, { type: 'siesta' }, { type: 'guardaespaldas' }).state
const own: State = {
  ...today,
  buildings: {
    ...today.buildings,
    h01: { vp: 6, cost: { rubble: 2 }, architect: false },
    h20: { vp: 5, cost: { red: 2, workers: 2 }, architect: false },
  },
}

describe('the words of a match say what is printed on its own cards', () => {
  const wording = havana.wordingOf(own, 'en')

  test('in the title of a choice, and in the names of cards and of the top card', () => {
    const titles = havana.choices(own, ana).map((choice) => wording.choice(choice, names))
    expect(titles).toContain('Build House 1 (6 VP)')
    expect(wording.noun({ kind: 'building', id: 'h20' }, names)).toBe('House 20 (5 VP)')
  })

  test('in events and refusals', () => {
    const [built] = havana.decide(own, ana, { type: 'build', building: 'h01' })
    if (built === undefined) throw new Error('nothing was built')
    expect(wording.event(built, names)).toBe('Ana built House 1 (6 VP) for 2 rubble.')
    expect(wording.refusal('not-at-an-end', { building: 'h20' }, names)).toBe(
      'House 20 (5 VP) does not lie at the end of a row.',
    )
  })

  test.each(languages)('in the position, in the language %s, even when several are in use', (language) => {
    const view = havana.view(own, ana)
    const said = havana.wordingOf(own, language).position(view, names)
    expect(said).not.toEqual(havana.wordingOf(today, language).position(havana.view(today, ana), names))
    expect(havana.wordingOf(today, language).position(view, names)).toEqual(said)
  })
})

/** Reciclaje offers an exchange, or keeping all cards. */
test.each(languages)('in %s, the two ways to carry out Reciclaje do not read alike', (language) => {
  const state = aRound({
    round: 3,
    players: [{ table: ['siesta', 'reciclaje'] }, { table: ['obreros', 'mama'] }],
  })
  const titles = havana
    .choices(state, ana)
    .filter(({ move }) => move.type === 'reciclaje')
    .map((choice) => havana.wordingOf(today, language).choice(choice, names))
  expect(titles).toHaveLength(2)
  expect(new Set(titles).size).toBe(2)
})

test('the words of a position describe the stack, the reserve, the order, and what is known of hands', () => {
  const state = aRound({
    round: 3,
    top: 'h12',
    stack: ['h20', 'h31'],
    card: { pesos: 3 },
    players: [
      { table: ['siesta', 'ruina'], discard: ['mama', 'empresario'], unsure: ['mama', 'empresario', 'ladron'] },
      { table: ['obreros', 'arquitecto'] },
    ],
  })
  const said = havana.wordingOf(today, 'en').position(havana.view(state, 'spectator'), names)
  expect(said).toContain(
    'On top of the stack: House 12 (3 VP: 6 pesos). Below it, in no known order: House 20 (4 VP: 2 red bricks, 2 workers); House 31 (6 VP: 1 white brick, 1 yellow brick, 1 green brick, 1 red brick, 2 workers).',
  )
  expect(said).toContain('Reserve: 57 pesos and 15 workers. Used up: nothing.')
  expect(said[0]).toBe(
    'Round 3. Actions and construction. Ana is to move. After that: Bea. Order of play in this round: Ana, Bea.',
  )
  expect(said).toContain(
    'Known of Ana: in hand or face down Guardaespaldas (Bodyguard), Mendigo (Beggar), Reciclaje (Recycling), Escombros (Rubble), Obreros (Workers), Arquitecto (Architect), Receptador (Fence), and Contrabando (Black market); discarded nothing; in hand or discarded Ladrón (Peso thief), Empresario (Entrepreneur), and Mama.',
  )
  expect(havana.wordingOf(today, 'en').position(havana.view(afterTheTurns(state), 'spectator'), names)[0]).toContain(
    'Cards are replaced. Ana is to move. After that: Bea.',
  )
})
