import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chance } from '../../../src/games/hamlet/chance.ts'
import type { TileId } from '../../../src/games/hamlet/data/tile-ids.ts'
import { after } from '../../../src/games/hamlet/evolve.ts'
import { contactsOf } from '../../../src/games/hamlet/geometry/board.ts'
import { type Misfit, misplaced, places } from '../../../src/games/hamlet/geometry/placement.ts'
import { Options } from '../../../src/games/hamlet/meta.ts'
import { opening } from '../../../src/games/hamlet/opening.ts'
import { problems } from '../../../src/games/hamlet/problems/index.ts'
import type { Player, Result, Road, State, TurnPhase } from '../../../src/games/hamlet/state.ts'
import { layOut, tileOf } from '../../../src/games/hamlet/village.ts'
import type { Place } from '../../../src/games/kit/choice.ts'
import { times } from '../../support/long.ts'
import { happenings, plans } from './any-match.ts'
import { ana, atTheOpening, aVillage, bea, carlos, type Extra, type Layout, seeded } from './table.ts'

const extra: readonly Extra[] = [
  { tile: 'sawmill', by: bea, beside: 'farm', over: 'forest' },
  { tile: 'dairy-farm', by: ana, beside: 'market', over: 'road' },
  { tile: 'flour-mill', by: carlos, beside: 'town-hall', over: 'cliff' },
  { tile: 'barn-bent', by: carlos, beside: 'woodcutter', over: 'forest', alone: true },
  { tile: 'windmill', by: carlos, beside: 'quarry', over: 'mountain', alone: true },
  { tile: 'pond-forest', by: ana, beside: 'woodcutter', over: 'forest', alone: true },
  { tile: 'pond-mountain', by: bea, beside: 'quarry', over: 'mountain' },
]

/** Three players in the fifth round. A path leads to the sawmill, no road to the flour mill and beyond. */
const layout: Layout = {
  round: 5,
  extra,
  roads: [{ seat: bea, from: 'sawmill', to: 'farm' }],
  refineries: { sawmill: [bea], 'dairy-farm': [ana] },
  deliveries: { 'milk-brick': ana },
  ana: {
    villagers: ['church', { at: 'farm', ready: false }],
    blueprints: ['shrine'],
    sales: ['s1a'],
    scored: { buildings: 5, deliveries: 4, sales: 1, goods: 2 },
  },
  bea: { donkeys: ['church', 'sawmill'], blueprints: ['tavern', 'square'], scored: { buildings: 5 } },
  carlos: { sales: ['s1c'], scored: { buildings: 13, sales: 1 } },
}
const sound = aVillage(layout)

/** One more building that meets only the forest pond, to which no road leads. */
const outlying = aVillage({
  ...layout,
  extra: [...extra, { tile: 'woodland-small', by: bea, beside: 'pond-forest', alone: true }],
})

const fresh = opening({ seats: 3, options: Options.parse({}) })
const laidOut = after(fresh, chance(fresh, seeded(1)))
const begun = atTheOpening(3)

/** A finished match of ten rounds. */
const over = [...happenings({ seed: 'short', seats: 2, options: { roundLimit: 10 } })].at(-1)?.after ?? fresh

const placed = over.phase.name === 'over' ? over.phase.result.seats : []

const player = (seat: number, changes: Partial<Player>, state: State = sound): State => ({
  ...state,
  seats: state.seats.map((each, index) => (index === seat ? { ...each, ...changes } : each)),
})
const turn = (changes: Partial<TurnPhase>, state: State = sound): State => ({
  ...state,
  phase: state.phase.name === 'turn' ? { ...state.phase, ...changes } : state.phase,
})
const left = { left: true, villagers: [], donkeys: [], blueprints: [] } satisfies Partial<Player>
const ended = (changes: Partial<Result>, state: State = over): State => ({
  ...state,
  phase: state.phase.name === 'over' ? { name: 'over', result: { ...state.phase.result, ...changes } } : state.phase,
})

const path = (tile: TileId, { village }: State = sound): string =>
  `village/${village.findIndex((building) => building.tile === tile)}/place`

/** A building somewhere else. */
const moved = (tile: TileId, place: Place): State => ({
  ...sound,
  village: sound.village.map((building) => (building.tile === tile ? { tile, place } : building)),
})

/** A building where it cannot be, for this reason. */
function misfit(tile: TileId, reason: Misfit): State {
  const board = layOut({ ...sound, village: sound.village.filter((building) => building.tile !== tile) })
  const near = Array.from({ length: 25 }, (_, step) => step - 12)
  const all = near.flatMap((q) => near.flatMap((r) => [0, 1, 2, 3, 4, 5].map((turns) => ({ turns, q, r }))))
  const place = all.find((one) => misplaced(board, tileOf(sound.box, tile), one) === reason)
  if (place === undefined) throw new Error(`No place of ${tile} is refused for this reason: ${reason}.`)
  return moved(tile, place)
}

/** A road, or something else, between two buildings that meet in this way. */
function road(seat: number, from: TileId, to: TileId, type: string, state: State = sound): Road {
  const contact = contactsOf(layOut(state), from).find((one) => one.other === to && one.type === type)
  if (contact === undefined) throw new Error(`${from} and ${to} do not meet like this.`)
  return { seat, from, segment: contact.segment, to }
}
const withRoads = (added: readonly Road[], state: State = sound): State => ({
  ...state,
  roads: [...state.roads, ...added],
})

/** A place for the farm beside the ring, but not at a road of the church. */
function awayFromTheRoads(): State['village'][number] {
  const others = { ...begun, village: begun.village.filter(({ tile }) => tile !== 'farm') }
  const spots = places(layOut(others), tileOf(begun.box, 'farm'))
  const spot = spots.find(({ meets }) => !meets.includes('church'))
  if (spot === undefined) throw new Error('The farm always meets the church.')
  return { tile: 'farm', place: spot.place }
}

/** Two seats joined the farm and the market. */
const parallel: State = {
  ...withRoads([ana, bea].map((seat) => road(seat, 'farm', 'market', 'forest'))),
  options: { ...sound.options, parallelRoads: true },
}

/** A record without one of its entries. */
const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== key))

const none = { goods: 0, buildings: 0, deliveries: 0, sales: 0 }

function reportsPath(_what: string, where: string, state: State): void {
  expect(problems(state).map(({ at }) => at)).toContain(where)
}

describe('a reachable position has no problems', () => {
  test('every position of a match, even between two draws, with seats that have given up or not', () => {
    fc.assert(
      fc.property(plans(10, 20, 40), (plan) => {
        for (const { after: state, events } of happenings(plan))
          expect(problems(state), JSON.stringify(events)).toEqual([])
      }),
      { numRuns: times(2, 50) },
    )
  }, 240_000)

  test.each<[string, State]>([
    ['before anything is drawn', fresh],
    ['when the ring is laid out', laidOut],
    ['in the first turn', begun],
    ['with buildings of every kind', sound],
    ['when a match is over', over],
    ['when a seat was given up', player(carlos, left)],
    ['with parallel roads of two seats, with the option', parallel],
  ])('%s', (_when, state) => {
    expect(problems(state)).toEqual([])
  })
})

describe('an impossible position is reported with the path', () => {
  const { box, village, bag, stacks, row, sources, refineries, flags, milestones, unseen, offers, toCome } = sound
  const { brick = [] } = stacks
  const held = sound.seats[bea]?.blueprints ?? []
  const forTwo = opening({ seats: 2, options: Options.parse({}) })
  const [firstOfBag = 'shrine', ...restOfBag] = bag
  const printed = (changes: Partial<State['box']>): State => ({ ...sound, box: { ...box, ...changes } })
  const ring = sound.village.slice(0, 6)

  test.each<[string, string, State]>([
    [
      'a piece that does not close',
      'box/landmarks/shrine',
      printed({ landmarks: { ...box.landmarks, shrine: { ...box.landmarks.shrine, outline: '002243' } } }),
    ],
    ['a church that does not close', 'box/church', printed({ church: { ...box.church, outline: '0' } })],
    [
      'more goods at the start than there are slots',
      'box/sources/farm',
      printed({ sources: { ...box.sources, farm: { ...box.sources.farm, startsWith: 4 } } }),
    ],
    [
      'goods at the start on a barn',
      'box/sources/barn-bent',
      printed({ sources: { ...box.sources, 'barn-bent': { ...box.sources['barn-bent'], startsWith: 1 } } }),
    ],
    ['the church for another number of players', 'box/church', printed({ church: forTwo.box.church })],
  ])('%s', reportsPath)

  test.each<[string, string, State]>([
    ['a turn of nobody', 'phase/seat', turn({ seat: 3 })],
    ['a flag of nobody', 'flags/pond-forest', { ...sound, flags: { ...flags, 'pond-forest': 3 } }],
    ['a milestone of nobody', 'milestones/milk', { ...sound, milestones: { ...milestones, milk: 3 } }],
    ['a delivery of nobody', 'deliveries/coins', { ...sound, deliveries: { coins: 3 } }],
    ['a road of nobody', 'roads/1/seat', withRoads([road(3, 'farm', 'market', 'forest')])],
    ['a good of nobody', 'refineries/sawmill/0', { ...sound, refineries: { ...refineries, sawmill: [3] } }],
    [
      'a match that everybody left',
      'seats',
      [ana, bea, carlos].reduce((state, seat) => player(seat, left, state), sound),
    ],
    [
      'a villager of a seat that left',
      'seats/2/villagers',
      player(carlos, { ...left, villagers: [{ at: 'church', ready: false }] }),
    ],
    ['a donkey of a seat that left', 'seats/2/donkeys', player(carlos, { ...left, donkeys: ['church'] })],
    ['a blueprint of a seat that left', 'seats/1/blueprints', player(bea, { left: true })],
  ])('%s', reportsPath)

  test.each<[string, string, State]>([
    ['a tile in two places', 'seats/0/blueprints/1', player(ana, { blueprints: ['shrine', 'sawmill'] })],
    ['a tile twice in the bag', 'bag/1', { ...sound, bag: [firstOfBag, ...bag] }],
    ['a tile in no place', 'bag', player(ana, { blueprints: [] })],
    [
      'a village without a town hall',
      'village',
      { ...sound, village: village.filter(({ tile }) => tile !== 'town-hall') },
    ],
    ['the market in the bag', 'bag/5', { ...fresh, bag: [...fresh.bag.slice(0, 5), 'market', ...fresh.bag.slice(5)] }],
    ['a church that is not the first', 'village/0', { ...sound, village: village.toReversed() }],
    [
      'a building before the ring',
      'village/5',
      {
        ...sound,
        village: [...village.slice(0, 5), ...village.slice(6, 7), ...village.slice(5, 6), ...village.slice(7)],
      },
    ],
    ['a bag out of order', 'bag', { ...sound, bag: bag.toReversed() }],
    [
      'a stack that came into the bag too early',
      'stacks/brick',
      { ...sound, stacks: {}, bag: [...bag, ...brick].toSorted() },
    ],
    [
      'a stack that stayed closed too long',
      'stacks/planks',
      { ...sound, stacks: { ...stacks, planks: ['stables'] }, bag: bag.filter((id) => id !== 'stables') },
    ],
    [
      'a closed stack from which a tile was drawn',
      'stacks/brick',
      { ...sound, stacks: { brick: brick.slice(1) }, bag: [...bag, ...brick.slice(0, 1)].toSorted() },
    ],
    ['a stack out of order', 'stacks/brick', { ...sound, stacks: { brick: brick.toReversed() } }],
    ['a row of five', 'row', { ...sound, row: [...row, { tile: firstOfBag, coins: 0 }], bag: restOfBag }],
    ['a coin on the dearest blueprint', 'row/3/coins', { ...sound, row: row.map((space) => ({ ...space, coins: 1 })) }],
    [
      'a hand of four',
      'seats/0/blueprints',
      player(ana, { blueprints: ['shrine', ...bag.slice(0, 3)] }, { ...sound, bag: bag.slice(3) }),
    ],
  ])('%s', reportsPath)

  test.each<[string, string, State]>([
    [
      'a church elsewhere',
      'village/0/place',
      { ...fresh, village: [{ tile: 'church', place: { turns: 0, q: 1, r: 0 } }] },
    ],
    ['a building far off', path('pond-forest'), moved('pond-forest', { turns: 0, q: 501, r: 0 })],
    ['a building on another one', path('pond-forest'), misfit('pond-forest', 'overlaps')],
    ['a road that meets a forest', path('pond-mountain'), misfit('pond-mountain', 'road-mismatch')],
    ['a building that meets none', path('pond-forest'), moved('pond-forest', { turns: 0, q: 40, r: 40 })],
    ['a building that meets only one to which no road leads', path('woodland-small', outlying), outlying],
    [
      'a building that is turned further than it has pictures',
      path('pond-forest'),
      misfit('pond-forest', 'same-picture'),
    ],
    [
      'a ring that does not meet the church by its roads',
      'village/3/place',
      { ...begun, village: ring.map((building) => (building.tile === 'farm' ? awayFromTheRoads() : building)) },
    ],
  ])('%s', reportsPath)

  test.each<[string, string, string, State]>([
    [
      'a road where two buildings do not meet',
      'roads/1',
      'does not lie',
      withRoads([{ seat: ana, from: 'farm', segment: 0, to: 'market' }]),
    ],
    [
      'a road to another neighbour',
      'roads/1',
      'does not lie',
      withRoads([{ ...road(ana, 'farm', 'market', 'forest'), to: 'quarry' }]),
    ],
    ['a road over a cliff', 'roads/1', 'cliff', withRoads([road(ana, 'town-hall', 'flour-mill', 'mountain')])],
    ['a road beside a printed one', 'roads/1', 'printed', withRoads([road(ana, 'church', 'town-hall', 'mountain')])],
    [
      'two roads between two buildings',
      'roads/2',
      'Another road',
      withRoads([ana, bea].map((seat) => road(seat, 'farm', 'market', 'forest'))),
    ],
    [
      'two roads of one seat, with parallel roads as an option',
      'roads/2',
      'Another road',
      {
        ...withRoads([road(ana, 'farm', 'market', 'forest'), road(ana, 'market', 'farm', 'forest')]),
        options: parallel.options,
      },
    ],
    [
      'a road to which no road leads',
      'roads/1',
      'Nobody can have got there',
      withRoads([road(ana, 'pond-forest', 'woodland-small', 'forest', outlying)], outlying),
    ],
    [
      'six roads of a seat',
      'roads',
      '5 road tokens',
      withRoads(Array.from({ length: 6 }, () => road(ana, 'farm', 'market', 'forest'))),
    ],
  ])('%s', (_what, where, words, state) => {
    expect(problems(state)).toContainEqual({ at: where, problem: expect.stringContaining(words) })
  })

  test.each<[string, string, string, State]>([
    [
      'a source that is placed and not listed',
      'sources/farm',
      'listed',
      { ...sound, sources: without(sources, 'farm') },
    ],
    [
      'a source that is listed and not placed',
      'sources/barn-opposite',
      'listed',
      { ...sound, sources: { ...sources, 'barn-opposite': {} } },
    ],
    ['more goods than slots', 'sources/farm', 'slots', { ...sound, sources: { ...sources, farm: { wheat: 4 } } }],
    ['wood on the farm', 'sources/farm', 'wheat', { ...sound, sources: { ...sources, farm: { wood: 1 } } }],
    [
      'goods on a barn to which no road leads',
      'sources/barn-bent',
      'Nobody',
      { ...sound, sources: { ...sources, 'barn-bent': { wood: 3 } } },
    ],
    [
      'a refinery that is placed and not listed',
      'refineries/sawmill',
      'listed',
      { ...sound, refineries: without(refineries, 'sawmill') },
    ],
    [
      'a refinery that is listed and not placed',
      'refineries/stonemason',
      'listed',
      { ...sound, refineries: { ...refineries, stonemason: [] } },
    ],
    [
      'more tokens than slots',
      'refineries/sawmill',
      'slots',
      { ...sound, refineries: { ...refineries, sawmill: [ana, bea] } },
    ],
    [
      'tokens out of order',
      'refineries/windmill',
      'order',
      { ...sound, refineries: { ...refineries, windmill: [bea, ana] } },
    ],
    [
      'tokens on a refinery to which no road leads',
      'refineries/flour-mill',
      'Nobody',
      { ...sound, refineries: { ...refineries, 'flour-mill': [ana] } },
    ],
    [
      'three tokens of a good',
      'refineries',
      'flour',
      { ...sound, refineries: { ...refineries, 'flour-mill': [ana], windmill: [ana, ana] } },
    ],
  ])('%s', (_what, where, words, state) => {
    expect(problems(state)).toContainEqual({ at: where, problem: expect.stringContaining(words) })
  })

  const church = 'church' as const
  const villagers = (number: number) => Array.from({ length: number }, () => ({ at: church, ready: false }))
  test.each<[string, string, State]>([
    ['no villager', 'seats/0/villagers', player(ana, { villagers: [] })],
    ['five villagers', 'seats/0/villagers', player(ana, { villagers: villagers(5) })],
    ['no donkey', 'seats/0/donkeys', player(ana, { donkeys: [] })],
    ['seven donkeys', 'seats/0/donkeys', player(ana, { donkeys: villagers(7).map(() => church) })],
    [
      'a villager without a road to it',
      'seats/1/villagers/0/at',
      player(bea, { villagers: [{ at: 'windmill', ready: true }] }),
    ],
    ['a donkey in no building', 'seats/1/donkeys/1', player(bea, { donkeys: ['church', 'smithy'] })],
  ])('%s', reportsPath)

  test.each<[string, string, State]>([
    ['a landmark without a flag', 'flags/pond-forest', { ...sound, flags: { 'pond-mountain': bea } }],
    ['a flag without a landmark', 'flags/smithy', { ...sound, flags: { ...flags, smithy: ana } }],
    [
      'a milestone that nobody has, though its good can be made',
      'milestones/milk',
      { ...sound, milestones: without(milestones, 'milk') },
    ],
    [
      'a milestone of a good that nobody can make',
      'milestones/brick',
      { ...sound, milestones: { ...milestones, brick: ana } },
    ],
    ['a road that nobody planned', 'milestones/roads', { ...sound, milestones: without(milestones, 'roads') }],
    ['a planner without a road', 'milestones/roads', { ...sound, milestones: { ...milestones, roads: ana } }],
    [
      'a delivery into a slot of the other side',
      'deliveries/refined',
      { ...player(ana, {}, atTheOpening(2)), deliveries: { refined: ana } },
    ],
  ])('%s', reportsPath)

  test.each<[string, string, State]>([
    ['a sale token in two places', 'seats/1/sales/0', player(bea, { sales: ['s1a'] })],
    ['a sale token in no place', 'unseen', player(carlos, { sales: [] })],
    [
      'a sale token that is missing',
      `box/sales/${offers[0]}`,
      printed({ sales: Object.fromEntries(Object.entries(box.sales).filter(([id]) => id !== offers[0])) }),
    ],
    ['sale tokens out of order', 'unseen', { ...sound, unseen: unseen.toReversed() }],
    ['four offers', 'offers', { ...sound, offers: [...offers, ...unseen.slice(0, 1)], unseen: unseen.slice(1) }],
    ['a higher level before a lower one', 'toCome', { ...sound, toCome: toCome.toReversed() }],
    ['more of a level to come than there are', 'toCome', { ...sound, toCome: [3, 3, 3, 3, 3] }],
    [
      'a level to come that others came after',
      'toCome',
      {
        ...sound,
        offers: [...offers.slice(0, 2), 's3a'],
        unseen: [...offers.slice(2), ...unseen.filter((id) => id !== 's3a')].toSorted(),
      },
    ],
  ])('%s', reportsPath)

  const scored = (seat: number, line: Partial<Player['scored']>): State =>
    player(seat, { scored: { goods: 0, buildings: 5, deliveries: 0, sales: 0, ...line } })
  test.each<[string, string, State]>([
    ['a delivery that brought nothing', 'seats/0/scored/deliveries', scored(ana, { sales: 1 })],
    ['a sale that nobody made', 'seats/1/scored/sales', scored(bea, { sales: 3 })],
    ['a landmark that brought nothing', 'seats/1/scored/buildings', scored(bea, { buildings: 0 })],
    ['more for buildings than they bring', 'seats', scored(bea, { buildings: 6 })],
  ])('%s', reportsPath)

  test.each<[string, string, State]>([
    ['rules of the future', 'rules', { ...sound, rules: 99 }],
    ['a round after the last', 'round', { ...sound, round: 41 }],
    ['a turn before the first round', 'round', { ...sound, round: 0 }],
    ['a round before the first turn', 'round', { ...fresh, round: 1 }],
    [
      'a turn before the ring is laid out',
      'village',
      turn({}, { ...fresh, round: 1, phase: { name: 'turn', seat: ana, driven: false } }),
    ],
    ['a turn of a seat that left', 'phase/seat', turn({ seat: carlos }, player(carlos, left))],
    ['buildings before the first turn', 'village', { ...sound, phase: { name: 'setup' }, round: 0 }],
    ['roads before the first turn', 'roads', { ...sound, phase: { name: 'setup' }, round: 0 }],
    ['deliveries before the first turn', 'deliveries', { ...sound, phase: { name: 'setup' }, round: 0 }],
    ['sales before the first turn', 'seats/2', { ...sound, phase: { name: 'setup' }, round: 0 }],
    [
      'a row before the ring is laid out',
      'row',
      { ...fresh, row: fresh.bag.slice(0, 1).map((tile) => ({ tile, coins: 0 })), bag: fresh.bag.slice(1) },
    ],
    [
      'offers before the ring is laid out',
      'offers',
      { ...fresh, offers: ['s1a'], unseen: fresh.unseen.slice(1), toCome: fresh.toCome.slice(1) },
    ],
    [
      'an end before what is due was drawn',
      'phase',
      {
        ...over,
        row: over.row.slice(1),
        bag: [...over.bag, ...over.row.slice(0, 1).map(({ tile }) => tile)].toSorted(),
      },
    ],
    ['an end of a match that goes on', 'phase/result/reason', { ...over, round: 9 }],
    ['an end for another reason', 'phase/result/reason', ended({ reason: 'church' })],
    [
      'a result that does not follow from what was scored',
      'phase/result/seats',
      player(bea, { scored: { ...(over.seats[bea]?.scored ?? none), goods: 99 } }, over),
    ],
    ['a seat without a place', 'phase/result/seats', ended({ seats: [] })],
    [
      'a score sheet without lines',
      'phase/result/seats',
      ended({ seats: placed.map((seat) => ({ ...seat, lines: [] })) }),
    ],
  ])('%s', reportsPath)

  test.each<[string, State]>([
    ['a turn that is over', { ...sound, phase: { name: 'turn-over', seat: ana } }],
    ['a turn in which nothing can be done', turn({ driven: true }, player(ana, { villagers: villagers(2) }))],
    ['a match of one', player(bea, left, player(carlos, left, { ...sound, bag: [...bag, ...held].toSorted() }))],
    ['a setup that is complete', { ...begun, round: 0, phase: { name: 'setup' } }],
  ])('play does not stop in %s', (_what, state) => {
    expect(problems(state)).toEqual([{ at: 'phase', problem: expect.stringContaining('Play does not rest here') }])
  })
})
