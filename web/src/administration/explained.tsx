import type { ReadonlySignal } from '@preact/signals'
import type { Noun } from '../api/schemas.ts'
import { usePieces } from '../boards/kit/pieces.ts'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import { wordsIn } from './words.ts'

/** The piece that was touched last, or to which the pointer or the focus came, in a line below the board. */
export function Explained({ noun }: { readonly noun: ReadonlySignal<Noun | undefined> }) {
  const pieces = usePieces()
  const asked = noun.value
  const component = asked && pieces.componentOf(asked)
  const facts = component
    ? [component.group, ...component.values, component.text]
    : [asked && pieces.kindOf(asked)?.text]
  return (
    <p class={`${styles.hint} ${styles.quiet}`} role="status">
      {asked ? <strong>{pieces.nameOf(asked)}</strong> : wordsIn[language.value].touchToLearn}
      {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
    </p>
  )
}
