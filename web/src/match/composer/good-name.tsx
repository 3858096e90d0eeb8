import { useContext } from 'preact/hooks'
import type { Choice, Noun } from '../../api/schemas.ts'
import styles from './composition.module.css'
import { Details } from './details.tsx'
import { IconContext } from './icon-context.ts'
import { nameIn } from './name-in.ts'

interface Props {
  readonly noun: Noun
  readonly choice: Choice
  /** What else the reader has to know of it, below its name. */
  readonly note?: string
}

/** A thing that a field offers: its icon, its name, and what the board shows of it. */
export function GoodName({ noun, choice, note }: Props) {
  const Icon = useContext(IconContext)
  return (
    <span class={styles.good}>
      {Icon && <Icon noun={noun} />}
      <span>
        {nameIn(choice, noun)}
        <Details nouns={[noun]} choice={choice} />
        {note && <small class={styles.note}>{note}</small>}
      </span>
    </span>
  )
}
