import { describe, test } from 'vitest'
import { ana, aRound, bea, given, happened, neverHappened, owns, refused } from '../table.ts'

const players = [{ table: ['siesta', 'contrabando'] }, { table: ['guardaespaldas', 'contrabando'] }] as const

describe('Contrabando', () => {
  test('the first in a round draws 2 pieces', () => {
    given(aRound({ players, bag: { red: 5 } }))
      .when(ana, { type: 'contrabando' })
      .expect(happened({ type: 'drawn', seat: ana, bricks: { red: 2 } }), owns(ana, { red: 2 }))
  })

  test('or takes 1 of any kind that is in the bag', () => {
    given(aRound({ players, bag: { red: 5, rubble: 2 } }))
      .when(ana, { type: 'contrabando', take: 'rubble' })
      .expect(neverHappened('drawn'), owns(ana, { rubble: 1 }))
    given(aRound({ players, bag: { red: 5 } }))
      .when(ana, { type: 'contrabando', take: 'white' })
      .expect(refused('not-there', { missing: { white: 1 } }))
  })

  test('later ones in the round draw 1, without a choice', () => {
    given(aRound({ players, bag: { red: 5 } }))
      .when(ana, { type: 'contrabando' }, { type: 'siesta' })
      .when(bea, { type: 'contrabando', take: 'red' })
      .expect(refused('not-first'))
      .when(bea, { type: 'contrabando' })
      .expect(owns(bea, { red: 1 }))
  })

  test('a bag with too little gives what is left; an empty one still counts as the first (C2)', () => {
    given(aRound({ players, bag: { red: 1 } }))
      .when(ana, { type: 'contrabando' })
      .expect(owns(ana, { red: 1 }))
    const [first, second] = players
    given(aRound({ players: [first, { ...second, owns: { white: 1 } }], bag: {} }))
      .when(ana, { type: 'contrabando' }, { type: 'siesta' })
      .expect(owns(ana, {}))
      .when(bea, { type: 'contrabando', take: 'red' })
      .expect(refused('not-first'))
  })

  test('the drawn pieces can be used for building in the same turn', () => {
    given(
      aRound({
        upper: ['h13', 'h02', 'h01', 'h14', 'h04', 'h03'],
        bag: { rubble: 3 },
        players: [
          { table: ['siesta', 'contrabando'], owns: { white: 1, yellow: 1 } },
          { table: ['guardaespaldas', 'mama'] },
        ],
      }),
    )
      .when(ana, { type: 'siesta' }, { type: 'contrabando' }, { type: 'build', building: 'h13' })
      .expect(owns(ana, {}))
  })
})
