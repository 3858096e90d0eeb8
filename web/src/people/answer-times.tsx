import type { Schemas } from '../api/schemas.ts'
import { hoursSay, lasting } from '../words/dates.ts'
import { language } from '../words/words.ts'
import styles from './charts.module.css'
import { placeOfTime, times } from './time-scale.ts'
import { wordsIn } from './words.ts'

const width = 300

/** How long somebody usually takes to answer: a box from the first quartile to the third, with a line at the half. */
export function AnswerTimes({ usual }: { readonly usual: Schemas['UsualTime'] }) {
  const say = wordsIn[language.value]
  const [from, half, to] = [usual.quarter, usual.half, usual.threeQuarters].map((time) => width * placeOfTime(time))
  const inWords = (seconds: number) => lasting(seconds, language.value)
  const [quarter, most] = [inWords(usual.quarter), inWords(usual.threeQuarters)]
  return (
    <figure class={styles.figure}>
      <svg class={styles.times} viewBox={`0 0 ${width} 20`} preserveAspectRatio="none" aria-hidden="true">
        <path
          class={styles.rule}
          d={`M0 10h${width}${times.map((_, place) => `M${width * (place / 3)} 5v10`).join('')}`}
        />
        <path class={styles.box} d={`M${from} 4V16H${to}V4Z`} />
        <path class={styles.line} d={`M${half} 2V18`} />
      </svg>
      <div class={styles.days} aria-hidden="true">
        {times.map((seconds) => (
          <span key={seconds}>{seconds < 86_400 ? inWords(seconds) : hoursSay(seconds / 3_600, language.value)}</span>
        ))}
      </div>
      <figcaption>
        {quarter === most ? say.threeQuarters(most) : say.quartiles(quarter, inWords(usual.half), most)}
      </figcaption>
    </figure>
  )
}
