import type { ReadonlySignal } from '@preact/signals'
import type { Noun } from '../api/schemas.ts'
import { InBrief } from '../match/in-brief.tsx'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import { wordsIn } from './words.ts'

/** The piece that was touched last, or to which the pointer or the focus came, in a line below the board. */
export function Explained({ noun }: { readonly noun: ReadonlySignal<Noun | undefined> }) {
  return (
    <p class={`${styles.hint} ${styles.quiet}`} role="status">
      <InBrief noun={noun.value} otherwise={wordsIn[language.value].touchToLearn} />
    </p>
  )
}
