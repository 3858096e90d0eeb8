import type { ComponentChildren } from 'preact'
import { SeatMark } from '../../ui/seat-mark.tsx'
import type { Sitter } from '../board.ts'
import { Pawn } from './pawn.tsx'
import { Piece } from './piece.tsx'
import { noun } from './pieces.ts'
import styles from './player-panel.module.css'

interface Props {
  readonly sitter: Sitter
  /** The player's place, once the match is over. */
  readonly place: number | undefined
  readonly isOnTurn: boolean
  readonly hasLeft: boolean
  readonly words: Words
  /** The player's points and the like, for screen readers. */
  readonly says: readonly string[]
  /** The points as they are drawn. */
  readonly points: ComponentChildren
  /** What belongs to the player. */
  readonly children: ComponentChildren
}

interface Words {
  readonly place: string
  readonly yourTurn: string
  readonly onTurn: string
  readonly you: string
  readonly left: string
}

/** A player of a game in which each has a panel: who it is and whose turn, and below that what belongs to them. */
export function PlayerPanel({ sitter, place, isOnTurn, hasLeft, words, says, points, children }: Props) {
  const { seat, name, isYou } = sitter
  const turn = isYou ? words.yourTurn : words.onTurn
  const notes = [
    place && `${words.place} ${place}`,
    isOnTurn ? turn : isYou && words.you,
    hasLeft && words.left,
  ].filter(Boolean)
  return (
    <li class={`${styles.player} ${isYou ? styles.yours : ''}`} aria-label={name} data-lies={`/seats/${seat}`}>
      <Piece
        noun={noun('seat', seat)}
        says={[...says, ...notes].join(', ')}
        class={`${styles.name} ${isOnTurn ? styles.onTurn : ''}`}
      >
        <SeatMark seat={seat} size={20} />
        <span class={styles.who}>
          {name}
          {notes.map((note) => (
            <small key={note}> · {note}</small>
          ))}
        </span>
        <Pawn noun={noun('points', seat)} on={noun('seat', seat)}>
          {points}
        </Pawn>
      </Piece>
      {children}
    </li>
  )
}
