import { useState } from 'preact/hooks'
import type { Schemas } from '../api/schemas.ts'
import { gameTitle } from '../games/games.ts'
import { MoreButton } from '../ui/more-button.tsx'
import type { usePages } from '../ui/pages.ts'
import { dayOf } from '../words/dates.ts'
import { printed } from '../words/printed-number.ts'
import { language } from '../words/words.ts'
import styles from './people.module.css'
import { wordsIn } from './words.ts'

type Result = Schemas['PersonResult']

/** So many results are shown at first, and so many more each time. */
const step = 20

/** The results of somebody's matches, the newest first, each with a link to its match. */
export function Results({ pages }: { readonly pages: ReturnType<typeof usePages<Result>> }) {
  const say = wordsIn[language.value]
  const [count, setCount] = useState(step)
  const { items: results = [], hasMore, readMore, isUnderWay } = pages
  const showMore = () => {
    setCount(count + step)
    if (count + step > results.length && hasMore) readMore()
  }
  return (
    <section class={styles.part}>
      <h2>{say.results}</h2>
      {results.length === 0 && <p>{say.noResults}</p>}
      <ul class={styles.results}>
        {results.slice(0, count).map((result) => (
          <li key={result.match}>
            <a href={`/matches/${result.match}`}>{result.name || gameTitle(result.game)}</a>
            <span>{inWords(result).join(' · ')}</span>
          </li>
        ))}
      </ul>
      {(hasMore || results.length > count) && <MoreButton isOff={isUnderWay} onClick={showMore} />}
    </section>
  )
}

function inWords({ name, game, place, seats, points, forfeit, rating, rated, endedAt }: Result): string[] {
  const say = wordsIn[language.value]
  return [
    name === '' ? undefined : gameTitle(game),
    say.place(place, seats),
    say.points(printed(points)),
    forfeit ? say.forfeit : undefined,
    rating === null ? (rated ? undefined : say.notRated) : say.change(rating.before, rating.after),
    dayOf(endedAt, language.value),
  ].filter((part) => part !== undefined)
}
