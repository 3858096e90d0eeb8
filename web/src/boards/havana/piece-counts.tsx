import type { Schemas } from '../../api/schemas.ts'
import { Hidden } from '../../look/controls.tsx'
import type { Language } from '../../words/languages.ts'
import styles from './havana.module.css'
import { PieceIcon, pieceKinds } from './icons.tsx'
import { wordsIn } from './words.ts'

interface Props {
  readonly title: string
  readonly counts: Schemas['HavanaPieces']
  readonly language: Language
  readonly isLarge?: boolean
}

/** How many of each piece lie somewhere. What there is none of is left out. */
export function PieceCounts({ title, counts, language, isLarge }: Props) {
  const words = wordsIn[language]
  const there = pieceKinds.filter((kind) => counts[kind] > 0)
  return (
    <section aria-label={title}>
      <h3 class={styles.label}>{title}</h3>
      <ul class={`${styles.counts} ${isLarge ? styles.large : ''}`}>
        {there.map((kind) => (
          <li key={kind}>
            <PieceIcon kind={kind} size={isLarge ? 26 : 20} />
            <b>{counts[kind]}</b>
            <Hidden>{words.pieces[kind]}</Hidden>
          </li>
        ))}
        {there.length === 0 && <li class={styles.quiet}>{words.none}</li>}
      </ul>
    </section>
  )
}
