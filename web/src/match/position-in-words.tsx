import type { ViewBody } from '../boards/drawn-board.tsx'
import { words } from '../words/words.ts'
import styles from './table.module.css'

/** The position in the API's own words: for screen readers, and for games without a board. */
export function PositionInWords({ view, isOpen }: { readonly view: ViewBody; readonly isOpen: boolean }) {
  return (
    <details class={styles.words} open={isOpen}>
      <summary>{words.value.table.asText}</summary>
      <ul>
        {view.says.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}
