import type { Schemas } from '../api/schemas.ts'
import { gameTitle } from '../games/games.ts'
import { controls } from '../ui/controls.tsx'
import { language } from '../words/words.ts'
import styles from './people.module.css'
import { RatingChart } from './rating-chart.tsx'
import { ratedIn } from './rating-course.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly profile: Schemas['Profile']
  /** The newest first. */
  readonly results: readonly Schemas['PersonResult'][]
}

/** How often somebody has played each game, how well, and how their rating went. */
export function PlayedGames({ profile, results }: Props) {
  const say = wordsIn[language.value]
  const { games, ratings } = profile
  return (
    <section class={styles.part}>
      <h2>{say.ratings}</h2>
      {games.length === 0 ? (
        <p>{say.nothing}</p>
      ) : (
        <>
          <div class={styles.games}>
            {games.map((played) => (
              <PlayedGame
                key={played.game}
                played={played}
                rating={ratings.find(({ game }) => game === played.game)}
                results={results}
              />
            ))}
          </div>
          <p class={controls.hint}>{say.ratingHint}</p>
        </>
      )}
    </section>
  )
}

interface GameProps extends Pick<Props, 'results'> {
  readonly played: Schemas['PlayedGame']
  readonly rating: Schemas['Rating'] | undefined
}

function PlayedGame({ played: { game, played, won }, rating, results }: GameProps) {
  const say = wordsIn[language.value]
  const counts = [say.played(played), say.won(won), rating && say.rated(rating.matches)]
  return (
    <article class={styles.game}>
      <h3>
        <a href={`/games/${game}`}>{gameTitle(game)}</a>
      </h3>
      {rating === undefined ? (
        <p class={styles.quiet}>{say.unrated}</p>
      ) : (
        <p>
          <strong class={styles.rating}>{rating.rating}</strong> ± {rating.uncertainty}
          {rating.provisional && <span class={styles.quiet}> {say.provisional}</span>}
        </p>
      )}
      <p class={styles.quiet}>{counts.filter(Boolean).join(' · ')}</p>
      <RatingChart game={game} results={ratedIn(results, game)} />
    </article>
  )
}
