import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { Match, Schemas } from '../../api/schemas.ts'
import { Button, Trouble, useAsking } from '../../ui/controls.tsx'
import { dueSays, When } from '../../ui/when.tsx'
import { isPast } from '../../words/dates.ts'
import { language } from '../../words/words.ts'
import { StateMark } from '../state-mark.tsx'
import type { Table } from '../table.ts'
import { tabWords } from '../words.ts'
import styles from './match-tabs.module.css'

interface Props {
  readonly match: Match
  readonly table: Table
  readonly owed: Schemas['Decision']
}

/** A decision that the match waits for: what is asked, its deadline, what happens then, and who claims the win because it is late. */
export function Deadline({ match, table, owed }: Props) {
  const tab = tabWords[language.value]
  const { asks, dueAt, atDeadline, claimedBy, waiting, says } = owed
  const claimant = match.players.find(({ seat }) => seat !== null && seat === claimedBy)
  const follows = atDeadline !== null && dueAt !== null && !isPast(dueAt)
  return (
    <>
      <p class={styles.when}>{asks}</p>
      <p class={styles.when}>
        <StateMark kind="waiting" />
        {dueAt === null ? says : <When at={dueAt} says={dueSays(dueAt)} />}
      </p>
      {claimant !== undefined && <p>{tab.claimed(claimant.name)}</p>}
      {follows && <p class={styles.when}>{tab.atDeadline[atDeadline]}</p>}
      {dueAt !== null && waiting !== 'deciding' && <p class={styles.when}>{says}</p>}
      {claimant !== undefined && claimant.seat === match.yourSeat && <WithdrawClaim match={match} table={table} />}
    </>
  )
}

function WithdrawClaim({ match, table }: { readonly match: Match; readonly table: Table }) {
  const { trouble, ask, isUnderWay } = useAsking()
  return (
    <>
      <Button
        isSmall
        isOff={isUnderWay}
        onClick={() =>
          ask(async () => {
            await answer(api.DELETE('/v1/matches/{match}/claim', { params: { path: { match: match.id } } }))
            await table.refresh()
          })
        }
      >
        {tabWords[language.value].withdrawClaim}
      </Button>
      <Trouble trouble={trouble} />
    </>
  )
}
