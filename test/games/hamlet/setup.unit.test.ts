import { describe, expect, test } from 'vitest'
import { churchParts, finishedParts } from '../../../src/games/hamlet/data/church.ts'
import { firstGame } from '../../../src/games/hamlet/data/layouts.ts'
import { stacked } from '../../../src/games/hamlet/data/printed-box.ts'
import { decisions } from '../../../src/games/hamlet/decisions.ts'
import type { State } from '../../../src/games/hamlet/state.ts'
import { villageOf } from '../../../src/games/hamlet/village.ts'
import type { Dice } from '../../../src/games/kit/dice.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { ana, atTheOpening, eventsOf, forms, settled, showing } from './table.ts'

/** Many openings, each drawn with other dice. */
const openings = (players: number, number = 200): State[] =>
  Array.from({ length: number }, (_, seed) => atTheOpening(players, {}, seededDice('setup', seed)))

describe.each([2, 3, 4])('Rulebook: Setup, for %i players', (players) => {
  const state = atTheOpening(players)
  const few = players === 2

  test('everybody has three coins, the last of two or three and the last two of four one more', () => {
    const coins = { 2: [3, 4], 3: [3, 3, 4], 4: [3, 3, 4, 4] }[players]
    expect(state.seats.map((seat) => seat.coins)).toEqual(coins)
  })

  test('the church shows the side for this number: completed parts and delivery slots are six together', () => {
    const slots = ['milk-brick', 'coins', 'planks-flour', 'raw']
    expect(Object.keys(state.box.church.slots)).toEqual(few ? slots : [...slots, 'refined'])
    expect(finishedParts(players)).toBe(few ? 2 : 1)
    expect(finishedParts(players) + Object.keys(state.box.church.slots).length).toBe(churchParts)
    expect(state.deliveries).toEqual({})
  })

  test('the market shows the side for this number, with its prices', () => {
    expect(state.box.market.prices).toEqual(few ? { raw: 3, refined: 5 } : { raw: 2, refined: 4 })
  })

  test('the first sources have three slots, two of which are full', () => {
    expect(state.sources).toEqual({ woodcutter: { wood: 2 }, quarry: { stone: 2 }, farm: { wheat: 2 } })
    const { woodcutter, quarry, farm } = state.box.sources
    expect([woodcutter, quarry, farm].map(({ slots }) => slots)).toEqual([3, 3, 3])
  })

  test('everybody has one ready villager and one donkey at the church, and nothing else', () => {
    for (const seat of state.seats)
      expect(seat).toMatchObject({
        villagers: [{ at: 'church', ready: true }],
        donkeys: ['church'],
        blueprints: [],
        sales: [],
        scored: { goods: 0, buildings: 0, deliveries: 0, sales: 0 },
        left: false,
      })
  })

  test('four of the ten blueprints that start in the bag are in the row, without coins', () => {
    const inBag = stacked(state.box, null)
    expect(inBag).toHaveLength(10)
    expect(state.row.map(({ coins }) => coins)).toEqual([0, 0, 0, 0])
    expect([...state.row.map(({ tile }) => tile), ...state.bag].toSorted()).toEqual([...inBag].toSorted())
    expect(state.bag).toHaveLength(6)
  })

  test('the spaces of the row cost 0, 1, 2 and 3', () => {
    const paid = state.row.map(({ tile }) => {
      const rich = { ...state, seats: state.seats.map((seat) => ({ ...seat, coins: 9 })) }
      const taking = { type: 'town-hall', blueprint: tile, villagers: 0, donkeys: {} }
      return eventsOf(rich, ana, taking).flatMap((event) => (event.type === 'blueprint-taken' ? [event.paid] : []))
    })
    expect(paid).toEqual([[0], [1], [2], [3]])
  })

  test('four stacks of four, one for each refined good, are not in play yet', () => {
    for (const good of ['planks', 'brick', 'milk', 'flour'] as const) {
      expect(state.stacks[good]).toHaveLength(4)
      expect(state.stacks[good]).toEqual([...stacked(state.box, good)].toSorted())
    }
  })

  test('no milestone is taken, no road is built, no flag is raised', () => {
    expect([state.milestones, state.roads, state.flags, state.refineries]).toEqual([{}, [], {}, {}])
  })

  test('three sale tokens of the first level are open', () => {
    expect(state.offers).toHaveLength(3)
    expect(state.offers.map((token) => state.box.sales[token]?.level)).toEqual([1, 1, 1])
  })

  test('under the last of the first level come those of the second, then of the third, without the removed ones', () => {
    const toCome = {
      2: [1, 2, 2, 3],
      3: [1, 2, 2, 2, 3, 3],
      4: [1, 2, 2, 2, 3, 3, 3],
    }[players]
    expect(state.toCome).toEqual(toCome)
    expect(state.unseen).toHaveLength(9)
    expect(new Set([...state.unseen, ...state.offers])).toEqual(new Set(Object.keys(state.box.sales)))
  })

  test('the first seat begins the first round', () => {
    expect(state.round).toBe(1)
    expect(state.phase).toEqual({ name: 'turn', seat: ana, driven: false })
    expect(decisions(state)).toEqual([{ seat: ana, question: 'turn-1' }])
  })
})

describe('Rulebook: Setup, random parts', () => {
  test('each of the ten blueprints may come first, in random order', () => {
    const firsts = openings(3).map(({ row }) => row[0]?.tile)
    expect(new Set(firsts)).toEqual(new Set(stacked(atTheOpening(3).box, null)))
  })

  test('each of the four tokens of the first level may be the one that is not open yet', () => {
    const hidden = openings(3).map(({ unseen }) => unseen.filter((token) => token.startsWith('s1')))
    expect(new Set(hidden.flat())).toEqual(new Set(['s1a', 's1b', 's1c', 's1d']))
    expect(hidden.every((tokens) => tokens.length === 1)).toBe(true)
  })

  test.each([
    [2, 2, 's2', 2],
    [2, 3, 's3', 1],
    [3, 3, 's3', 2],
    [4, 2, 's2', 3],
  ])('for %i players, any of the tokens of level %i may be removed', (players, level, named, stay) => {
    const state = atTheOpening(players)
    expect(state.toCome.filter((coming) => coming === level)).toHaveLength(stay)
    const next: State = { ...state, toCome: [level], offers: state.offers.slice(1) }
    const turnedUp = Array.from({ length: 60 }, (_, seed) => settled(next, seededDice('token', seed)).offers.at(-1))
    expect([...new Set(turnedUp)].toSorted()).toEqual(['a', 'b', 'c', 'd'].map((letter) => named + letter))
  })
})

describe('Rulebook: Setup, the first tiles around the church', () => {
  test('for a first match they are as in the picture', () => {
    const { village } = atTheOpening(4)
    expect(village.map(({ tile }) => tile)).toEqual(['church', 'woodcutter', 'quarry', 'farm', 'market', 'town-hall'])
    expect(village.slice(1)).toEqual(firstGame)
  })

  test('otherwise one of the forty legal layouts is drawn, each equally likely', () => {
    const asked: number[] = []
    const drawn = Array.from({ length: 40 }, (_, number) => {
      const { below } = showing(number)
      const dice: Dice = {
        below(limit) {
          asked.push(limit)
          return below(limit)
        },
      }
      return JSON.stringify(atTheOpening(2, { layout: 'drawn' }, dice).village)
    })
    expect(new Set(drawn).size).toBe(40)
    expect(drawn).toContain(JSON.stringify(atTheOpening(2).village))
    expect(asked.filter((limit) => limit > 10)).toEqual(drawn.map(() => 40))
  })

  test.each(['first-game', 'drawn'] as const)('%s: a printed road joins each of them to the church', (layout) => {
    for (let number = 0; number < 40; number++) {
      const { links } = villageOf(atTheOpening(3, { layout }, showing(number)))
      expect(links.get('church')).toEqual(new Set(['woodcutter', 'quarry', 'farm', 'market', 'town-hall']))
    }
  })

  test('a drawn layout has the same goods, and is playable from every tile', () => {
    const state = atTheOpening(3, { layout: 'drawn' }, showing(33))
    expect(state.sources).toEqual(atTheOpening(3).sources)
    expect(forms(state, ana, 'gather').map(({ move }) => move.at)).toEqual(['woodcutter', 'quarry', 'farm'])
  })
})
