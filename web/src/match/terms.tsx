import type { Match } from '../api/schemas.ts'
import { optionsInWords } from '../games/options-in-words.ts'
import { words } from '../words/words.ts'
import styles from './terms.module.css'

/** The terms of the match, one line each. */
export function Terms({ match }: { readonly match: Match }) {
  return (
    <section class={styles.terms}>
      <h2>{words.value.tabs.terms}</h2>
      <ul>
        {[...match.terms, ...optionsInWords(match)].map((term) => (
          <li key={term}>{term}</li>
        ))}
        <li>
          <a href={`/games/${match.game}/rules`}>{words.value.tabs.rules}</a>
        </li>
      </ul>
    </section>
  )
}
