import { words } from '../words/words.ts'
import styles from './table.module.css'

interface Props {
  readonly view: { readonly says: readonly string[] }
  readonly isAside: boolean
}

/** The position in the API's words: in addition to a board, or in its place. */
export function PositionInWords({ view, isAside }: Props) {
  return (
    <details class={`${styles.words} ${isAside ? styles.aside : ''}`} open={!isAside}>
      <summary>{words.value.table.asText}</summary>
      <ul>
        {view.says.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}
