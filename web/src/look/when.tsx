import { useState } from 'preact/hooks'
import { exactMoment, fromNow, isPast } from '../words/dates.ts'
import { language, words } from '../words/words.ts'
import styles from './when.module.css'

interface Props {
  readonly at: string
  /** The sentence around "in 3 days". */
  says(when: string): string
}

/** A moment as people count, with the exact one beside it: "paused until in 3 days (Tue, 24 Nov, 14:03)". */
export function When({ at, says }: Props) {
  return (
    <time dateTime={at}>
      {says(fromNow(at, language.value))} ({exactMoment(at, language.value)})
    </time>
  )
}

/** The same where there is little room: the exact moment is shown when one points at it, and when it is pressed. */
export function ShortWhen({ at, says }: Props) {
  const [isExact, setIsExact] = useState(false)
  const exact = exactMoment(at, language.value)
  return (
    <button type="button" class={styles.when} title={exact} aria-pressed={isExact} onClick={() => setIsExact(!isExact)}>
      <time dateTime={at}>{says(isExact ? exact : fromNow(at, language.value))}</time>
    </button>
  )
}

/** The sentence about a deadline: that it is near, or that it has passed. */
export const dueSays = (at: string): ((when: string) => string) =>
  isPast(at) ? words.value.home.overdue : words.value.home.due
