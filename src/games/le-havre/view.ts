import { z } from 'zod'
import type { Seat, Viewer } from '../game.ts'
import { BuildingId } from './data/building-ids.ts'
import { ShipId } from './data/ships.ts'
import { Counts } from './items.ts'
import { foodFromShips } from './passive.ts'
import { energyIn, foodIn } from './payment.ts'
import { dueOf, roundCard, roundPlayed } from './round-end.ts'
import { points } from './scoring.ts'
import { openTable, Player, playerAt, SeatNumber, type State } from './state.ts'

const count = z.int().min(0)

/** The special buildings that lie face down, and what the viewer knows of those on top. */
const SeenSpecials = z
  .strictObject({
    unrevealed: z
      .array(BuildingId)
      .describe('All special buildings that are not revealed; any of them may be among those laid out.'),
    drawn: count.describe('How many of the top cards somebody has looked at.'),
    knownTo: SeatNumber.nullable().describe('The seat of the viewer; null for a viewer without one.'),
    seen: z.array(BuildingId).describe('The drawn cards that the viewer knows.'),
    sure: z.boolean().describe('Whether they lie on top in this order; if not, in either order.'),
  })
  .meta({ id: 'LeHavreSpecials', description: 'The face-down special buildings, as far as the viewer knows them.' })
type SeenSpecials = z.infer<typeof SeenSpecials>

/** What the end of the round still costs a player. */
const SeenDue = z
  .strictObject({
    food: count.describe('The food to pay: what the round demands, less what the player’s ships provide (`feeds`).'),
    grows: Counts.describe('What the harvest and the player’s buildings bring before food is due.'),
    short: count.describe('How much food is missing. What grows and every franc are counted as food.'),
  })
  .meta({ id: 'LeHavreDue', description: 'What the end of the round still costs a player, as things stand.' })

/** What the end of the round brings, by its card. */
const SeenRoundEnd = z
  .strictObject({
    food: count.describe('The food that each player has to pay.'),
    harvest: z.boolean().describe('Whether grain and cattle grow.'),
    cityBuilds: z
      .enum(['standard', 'special'])
      .nullable()
      .describe(
        'What the city builds: the building with the lowest number on top of the piles, or the top special building.',
      ),
    ship: ShipId.describe('The ship that arrives.'),
  })
  .meta({ id: 'LeHavreRoundEnd', description: 'What the end of the round brings.' })

const SeenPlayer = Player.omit({ seen: true, sure: true })
  .extend({
    points: z
      .int()
      .describe(
        'The score, if the match ended now with the loans as they are. After the last action, francs repay loans.',
      ),
    feeds: count.describe('How much food the player’s ships provide at the end of a round.'),
    food: count.describe('How much food the player’s goods and francs are worth.'),
    energy: count.describe('How much energy the player’s goods are worth.'),
    due: SeenDue.nullable().describe(
      'What the end of the round still costs; null when it is paid, after the last round, and for a seat that was given up.',
    ),
  })
  .meta({ id: 'LeHavreSeat', description: 'A player’s place at the table.' })
type SeenPlayer = z.infer<typeof SeenPlayer>

/** The table as one viewer sees it. Only special buildings that somebody has looked at are hidden. */
export const View = z.strictObject({
  ...openTable,
  round: z.int().min(1).describe('The round in play; a round includes its end.'),
  roundEnd: SeenRoundEnd.nullable().describe('What the end of the round brings; null after the last one.'),
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
    roundEnd: roundCard(state) ?? null,
    specials: specials(state, viewer),
    seats: state.seats.map((_, seat) => place(state, seat)),
  }
}

/**
 * Everybody knows who looks at special buildings and which ones are revealed, so the view shows how many were drawn,
 * and which ones may come.
 */
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
    food: foodIn(player.stock),
    energy: energyIn(player.stock),
    due: dueOf(state, seat) ?? null,
  }
}
