import { z } from 'zod'
import type { Seat, Viewer } from '../game.ts'
import { BuildingId } from './data/building-ids.ts'
import { turnsInARound } from './data/set-up.ts'
import { foodFromShips } from './passive.ts'
import { points } from './scoring.ts'
import { openTable, Player, playerAt, roundOf, SeatNumber, type State } from './state.ts'

const count = z.int().min(0)

/** The special buildings that lie face down, and what the viewer knows of those on top. */
const SeenSpecials = z
  .strictObject({
    unrevealed: z.array(BuildingId).describe('All that are not revealed; any of them may be among those laid out.'),
    drawn: count.describe('How many of those on top somebody has looked at.'),
    knownTo: SeatNumber.nullable().describe('The seat of the viewer; null for somebody without one.'),
    seen: z.array(BuildingId).describe('Those among the drawn ones that the viewer knows.'),
    sure: z.boolean().describe('Whether they lie on top in this order; if not, in any.'),
  })
  .meta({ id: 'LeHavreSpecials', description: 'The special buildings that lie face down, as far as one knows them.' })
type SeenSpecials = z.infer<typeof SeenSpecials>

const SeenPlayer = Player.omit({ seen: true, sure: true })
  .extend({
    points: z.int().describe('The score, if the match ended now.'),
    feeds: count.describe('How much food the own ships bring at the end of a round.'),
  })
  .meta({ id: 'LeHavreSeat', description: 'A player’s place at the table.' })
type SeenPlayer = z.infer<typeof SeenPlayer>

/** The table as one viewer sees it: only special buildings that somebody has looked at are hidden. */
export const View = z.strictObject({
  ...openTable,
  round: z.int().min(1).describe('The round that is being played; its end belongs to it.'),
  specials: SeenSpecials,
  seats: z.array(SeenPlayer),
})
export type View = z.infer<typeof View>

export function view(state: State, viewer: Viewer): View {
  return {
    rules: state.rules,
    options: state.options,
    turn: state.turn,
    phase: state.phase,
    tiles: state.tiles,
    offers: state.offers,
    town: state.town,
    piles: state.piles,
    ships: state.ships,
    modernised: state.modernised,
    waiting: state.waiting,
    bankHeld: state.bankHeld,
    specialsLeft: state.specialsLeft,
    peek: state.peek,
    round: roundPlayed(state),
    specials: specials(state, viewer),
    seats: state.seats.map((_, seat) => place(state, seat)),
  }
}

/** A round's end belongs to it, and the final phase to the last one. */
const roundPlayed = (state: State): number =>
  state.phase.name === 'turn' && state.phase.final === null
    ? roundOf(state)
    : Math.max(1, Math.ceil(state.turn / turnsInARound))

/** That somebody looks is public, and so is what is revealed: hence how many are drawn, and all that may come. */
function specials(state: State, viewer: Viewer): SeenSpecials {
  const { top, bag } = state.specials
  return { unrevealed: [...bag, ...top].toSorted(), drawn: top.length, ...known(state, viewer) }
}

function known(state: State, viewer: Viewer): Pick<SeenSpecials, 'knownTo' | 'seen' | 'sure'> {
  if (viewer === 'administrator') return { knownTo: null, seen: state.specials.top, sure: true }
  if (viewer === 'spectator') return { knownTo: null, seen: [], sure: true }
  const { seen, sure } = playerAt(state, viewer)
  return { knownTo: viewer, seen, sure }
}

function place(state: State, seat: Seat): SeenPlayer {
  const player = playerAt(state, seat)
  return {
    stock: player.stock,
    loans: player.loans,
    pawned: player.pawned,
    buildings: player.buildings,
    ships: player.ships,
    disc: player.disc,
    feeding: player.feeding,
    ...(player.interest !== undefined && { interest: player.interest }),
    left: player.left,
    points: points(state, seat),
    feeds: foodFromShips(state, seat),
  }
}
