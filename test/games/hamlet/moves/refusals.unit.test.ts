import { describe, expect, test } from 'vitest'
import { after } from '../../../../src/games/hamlet/evolve.ts'
import { forfeit } from '../../../../src/games/hamlet/forfeit.ts'
import { Options } from '../../../../src/games/hamlet/meta.ts'
import { opening } from '../../../../src/games/hamlet/opening.ts'
import { type Code, codes } from '../../../../src/games/hamlet/refuse.ts'
import { act, ana, aVillage, bea, building, eventsOf, refused, segmentTo, stocked } from '../table.ts'

/** One example of every refusal: its parameters and a position. The compiler demands one of each. */

const ended = { type: 'end-turn' }
const farm = { type: 'gather', at: 'farm' }
const path = { type: 'road', kind: 'path', at: 'farm', segment: 4 }
const hall = { type: 'town-hall', villagers: 0, donkeys: {} }
const drive = (steps: object) => ({ type: 'drive', steps })
const coins = { type: 'deliver', slot: 'coins' }
const village = aVillage()
const over = after(aVillage({ players: 2 }), forfeit(aVillage({ players: 2 }), bea))
const barnApart = aVillage({ extra: [{ tile: 'barn-bent', beside: 'church', alone: true }] })
const withRange = aVillage({ extra: [{ tile: 'mountain-range-small', beside: 'woodcutter', over: 'cliff' }] })
const withMill = stocked(['planks'], { refineries: { 'lumber-mill': [ana, bea] } })
const sawmill = aVillage({
  extra: [
    { tile: 'sawmill', beside: 'market', over: 'road' },
    { tile: 'lumber-mill', beside: 'woodcutter' },
  ],
  refineries: { 'lumber-mill': [ana, ana] },
})
const unreached = aVillage({
  extra: [{ tile: 'barn-bent', beside: 'quarry', alone: true }],
  sources: { 'barn-bent': { stone: 1 } },
})
const hand = aVillage({ ana: { blueprints: ['shrine', 'trade-post', 'pond-forest'] } })
const pond = (place: object, from = 'farm') => ({ type: 'build', tile: 'pond-forest', at: from, place })
const besideFarm = building(hand, { tile: 'pond-forest', beside: 'farm', alone: true }).place
const fiveRoads = {
  ...village,
  roads: Array.from({ length: 5 }, () => ({ seat: ana, from: 'farm', segment: 4, to: 'market' }) as const),
}

type Refused = [state: ReturnType<typeof aVillage>, seat: number, move: object]

const ways: Record<Code, Refused> = {
  'match-over': [over, ana, ended],
  'seat-left': [after(village, forfeit(village, bea)), bea, ended],
  'not-now': [opening({ seats: 2, options: Options.parse({}) }), ana, ended],
  'not-your-turn': [village, bea, ended],
  'no-villager-ready': [act(village, ana, farm), ana, { type: 'gather', at: 'quarry' }],
  'no-such-villager': [village, ana, { ...farm, villager: 'quarry' }],
  'out-of-reach': [barnApart, ana, { type: 'gather', at: 'barn-bent', goods: { wood: 3 } }],
  'not-built': [village, ana, { type: 'gather', at: 'barn-bent' }],
  'slots-full': [withMill, ana, { type: 'refine', at: 'lumber-mill', number: 1 }],
  'choose-goods': [
    aVillage({ extra: [{ tile: 'barn-bent', beside: 'market', over: 'road' }] }),
    ana,
    { type: 'gather', at: 'barn-bent' },
  ],
  'no-tokens-left': [sawmill, ana, { type: 'refine', at: 'sawmill', number: 1 }],
  'not-in-the-row': [village, ana, { ...hall, blueprint: 'smithy' }],
  'hand-full': [hand, ana, { ...hall, blueprint: hand.row[0]?.tile }],
  'nothing-hired': [village, ana, hall],
  'villagers-all-hired': [withMill, ana, { ...hall, villagers: 1 }],
  'donkeys-all-hired': [withMill, ana, { ...hall, donkeys: { farm: 1 } }],
  'not-on-offer': [village, ana, { type: 'sell', token: 's3a' }],
  'already-delivered': [aVillage({ deliveries: { coins: bea } }), ana, coins],
  'no-such-delivery': [aVillage({ players: 2 }), ana, { type: 'deliver', slot: 'refined' }],
  'alms-not-yet': [village, ana, { type: 'beg' }],
  'not-your-blueprint': [village, ana, pond(besideFarm)],
  overlaps: [hand, ana, pond({ turns: 0, q: 0, r: 1 })],
  'road-mismatch': [hand, ana, pond({ turns: 0, q: 3, r: 3 }, 'market')],
  'not-next-to': [hand, ana, pond(besideFarm, 'church')],
  'same-picture': [hand, ana, pond({ turns: 1, q: besideFarm.q + 1, r: besideFarm.r })],
  'no-contact': [hand, ana, pond({ turns: 0, q: 30, r: 30 })],
  'no-neighbour': [village, ana, { ...path, segment: 0 }],
  'a-cliff': [
    withRange,
    ana,
    { ...path, at: 'woodcutter', segment: segmentTo(withRange, 'woodcutter', 'mountain-range-small', 'cliff') },
  ],
  'no-road-there': [village, ana, { ...path, kind: 'bridge' }],
  'already-linked': [village, ana, { ...path, segment: 3 }],
  'no-roads-left': [fiveRoads, ana, path],
  'already-driven': [act(village, ana, drive({ 'church>farm': 1 })), ana, drive({ 'farm>church': 1 })],
  'no-donkey-there': [village, ana, drive({ 'church>farm': 2 })],
  'no-link': [village, ana, drive({ 'church>smithy': 1 })],
  'no-steps': [village, ana, drive({})],
  'goods-not-asked': [village, ana, { ...path, pay: { 'stone@quarry': 2, 'wood@woodcutter': 1 } }],
  'no-purchases': [aVillage({ offers: ['s1c'] }), ana, { type: 'sell', token: 's1c', pay: { 'milk@market': 1 } }],
  'donkey-missing': [aVillage({ ana: { donkeys: [] } }), ana, path],
  'no-way': [unreached, ana, { ...path, pay: { 'stone@barn-bent': 1, 'stone@quarry': 1 } }],
  'goods-not-there': [village, ana, { ...path, pay: { 'stone@quarry': 3 } }],
  'payment-short': [village, ana, { ...path, pay: { 'stone@quarry': 1 } }],
  'payment-too-much': [aVillage({ sources: { quarry: { stone: 3 } } }), ana, { ...path, pay: { 'stone@quarry': 3 } }],
  'coins-short': [village, ana, coins],
}

describe('every refusal', () => {
  test.each(codes)('%s', (code) => {
    const [state, seat, move] = ways[code]
    refused(() => eventsOf(state, seat, move), code)
  })

  test('leaves the position as it was', () => {
    for (const code of codes) {
      const [state, seat, move] = ways[code]
      const before = JSON.stringify(state)
      refused(() => eventsOf(state, seat, move), code)
      expect(JSON.stringify(state)).toBe(before)
    }
  })
})
