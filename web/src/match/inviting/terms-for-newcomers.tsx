import { useEffect } from 'preact/hooks'
import type { Match } from '../../api/schemas.ts'
import { readGame } from '../../games/games.ts'
import { optionsInWords, unusualOptions } from '../../games/options-in-words.ts'
import { language, words } from '../../words/words.ts'
import styles from '../terms.module.css'
import { wordsIn } from './words.ts'

/** The terms of a match for somebody who may not know the game: of its options, only those that are not as usual. */
export function TermsForNewcomers({ match }: { readonly match: Match }) {
  // Without the game, all its options count as usual.
  useEffect(() => void readGame(match.game).catch(() => {}), [match.game])
  const unusual = unusualOptions(match)
  const usual = optionsInWords(match).filter((option) => !unusual.includes(option))
  return (
    <section class={styles.terms}>
      <h2>{words.value.tabs.terms}</h2>
      <ul>
        {[...match.terms, ...unusual].map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      {usual.length > 0 && (
        <details>
          <summary class={styles.fold}>{wordsIn[language.value].options}</summary>
          <ul>
            {usual.map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
