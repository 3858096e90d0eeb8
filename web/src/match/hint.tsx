import type { ReadonlySignal } from '@preact/signals'
import type { Noun } from '../api/schemas.ts'
import { words } from '../words/words.ts'
import { InBrief } from './in-brief.tsx'
import styles from './table.module.css'

/** Whether there is a pointer that can rest on a piece: a finger cannot. */
const canRest = matchMedia('(hover: hover)').matches

/**
 * Names the piece under the pointer or with the keyboard's focus, in a line of its own so that it covers nothing (WCAG
 * 2.2, 1.4.13). Screen readers read the name of the button, and `?` explains the piece in full.
 */
export function Hint({ noun }: { readonly noun: ReadonlySignal<Noun | undefined> }) {
  return (
    <p class={styles.hint} aria-hidden="true">
      <span>
        <InBrief noun={noun.value} otherwise={canRest && words.value.table.restToLearn} />
      </span>
    </p>
  )
}
