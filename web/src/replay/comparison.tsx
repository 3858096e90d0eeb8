import { Sentences } from '../match/sentence.tsx'
import { Button, controls } from '../ui/controls.tsx'
import { language } from '../words/words.ts'
import styles from './replay.module.css'
import type { Replaying } from './replaying.ts'
import { wordsIn } from './words.ts'

/** What differs between two moments: in words, and on the board, which can show either of them. */
export function Comparison({ replay }: { readonly replay: Replaying }) {
  const say = wordsIn[language.value]
  const { version, from } = replay.moment.value
  const difference = replay.shown.value?.difference
  if (from === undefined) {
    return (
      <div>
        <Button onClick={replay.compare}>{say.compare}</Button>
      </div>
    )
  }
  return (
    <section class={styles.compared}>
      {from === version ? (
        <p class={controls.hint}>{say.goOn(from)}</p>
      ) : (
        <>
          <h2>{say.between(from, version)}</h2>
          <div class={controls.row}>
            {[true, false].map((isBefore) => (
              <button
                key={String(isBefore)}
                type="button"
                class={styles.flip}
                aria-pressed={replay.isBefore.value === isBefore}
                onClick={() => replay.flip(isBefore)}
              >
                {say.boardAt(isBefore ? from : version)}
              </button>
            ))}
          </div>
          <ol class={styles.steps}>
            {difference?.steps.map((step) => (
              <li key={step.version} value={step.version}>
                <Sentences says={step.says} nouns={step.nouns} point={replay.point} />
              </li>
            ))}
          </ol>
        </>
      )}
      <div>
        <Button isSmall onClick={replay.endComparing}>
          {say.endComparing}
        </Button>
      </div>
    </section>
  )
}
