import { gameTitle } from '../games/games.ts'
import { dayOf } from '../words/dates.ts'
import { language } from '../words/words.ts'
import styles from './charts.module.css'
import { courseOf, type Rated, within } from './rating-course.ts'
import { wordsIn } from './words.ts'

const [width, height] = [100, 40]

interface Props {
  readonly game: string
  /** The oldest first. */
  readonly results: readonly Rated[]
}

/** How a rating went, match by match: a line for the eye, a sentence for screen readers, and a table for both. */
export function RatingChart({ game, results }: Props) {
  const say = wordsIn[language.value]
  const course = courseOf(results)
  if (course === undefined) return null
  const { low, high, ratings } = course
  const points = ratings.map((rating, index) => ({
    x: (width * index) / (ratings.length - 1),
    y: height * (1 - within(rating, low, high)),
  }))
  const days = new Set(results.map(({ endedAt }) => dayOf(endedAt, language.value)))
  const [first, last] = [[...days].at(0), [...days].at(-1)]
  return (
    <figure class={styles.figure}>
      <div class={styles.scaled}>
        <div class={styles.scale} aria-hidden="true">
          <span>{high}</span>
          <span>{low}</span>
        </div>
        <svg
          class={styles.chart}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={say.course(course.inNumbers)}
        >
          <path class={styles.rule} d={`M0 0h${width}M0 ${height}h${width}`} />
          <path class={styles.line} d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
          {/* A line of no length with round ends is a dot, however the drawing is stretched. */}
          <path class={styles.dots} d={points.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
        </svg>
        <div class={styles.days} aria-hidden="true">
          <span>{first}</span>
          {days.size > 1 && <span>{last}</span>}
        </div>
      </div>
      <details>
        <summary class={styles.fold}>{say.numbers}</summary>
        <table class={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say.match}</th>
              <th scope="col">{say.day}</th>
              <th scope="col">{say.rating}</th>
            </tr>
          </thead>
          <tbody>
            {results.toReversed().map(({ match, name, endedAt, rating }) => (
              <tr key={match}>
                <th scope="row">
                  <a href={`/matches/${match}`}>{name || gameTitle(game)}</a>
                </th>
                <td>{dayOf(endedAt, language.value)}</td>
                <td>{rating.after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
