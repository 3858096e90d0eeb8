import type { Schemas } from '../api/schemas.ts'
import { controls } from '../ui/controls.tsx'
import { lasting } from '../words/dates.ts'
import { language } from '../words/words.ts'
import charts from './charts.module.css'
import styles from './people.module.css'
import { ShareBar } from './share-bar.tsx'
import { wordsIn } from './words.ts'

/** What the matches of a game show, by the number of players. */
export function GameStatistics({ items }: { readonly items: readonly Schemas['Statistics'][] }) {
  const say = wordsIn[language.value]
  return (
    <section class={styles.part}>
      <h2>{say.statistics}</h2>
      <p class={controls.hint}>{items.length === 0 ? say.noStatistics : say.statisticsHint}</p>
      <div class={styles.games}>
        {items.map((one) => (
          <BySeats key={one.seats} statistics={one} />
        ))}
      </div>
    </section>
  )
}

function BySeats({
  statistics: { seats, matches, forfeits, entries, hours, bySeat },
}: {
  readonly statistics: Schemas['Statistics']
}) {
  const say = wordsIn[language.value]
  const number = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' })
  // Nobody wins a match that is played alone.
  const hasRivals = seats > 1
  return (
    <article class={styles.game}>
      <h3>{say.players(seats)}</h3>
      <p class={styles.quiet}>
        {say.averages(matches, lasting(hours * 3_600, language.value), number.format(Math.round(entries)))}{' '}
        {forfeits > 0 && say.forfeits(forfeits)}
      </p>
      <table class={charts.table}>
        <thead>
          <tr>
            <th scope="col">{say.seat}</th>
            {hasRivals && (
              <th scope="col" class={styles.victories}>
                {say.victories}
              </th>
            )}
            <th scope="col">{say.pointsOnAverage}</th>
          </tr>
        </thead>
        <tbody>
          {bySeat.map(({ seat, victories, points }) => (
            <tr key={seat}>
              <th scope="row">{say.seatNumber(seat + 1)}</th>
              {hasRivals && (
                <td>
                  {percent.format(victories / matches)}
                  <ShareBar share={victories / matches} />
                </td>
              )}
              <td>{number.format(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
