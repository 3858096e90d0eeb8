import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pick } from '../../../src/games/kit/dice.ts'
import { fill } from '../../../src/games/kit/forms.ts'
import { cards } from '../../../src/games/le-havre/cards/index.ts'
import { traded } from '../../../src/games/le-havre/effects/traded.ts'
import type { Event } from '../../../src/games/le-havre/events.ts'
import { evolve } from '../../../src/games/le-havre/evolve.ts'
import { leHavre } from '../../../src/games/le-havre/index.ts'
import { items } from '../../../src/games/le-havre/items.ts'
import { Options } from '../../../src/games/le-havre/meta.ts'
import { opening } from '../../../src/games/le-havre/opening.ts'
import type { State } from '../../../src/games/le-havre/state.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { times } from '../../support/long.ts'

/** All goods, with the players and on the quay. */
const francs = ({ seats, offers }: State): number => seats.reduce((sum, { stock }) => sum + stock.franc, offers.franc)

/** The francs that the general supply gives (or takes, if negative) by an event. */
function supplied(event: Event, before: State): number {
  switch (event.type) {
    case 'supplied':
      return event.adds.filter((offer) => offer === 'franc').length
    case 'used':
      return (event.got.franc ?? 0) - (event.gave.franc ?? 0)
    case 'entered':
      return event.owner === null ? -(event.fee.franc ?? 0) : 0
    case 'fed':
      return -(event.paid.franc ?? 0)
    case 'loans-taken':
    case 'sold':
    case 'ship-sold':
    case 'dividend':
      return event.francs
    case 'interest-paid':
    case 'loans-repaid':
    case 'redeemed':
    case 'bought':
    case 'ship-bought':
      return -event.francs
    case 'seat-left':
      return -(before.seats[event.seat]?.stock.franc ?? 0)
    default:
      return 0
  }
}

/** Every card, wherever it is. */
const everyCard = (state: State): string[] => [
  ...state.town,
  ...state.piles.flat(),
  ...state.seats.flatMap(({ buildings }) => buildings),
  ...state.waiting,
  ...state.specials.top,
  ...state.specials.bag,
]

const everyShip = ({ ships, seats }: State): string[] => [
  ...Object.values(ships).flat(),
  ...seats.flatMap((player) => player.ships),
]

/** What a visit gave although its card does not make it. */
function unmade(event: Event): string[] {
  if (event.type !== 'used') return []
  const use = cards[event.building]?.use
  const makes: ReadonlySet<string> = use === undefined ? new Set() : traded(use.printed).makes
  return Object.keys(event.got).filter((item) => !makes.has(item))
}

function holds(event: Event, before: State, after: State): void {
  const json = JSON.stringify(event)
  expect(francs(after), json).toBe(francs(before) + supplied(event, before))
  for (const { stock, loans } of after.seats) {
    for (const item of items) expect(stock[item], json).toBeGreaterThanOrEqual(0)
    expect(loans, json).toBeGreaterThanOrEqual(0)
  }
  for (const amount of Object.values(after.offers)) expect(amount, json).toBeGreaterThanOrEqual(0)
  const cards = everyCard(after)
  expect(new Set(cards).size, json).toBe(cards.length)
  if (before.phase.name !== 'setup') expect(cards.length, json).toBe(everyCard(before).length)
  const ships = everyShip(after)
  expect(new Set(ships).size, json).toBe(ships.length)
  expect(unmade(event), json).toEqual([])
  const discs = after.seats.flatMap(({ disc }) => disc ?? [])
  if (after.phase.name === 'turn' && after.phase.final === null) expect(new Set(discs).size, json).toBe(discs.length)
}

/** Plays a whole match at random, and checks every single event. */
function watch(seed: string, seats: number, options: Options): void {
  const dice = seededDice(seed)
  let state: State = opening({ seats, options })
  const happen = (events: readonly Event[]) => {
    for (const event of events) {
      const before = state
      state = evolve(before, event)
      holds(event, before, state)
    }
  }
  const nature = () => {
    for (let events = leHavre.chance(state, dice); events.length > 0; events = leHavre.chance(state, dice))
      happen(events)
  }
  nature()
  for (;;) {
    const seat = pick(dice, leHavre.decisions(state))?.seat
    const choice = seat === undefined ? undefined : pick(dice, leHavre.choices(state, seat))
    if (seat === undefined || choice === undefined) return
    const move = leHavre.schemas.move.parse(fill(choice, dice))
    happen(leHavre.decide(state, seat, move))
    nature()
  }
}

describe('nothing is created or lost in Le Havre', () => {
  test('goods are never negative, francs come from and go to the supply only, a visit gives only what its card makes, each card is in one place, and no two discs in one building', () => {
    fc.assert(
      fc.property(
        fc.integer().map(String),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom('full', 'short'),
        fc.constantFrom('base', 'base+promos', 'base+promos+grand-hameau'),
        (seed, seats, length, specials) => watch(seed, seats, Options.parse({ length, specials })),
      ),
      { numRuns: times(1, 40) },
    )
  }, 120_000)
})
