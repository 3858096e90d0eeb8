import { expect } from 'vitest'
import type { Seat } from '../../../src/games/game.ts'
import type { Form } from '../../../src/games/kit/choice.ts'
import { IllegalMove, type RefusalParams } from '../../../src/games/kit/illegal-move.ts'
import { type BuildingId, specialIds } from '../../../src/games/le-havre/data/building-ids.ts'
import { tileIds } from '../../../src/games/le-havre/data/supply-tiles.ts'
import type { Event } from '../../../src/games/le-havre/events.ts'
import { type Counts, nothing, plus } from '../../../src/games/le-havre/items.ts'
import { Options } from '../../../src/games/le-havre/meta.ts'
import { enter } from '../../../src/games/le-havre/moves/enter.ts'
import type { Code } from '../../../src/games/le-havre/refuse.ts'
import type { Player, State, TurnPhase } from '../../../src/games/le-havre/state.ts'

/** Steps of Le Havre's tests: lay out a position, make moves, and check the outcome. */

export const [ana, bea, carlos] = [0, 1, 2] as const

/** One player; nothing by default. */
type Sitting = Partial<Omit<Player, 'stock'>> & { readonly stock?: Counts }

export interface Layout extends Partial<Omit<State, 'seats' | 'options' | 'offers' | 'ships' | 'specials' | 'phase'>> {
  readonly seats?: number
  /** What Ana has. */
  readonly stock?: Counts
  readonly ana?: Sitting
  /** The players after Ana, in seat order. */
  readonly others?: readonly Sitting[]
  readonly options?: Partial<Options>
  readonly offers?: Partial<State['offers']>
  readonly ships?: Partial<State['ships']>
  readonly specials?: Partial<State['specials']>
  /** By default, Ana's turn, with her main action open. */
  readonly phase?: Partial<TurnPhase>
}

/** Ana's turn, with her main action open: everything else is empty by default. */
export function table({
  rules = 5,
  seats = 3,
  stock = {},
  ana: first = {},
  others = [],
  ...given
}: Layout = {}): State {
  const sittings = Array.from({ length: seats }, (_, seat) => (seat === ana ? { stock, ...first } : others[seat - 1]))
  const specialsLeft = given.specialsLeft ?? 0
  return {
    rules,
    turn: 10,
    tiles: [...tileIds],
    town: [],
    piles: [[], [], []],
    modernised: [],
    waiting: [],
    bankHeld: false,
    peek: null,
    ...given,
    specialsLeft,
    options: Options.parse(given.options ?? {}),
    offers: { franc: 1, fish: 1, wood: 1, clay: 1, iron: 1, grain: 1, cattle: 1, ...given.offers },
    ships: { wooden: [], iron: [], steel: [], luxury: [], ...given.ships },
    specials: { top: [], bag: specialsLeft === 0 ? [] : [...specialIds], ...given.specials },
    phase: { name: 'turn', seat: ana, stage: 'action', owing: [], at: null, sold: [], final: null, ...given.phase },
    seats: sittings.map((sitting = {}) => ({ ...(rules > 1 && { interest: 'pay' }), ...player(sitting) })),
  }
}

const player = ({ stock = {}, ...given }: Sitting): Player => ({
  loans: 0,
  pawned: [],
  buildings: [],
  ships: [],
  disc: null,
  feeding: 'automatic',
  seen: [],
  sure: true,
  left: false,
  ...given,
  stock: plus(nothing, stock),
})

/** The events of an entry. The move is parsed as from the wire. */
export const enters = (state: State, building: BuildingId, said: object = {}, seat: Seat = ana): Event[] =>
  enter.decide(state, seat, enter.move.parse({ type: 'enter', building, ...said }))

/** The forms for entering a building; none if it cannot be entered. */
export const waysInto = (state: State, building: BuildingId, seat: Seat = ana): Form[] =>
  enter.offer(state, seat).filter(({ move }) => move.building === building)

/** The example of a form, with every default payment written out. */
export const asProposed = ({ example, fields }: Form): Form['example'] => ({
  ...example,
  ...Object.fromEntries(fields.flatMap((field) => (field.kind === 'payment' ? [[field.name, field.proposal]] : []))),
})

/** Expects a move to be refused, with these parameters. */
export function refused(doing: () => unknown, code: Code, params?: RefusalParams): void {
  const refusal = caught(doing)
  expect(refusal).toBeInstanceOf(IllegalMove)
  expect(refusal).toMatchObject({ code: `le-havre/${code}`, ...(params === undefined ? {} : { params }) })
}

function caught(doing: () => unknown): unknown {
  try {
    doing()
  } catch (refusal) {
    return refusal
  }
  return undefined
}

/** The event `used`: what was handed in or paid besides the fee, and what was gained. */
export const used = (building: BuildingId, gave: Counts, got: Counts, seat: Seat = ana): Event => ({
  type: 'used',
  seat,
  building,
  gave,
  got,
})

/** The event `entered`, with the fee that was paid. */
export const entered = (
  building: BuildingId,
  fee: Counts = {},
  owner: Seat | null = null,
  seat: Seat = ana,
): Event => ({
  type: 'entered',
  seat,
  building,
  owner,
  fee,
})

export const turnEnded = (seat: Seat = ana): Event => ({ type: 'turn-ended', seat })
