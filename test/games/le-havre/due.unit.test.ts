import { describe, expect, test } from 'vitest'
import { foodOf } from '../../../src/games/le-havre/data/goods.ts'
import { Event } from '../../../src/games/le-havre/events.ts'
import { after } from '../../../src/games/le-havre/evolve.ts'
import { leHavre } from '../../../src/games/le-havre/index.ts'
import { type Counts, items } from '../../../src/games/le-havre/items.ts'
import { type View, view } from '../../../src/games/le-havre/view.ts'
import { matchOf } from '../contract/match-of.ts'

const foodIn = (counted: Counts) => items.reduce((so, item) => so + (counted[item] ?? 0) * foodOf(item), 0)

/** The views of a random match at the moments before and after each event. */
function viewsOf(seats: number) {
  const options = leHavre.meta.options.parse({ length: 'short' })
  const { events } = matchOf(leHavre, seats, `due ${seats}`, { length: 'short' })
  let state = leHavre.opening({ seats, options })
  return events.map((given) => {
    const event = Event.parse(given)
    const before = view(state, 'spectator')
    state = after(state, [event])
    return { event, before, now: view(state, 'spectator') }
  })
}

describe.each([1, 3])('what the view of %d seats says the end of the round will cost', (seats) => {
  const moments = viewsOf(seats)
  const dues = ({ seats: all }: View) =>
    all.flatMap(({ due }, seat) => (due === null || due.food === 0 ? [] : [{ seat, food: due.food }]))

  test('is what is owed then', () => {
    const begun = moments.flatMap(({ event, before, now }) =>
      event.type === 'feeding-began' ? [{ owing: event.owing, before, now }] : [],
    )
    expect(begun.length).toBeGreaterThan(2)
    for (const { owing, before, now } of begun) {
      expect(dues(before)).toEqual(owing)
      expect(dues(now)).toEqual(owing)
    }
  })

  test('counts what grows before', () => {
    const grown = moments.flatMap(({ event, before, now }) =>
      event.type === 'harvested' ? [{ seats: event.seats, before, now }] : [],
    )
    expect(grown.length).toBeGreaterThan(2)
    for (const { seats: harvests, before, now } of grown) {
      for (const [seat, { due, food }] of before.seats.entries()) {
        expect(due?.grows).toEqual(harvests.find((one) => one.seat === seat)?.goods ?? {})
        expect(due?.short).toBe(Math.max(0, (due?.food ?? 0) - food - foodIn(due?.grows ?? {})))
        expect(now.seats[seat]?.due?.short).toBe(due?.short)
      }
    }
  })

  test('is nothing any more once it is paid, and after the last round', () => {
    const paid = moments.flatMap(({ event, now }) => (event.type === 'fed' ? [{ seat: event.seat, now }] : []))
    expect(paid.length).toBeGreaterThan(2)
    for (const { seat, now } of paid) expect(now.seats[seat]?.due).toBeNull()
    const final = moments.flatMap(({ now }) => (now.phase.name === 'turn' && now.phase.final !== null ? [now] : []))
    const last = moments.slice(-1).map(({ now }) => now)
    expect(final.length).toBeGreaterThanOrEqual(seats)
    for (const now of [...final, ...last]) {
      expect(now.roundEnd).toBeNull()
      expect(now.seats.map(({ due }) => due)).toEqual(now.seats.map(() => null))
    }
  })
})
