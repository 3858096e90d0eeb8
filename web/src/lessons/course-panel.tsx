import { ErrorBoundary } from 'preact-iso'
import { Sentence } from '../match/sentence.tsx'
import { part } from '../ui/part.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import { language } from '../words/words.ts'
import { Explanation } from './explanation.tsx'
import type { Step } from './kept-lesson.ts'
import type { Learning } from './learning.ts'
import styles from './lessons.module.css'
import { wordsIn } from './words.ts'

/** Only a match that is over has one. */
// It is loaded with the whole panel of a match that is over: a script of its own would slow down every such match.
const ScoreSheet = part(() => import('../match/tabs/ended-panel.tsx'), 'ScoreSheet')

/** What has happened and what was explained, the newest first. */
export function CoursePanel({ learned }: { readonly learned: Learning }) {
  const say = wordsIn[language.value]
  const { result } = learned.lesson.value
  const steps = learned.steps.value.toReversed()
  const hasNothing = steps.every(({ happened, moves }) => happened.length === 0 && moves === 0)
  return (
    <>
      {result && (
        <div class={styles.score}>
          <ErrorBoundary>
            <ScoreSheet result={result} nameOf={(seat: number) => say.seat(seat)} />
          </ErrorBoundary>
        </div>
      )}
      <h2 class={styles.heading}>{say.happened}</h2>
      {hasNothing && <p>{say.nothingYet}</p>}
      {steps.map((step, age) => (
        <StepTold key={step.moves} learned={learned} step={step} isPast={age > 0} />
      ))}
    </>
  )
}

interface StepProps {
  readonly learned: Learning
  readonly step: Step
  readonly isPast: boolean
}

function StepTold({ learned, step, isPast }: StepProps) {
  return (
    <div class={styles.step}>
      {isPast && step.explained.map((one) => <Explanation key={one.topic} learned={learned} explained={one} isPast />)}
      <ol class={styles.turns}>
        {step.happened.map(({ seat, says, nouns }, turn) => (
          <li key={`${turn} ${says[0] ?? ''}`}>
            <SeatMark seat={seat} size={14} />
            <span>
              {says.map((sentence, place) => (
                <span key={`${place} ${sentence}`}>
                  <Sentence says={sentence} nouns={nouns[place] ?? []} point={learned.point} />{' '}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
