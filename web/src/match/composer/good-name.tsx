import { useContext } from 'preact/hooks'
import type { Choice, Field, Noun } from '../../api/schemas.ts'
import { usePieces } from '../../boards/kit/pieces.ts'
import { joined } from '../../words/joined.ts'
import styles from './composition.module.css'
import { Details } from './details.tsx'
import { IconContext } from './icon-context.ts'
import { nameIn } from './name-in.ts'

interface Props {
  readonly noun: Noun
  readonly choice: Choice
  readonly field: Field
}

/** A thing that a field offers: its icon, its name, and what the board shows of it. */
export function GoodName({ noun, choice, field }: Props) {
  const Icon = useContext(IconContext)
  return (
    <span class={styles.good}>
      {Icon && <Icon noun={noun} />}
      <span>
        {nameIn(choice, noun)}
        <Details nouns={[noun]} choice={choice} field={field} />
      </span>
    </span>
  )
}

/** The same at the start of a row, where all that is said of it lies below its name. */
export function RowName({ noun, choice, field, notes = [] }: Props & { readonly notes?: readonly string[] }) {
  const Icon = useContext(IconContext)
  const says = [usePieces().detailOf(noun, choice, field) ?? [], notes].flat()
  return (
    <span class={styles.good}>
      {Icon && <Icon noun={noun} />}
      <span>
        {nameIn(choice, noun)}
        {says.length > 0 && <small class={styles.note}>{joined(says.join(' · '))}</small>}
      </span>
    </span>
  )
}
