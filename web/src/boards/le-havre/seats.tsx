import { Hidden } from '../../ui/controls.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import { pair } from '../../words/pair.ts'
import { printed } from '../../words/printed-number.ts'
import type { Sitter } from '../board.ts'
import { Pawn } from '../kit/pawn.tsx'
import { Piece } from '../kit/piece.tsx'
import { noun, type Pieces, usePieces } from '../kit/pieces.ts'
import { placeOf } from '../kit/place-of.ts'
import { GoodsTable } from './goods-table.tsx'
import { Icon } from './icons.tsx'
import { itemName } from './item-name.ts'
import styles from './seats.module.css'
import { type Scene, type Seat, seatOnTurn } from './view.ts'
import { wordsIn } from './words.ts'

/** The players and their possessions, side by side. */
export function Seats(scene: Scene) {
  return (
    <div class={styles.seats}>
      <ul class={styles.people}>
        {scene.sitters.map((sitter) => {
          const seat = scene.view.seats[sitter.seat]
          return (
            seat && (
              <li key={sitter.seat}>
                <Person scene={scene} sitter={sitter} seat={seat} />
              </li>
            )
          )
        })}
      </ul>
      <GoodsTable {...scene} />
    </div>
  )
}

interface PersonProps {
  readonly scene: Scene
  readonly sitter: Sitter
  readonly seat: Seat
}

/** The notes on a seat: its place, whose turn it is, and what its player has asked for. */
export function notesOf({ scene: { view, language }, sitter, seat }: PersonProps, pieces: Pieces): readonly string[] {
  const words = wordsIn[language]
  const isOnTurn = seatOnTurn(view) === sitter.seat
  const place = placeOf(view, sitter.seat)
  return [
    ...(place === undefined ? [] : [`${words.place} ${place}`]),
    ...(sitter.isYou && !isOnTurn ? [words.you] : []),
    ...(isOnTurn ? [sitter.isYou ? words.yourTurn : words.turnOf] : []),
    ...(seat.left ? [words.left] : []),
    ...(seat.feeding === 'ask' ? [words.asksFeeding] : []),
    ...(seat.interest === 'ask' ? [words.asksInterest] : []),
    ...(seat.pawned.length > 0
      ? [words.pawned(seat.pawned.map((item) => itemName(pieces, item, language)).join(', '))]
      : []),
  ]
}

function Person({ scene, sitter, seat }: PersonProps) {
  const pieces = usePieces()
  const words = wordsIn[scene.language]
  const piece = noun('seat', sitter.seat)
  const isOnTurn = seatOnTurn(scene.view) === sitter.seat
  const notes = notesOf({ scene, sitter, seat }, pieces)
  return (
    <Piece noun={piece} isWorded class={`${styles.person} ${isOnTurn ? styles.onTurn : ''}`}>
      <span class={styles.mark}>
        <SeatMark seat={sitter.seat} size={22} />
      </span>
      <span class={styles.name}>{sitter.name}</span>
      <Pawn noun={noun('points', sitter.seat)} on={piece} class={styles.points}>
        {printed(seat.points)} <small>{words.points}</small>
      </Pawn>
      <span class={styles.line}>
        {seat.disc === null ? (
          <Pawn noun={noun('disc', sitter.seat)} on={piece}>
            <Icon name="home" size={15} /> <Hidden>{words.disc}</Hidden>
            {words.atHome}
          </Pawn>
        ) : (
          <span>
            <Icon name="disc" size={15} /> <Hidden>{words.disc}</Hidden>
            {pieces.nameOf(noun('building', seat.disc))}
          </span>
        )}
        {seat.buildings.length > 0 && (
          <span>
            <Icon name="building" size={15} /> {pair(words.buildings, seat.buildings.length)}
          </span>
        )}
        {seat.ships.length > 0 && (
          <span>
            <Icon name="ship-iron" size={15} /> {pair(words.ships, seat.ships.length)}
          </span>
        )}
      </span>
      {notes.length > 0 && <span class={styles.notes}>{notes.join(' · ')}</span>}
    </Piece>
  )
}
