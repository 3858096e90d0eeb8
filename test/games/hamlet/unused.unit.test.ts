import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../src/games/game.ts'
import { wordingFor } from '../../../src/games/hamlet/locales/index.ts'
import { Move } from '../../../src/games/hamlet/moves/index.ts'
import type { State } from '../../../src/games/hamlet/state.ts'
import { unused } from '../../../src/games/hamlet/unused.ts'
import { languages } from '../../../src/games/kit/wording.ts'
import { act, ana, aVillage, bea } from './table.ts'

const ended = { type: 'end-turn' }
const gathering = { type: 'gather', at: 'farm' }
const driving = { type: 'drive', steps: { 'church>farm': 1 } }

/** What Ana is told of her move in this position. */
const given = (state: State) => ({
  when: (move: object, seat: Seat = ana) => ({
    says: (...sentences: readonly string[]) => {
      const { unused: say } = wordingFor(state.box, 'en')
      expect(say?.(unused(state, seat, Move.parse(move)))).toEqual(sentences)
    },
  }),
})

describe('ending the turn says what could still be done', () => {
  test('the work of a villager, and the step of a donkey', () =>
    given(aVillage())
      .when(ended)
      .says('You still have 1 villager who could work.', 'You still have 1 donkey that could take a step.'))

  test('of all villagers who are ready, and of them alone', () => {
    const three = aVillage({ ana: { villagers: ['church', 'church', 'farm'] } })
    given(act(three, ana, gathering, driving))
      .when(ended)
      .says('You still have 2 villagers who could work.')
  })

  test('the donkeys alone when every villager has worked', () =>
    given(act(aVillage({ ana: { donkeys: ['church', 'church'] } }), ana, gathering))
      .when(ended)
      .says('You still have 2 donkeys that could take a step.'))

  test('of the donkeys, only those on a tile with a road', () =>
    given(
      aVillage({
        ana: { villagers: [{ at: 'church', ready: false }], donkeys: ['church', 'pond-forest'] },
        extra: [{ tile: 'pond-forest' }],
      }),
    )
      .when(ended)
      .says('You still have 1 donkey that could take a step.'))

  test('nothing of any other move, nor to somebody else', () => {
    given(aVillage()).when(gathering).says()
    given(aVillage()).when(driving).says()
    given(aVillage()).when(ended, bea).says()
  })

  test.each(languages)('in %s, with each number in its form', (language) => {
    const say = wordingFor(aVillage().box, language).unused ?? (() => [])
    const sentences = [1, 2, 5].flatMap((number) => say({ villagers: number, donkeys: number }))
    expect(new Set(sentences).size).toBe(6)
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\d \p{L}.*\.$/u)
    expect(say({ villagers: 0, donkeys: 0 })).toEqual([])
  })
})
