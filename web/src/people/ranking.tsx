import type { Schemas } from '../api/schemas.ts'
import { reader } from '../api/session.ts'
import { controls } from '../ui/controls.tsx'
import { MoreButton } from '../ui/more-button.tsx'
import type { usePages } from '../ui/pages.ts'
import { PersonLink } from '../ui/person-link.tsx'
import { language } from '../words/words.ts'
import charts from './charts.module.css'
import styles from './people.module.css'
import { wordsIn } from './words.ts'

/** The places of the ranked players, the best first: players with the same rating share a place. */
const placesOf = (ranked: readonly Schemas['Ranked'][]): readonly number[] =>
  ranked.map(({ rating }) => 1 + ranked.findIndex((one) => one.rating === rating))

/** The best players of a game; the reader's own line stands out. */
export function Ranking({ pages }: { readonly pages: ReturnType<typeof usePages<Schemas['Ranked']>> }) {
  const say = wordsIn[language.value]
  const { items: ranked = [], hasMore, readMore, isUnderWay } = pages
  const me = reader.value
  const places = placesOf(ranked)
  return (
    <section class={`${styles.part} ${styles.ranking}`}>
      <h2>{say.best}</h2>
      <p class={controls.hint}>{ranked.length === 0 ? say.noBest : say.bestHint}</p>
      {ranked.length > 0 && (
        <table class={charts.table}>
          <thead>
            <tr>
              <th scope="col">{say.person}</th>
              <th scope="col">{say.rating}</th>
              <th scope="col">{say.matches}</th>
            </tr>
          </thead>
          <tbody>
            {ranked.map(({ name, rating, uncertainty, matches }, index) => (
              <tr key={name} class={me.kind === 'account' && me.account.name === name ? styles.own : undefined}>
                <th scope="row">
                  <span class={styles.placed}>
                    {places[index]}. <PersonLink name={name} />
                  </span>
                </th>
                <td>
                  <strong>{rating}</strong> ± {uncertainty}
                </td>
                <td>{matches}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasMore && <MoreButton isOff={isUnderWay} onClick={readMore} />}
    </section>
  )
}
