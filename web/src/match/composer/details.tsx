import type { Choice, Noun } from '../../api/schemas.ts'
import { usePieces } from '../../boards/kit/pieces.ts'
import { joined } from '../../words/joined.ts'
import styles from './composer.module.css'

interface Props {
  readonly nouns: readonly Noun[]
  readonly choice: Choice
}

/** What the board shows of things, after a sentence or a name in a list. */
export function Details({ nouns, choice }: Props) {
  const pieces = usePieces()
  const details = nouns.flatMap((noun) => pieces.detailOf(noun, choice) ?? [])
  if (details.length === 0) return null
  return <small class={styles.detail}>{details.map((text) => `\u00a0·\u00a0${joined(text)}`)}</small>
}

/** A choice of a list: its sentence, and what the board shows of the things that it is about. */
export const DetailedChoice = ({ choice }: { readonly choice: Choice }) => (
  <>
    {joined(choice.says)}
    <Details nouns={choice.about} choice={choice} />
  </>
)
