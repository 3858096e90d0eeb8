import { describe, expect, test } from 'vitest'
import { act, ana, at, aVillage, bea, eventsOf, forms, refused } from '../table.ts'

const gathering = (tile: string, goods?: object) => ({
  type: 'gather',
  at: tile,
  ...(goods === undefined ? {} : { goods }),
})

describe('Rulebook: Sources of raw goods', () => {
  test.each([
    ['woodcutter', 'wood'],
    ['quarry', 'stone'],
    ['farm', 'wheat'],
  ] as const)('the %s is filled up with %s, and gives two coins', (source, good) => {
    const state = aVillage({ sources: { [source]: {} } })
    const after = act(state, ana, gathering(source))
    expect(after.sources[source]).toEqual({ [good]: 3 })
    expect(at(after, ana).coins).toBe(at(state, ana).coins + 2)
    expect(at(after, ana).scored.goods).toBe(0)
  })

  test.each([0, 1, 2])('with %i goods on it, all empty slots are filled, for the same reward', (there) => {
    const state = aVillage({ sources: { farm: there === 0 ? {} : { wheat: there } } })
    expect(eventsOf(state, ana, gathering('farm'))).toContainEqual({
      type: 'gathered',
      seat: ana,
      at: 'farm',
      goods: { wheat: 3 - there },
      reward: { coins: 2, vp: 0 },
    })
    expect(act(state, ana, gathering('farm')).sources.farm).toEqual({ wheat: 3 })
  })

  test('a full one cannot be activated, and is not offered', () => {
    const state = aVillage({ sources: { farm: { wheat: 3 } } })
    refused(() => eventsOf(state, ana, gathering('farm')), 'slots-full', { tile: 'farm' })
    expect(forms(state, ana, 'gather').map(({ move }) => move.at)).toEqual(['woodcutter', 'quarry'])
  })

  test('the supply is unlimited: a source can be filled as often as it is emptied', () => {
    let state = aVillage({ ana: { villagers: Array.from({ length: 4 }, () => 'farm' as const) } })
    for (let time = 0; time < 4; time++) state = act({ ...state, sources: { farm: {} } }, ana, gathering('farm'))
    expect(at(state, ana).coins).toBe(3 + 4 * 2)
  })

  test('the first sources leave no choice: a move may leave out what is certain', () => {
    expect(eventsOf(aVillage(), ana, gathering('farm', { wheat: 1 }))).toEqual(
      eventsOf(aVillage(), ana, gathering('farm')),
    )
    for (const goods of [{ wheat: 2 }, { wood: 1 }, {}])
      refused(() => eventsOf(aVillage(), ana, gathering('farm', goods)), 'choose-goods')
    expect(forms(aVillage(), ana, 'gather').map(({ fields }) => fields.map(({ name }) => name))).toEqual([
      ['villager'],
      ['villager'],
      ['villager'],
    ])
  })
})

describe('Rulebook: Barn', () => {
  const withBarn = (goods: object = {}) =>
    aVillage({
      extra: [{ tile: 'barn-opposite', beside: 'market', over: 'road', by: bea }],
      sources: { 'barn-opposite': goods },
    })

  test.each([[{ wood: 3 }], [{ wood: 1, stone: 1, wheat: 1 }], [{ stone: 2, wheat: 1 }]])(
    'is filled with any mix: %j, for two points and no coins',
    (goods) => {
      const state = withBarn()
      const after = act(state, ana, gathering('barn-opposite', goods))
      expect(after.sources['barn-opposite']).toEqual(goods)
      expect(at(after, ana).coins).toBe(at(state, ana).coins)
      expect(at(after, ana).scored.goods).toBe(2)
    },
  )

  test('goods on it stay: only the empty slots are filled', () => {
    const after = act(withBarn({ wheat: 1 }), ana, gathering('barn-opposite', { wheat: 1, stone: 1 }))
    expect(after.sources['barn-opposite']).toEqual({ wheat: 2, stone: 1 })
  })

  test.each([
    ['too few goods', { wood: 1 }],
    ['too many', { wood: 2, stone: 1 }],
    ['no choice at all', undefined],
  ])('all empty slots must be filled, no more and no fewer: %s', (_what, goods) => {
    refused(() => eventsOf(withBarn({ wheat: 1 }), ana, gathering('barn-opposite', goods)), 'choose-goods', {
      number: 2,
    })
  })

  test('the form asks for as many goods as there are empty slots', () => {
    const [form] = forms(withBarn({ wheat: 1 }), ana, 'gather', { at: 'barn-opposite' })
    expect(form?.fields[0]).toMatchObject({ kind: 'goods', name: 'goods', min: 2, max: 2 })
  })

  test('a full one cannot be activated', () => {
    refused(() => eventsOf(withBarn({ wood: 3 }), ana, gathering('barn-opposite', { wood: 1 })), 'slots-full')
  })

  test('everybody may use it, not only its builder', () => {
    expect(at(act(withBarn(), ana, gathering('barn-opposite', { wood: 3 })), ana).scored.goods).toBe(2)
    expect(at(act(withBarn(), ana, gathering('barn-opposite', { wood: 3 })), bea).scored.goods).toBe(0)
  })
})
