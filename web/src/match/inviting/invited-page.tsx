import type { Match } from '../../api/schemas.ts'
import { reader } from '../../api/session.ts'
import { gameTitle } from '../../games/games.ts'
import { WaysIn } from '../../sign-in/ways-in.tsx'
import { Button, controls, LinkButton } from '../../ui/controls.tsx'
import { Page } from '../../ui/page.tsx'
import { PersonLink } from '../../ui/person-link.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import { language, words } from '../../words/words.ts'
import type { Table } from '../table.ts'
import { GameLinks } from './game-links.tsx'
import styles from './inviting.module.css'
import { TakeOver } from './taking-over.tsx'
import { TermsForNewcomers } from './terms-for-newcomers.tsx'
import { wordsIn } from './words.ts'

/** A match that has begun, for somebody who follows an invitation: its terms, its players, and its open seat. */
export function InvitedPage({ table, match }: { readonly table: Table; readonly match: Match }) {
  const { tabs } = words.value
  const say = wordsIn[language.value]
  const isStranger = reader.value.kind !== 'account'
  const isRunning = match.status === 'running'
  const open = isRunning ? match.players.filter((player) => player.open) : []
  return (
    <Page title={match.name || gameTitle(match.game)}>
      <p>
        <strong>{gameTitle(match.game)}</strong> · {isRunning ? say.underWay : say.isOver}{' '}
        {isRunning && (open.length > 0 ? say.isOpen(open.length) : say.full)}
      </p>
      <GameLinks game={match.game} />
      <section class={styles.group}>
        <h2>{tabs.players}</h2>
        <ul class={styles.players}>
          {match.players.map(({ participant, seat, name, bot, open: isOpen }) => (
            <li key={participant} class={styles.player}>
              <span>
                {seat !== null && <SeatMark seat={seat} />}{' '}
                {bot || isStranger ? <strong>{name}</strong> : <PersonLink name={name} />}
                {isOpen && isRunning && ` · ${tabs.open}`}
              </span>
              {isOpen && isRunning && !isStranger && seat !== null && (
                <TakeOver table={table} seat={seat} name={name} isMain />
              )}
            </li>
          ))}
        </ul>
        {open.length > 0 && <p class={controls.hint}>{say.takeOverHint}</p>}
      </section>
      {isStranger && (
        <section class={styles.group}>
          {open.length > 0 && <p>{say.signInToTakeOver}</p>}
          <WaysIn />
        </section>
      )}
      {!isStranger && (!match.private || open.length === 0) && (
        <div class={controls.row}>
          {!match.private && <Button onClick={table.watch}>{say.watch}</Button>}
          {open.length === 0 && <LinkButton href="/find">{say.toOthers}</LinkButton>}
        </div>
      )}
      <TermsForNewcomers match={match} />
    </Page>
  )
}
