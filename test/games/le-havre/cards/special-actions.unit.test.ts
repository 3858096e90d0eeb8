import { describe, expect, test } from 'vitest'
import type { BuildingId } from '../../../../src/games/le-havre/data/building-ids.ts'
import { after } from '../../../../src/games/le-havre/evolve.ts'
import type { Counts } from '../../../../src/games/le-havre/items.ts'
import type { State } from '../../../../src/games/le-havre/state.ts'
import { anasTurn, given, has, holds, isRefused } from '../story.ts'
import { ana, bea, carlos, entered, enters, refused, table, turnEnded, used, waysInto } from '../table.ts'

describe('Harbour Watch', () => {
  const watch: BuildingId[] = ['harbour-watch']

  /** Bea's disc is in the town's Smokehouse, and Carlos's in one of his own. */
  const watched = (stock: Counts, options: { readonly isOwn?: boolean } = {}): State =>
    table({
      town: ['smokehouse', ...(options.isOwn ? [] : watch)],
      stock,
      ana: { buildings: options.isOwn ? watch : [] },
      others: [{ disc: 'smokehouse' }, { buildings: ['fishery'], disc: 'fishery' }],
    })

  const evicting = (state: State): State => after(state, enters(state, 'harbour-watch', { victim: bea }))

  test('a franc to its player sends a disc home, and the next move enters the building', () => {
    const state = watched({ fish: 4, wood: 1, franc: 3 })
    expect(enters(state, 'harbour-watch', { victim: bea })).toEqual([
      entered('harbour-watch', { fish: 1 }),
      used('harbour-watch', {}, {}),
      { type: 'franc-given', seat: ana, to: bea, francs: 1 },
      { type: 'disc-went-home', seat: bea, building: 'smokehouse' },
      { type: 'stage-began', seat: ana, stage: 'eviction', at: 'smokehouse' },
    ])
    const evicted = evicting(state)
    expect(evicted.seats[bea]?.stock.franc).toBe(1)
    expect(enters(evicted, 'smokehouse', { times: 3 })).toEqual([
      entered('smokehouse', { franc: 1 }),
      used('smokehouse', { fish: 3, wood: 1 }, { 'smoked-fish': 3, franc: 1 }),
      turnEnded(),
    ])
  })

  test('no other building can be entered then', () => {
    const state = watched({ fish: 3, wood: 1, franc: 3 })
    const evicted: State = { ...evicting(state), town: ['smokehouse', 'clay-mound'] }
    refused(() => enters(evicted, 'clay-mound'), 'must-enter', { building: 'smokehouse' })
    expect(waysInto(evicted, 'clay-mound')).toEqual([])
    expect(waysInto(evicted, 'smokehouse')).toHaveLength(1)
  })

  test('there is one form for each disc in a building that the player could then pay and use', () => {
    const victims = (state: State) => waysInto(state, 'harbour-watch').map(({ move }) => move.victim)
    expect(victims(watched({ fish: 3, wood: 1, franc: 3 }))).toEqual([bea, carlos])
    expect(victims(watched({ franc: 3 }))).toEqual([carlos])
    expect(victims(watched({ franc: 1 }))).toEqual([])
    expect(victims(watched({ franc: 1 }, { isOwn: true }))).toEqual([carlos])
  })

  test("the franc is spent before the building's fee is due", () => {
    const state = watched({ fish: 1, wood: 1, franc: 2 })
    refused(() => enters(state, 'harbour-watch', { victim: bea }), 'not-a-victim')
    expect(enters(watched({ fish: 1, wood: 1, franc: 3 }), 'harbour-watch', { victim: bea })).toContainEqual(
      entered('harbour-watch', { franc: 1 }),
    )
  })

  test('if the usual payment would take what the building needs, another one is found', () => {
    const state = watched({ fish: 1, wood: 1, franc: 3 })
    const [form] = waysInto(state, 'harbour-watch')
    expect(form?.example).toEqual({ type: 'enter', building: 'harbour-watch', victim: bea, fee: { franc: 1 } })
    refused(() => enters(state, 'harbour-watch', { victim: bea, fee: { fish: 1 } }), 'pay-otherwise', {
      building: 'smokehouse',
    })
  })

  test("neither a disc at home, nor one's own, nor that of an absent seat", () => {
    const state = table({ town: ['harbour-watch', 'fishery'], stock: { franc: 9 }, others: [{ disc: 'fishery' }] })
    refused(() => enters(state, 'harbour-watch', { victim: carlos }), 'not-a-victim')
    refused(() => enters(state, 'harbour-watch', { victim: ana }), 'not-a-victim')
    refused(() => enters(state, 'harbour-watch', { victim: 4 }), 'not-a-victim')
  })

  test('if nobody can be sent home, the building itself cannot be used', () => {
    const state = table({ town: ['harbour-watch'], stock: { franc: 9 } })
    refused(() => enters(state, 'harbour-watch', { victim: bea }), 'cannot-be-used')
  })

  test('the disc that goes home no longer counts: it cannot bring francs in the Arts Centre that it leaves (K7)', () => {
    const inHerHouses = (building: BuildingId): State =>
      table({
        town: ['harbour-watch', 'fishery'],
        ana: { buildings: ['arts-centre', 'joinery'], stock: { franc: 2 } },
        others: [{ disc: 'arts-centre' }, { disc: building }],
      })
    const victims = (state: State) => waysInto(state, 'harbour-watch').map(({ move }) => move.victim)
    expect(victims(inHerHouses('fishery'))).toEqual([carlos])
    refused(() => enters(inHerHouses('fishery'), 'harbour-watch', { victim: bea }), 'not-a-victim')
    expect(enters(evicting(inHerHouses('joinery')), 'arts-centre')).toContainEqual(
      used('arts-centre', {}, { franc: 4 }),
    )
  })

  test('a Construction Firm entered through it builds twice, like any other', () => {
    given(
      anasTurn({
        town: ['harbour-watch', 'construction-firm'],
        piles: [['marketplace', 'joinery'], [], []],
        stock: { franc: 4, wood: 5 },
        others: [{ disc: 'construction-firm' }],
      }),
    )
      .when(ana, { type: 'enter', building: 'harbour-watch', victim: bea })
      .when(ana, { type: 'enter', building: 'construction-firm', build: 'marketplace' })
      .when(ana, { type: 'construct', build: 'joinery' })
      .expect(holds(ana, { buildings: ['marketplace', 'joinery'], disc: 'construction-firm' }), has(ana, {}))
  })

  test('nothing is bought between vacating a building and entering it (ruling B2)', () => {
    given(anasTurn({ town: ['harbour-watch', 'clay-mound'], stock: { franc: 9 }, others: [{ disc: 'clay-mound' }] }))
      .when(ana, { type: 'enter', building: 'harbour-watch', victim: bea })
      .when(ana, { type: 'buy', building: 'clay-mound' })
      .expect(isRefused('not-now'))
      .when(ana, { type: 'enter', building: 'clay-mound' })
      .expect(has(ana, { franc: 6, clay: 3 }))
  })

  test('in the final phase one of several discs goes home; a disc in the Harbour Watch itself cannot', () => {
    const state = table({
      town: ['harbour-watch', 'fishery'],
      stock: { franc: 9 },
      others: [{ disc: 'fishery' }, { disc: 'fishery' }, { disc: 'harbour-watch' }],
      seats: 4,
      phase: { final: [] },
    })
    expect(waysInto(state, 'harbour-watch').map(({ move }) => move.victim)).toEqual([bea, carlos])
    const evicted = evicting(state)
    expect(evicted.seats.map(({ disc }) => disc)).toEqual(['harbour-watch', null, 'fishery', 'harbour-watch'])
    expect(enters(evicted, 'fishery')).toContainEqual(used('fishery', {}, { fish: 3 }))
  })

  /** The final phase: Ana's and Bea's discs are in the Fishery, Carlos's is in the Colliery. */
  const together = (rules: number) =>
    table({
      rules,
      turn: 126,
      town: ['harbour-watch', 'fishery', 'colliery'],
      ana: { disc: 'fishery', stock: { franc: 9 } },
      others: [{ disc: 'fishery' }, { disc: 'colliery' }],
      phase: { final: [bea, carlos] },
    })

  test('not the building in which the own disc stood (French rulebook: Final phase)', () => {
    const state = together(3)
    expect(waysInto(state, 'harbour-watch').map(({ move }) => move.victim)).toEqual([carlos])
    refused(() => enters(state, 'harbour-watch', { victim: bea }), 'not-a-victim')
    expect(enters(state, 'harbour-watch', { victim: carlos })).toContainEqual({
      type: 'stage-began',
      seat: ana,
      stage: 'eviction',
      at: 'colliery',
    })
  })

  test.each([1, 2])('by rules %d even the building in which the own disc stood', (rules) => {
    expect(waysInto(together(rules), 'harbour-watch').map(({ move }) => move.victim)).toEqual([bea, carlos])
    expect(enters(evicting(together(rules)), 'fishery')).toContainEqual(used('fishery', {}, { fish: 3 }))
  })
})

describe('Haulage Firm', () => {
  const haulage = (stock: Counts) =>
    table({
      town: ['haulage-firm'],
      stock,
      offers: { franc: 9, fish: 4, wood: 2, clay: 3, iron: 0, grain: 1, cattle: 1 },
    })

  test('three francs in addition to the fee, and everything from two neighbouring spaces', () => {
    expect(enters(haulage({ franc: 4 }), 'haulage-firm', { first: 'wood', second: 'clay' })).toEqual([
      entered('haulage-firm', { franc: 1 }),
      used('haulage-firm', { franc: 3 }, {}),
      { type: 'offer-taken', seat: ana, offer: 'wood', amount: 2 },
      { type: 'offer-taken', seat: ana, offer: 'clay', amount: 3 },
      turnEnded(),
    ])
  })

  test('neighbours are in the order fish, wood, clay, iron, grain, cattle, and neither is empty', () => {
    const state = haulage({ franc: 9 })
    const pairs = waysInto(state, 'haulage-firm').map(({ move }) => [move.first, move.second])
    expect(pairs).toEqual([
      ['fish', 'wood'],
      ['wood', 'clay'],
      ['grain', 'cattle'],
    ])
    refused(() => enters(state, 'haulage-firm', { first: 'clay', second: 'iron' }), 'offer-empty', { offer: 'iron' })
    refused(() => enters(state, 'haulage-firm', { first: 'fish', second: 'cattle' }), 'no-such-choice')
    refused(() => enters(state, 'haulage-firm', { first: 'franc', second: 'fish' }), 'no-such-choice')
  })

  test('food cannot pay the three francs, nor can the goods taken', () => {
    refused(
      () => enters(haulage({ franc: 2, fish: 9 }), 'haulage-firm', { first: 'fish', second: 'wood' }),
      'cannot-pay',
    )
    expect(waysInto(haulage({ franc: 3 }), 'haulage-firm')).toEqual([])
  })
})
