import type { ComponentChildren } from 'preact'
import type { Match } from '../../api/schemas.ts'
import { reader } from '../../api/session.ts'
import { Button, controls } from '../../ui/controls.tsx'
import { Foot } from '../../ui/page.tsx'
import { part } from '../../ui/part.ts'
import { PersonLink } from '../../ui/person-link.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import { language, words } from '../../words/words.ts'
import type { Table } from '../table.ts'
import { Terms } from '../terms.tsx'
import { tabWords } from '../words.ts'
import { AboutPlayer } from './about-player.tsx'
import { Deadline } from './deadline.tsx'
import styles from './match-tabs.module.css'

const Disputes = part(() => import('./disputes.tsx'), 'Disputes')
const TakeOver = part(() => import('../inviting/taking-over.tsx'), 'TakeOver')

interface Props {
  readonly table: Table
  readonly match: Match
  toStory(): void
  /** Puts what the players may do above the rest, which waits for what is still read. */
  own?(below: ComponentChildren): ComponentChildren
  /** What ends the match for a player: it stands apart, below all else. */
  readonly leaving?: ComponentChildren
}

/** What every match has: its players, its disputes and its terms. What the players may do comes between. */
export function MatchFrame({ table, match, toStory, own = (below) => below, leaving }: Props) {
  const { tabs } = words.value
  const tab = tabWords[language.value]
  const isSeated = match.yourSeat !== null
  const terms = (
    <>
      {isSeated && (
        <section class={styles.part}>
          <p class={controls.hint}>{tab.fromStory}</p>
          <Button onClick={toStory}>{tab.toStory}</Button>
        </section>
      )}
      <Terms match={match} />
      {reader.value.kind === 'account' && reader.value.account.role === 'administrator' && (
        <a href={`/administration/matches/${match.id}`}>{words.value.app.administration}</a>
      )}
      {leaving}
      <Foot />
    </>
  )
  return (
    <>
      <section class={styles.part}>
        <p class={styles.name}>{match.name}</p>
        <h2>{tabs.players}</h2>
        <ul class={styles.players}>
          {match.players.map((player) => (
            <Player key={player.participant} match={match} player={player} table={table} />
          ))}
        </ul>
        {isSeated && match.pace.kind !== 'none' && reader.value.kind === 'account' && (
          <a href="/settings#calendar">{tab.toCalendar}</a>
        )}
      </section>
      {own(
        match.disputes === 0 ? (
          terms
        ) : (
          <Disputes match={match} table={table}>
            {terms}
          </Disputes>
        ),
      )}
    </>
  )
}

interface PlayerProps {
  readonly match: Match
  readonly table: Table
  readonly player: Match['players'][number]
}

function Player({ match, table, player: { seat, name, bot, resigned, open } }: PlayerProps) {
  const { tabs } = words.value
  const tab = tabWords[language.value]
  const owed = match.decisions.find((decision) => decision.seat === seat)
  const marks = [bot && tabs.bot, resigned && tab.resigned, open && tabs.open].filter(Boolean)
  return (
    <li class={styles.player}>
      {seat !== null && <SeatMark seat={seat} />}
      {bot ? name : <PersonLink name={name} />}
      {marks.length > 0 && ` (${marks.join(', ')})`}
      {owed !== undefined && <Deadline match={match} table={table} owed={owed} />}
      {open && seat !== null && match.yourSeat === null && <TakeOver table={table} seat={seat} name={name} />}
      {reader.value.kind === 'account' && !bot && name !== reader.value.account.name && (
        <AboutPlayer reader={reader.value.account.name} name={name} match={match.id} />
      )}
    </li>
  )
}
