import { z } from 'zod'
import type { Viewer } from '../game.ts'
import { ActionId, sorted, without } from './cards/action-id.ts'
import { BuildingId } from './data/buildings.ts'
import { Pieces } from './pieces.ts'
import { goal, points } from './scoring.ts'
import { openTable, type Player, type State } from './state.ts'

const count = z.int().min(0)
const cards = z.array(ActionId)

/** The cards that only their player knows. */
const Secret = z
  .strictObject({ hand: cards, discard: cards, laid: cards })
  .meta({ id: 'HavanaSecret', description: 'The cards that only their player knows.' })

const SeenPlayer = z
  .strictObject({
    table: cards,
    handCount: count,
    discardCount: count,
    laidCount: count.describe('How many cards lie face down in front of the player.'),
    knownHand: cards.describe(
      'The cards that everybody knows to be in hand. A card that was laid face down is still listed.',
    ),
    knownDiscard: cards.describe('The cards that everybody knows to be discarded.'),
    unsure: cards.describe('Cards that may be in hand or discarded as far as the others know, after Reciclaje.'),
    secret: Secret.nullable().describe('The exact cards, for viewers who may see them.'),
    pieces: Pieces,
    built: z.array(BuildingId),
    vp: count,
    left: z.boolean().describe('Whether the seat was given up.'),
  })
  .meta({ id: 'HavanaSeat', description: 'A player’s place at the table.' })
type SeenPlayer = z.infer<typeof SeenPlayer>

/** The table as one viewer sees it. Only the cards of the other players are hidden. */
export const View = z.strictObject({ ...openTable, goal: count, seats: z.array(SeenPlayer) })
export type View = z.infer<typeof View>

export function view(state: State, viewer: Viewer): View {
  return {
    rules: state.rules,
    options: state.options,
    buildings: state.buildings,
    round: state.round,
    phase: state.phase,
    order: state.order,
    youngestFirst: state.youngestFirst,
    rows: state.rows,
    top: state.top,
    stack: state.stack,
    demolished: state.demolished,
    card: state.card,
    reserve: state.reserve,
    bag: state.bag,
    box: state.box,
    quiet: state.quiet,
    goal: goal(state),
    seats: state.seats.map((player, seat) => ({
      ...seen(player, viewer === seat || viewer === 'administrator'),
      vp: points(state, seat),
    })),
  }
}

function seen({ hand, discard, laid, ...open }: Player, withSecrets: boolean): Omit<SeenPlayer, 'vp'> {
  return {
    table: open.table,
    handCount: hand.length,
    discardCount: discard.length,
    laidCount: laid.length,
    knownHand: without(sorted([...hand, ...laid]), open.unsure),
    knownDiscard: without(discard, open.unsure),
    unsure: open.unsure,
    secret: withSecrets ? { hand, discard, laid } : null,
    pieces: open.pieces,
    built: open.built,
    left: open.left,
  }
}
