import type { Seat } from '../../game.ts'
import { winnersOf } from '../../kit/phrases.ts'
import { card, edge, ink } from '../../kit/picture/colours.ts'
import { icon, width } from '../../kit/picture/drawing.ts'
import { label } from '../../kit/picture/label.ts'
import { piece } from '../../kit/picture/piece.ts'
import { plate, type SeatState } from '../../kit/picture/plate.ts'
import { rect, type Shape } from '../../kit/picture/shape.ts'
import { tally } from '../../kit/picture/tally.ts'
import type { Names } from '../../kit/wording.ts'
import type { ActionId } from '../cards/action-id.ts'
import { cards } from '../cards/index.ts'
import { noun } from '../nouns.ts'
import { pieces } from '../pieces.ts'
import type { View } from '../view.ts'

export const seatHeight = 92

/** Two seats side by side: what each has, and the numbers of its cards as far as the viewer may know them. */
export function seatsOf(view: View, names: Names, top: number): Shape[] {
  const plateWidth = (width - 32) / 2
  return view.seats.map((player, seat) => {
    const x = 12 + (seat % 2) * (plateWidth + 8)
    const y = top + Math.floor(seat / 2) * (seatHeight + 8)
    const has = [...belongings(player, x, y + 40), ...cardsOf(view, player, seat, x, y + 70)]
    const standing = standingOf(view, seat)
    const result = view.phase.name === 'over' ? view.phase.result : undefined
    const points = `${player.vp}`
    return plate({ seat, names, standing, points, result, x, y, width: plateWidth, height: seatHeight }, has)
  })
}

type Player = View['seats'][number]

function standingOf({ phase, seats }: View, seat: Seat): SeatState {
  const { left, laidCount } = seats[seat] ?? { left: false, laidCount: 0 }
  if (phase.name === 'over') return winnersOf(phase.result).includes(seat) ? 'won' : left ? 'left' : 'there'
  if (left) return 'left'
  const isAsked = phase.name === 'opening' ? laidCount === 0 : 'queue' in phase && phase.queue[0] === seat
  return isAsked ? 'asked' : 'there'
}

/** Every kind keeps its place, so that seats can be compared. */
const belongings = (player: Player, x: number, y: number): Shape[] =>
  pieces.flatMap((kind, place) =>
    player.pieces[kind] === 0 ? [] : tally(kind, player.pieces[kind], x + 8 + place * 42, y, 17),
  )

/**
 * First the cards in front of the player, then the hand and the discard pile: as numbers, or as card backs with their
 * amount.
 */
function cardsOf({ phase }: View, player: Player, seat: Seat, x: number, y: number): Shape[] {
  const { table, laidCount, handCount, discardCount, secret } = player
  const done = phase.name === 'turns' && phase.queue[0] === seat ? phase.carriedOut : []
  const laid = secret?.laid ?? []
  const down = laidCount - laid.length
  const shown = [
    ...table.map((id, place) => faceUp(id, x + 10 + place * 27, y, done.includes(id))),
    ...laid.map((id, place) => faceDown(id, x + 10 + (table.length + place) * 27, y)),
    ...Array.from({ length: down }, (_, place) =>
      icon('back', x + 21 + (table.length + laid.length + place) * 27, y, 26),
    ),
  ]
  const known = secret?.hand ?? []
  const step = Math.min(13, 130 / known.length)
  const numbers = known.map((id, place) =>
    piece(noun('action-card', id), [
      label(cards[id].number, x + 122 + place * step, y, { size: 12, anchor: 'middle' }),
    ]),
  )
  const hand = secret === null ? tally('back', handCount, x + 95, y, 18) : [icon('back', x + 104, y, 18), ...numbers]
  return [...shown, ...hand, ...tally('discarded', discardCount, x + width / 2 - 58, y, 18)]
}

/** A card with its number; it is grey if it was carried out. */
const faceUp = (id: ActionId, x: number, y: number, isDone: boolean): Shape =>
  piece(noun('action-card', id), [
    rect(x, y - 14, 23, 28, { rx: 3, fill: isDone ? '#d9d3c5' : card, stroke: isDone ? edge : ink }),
    label(cards[id].number, x + 11.5, y, { size: 14, anchor: 'middle' }),
  ])

/** A card that only the viewer knows. */
const faceDown = (id: ActionId, x: number, y: number): Shape =>
  piece(noun('action-card', id), [
    rect(x, y - 14, 23, 28, { rx: 3, fill: '#3f6f86', stroke: ink }),
    label(cards[id].number, x + 11.5, y, { size: 14, fill: card, anchor: 'middle' }),
  ])
