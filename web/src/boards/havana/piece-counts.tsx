import type { Noun, Schemas } from '../../api/schemas.ts'
import type { Language } from '../../words/languages.ts'
import { Piece } from '../kit/piece.tsx'
import { noun, usePieces } from '../kit/pieces.ts'
import styles from './havana.module.css'
import { PieceIcon, pieceKinds } from './icons.tsx'
import { wordsIn } from './words.ts'

/** Where in the view a player's pieces lie. */
export const piecesOf = (seat: number): string => `/seats/${seat}/pieces`

interface Props {
  /** What holds them; undefined for a player, who has been named. */
  readonly of?: Noun
  /** The player's seat. */
  readonly seat?: number
  /** Where in the view they lie. */
  readonly lie: string
  readonly counts: Schemas['HavanaPieces']
  readonly language: Language
  readonly isLarge?: boolean
}

/** How many of each piece there are; kinds with amount 0 are left out. */
export function PieceCounts({ of, seat, lie, counts, language, isLarge }: Props) {
  const words = wordsIn[language]
  const { nameOf } = usePieces()
  const there = pieceKinds.filter((kind) => counts[kind] > 0)
  return (
    <section aria-label={of && nameOf(of)} data-lies={lie}>
      {of && (
        <h3 class={styles.label}>
          <Piece noun={of} isWorded>
            {nameOf(of)}
          </Piece>
        </h3>
      )}
      <ul class={`${styles.counts} ${isLarge ? styles.large : ''}`}>
        {there.map((kind) => (
          <li key={kind}>
            <Piece noun={noun('piece', kind)} of={seat} lies={lie} says={String(counts[kind])} class={styles.count}>
              <PieceIcon kind={kind} size={isLarge ? 26 : 20} />
              <b>{counts[kind]}</b>
            </Piece>
          </li>
        ))}
        {there.length === 0 && <li class={styles.quiet}>{words.none}</li>}
      </ul>
    </section>
  )
}
