import type { ActionId } from '../cards/action-id.ts'
import { stallRounds } from '../data/set-up.ts'
import { rowNames } from '../state.ts'
import type { View } from '../view.ts'
import { endingSentence } from './parts.ts'
import type { Phrases, Say, SeatInWords } from './phrases.ts'

/**
 * The position in words, one line per topic: everything that the view shows, so that nobody needs the picture to play.
 */
export function positionInWords(phrases: Phrases, say: Say, view: View): string[] {
  const { position, nothing } = phrases
  const list = (parts: readonly string[]) => parts.join(phrases.semicolon) || nothing
  const { coins, buildings, stallLimit } = view.options
  return [
    standing(phrases, say, view),
    ...doneInRound(phrases, say, view),
    ...rowNames.map((name) => position.row(name, list(view.rows[name].map(say.plan)))),
    position.stack(view.top === null ? undefined : say.plan(view.top), list(view.stack.map(say.plan))),
    ...(view.demolished.length === 0 ? [] : [position.demolished(say.buildings(view.demolished))]),
    position.middle(say.pieces(view.card), say.pieces(view.bag)),
    position.away(say.pieces(view.reserve), say.pieces(view.box)),
    ...(view.youngestFirst.length === 0 ? [] : [position.youngestFirst(say.seats(view.youngestFirst))]),
    ...(view.quiet === 0 ? [] : [position.quiet(view.quiet, stallLimit ? stallRounds : undefined)]),
    position.options({ buildings, coins, stallLimit }),
    ...view.seats.flatMap((player, seat) => seatInWords(phrases, say, view, player, seat)),
  ]
}

/** The round, its phase, who is to move, and the order of play. */
function standing(phrases: Phrases, say: Say, { round, phase, order }: View): string {
  const { position } = phrases
  const queue = 'queue' in phase ? phase.queue : []
  const [next, ...later] = queue
  return [
    ...(round === 0 ? [] : [position.round(round)]),
    position.phases[phase.name],
    ...(phase.name === 'over'
      ? [endingSentence(phrases, phase.result, say), ...places(phrases, say, phase.result)]
      : []),
    ...(next === undefined ? [] : [position.atTurn(say.seat(next))]),
    ...(later.length === 0 ? [] : [position.later(later.map(say.seat).join(', '))]),
    ...(order.length === 0 ? [] : [position.order(order.map(say.seat).join(', '))]),
  ].join(' ')
}

type Result = Extract<View['phase'], { name: 'over' }>['result']

/** The best first. */
const places = ({ position, points, scores }: Phrases, say: Say, { seats }: Result): string[] =>
  seats
    .toSorted((one, other) => one.place - other.place)
    .map(({ seat, place, points: all, lines }) =>
      position.place(
        place,
        say.seat(seat),
        points(all),
        lines.map((line) => position.line(scores[line.label], points(line.points))).join(', '),
      ),
    )

/** The cards that were carried out by the seat at turn, and those by anybody in this round. */
function doneInRound({ position, nothing }: Phrases, say: Say, { phase }: View): string[] {
  if (phase.name !== 'turns') return []
  const { carriedOut, played, demolished, drawing } = phase
  return [
    [
      position.carriedOut(say.cards(carriedOut) || nothing, say.cards(played) || nothing),
      ...(demolished ? [position.demolishedNow] : []),
      ...(drawing === 0 ? [] : [position.drawing(drawing)]),
    ].join(' '),
  ]
}

function seatInWords(
  { position, points, nothing }: Phrases,
  say: Say,
  { goal }: View,
  player: View['seats'][number],
  seat: number,
): string[] {
  const cards = (ids: readonly ActionId[]) => say.cards(ids) || nothing
  const some = (ids: readonly ActionId[]) => (ids.length === 0 ? undefined : say.cards(ids))
  const { secret } = player
  const name = say.seat(seat)
  const open: SeatInWords = {
    name,
    points: points(player.vp),
    goal,
    pieces: say.pieces(player.pieces),
    built: player.built.length === 0 ? undefined : say.buildings(player.built),
    table: cards(player.table),
    hand: player.handCount,
    laid: player.laidCount,
    discarded: player.discardCount,
    left: player.left,
  }
  return [
    position.player(open),
    position.known(name, cards(player.knownHand), cards(player.knownDiscard), some(player.unsure)),
    ...(secret === null
      ? []
      : [position.ownCards(name, cards(secret.hand), cards(secret.discard), cards(secret.laid))]),
  ]
}
