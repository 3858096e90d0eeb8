import { inList } from '../../words/lists.ts'
import { language } from '../../words/words.ts'
import styles from './composer.module.css'
import { type Draft, missing } from './draft.ts'
import { inSentence } from './in-sentence.ts'
import { labelOf } from './name-in.ts'
import { wordsIn } from './words.ts'

/** What a draft still needs, in a sentence. */
export function StillToChoose({ draft }: { readonly draft: Draft }) {
  const labels = missing(draft).map((field) => inSentence(labelOf(draft.choice, field)))
  if (labels.length === 0) return null
  return <p class={styles.hint}>{wordsIn[language.value].fillIn(inList(labels))}</p>
}
