import { useContext } from 'preact/hooks'
import type { Choice, Field, Noun } from '../../api/schemas.ts'
import { usePieces } from '../../boards/kit/pieces.ts'
import { joined } from '../../words/joined.ts'
import styles from './composition.module.css'
import { IconContext } from './icon-context.ts'
import { nameIn } from './name-in.ts'

interface Props {
  readonly noun: Noun
  readonly choice: Choice
  readonly field: Field
  /** At the start of a row: what else is said of it. All of it stands below the name then. */
  readonly notes?: readonly string[]
}

/** A thing that a field offers: its icon, its name, and what the board shows of it. */
export function GoodName({ noun, choice, field, notes }: Props) {
  const Icon = useContext(IconContext)
  const says = joined([usePieces().detailOf(noun, choice, field) ?? [], notes ?? []].flat().join(' · '))
  return (
    <span class={styles.good}>
      {Icon && <Icon noun={noun} />}
      <span>
        {nameIn(choice, noun)}
        {says && <small class={notes && styles.note}>{notes ? says : `\u00a0·\u00a0${says}`}</small>}
      </span>
    </span>
  )
}
