import type { Schemas } from '../api/schemas.ts'
import { gameTitle } from '../home/games.ts'
import { controls } from '../look/controls.tsx'
import { language } from '../words/words.ts'
import styles from './people.module.css'
import { wordsIn } from './words.ts'

/** How often somebody has played each game, and how well. */
export function PlayedGames({ profile }: { readonly profile: Schemas['Profile'] }) {
  const say = wordsIn[language.value]
  const { games, ratings } = profile
  const isProvisional = ratings.some(({ provisional }) => provisional)
  return (
    <section class={styles.part}>
      <h2>{say.ratings}</h2>
      {games.length === 0 ? (
        <p>{say.nothing}</p>
      ) : (
        <>
          <table class={styles.games}>
            <thead>
              <tr>
                <th scope="col">{say.game}</th>
                <th scope="col">{say.played}</th>
                <th scope="col">{say.won}</th>
                <th scope="col">{say.rating}</th>
              </tr>
            </thead>
            <tbody>
              {games.map(({ game, played, won }) => {
                const rating = ratings.find((one) => one.game === game)
                return (
                  <tr key={game}>
                    <th scope="row">{gameTitle(game)}</th>
                    <td>{played}</td>
                    <td>{won}</td>
                    <td>{rating === undefined ? '' : `${rating.rating}${rating.provisional ? '*' : ''}`}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
          <p class={controls.hint}>
            {isProvisional && `* ${say.provisional}. `}
            {say.ratingHint}
          </p>
        </>
      )}
    </section>
  )
}
