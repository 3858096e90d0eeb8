import { useLocation } from 'preact-iso'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { Match } from '../../api/schemas.ts'
import { reader } from '../../api/session.ts'
import { Button, LinkButton, Trouble, useAsking } from '../../ui/controls.tsx'
import { language, words } from '../../words/words.ts'
import type { Table } from '../table.ts'
import { tabWords } from '../words.ts'
import { MatchFrame } from './match-frame.tsx'
import styles from './match-tabs.module.css'
import { Result } from './result.tsx'

// A lesson loads it with this panel: small files compress worse.
export { ScoreSheet } from './score-sheet.tsx'

interface Props {
  readonly table: Table
  readonly match: Match
  toStory(): void
}

/** The match itself when it is over: how it ended, and the way to the next one. */
export function EndedPanel({ table, match, toStory }: Props) {
  return (
    <>
      {match.result !== null && <Result match={match} result={match.result} />}
      <div>
        <LinkButton href={`/matches/${match.id}/replay?version=1`}>{words.value.tabs.replay}</LinkButton>
      </div>
      {match.yourSeat !== null && reader.value.kind === 'account' && <Rematch match={match} />}
      <MatchFrame table={table} match={match} toStory={toStory} />
    </>
  )
}

function Rematch({ match }: { readonly match: Match }) {
  const { route } = useLocation()
  const { trouble, ask, isUnderWay } = useAsking()
  return (
    <div class={styles.part}>
      <Button
        isMain
        isOff={isUnderWay}
        onClick={() =>
          ask(async () => {
            const next = await answer(
              api.POST('/v1/matches/{match}/rematch', { params: { path: { match: match.id } } }),
            )
            route(`/matches/${next.id}`)
          })
        }
      >
        {tabWords[language.value].rematch}
      </Button>
      <Trouble trouble={trouble} />
    </div>
  )
}
