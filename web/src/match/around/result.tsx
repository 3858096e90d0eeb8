import { useEffect, useState } from 'preact/hooks'
import { api } from '../../api/client.ts'
import type { Match, Schemas } from '../../api/schemas.ts'
import { LinkButton } from '../../look/controls.tsx'
import { SeatMark } from '../../look/seat-mark.tsx'
import { words } from '../../words/words.ts'
import styles from './around.module.css'

/** How the match ended, line by line, with a picture to share. */
export function Result({ match, result }: { readonly match: Match; readonly result: Schemas['Result'] }) {
  const { around } = words.value
  const ranked = result.seats.toSorted((one, other) => one.place - other.place)
  const labels = [...new Map(ranked.flatMap(({ lines }) => lines.map(({ label, says }) => [label, says])))]
  return (
    <section class={styles.part}>
      <h2>{around.result}</h2>
      <p>{result.says}</p>
      <div class={styles.wide}>
        <table class={styles.score}>
          <thead>
            <tr>
              <td />
              {ranked.map(({ seat, player, place }) => (
                <th key={seat} scope="col">
                  {around.place(place)} <SeatMark seat={seat} size={12} /> {player}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map(([label, says]) => (
              <tr key={label}>
                <th scope="row">{says}</th>
                {ranked.map(({ seat, lines }) => (
                  <td key={seat}>{lines.find((line) => line.label === label)?.points ?? ''}</td>
                ))}
              </tr>
            ))}
            <tr class={styles.total}>
              <th scope="row">=</th>
              {ranked.map(({ seat, points }) => (
                <td key={seat}>{points}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <ResultPicture match={match} />
    </section>
  )
}

/** The last position as a picture file. It is fetched with the reader's own rights, and so private matches have one, too. */
function ResultPicture({ match }: { readonly match: Match }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    const params = { path: { match: match.id }, query: { format: 'png' as const } }
    api.GET('/v1/matches/{match}/picture', { params, parseAs: 'blob' }).then(
      ({ data }) => {
        if (!(data instanceof Blob)) return
        made = URL.createObjectURL(data)
        setAddress(made)
      },
      () => setAddress(undefined),
    )
    return () => made !== undefined && URL.revokeObjectURL(made)
  }, [match.id])
  return address === undefined ? null : (
    <LinkButton href={address} download={`${match.name || match.game}.png`}>
      {words.value.around.picture}
    </LinkButton>
  )
}
