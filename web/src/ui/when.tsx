import { useState } from 'preact/hooks'
import { exactMoment, fromNow, isPast } from '../words/dates.ts'
import { language, words } from '../words/words.ts'
import styles from './when.module.css'

interface Props {
  readonly at: string
  /** The sentence around the time, such as "in 3 days". */
  says(when: string): string
}

/** A relative time, with the exact time beside it: "paused, goes on in 3 days (Tue, 24 Nov, 14:03)". */
export function When({ at, says }: Props) {
  return (
    <time dateTime={at}>
      {says(fromNow(at, language.value))} ({exactMoment(at, language.value)})
    </time>
  )
}

/** A relative time alone, for little space. Pointing at it or pressing it shows the exact time. */
export function ShortWhen({ at, says }: Props) {
  const [isExact, setIsExact] = useState(false)
  const exact = exactMoment(at, language.value)
  return (
    <button type="button" class={styles.when} title={exact} aria-pressed={isExact} onClick={() => setIsExact(!isExact)}>
      <time dateTime={at}>{says(isExact ? exact : fromNow(at, language.value))}</time>
    </button>
  )
}

/** The sentence around the time of a deadline, which is near or has passed. */
export const dueSays = (at: string): ((when: string) => string) =>
  isPast(at) ? words.value.home.overdue : words.value.home.due
