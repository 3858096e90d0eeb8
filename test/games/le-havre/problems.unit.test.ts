import { describe, expect, test } from 'vitest'
import { specialDeck } from '../../../src/games/le-havre/cards/decks.ts'
import { end, lastRepayment } from '../../../src/games/le-havre/ending.ts'
import { after as afterwards } from '../../../src/games/le-havre/evolve.ts'
import { forfeit } from '../../../src/games/le-havre/forfeit.ts'
import { Options } from '../../../src/games/le-havre/meta.ts'
import { opening } from '../../../src/games/le-havre/opening.ts'
import { problems } from '../../../src/games/le-havre/problems/index.ts'
import type { Phase, Result, State, TurnPhase } from '../../../src/games/le-havre/state.ts'
import { looks, meanwhile, midway, orders, player } from './midway.ts'
import { ana, bea, carlos } from './table.ts'

const turn = (changes: Partial<TurnPhase>, state: State = midway): State => ({
  ...state,
  phase: state.phase.name === 'turn' ? { ...state.phase, ...changes } : state.phase,
})
const looked = meanwhile(looks(ana, 'zoo', 'farm'), orders(ana, 'zoo', 'farm'))
const looking = meanwhile(looks(bea, 'zoo', 'farm'))

/** The feeding of the fourth round: the seats that are asked could pay in more than one way. */
const hungry: State = {
  ...player(midway, ana, { feeding: 'ask', stock: { ...(midway.seats[ana]?.stock ?? fail()), fish: 3 } }),
  turn: 28,
  phase: { name: 'feeding', owing: [{ seat: ana, food: 3 }], asked: [ana] },
  ships: { ...midway.ships, wooden: ['blanche', 'apolline'] },
}

/** The final phase: every ship has come, and one building has two discs. */
const final: State = turn(
  { seat: bea, final: [carlos, carlos] },
  {
    ...player(midway, carlos, { disc: 'marketplace' }),
    turn: 18 * 7,
    ships: {
      wooden: ['noemi', 'ophelie', 'lucie', 'blanche', 'apolline'],
      iron: ['caen', 'dunkerque', 'saint-malo', 'boulogne', 'cherbourg'],
      steel: ['lissabon', 'amsterdam', 'bremerhaven', 'triest'],
      luxury: ['ms-andrea', 'ms-doris', 'ms-susanne'],
    },
  },
)
const settled: State = afterwards(final, lastRepayment(final))
const over: State = afterwards(settled, end(settled, 'rounds'))

/** The next tile bears interest, and Ana, who has the turn, has a loan. */
const settling: State = turn(
  { stage: 'supply' },
  {
    ...player(midway, ana, { loans: 1 }),
    tiles: ['wood-cattle', 'wood-clay', 'wood-fish', ...midway.tiles.slice(2, 4), ...midway.tiles.slice(5)],
  },
)

/** Interest is due, and Carlos, who has no francs, could sell his wharf. */
const dear: State = turn(
  { owing: [carlos], asked: [carlos] },
  {
    ...player(midway, carlos, { interest: 'ask', stock: { ...(midway.seats[carlos]?.stock ?? fail()), franc: 0 } }),
    tiles: settling.tiles,
  },
)

/** Carlos bought the Bank off its pile. */
const withBank: State = afterwards(
  player(midway, carlos, { stock: { ...(midway.seats[carlos]?.stock ?? fail()), franc: 45 } }),
  [{ type: 'bought', seat: carlos, building: 'bank', pile: 0, francs: 40 }],
)

/** With the promotional cards: the Pawnbroker's is built, and Ana has pawned two goods. */
const promos: State['options'] = { ...midway.options, specials: 'base+promos' }
const pawning: State = player(
  {
    ...midway,
    options: promos,
    town: [...midway.town, 'pawnbrokers'],
    specialsLeft: 4,
    specials: { top: [], bag: specialDeck(promos, 3).filter((id) => id !== 'bakery' && id !== 'pawnbrokers') },
  },
  ana,
  { pawned: ['iron', 'coal'] },
)

/** The Football Stadium is revealed, and every pile has cards. */
const waiting: State = {
  ...pawning,
  waiting: ['football-stadium'],
  specialsLeft: 3,
  specials: { top: [], bag: pawning.specials.bag.filter((id) => id !== 'football-stadium') },
}

/** As by rules 1, which have a single default order. */
const withoutOrders = (state: State): State => ({
  ...state,
  rules: 1,
  seats: state.seats.map(({ interest: _, ...others }) => others),
})

function fail(): never {
  throw new Error('There is no such seat.')
}

describe('a reachable position has no problems', () => {
  test.each([
    ['in a turn', midway],
    ['in a turn by rules 1', withoutOrders(midway)],
    ['before the supply of a tile that bears interest', settling],
    ['while interest is owed', dear],
    ['after a look', looked],
    ['with pawned goods', pawning],
    ['while the Football Stadium waits', waiting],
    ['once somebody owns the Bank', withBank],
    ['during a look', looking],
    ['while somebody feeds', hungry],
    ['in the final phase', final],
    ['after the last action', over],
    ['when one has left', afterwards(midway, forfeit(midway, bea))],
  ])('%s', (_when, state) => {
    expect(problems(state)).toEqual([])
  })

  test.each([1, 2, 3, 4, 5].flatMap((seats) => [[seats, 'full'] as const, [seats, 'short'] as const]))(
    'before anything is drawn, %i players, %s',
    (seats, length) => {
      for (const specials of ['base', 'base+promos', 'base+promos+grand-hameau'] as const)
        expect(problems(opening({ seats, options: Options.parse({ length, specials }) }))).toEqual([])
    },
  )
})

describe('an impossible position is reported with the path', () => {
  const [inOnePile = [], inAnother = []] = [waiting.piles.slice(0, 2).flat(), waiting.piles.slice(2).flat()]
  const phase = (to: Phase, state: State = midway): State => ({ ...state, phase: to })
  test.each<[string, string, State]>([
    ['a building in two places', 'seats/0/buildings/0', { ...midway, town: [...midway.town, 'marketplace'] }],
    ['a building in no place', 'town', player(midway, bea, { buildings: [] })],
    ['a building of another line-up', 'town/4', { ...midway, town: [...midway.town, 'dock'] }],
    ['a special building of another deck', 'town/4', { ...midway, town: [...midway.town, 'dunny'] }],
    [
      'a card whose rule is not known',
      'town/4',
      player({ ...midway, town: [...midway.town, 'hotel'] }, ana, { disc: 'hotel' }),
    ],
    ['too few piles', 'piles', { ...midway, piles: midway.piles.slice(0, 2) }],
    ['piles before they are dealt', 'piles', { ...opening({ seats: 3, options: Options.parse({}) }), piles: [[]] }],
    ['the first buildings of the town in a pile', 'piles/0', { ...midway, piles: [['building-firm-1'], [], []] }],
    ['a special building in a pile', 'piles/0', { ...midway, piles: [['bakery'], [], []] }],
    ['a modern joinery', 'modernised', { ...midway, modernised: ['joinery'] }],
    ['a modern wharf in a pile', 'modernised', { ...midway, modernised: ['wharf-17'] }],
    ['a wharf modern twice', 'modernised', { ...midway, modernised: ['wharf-12', 'wharf-12'] }],
    ['more special buildings than were laid out', 'specialsLeft', { ...midway, specialsLeft: 6 }],
    [
      'special buildings in the short game',
      'specialsLeft',
      { ...opening({ seats: 3, options: Options.parse({ length: 'short' }) }), specialsLeft: 6 },
    ],
    ['more seen than there are', 'specials/top', { ...looked, specialsLeft: 1 }],
    ['a memory of what is not on top', 'seats/1/seen', player(looked, bea, { seen: ['tavern'] })],
    ['a memory of one card twice', 'seats/1/seen', player(looked, bea, { seen: ['zoo', 'zoo'] })],
    ['a sure memory of another order', 'seats/0/seen', player(looked, ana, { seen: ['farm', 'zoo'] })],
    ['a doubt about nothing', 'seats/1/sure', player(looked, bea, { sure: false })],
    ['a look at nothing', 'peek', { ...midway, specialsLeft: 0, peek: { seat: ana, turn: 3, shown: false } }],
    ['a look that is to come', 'peek/turn', { ...looking, peek: { seat: bea, turn: 31, shown: true } }],
    ['a look that shows nothing', 'seats/1/seen', player(looking, bea, { seen: [] })],
    ['a look of nobody', 'peek/seat', { ...looking, peek: { seat: 3, turn: 3, shown: true } }],
    ['a ship that is to come', 'ships/iron/0', { ...midway, ships: { ...midway.ships, iron: ['cherbourg'] } }],
    ['a ship of another game', 'seats/0/ships/0', player(midway, ana, { ships: ['salomee'] })],
    [
      'a ship in two places',
      'seats/1/ships/0',
      { ...midway, ships: { ...midway.ships, wooden: ['dina', 'lucie', 'blanche', 'apolline'] } },
    ],
    ['a ship in no place', 'ships/wooden', player(midway, bea, { ships: [] })],
    [
      'a ship on the space of others',
      'ships/iron',
      { ...midway, ships: { ...midway.ships, wooden: ['lucie', 'blanche'], iron: ['apolline'] } },
    ],
    ['a tile that lies face down', 'tiles', { ...midway, tiles: midway.tiles.slice(1) }],
    ['a tile twice', 'tiles', { ...midway, tiles: [...midway.tiles.slice(1), 'iron-franc'] }],
    [
      'a building that waits, but never becomes a pile',
      'waiting/0',
      { ...midway, town: midway.town.slice(0, -1), waiting: ['bakery'] },
    ],
    ['a Bank that nobody has ever owned, with a player', 'bankHeld', { ...withBank, bankHeld: false }],
    ['a Bank in a pile that somebody has owned', 'bankHeld', { ...midway, bankHeld: true }],
    ['pawned goods without the Pawnbroker’s', 'seats/0/pawned', player(midway, ana, { pawned: ['iron'] })],
    ['one good pawned twice', 'seats/0/pawned', player(pawning, ana, { pawned: ['iron', 'iron'] })],
    [
      'pawned goods of a seat that left',
      'seats/1',
      player(afterwards(pawning, [{ type: 'seat-left', seat: bea }]), bea, { pawned: ['iron'] }),
    ],
    ['a disc in a pile', 'seats/0/disc', player(midway, ana, { disc: 'tannery' })],
    [
      'a disc in a locked building',
      'seats/0/disc',
      player(meanwhile({ type: 'special-revealed', building: 'wind-farm', to: 'town' }), ana, { disc: 'wind-farm' }),
    ],
    ['two discs in one building', 'seats/2/disc', player(midway, carlos, { disc: 'marketplace' })],
    ['rules of the future', 'rules', { ...midway, rules: 99 }],
    ['more turns than the game has', 'turn', { ...midway, turn: 18 * 7 + 3 }],
    ['a turn after the last', 'turn', { ...final, phase: midway.phase }],
    ['a final phase before the last turn', 'turn', turn({ final: [bea, carlos] })],
    ['a feeding within a round', 'turn', { ...hungry, turn: 29 }],
    ['a turn of another seat', 'phase/seat', turn({ seat: bea })],
    ['a turn of nobody', 'phase/seat', turn({ seat: 4 })],
    ['a supply in the final phase', 'phase/stage', turn({ stage: 'supply' }, final)],
    ['a final phase against the order', 'phase/final', turn({ final: [ana] }, final)],
    ['a final action of nobody', 'phase/final', turn({ final: [3] }, final)],
    ['interest without a tile that bears it', 'phase/owing', turn({ owing: [carlos] })],
    ['an answer of a seat that owes nothing', 'phase/asked', turn({ asked: [bea] }, dear)],
    ['an answer although nothing is owed', 'phase/asked', turn({ asked: [ana] })],
    ['two answers of one seat', 'phase/asked', turn({ asked: [carlos, carlos] }, dear)],
    ['an answer to other rules', 'phase/asked', withoutOrders(dear)],
    ['an order of other rules', 'seats/0/interest', { ...midway, rules: 1 }],
    ['orders left out', 'seats/0/interest', { ...withoutOrders(midway), rules: 2 }],
    ['interest twice', 'phase/owing', turn({ owing: [carlos, carlos] }, dear)],
    ['interest after the main action', 'phase/owing', turn({ stage: 'after' }, dear)],
    ['a construction in no building', 'phase/at', turn({ stage: 'construction' })],
    ['a building of no construction', 'phase/at', turn({ at: 'construction-firm' })],
    ['an eviction from a pile', 'phase/at', turn({ stage: 'eviction', at: 'tannery' })],
    ['a sale into a pile', 'phase/sold', turn({ sold: ['tannery'] })],
    ['a hunger beyond the demand', 'phase/owing', phase({ name: 'feeding', owing: [{ seat: ana, food: 4 }] }, hungry)],
    ['a hunger of nobody', 'phase/owing', phase({ name: 'feeding', owing: [{ seat: 3, food: 1 }] }, hungry)],
    ['goods of a seat that left', 'seats/1', player(midway, bea, { left: true })],
    [
      'a debt of a seat that left',
      'phase/owing',
      turn({ owing: [carlos] }, afterwards(dear, [{ type: 'seat-left', seat: carlos }])),
    ],
    ['a turn that is over', 'phase', phase({ name: 'turn-over', final: null })],
    ['a supply that comes by itself', 'phase', turn({ stage: 'supply' })],
    ['a pile that is empty while the Stadium waits', 'phase', { ...waiting, piles: [[], inOnePile, inAnother] }],
    ['a round that has ended', 'phase', phase({ name: 'round-end', next: 'round' }, { ...midway, turn: 28 })],
    [
      'a match of one that goes on',
      'phase',
      afterwards(midway, [
        { type: 'seat-left', seat: bea },
        { type: 'seat-left', seat: carlos },
      ]),
    ],
  ])('%s', (_what, at, state) => {
    expect(problems(state).map((problem) => problem.at)).toContain(at)
  })

  const ended = (changes: Partial<Result>, state: State = over): State => ({
    ...state,
    phase: state.phase.name === 'over' ? { name: 'over', result: { ...state.phase.result, ...changes } } : state.phase,
  })
  const placed = over.phase.name === 'over' ? over.phase.result.seats : []
  const withoutBea = afterwards(midway, forfeit(midway, bea))
  const forsaken = afterwards(withoutBea, forfeit(withoutBea, carlos))
  test.each<[string, string, State]>([
    ['a result that does not follow from what the seats own', 'seats', player(over, ana, { loans: 1 })],
    ['a seat without a place', 'seats', ended({ seats: [] })],
    ['a place that is another', 'seats', ended({ seats: placed.map((seat) => ({ ...seat, place: 1 })) })],
    ['a score sheet without lines', 'seats', ended({ seats: placed.map((seat) => ({ ...seat, lines: [] })) })],
    [
      'a line of another sum',
      'seats',
      ended({
        seats: placed.map((seat) => ({ ...seat, lines: seat.lines.map((line) => ({ ...line, points: 9 })) })),
      }),
    ],
    ['an end for one player', 'reason', ended({ reason: 'alone-good' })],
    ['an end by leaving, with all players there', 'reason', ended({ reason: 'forfeit' })],
    ['an end of a match that goes on', 'reason', { ...midway, phase: over.phase }],
    ['an end by its rounds although all others left', 'reason', ended({ reason: 'rounds' }, forsaken)],
  ])('of a finished match: %s', (_what, at, state) => {
    expect(problems(state).map((problem) => problem.at)).toContain(`phase/result/${at}`)
  })

  test('a loan at the end that its owner could repay', () => {
    const rich = player(over, ana, { loans: 1, stock: { ...(over.seats[ana]?.stock ?? fail()), franc: 5 } })
    expect(problems(afterwards(rich, end(rich, 'rounds'))).map(({ at }) => at)).toEqual(['seats'])
    const poor = player(rich, ana, { stock: { ...(over.seats[ana]?.stock ?? fail()), franc: 4 } })
    expect(problems(afterwards(poor, end(poor, 'rounds')))).toEqual([])
  })

  test('ships may have left the game with a seat, or in exchange for the Luxury Yacht', () => {
    expect(problems(afterwards(midway, [{ type: 'seat-left', seat: bea }]))).toEqual([])
    const lost = { ...final, ships: { ...final.ships, iron: final.ships.iron.slice(1) } }
    expect(problems(lost).map(({ at }) => at)).toEqual(['ships/iron'])
    const exchanged = {
      ...player(lost, bea, { buildings: ['joinery', 'luxury-yacht'] }),
      specialsLeft: 4,
      specials: { top: [], bag: lost.specials.bag.filter((id) => id !== 'luxury-yacht') },
    } satisfies State
    expect(problems(exchanged)).toEqual([])
  })
})
