import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../src/games/game.ts'
import { refineryIds, ringIds, sourceIds, tileIds } from '../../../src/games/hamlet/data/tile-ids.ts'
import type { Event } from '../../../src/games/hamlet/events.ts'
import { evolve } from '../../../src/games/hamlet/evolve.ts'
import { type Counts, counted, isRaw, refinedGoods, sum, total } from '../../../src/games/hamlet/goods.ts'
import type { Move } from '../../../src/games/hamlet/moves/index.ts'
import { pointsSoFar } from '../../../src/games/hamlet/scoring/points-so-far.ts'
import { playerAt, type State } from '../../../src/games/hamlet/state.ts'
import { tileOf, villageOf } from '../../../src/games/hamlet/village.ts'
import { isLong, times } from '../../support/long.ts'
import { happenings, plans } from './any-match.ts'

/** What a seat gains by an event (or pays, if negative). */
interface Gain {
  readonly seat: Seat
  readonly coins: number
  readonly points: number
}

function gainOf(event: Event): Gain | undefined {
  switch (event.type) {
    case 'refined-used':
      return { seat: event.maker, coins: event.reward.coins, points: event.reward.vp }
    case 'gathered':
    case 'sold':
      return { seat: event.seat, coins: event.reward.coins, points: event.reward.vp }
    case 'built':
    case 'delivered':
      return { seat: event.seat, coins: -event.coins, points: event.vp }
    case 'bought':
    case 'villagers-hired':
    case 'donkeys-hired':
      return { seat: event.seat, coins: -event.coins, points: 0 }
    case 'alms-received':
      return { seat: event.seat, coins: event.coins, points: 0 }
    case 'blueprint-taken':
      return { seat: event.seat, coins: event.found - event.paid, points: 0 }
    default:
      return undefined
  }
}

/** The coins of each seat, and those on the row. */
const purses = ({ seats, row }: State): number[] => [
  ...seats.map(({ coins }) => coins),
  row.reduce((so, { coins }) => so + coins, 0),
]

function coinsAndPoints(event: Event, before: State, after: State): void {
  const gain = gainOf(event)
  const gained = (what: 'coins' | 'points') => before.seats.map((_, seat) => (gain?.seat === seat ? gain[what] : 0))
  const onRow = event.type === 'blueprint-taken' ? event.paid - event.found : 0
  const expected = [...gained('coins'), onRow].map((coins, i) => (purses(before)[i] ?? 0) + coins)
  expect(purses(after)).toEqual(expected)
  expect(Math.min(...expected)).toBeGreaterThanOrEqual(0)
  const points = gained('points').map((more, seat) => pointsSoFar(playerAt(before, seat)) + more)
  expect(after.seats.map(pointsSoFar)).toEqual(points)
}

/** Every tile, wherever it is. */
const everyTile = ({ village, row, bag, seats, stacks }: State): string[] => [
  ...village.map(({ tile }) => tile),
  ...row.map(({ tile }) => tile),
  ...bag,
  ...seats.flatMap(({ blueprints }) => blueprints),
  ...Object.values(stacks).flat(),
]

const everyToken = ({ offers, unseen, seats }: State): string[] => [
  ...offers,
  ...unseen,
  ...seats.flatMap(({ sales }) => sales),
]

function tilesAndTokens(_event: Event, _before: State, after: State): void {
  const laidOut = tileIds.filter((id) => after.village.length > 1 || !ringIds.some((other) => other === id))
  expect(everyTile(after).toSorted()).toEqual(laidOut.toSorted())
  expect(everyToken(after).toSorted()).toEqual(Object.keys(after.box.sales).toSorted())
}

/** The raw goods on the sources, and the refined ones on the refineries. */
const onBoard = ({ sources, refineries, box }: State): Counts =>
  sum(
    ...Object.values(sources),
    ...refineryIds.map((id) =>
      counted((good) => (box.refineries[id].makes === good ? (refineries[id] ?? []).length : 0)),
    ),
  )

/** The goods that an event adds to the buildings. */
function brought(event: Event): Counts {
  switch (event.type) {
    case 'laid-out':
      return sum(...Object.values(event.goods))
    case 'gathered':
      return event.goods
    case 'refined':
      return { [event.good]: event.number }
    default:
      return {}
  }
}

/** The goods that it removes. */
const taken = (event: Event): Counts =>
  event.type === 'raw-used' || event.type === 'refined-used' ? { [event.good]: event.number } : {}

function goodsOnBoard(event: Event, before: State, after: State): void {
  expect(sum(onBoard(after), taken(event))).toEqual(sum(onBoard(before), brought(event)))
  const { sources, refineries, box, seats } = after
  for (const id of sourceIds) expect(total(sources[id] ?? {})).toBeLessThanOrEqual(box.sources[id].slots)
  for (const id of refineryIds) expect((refineries[id] ?? []).length).toBeLessThanOrEqual(box.refineries[id].slots)
  for (const good of refinedGoods) {
    const makers = refineryIds.flatMap((id) => (box.refineries[id].makes === good ? (refineries[id] ?? []) : []))
    const each = [...seats.keys()].map((seat) => makers.filter((maker) => maker === seat).length)
    expect(Math.max(...each)).toBeLessThanOrEqual(2)
  }
}

/** The prices of a market, and the reward of a maker, at the moment of an event. */
function pricesAndRewards(event: Event, { box, milestones }: State): void {
  if (event.type === 'bought') {
    const { raw, refined } = box.market.prices
    const each = counted((good) => (event.goods[good] ?? 0) * (isRaw(good) ? raw : refined))
    expect(event.coins).toBe(total(each))
  }
  if (event.type === 'refined-used') {
    const { reward } = box.refineries[event.from]
    const times = event.number * (milestones[event.good] === event.maker ? 2 : 1)
    expect(event.reward).toEqual({ coins: times * reward.coins, vp: times * reward.vp })
  }
}

/** Workers in the village: one to four villagers and one to six donkeys of each active seat. */
function workers(_event: Event, _before: State, after: State): void {
  const { connected } = villageOf(after)
  for (const { left, villagers, donkeys } of after.seats) {
    const standing = [...villagers.map(({ at }) => at), ...donkeys]
    expect(standing.filter((tile) => !connected.has(tile))).toEqual([])
    const least = left ? 0 : 1
    expect(villagers.length).toBeGreaterThanOrEqual(least)
    expect(villagers.length).toBeLessThanOrEqual(left ? 0 : 4)
    expect(donkeys.length).toBeGreaterThanOrEqual(least)
    expect(donkeys.length).toBeLessThanOrEqual(left ? 0 : 6)
  }
}

const laws = [coinsAndPoints, tilesAndTokens, goodsOnBoard, pricesAndRewards, workers]

/** The demand of an action: exactly these goods, or a number from some kinds. */
type Asked = { readonly exactly: Counts } | { readonly number: number; readonly of: Parameters<typeof total>[1] }

function askedBy(move: Move, { box }: State): Asked {
  switch (move.type) {
    case 'build': {
      const tile = tileOf(box, move.tile)
      return { exactly: 'cost' in tile ? tile.cost.goods : {} }
    }
    case 'road':
      return { exactly: move.kind === 'path' ? { stone: 2 } : { wood: 2 } }
    case 'refine':
      return { exactly: { [box.refineries[move.at].from]: move.number } }
    case 'sell':
      return { exactly: box.sales[move.token]?.goods ?? {} }
    case 'deliver': {
      const { number = 0, of = [] } = box.church.slots[move.slot] ?? {}
      return { number, of }
    }
    default:
      return { exactly: {} }
  }
}

/** A move uses up exactly what its action demands; nothing is bought for a sale. */
function usesWhatIsAsked(move: Move, before: State, events: readonly Event[]): void {
  const used = sum(...events.map((event) => (event.type === 'bought' ? event.goods : taken(event))))
  const asked = askedBy(move, before)
  if ('exactly' in asked) expect(used).toEqual(asked.exactly)
  else expect([total(used), total(used, asked.of)]).toEqual([asked.number, asked.number])
  if (move.type === 'sell') expect(events.map(({ type }) => type)).not.toContain('bought')
}

describe('nothing is created or lost in Hamlet', () => {
  test('after every event, tiles, tokens, goods, coins, points and workers are where the events put them', () => {
    fc.assert(
      fc.property(plans(...(isLong ? [20, 40] : [10, 20])), (plan) => {
        for (const { before, events, move } of happenings(plan)) {
          if (move !== undefined) usesWhatIsAsked(move, before, events)
          events.reduce((then, event) => {
            const now = evolve(then, event)
            for (const law of laws) law(event, then, now)
            return now
          }, before)
        }
      }),
      { numRuns: times(1, 20) },
    )
  }, 240_000)
})
