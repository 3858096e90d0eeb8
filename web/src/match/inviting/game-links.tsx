import { language, words } from '../../words/words.ts'
import styles from './inviting.module.css'
import { wordsIn } from './words.ts'

/** What somebody reads first who does not know the game. */
export function GameLinks({ game }: { readonly game: string }) {
  return (
    <p class={styles.links}>
      <a href={`/games/${game}/rules`}>{words.value.tabs.rules}</a>
      <a href={`/games/${game}/lesson`}>{wordsIn[language.value].learn}</a>
    </p>
  )
}
