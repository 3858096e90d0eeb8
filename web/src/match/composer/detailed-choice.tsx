import type { Choice } from '../../api/schemas.ts'
import { usePieces } from '../../boards/kit/pieces.ts'
import { joined } from '../../words/joined.ts'
import styles from './composer.module.css'

/** A choice of a list: its sentence, and what the board shows of the things that it is about. */
export function DetailedChoice({ choice }: { readonly choice: Choice }) {
  const pieces = usePieces()
  const details = choice.about.flatMap((noun) => pieces.detailOf(noun, choice) ?? [])
  return (
    <>
      {joined(choice.says)}
      {details.length > 0 && (
        <small class={styles.detail}>{details.map((text) => `\u00a0·\u00a0${joined(text)}`)}</small>
      )}
    </>
  )
}
