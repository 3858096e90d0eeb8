import { useEffect, useState } from 'preact/hooks'
import { api } from '../../api/client.ts'
import type { Match, Schemas } from '../../api/schemas.ts'
import { gameTitle } from '../../home/games.ts'
import { LinkButton } from '../../look/controls.tsx'
import { PersonLink } from '../../look/person-link.tsx'
import { SeatMark } from '../../look/seat-mark.tsx'
import { WaysToShare } from '../../look/sharing.tsx'
import { printed } from '../../words/printed-number.ts'
import { language, words } from '../../words/words.ts'
import { tabWords } from '../words.ts'
import styles from './around.module.css'

/** The result, line by line, with a picture to share. */
export function Result({ match, result }: { readonly match: Match; readonly result: Schemas['Result'] }) {
  const { around } = words.value
  const tab = tabWords[language.value]
  const ranked = result.seats.toSorted((one, other) => one.place - other.place)
  const isPerson = (held: number, by: string) =>
    match.players.some(({ seat, name, bot }) => seat === held && name === by && !bot)
  const lines = [...new Map(ranked.flatMap((seat) => seat.lines.map((line) => [line.label, line]))).values()]
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
                  <span class={styles.place}>
                    {tab.place(place)}
                    <SeatMark seat={seat} size={12} />
                  </span>
                  {isPerson(seat, player) ? <PersonLink name={player} /> : player}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, says, explains }) => (
              <tr key={label}>
                <th scope="row">
                  {says} <span class={styles.explained}>{explains}</span>
                </th>
                {ranked.map(({ seat, lines: own }) => {
                  const line = own.find((one) => one.label === label)
                  return <td key={seat}>{line && printed(line.points)}</td>
                })}
              </tr>
            ))}
            <tr class={styles.total}>
              <th scope="row">{tabWords[language.value].total}</th>
              {ranked.map(({ seat, points }) => (
                <td key={seat}>{printed(points)}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <ResultPicture match={match} says={result.says} />
    </section>
  )
}

/**
 * The last position as a picture file. It is fetched with the reader's own token, so that it also works for private
 * matches.
 */
function ResultPicture({ match, says }: { readonly match: Match; readonly says: string }) {
  const [picture, setPicture] = useState<{ readonly address: string; readonly file: File }>()
  const [isMissing, setIsMissing] = useState(false)
  const name = `${match.name || match.game}.png`
  useEffect(() => {
    let made: string | undefined
    const params = { path: { match: match.id }, query: { format: 'png' as const } }
    api.GET('/v1/matches/{match}/picture', { params, parseAs: 'blob' }).then(
      ({ data }) => {
        if (!(data instanceof Blob)) return setIsMissing(true)
        made = URL.createObjectURL(data)
        setPicture({ address: made, file: new File([data], name, { type: 'image/png' }) })
      },
      () => setIsMissing(true),
    )
    return () => made !== undefined && URL.revokeObjectURL(made)
  }, [match.id])
  if (isMissing) return null
  // Only participants can open a private match.
  const link = match.private ? undefined : `${location.origin}/matches/${match.id}`
  const title = match.name || gameTitle(match.game)
  const text = link === undefined ? says : `${says} ${link}`
  return (
    <>
      {/* Its place is kept until it is there, so that nothing below it jumps. */}
      <div class={styles.picture}>
        {picture && <img src={picture.address} alt={tabWords[language.value].pictureOf} />}
      </div>
      <div class={styles.ways}>
        {picture && (
          <WaysToShare link={link} what={{ title, text, files: [picture.file] }}>
            <LinkButton href={picture.address} download={name}>
              {tabWords[language.value].picture}
            </LinkButton>
          </WaysToShare>
        )}
      </div>
    </>
  )
}
