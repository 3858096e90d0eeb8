import { Button } from '../ui/controls.tsx'
import { language } from '../words/words.ts'
import { Explanation } from './explanation.tsx'
import type { Learning } from './learning.ts'
import styles from './lessons.module.css'
import { wordsIn } from './words.ts'

/** What the learner has to know now, one topic at a time. */
export function ExplainedNow({ learned }: { readonly learned: Learning }) {
  const say = wordsIn[language.value]
  const explained = learned.explained.value
  const left = learned.lesson.value.explained.length - learned.shown.value - 1
  return (
    <section class={styles.now} aria-label={say.explanation}>
      {explained && (
        <Explanation learned={learned} explained={explained}>
          {left > 0 && (
            <Button
              isSmall
              onClick={() => {
                learned.shown.value += 1
              }}
            >
              {say.next(left)}
            </Button>
          )}
        </Explanation>
      )}
    </section>
  )
}
