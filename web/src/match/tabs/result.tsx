import { useEffect, useState } from 'preact/hooks'
import { api } from '../../api/client.ts'
import type { Match, Schemas } from '../../api/schemas.ts'
import { gameTitle } from '../../games/games.ts'
import { LinkButton } from '../../ui/controls.tsx'
import { PersonLink } from '../../ui/person-link.tsx'
import { WaysToShare } from '../../ui/sharing.tsx'
import { joined } from '../../words/joined.ts'
import { language, words } from '../../words/words.ts'
import { tabWords } from '../words.ts'
import styles from './match-tabs.module.css'
import { ScoreSheet } from './score-sheet.tsx'

/** The result, line by line, with a picture to share. */
export function Result({ match, result }: { readonly match: Match; readonly result: Schemas['Result'] }) {
  const { tabs } = words.value
  const isPerson = (held: number, by: string) =>
    match.players.some(({ seat, name, bot }) => seat === held && name === by && !bot)
  return (
    <section class={styles.part}>
      <h2>{tabs.result}</h2>
      <p>{joined(result.says)}</p>
      <ScoreSheet
        result={result}
        nameOf={(seat, player) => (isPerson(seat, player) ? <PersonLink name={player} /> : player)}
      />
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
    let isLeft = false
    const params = { path: { match: match.id }, query: { format: 'png' as const } }
    api.GET('/v1/matches/{match}/picture', { params, parseAs: 'blob' }).then(
      ({ data }) => {
        if (isLeft) return
        if (!(data instanceof Blob)) return setIsMissing(true)
        made = URL.createObjectURL(data)
        setPicture({ address: made, file: new File([data], name, { type: 'image/png' }) })
      },
      (error: unknown) => {
        console.warn(error)
        setIsMissing(true)
      },
    )
    return () => {
      isLeft = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
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
