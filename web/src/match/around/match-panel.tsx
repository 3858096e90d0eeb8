import { useLocation } from 'preact-iso'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { Match } from '../../api/schemas.ts'
import { AskTwice } from '../../look/ask-twice.tsx'
import { Button, controls, Trouble, useAsking } from '../../look/controls.tsx'
import { Foot } from '../../look/page.tsx'
import { PersonLink } from '../../look/person-link.tsx'
import { SeatMark } from '../../look/seat-mark.tsx'
import { reader } from '../../session/session.ts'
import { language, words } from '../../words/words.ts'
import type { Composing } from '../composer/composing.ts'
import { Inviting } from '../inviting/inviting.tsx'
import { TakeOver } from '../inviting/taking-over.tsx'
import { wordsIn } from '../inviting/words.ts'
import { isPlaying } from '../own-seat.ts'
import type { Table } from '../table.ts'
import { Terms } from '../terms.tsx'
import { AboutPlayer } from './about-player.tsx'
import styles from './around.module.css'
import { Deadline } from './deadline.tsx'
import { Disputes } from './disputes.tsx'
import { Orders } from './orders.tsx'
import { Proposals } from './proposals.tsx'
import { Result } from './result.tsx'

interface Props {
  readonly table: Table
  readonly match: Match
  readonly composer: Composing
  toStory(): void
}

/** The match itself: its players, its result, its terms, and the proposals to the table. */
export function MatchPanel({ table, match, composer, toStory }: Props) {
  const { around } = words.value
  const isSeated = match.yourSeat !== null
  const isRunning = match.status === 'running'
  /** Somebody who has given up their seat is asked nothing more. */
  const plays = isRunning && isPlaying(match)
  const hasOpenSeat = isRunning && match.players.some(({ open }) => open)
  const mayInvite = hasOpenSeat && plays && reader.value.kind === 'account'
  return (
    <>
      {match.result !== null && <Result match={match} result={match.result} />}
      {isSeated && !isRunning && reader.value.kind === 'account' && <Rematch match={match} />}
      <section class={styles.part}>
        <h2>{around.players}</h2>
        <ul>
          {match.players.map((player) => (
            <Player key={player.participant} match={match} player={player} table={table} />
          ))}
        </ul>
        {isSeated && match.pace.kind !== 'none' && reader.value.kind === 'account' && (
          <a href="/settings#calendar">{around.toCalendar}</a>
        )}
      </section>
      {mayInvite && (
        <section class={styles.part}>
          <h2>{wordsIn[language.value].invite}</h2>
          <Inviting match={match} />
        </section>
      )}
      {plays && <Proposals match={match} table={table} />}
      {plays && <Orders match={match} composer={composer} />}
      {plays && <Leaving match={match} table={table} />}
      <Disputes match={match} table={table} />
      {isSeated && (
        <section class={styles.part}>
          <p class={controls.hint}>{around.fromStory}</p>
          <Button onClick={toStory}>{around.toStory}</Button>
        </section>
      )}
      <Terms match={match} />
      <Foot />
    </>
  )
}

interface PlayerProps {
  readonly match: Match
  readonly table: Table
  readonly player: Match['players'][number]
}

function Player({ match, table, player: { seat, name, bot, resigned, open } }: PlayerProps) {
  const { around } = words.value
  const owed = match.decisions.find((decision) => decision.seat === seat)
  const marks = [bot && around.bot, resigned && around.resigned, open && around.open].filter(Boolean)
  return (
    <li class={styles.player}>
      {seat !== null && <SeatMark seat={seat} />} {bot ? name : <PersonLink name={name} />}
      {marks.length > 0 && ` (${marks.join(', ')})`}
      {owed !== undefined && <Deadline match={match} table={table} owed={owed} />}
      {open && seat !== null && match.yourSeat === null && <TakeOver table={table} seat={seat} name={name} />}
      {reader.value.kind === 'account' && !bot && name !== reader.value.account.name && (
        <AboutPlayer reader={reader.value.account.name} name={name} match={match.id} />
      )}
    </li>
  )
}

/** Claiming the win from a late player, and resigning, which needs a confirmation. */
function Leaving({ match, table }: { readonly match: Match; readonly table: Table }) {
  const { around } = words.value
  const { trouble, ask, isUnderWay } = useAsking()
  const params = { path: { match: match.id } }
  return (
    <section class={styles.part}>
      {match.mayClaim && (
        <>
          <p class={controls.hint}>{around.claimHint}</p>
          <Button
            isOff={isUnderWay}
            onClick={() =>
              ask(async () => {
                await answer(api.POST('/v1/matches/{match}/claim', { params }))
                await table.refresh()
              })
            }
          >
            {around.claim}
          </Button>
        </>
      )}
      <AskTwice
        button={around.resign}
        sure={around.resignSure}
        no={around.resignNot}
        yes={around.resignYes}
        onYes={async () => {
          await answer(api.POST('/v1/matches/{match}/resignation', { params }))
          await table.refresh()
        }}
      />
      <Trouble trouble={trouble} />
    </section>
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
        {wordsIn[language.value].rematch}
      </Button>
      <Trouble trouble={trouble} />
    </div>
  )
}
