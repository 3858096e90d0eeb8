import { describe, expect, test } from 'vitest'
import type { BuildingId } from '../../../../src/games/le-havre/data/building-ids.ts'
import { sendHome } from '../../../../src/games/le-havre/moves/send-home.ts'
import type { TurnPhase } from '../../../../src/games/le-havre/state.ts'
import { ana, bea, carlos, refused, table } from '../table.ts'

/** Ana owns the Tobacco Factory and the Fishery, where Bea's disc is; Carlos's is in the town. */
const factory = (phase: Partial<TurnPhase> = {}, buildings: BuildingId[] = ['tobacco-factory', 'fishery']) =>
  table({ town: ['colliery'], ana: { buildings }, others: [{ disc: 'fishery' }, { disc: 'colliery' }], phase })

const victims = (state: ReturnType<typeof factory>) => sendHome.offer(state, ana).map(({ move }) => move.victim)

describe('Tobacco Factory', () => {
  test("its owner sends another player's disc home from their own building, for free", () => {
    expect(victims(factory())).toEqual([bea])
    expect(sendHome.decide(factory(), ana, { type: 'send-home', victim: bea })).toEqual([
      { type: 'disc-went-home', seat: bea, building: 'fishery' },
    ])
  })

  test("not from a building of the town, nor one's own disc, nor an absent seat's", () => {
    for (const victim of [ana, carlos, 4]) {
      refused(() => sendHome.decide(factory(), ana, { type: 'send-home', victim }), 'no-such-choice')
    }
  })

  test("at any moment of one's own turn, even in the final phase, except during an eviction", () => {
    expect(victims(factory({ stage: 'supply' }))).toEqual([bea])
    expect(victims(factory({ stage: 'after', final: [bea] }))).toEqual([bea])
    expect(victims(factory({ stage: 'eviction', at: 'colliery' }))).toEqual([])
    refused(() => sendHome.decide(factory({ seat: bea }), ana, { type: 'send-home', victim: bea }), 'not-your-turn')
  })

  test('only its owner', () => {
    expect(victims(factory({}, ['fishery']))).toEqual([])
    refused(() => sendHome.decide(factory({}, ['fishery']), ana, { type: 'send-home', victim: bea }), 'no-such-choice')
  })
})
