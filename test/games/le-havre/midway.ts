import type { Seat } from '../../../src/games/game.ts'
import { type BuildingId, specialIds } from '../../../src/games/le-havre/data/building-ids.ts'
import { lineUps } from '../../../src/games/le-havre/data/line-ups.ts'
import { tileIds } from '../../../src/games/le-havre/data/supply-tiles.ts'
import type { Event } from '../../../src/games/le-havre/events.ts'
import { after as afterwards } from '../../../src/games/le-havre/evolve.ts'
import { Options } from '../../../src/games/le-havre/meta.ts'
import { opening } from '../../../src/games/le-havre/opening.ts'
import type { Player, State } from '../../../src/games/le-havre/state.ts'
import { ana } from './table.ts'

/**
 * A position with an example of everything: three players in the fifth round of the full game, at Ana's main action.
 */

const built: readonly BuildingId[] = ['marketplace', 'joinery', 'wharf-12']
const inPiles = (lineUps.full[3]?.piles ?? []).filter((id) => !built.includes(id))
const start = opening({ seats: 3, options: Options.parse({}) })

/** The position with one player changed. */
export const player = (state: State, seat: Seat, changes: Partial<Player>): State => ({
  ...state,
  seats: state.seats.map((each, at) => (at === seat ? { ...each, ...changes } : each)),
})

const sittings: readonly Partial<Player>[] = [
  { buildings: ['marketplace'] },
  { buildings: ['joinery'], ships: ['dina'], disc: 'marketplace' },
  { buildings: ['wharf-12'], loans: 1 },
]

const table: State = {
  ...start,
  turn: 30,
  phase: { name: 'turn', seat: ana, stage: 'action', owing: [], at: null, sold: [], final: null },
  tiles: [...tileIds],
  town: [...start.town, 'bakery'],
  piles: [inPiles.slice(0, 8), inPiles.slice(8, 16), inPiles.slice(16)],
  ships: { wooden: ['lucie', 'blanche', 'apolline'], iron: [], steel: [], luxury: [] },
  modernised: ['wharf-12'],
  specialsLeft: 5,
  specials: { top: [], bag: specialIds.filter((id) => id !== 'bakery') },
}

export const midway: State = {
  ...table,
  seats: table.seats.map((each, seat) => ({ ...each, ...sittings[seat] })),
}

/** This seat looks at the special buildings on top. */
export const looks = (seat: Seat, ...cards: BuildingId[]): Event[] => [
  { type: 'peek-announced', seat },
  { type: 'specials-peeked', seat, cards },
]

/** And puts them back in this order. */
export const orders = (seat: Seat, ...cards: BuildingId[]): Event[] => [
  { type: 'specials-ordered', seat, cards },
  { type: 'peek-closed', seat, lapsed: false },
]

export const lapses = (seat: Seat): Event => ({ type: 'peek-closed', seat, lapsed: true })

export const reveals = (building: BuildingId): Event => ({ type: 'special-revealed', building, to: 'town' })

/** The position after such events with the special buildings, at the same point of play. */
export const meanwhile = (...events: readonly (Event | readonly Event[])[]): State => ({
  ...afterwards(midway, events.flat()),
  phase: midway.phase,
})
