import type { Schemas } from '../api/schemas.ts'
import { pair } from '../words/pair.ts'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import { wordsIn } from './words.ts'

/** What a ruling would do: the entries that it would make, and the position to which they lead. */
export function RulingPreview({ preview }: { readonly preview: Schemas['ForetoldRuling'] }) {
  const { ruling: say } = wordsIn[language.value]
  const { entries, position, waitsFor, stopped } = preview
  return (
    <section class={styles.card}>
      <div role="status">
        <h4 class={styles.title}>{say.preview}</h4>
        {entries.length === 0 && <p>{say.stays}</p>}
      </div>
      <ol class={styles.steps}>
        {entries.map(({ says }) => (
          <li key={says.join(' ')} class={styles.said}>
            {says.join(' ')}
          </li>
        ))}
      </ol>
      {stopped && <p>{say.stopped}</p>}
      {waitsFor.length > 0 && (
        <>
          <p class={styles.quiet}>{say.waits}</p>
          <ul>
            {waitsFor.map(({ seat, player, asks }) => (
              <li key={seat}>{pair(player, asks)}</li>
            ))}
          </ul>
        </>
      )}
      <details open>
        <summary class={styles.fold}>{say.position}</summary>
        <ul class={styles.steps}>
          {position.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}
