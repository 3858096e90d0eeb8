import { ErrorBoundary, useLocation } from 'preact-iso'
import { api, entropy } from '../api/client.ts'
import { answer, done } from '../api/problem.ts'
import type { Match } from '../api/schemas.ts'
import { reader } from '../api/session.ts'
import { gameTitle } from '../games/games.ts'
import { forgetInvitation, keptInvitation } from '../sign-in/invitation.ts'
import { WaysIn } from '../sign-in/ways-in.tsx'
import { AskTwice } from '../ui/ask-twice.tsx'
import { Button, controls, LinkButton, Trouble, useAsking } from '../ui/controls.tsx'
import { Page } from '../ui/page.tsx'
import { part } from '../ui/part.ts'
import { PersonLink } from '../ui/person-link.tsx'
import { sayNext } from '../ui/said-next.tsx'
import { When } from '../ui/when.tsx'
import { pair } from '../words/pair.ts'
import { language, words } from '../words/words.ts'
import { ConnectionLine } from './connection-line.tsx'
import { HabitsLine } from './habits-line.tsx'
import { GameLinks } from './inviting/game-links.tsx'
import styles from './inviting/inviting.module.css'
import { Inviting } from './inviting/inviting.tsx'
import { TermsForNewcomers } from './inviting/terms-for-newcomers.tsx'
import { wordsIn } from './inviting/words.ts'
import { ownPlayer } from './own-seat.ts'
import type { Table } from './table.ts'

const TalkPanel = part(() => import('./tabs/talk-panel.tsx'), 'TalkPanel')

interface Props {
  readonly table: Table
  readonly match: Match
}

/** A match before it begins: its terms, who has joined, and the buttons to join, leave or cancel it. */
export function Lobby({ table, match }: Props) {
  const { tabs, home } = words.value
  const say = wordsIn[language.value]
  const me = reader.value
  const own = ownPlayer(match)
  const isCreator = own !== undefined && own.participant === match.creator
  if (match.status !== 'open') return <CalledOff match={match} />
  return (
    <Page title={match.name || gameTitle(match.game)}>
      <p>
        <strong>{gameTitle(match.game)}</strong> · {home.free(match.seats - match.players.length)} · {say.waits}
        {match.expiresAt !== null && (
          <span class={`${controls.hint} ${styles.line}`}>
            <When at={match.expiresAt} says={say.givenUp} />
          </span>
        )}
      </p>
      <GameLinks game={match.game} />
      <div class={controls.row}>
        <ConnectionLine table={table} />
      </div>
      <Trouble trouble={table.trouble.value} />
      <section class={styles.group}>
        <h2>{tabs.players}</h2>
        <ul class={styles.players}>
          {match.players.map((player) => (
            <Guest
              key={player.participant}
              table={table}
              match={match}
              player={player}
              isOwn={player === own}
              mayRemove={isCreator}
            />
          ))}
        </ul>
      </section>
      {me.kind === 'stranger' && (
        <section class={styles.group}>
          <p>{say.signInToJoin}</p>
          <WaysIn />
        </section>
      )}
      {/* A reader who is signed in by the link in a mail has joined already. */}
      {me.kind === 'pass' && (
        <section class={styles.group}>
          <p>{say.signInWithAccount}</p>
          <WaysIn />
        </section>
      )}
      {me.kind === 'account' && own === undefined && <Joining table={table} />}
      {own !== undefined && (
        <section class={styles.group}>
          <h2>{tabs.invite}</h2>
          <Inviting match={match} />
        </section>
      )}
      {(own !== undefined || me.kind === 'pass') && <Talk table={table} match={match} />}
      <TermsForNewcomers match={match} />
      {own !== undefined && <Leaving match={match} isCreator={isCreator} />}
    </Page>
  )
}

/** A match that will not begin any more. */
function CalledOff({ match }: Pick<Props, 'match'>) {
  const say = wordsIn[language.value]
  return (
    <Page title={match.name || gameTitle(match.game)}>
      <p>
        <strong>{gameTitle(match.game)}</strong> · {say.cancelled}
      </p>
      <div class={controls.row}>
        <LinkButton href="/find">{say.toOthers}</LinkButton>
      </div>
    </Page>
  )
}

interface GuestProps extends Props {
  readonly player: Match['players'][number]
  readonly isOwn: boolean
  readonly mayRemove: boolean
}

function Guest({ table, match, player: { participant, name, bot }, isOwn, mayRemove }: GuestProps) {
  const { tabs } = words.value
  const say = wordsIn[language.value]
  const mayRead = reader.value.kind === 'account'
  const marks = [bot && tabs.bot, isOwn && say.you, participant === match.creator && say.opened].filter(Boolean)
  return (
    <li class={styles.player}>
      <span class={styles.who}>
        <span>
          {bot || !mayRead ? <strong>{name}</strong> : <PersonLink name={name} />}
          {marks.length > 0 && ` (${marks.join(', ')})`}
        </span>
        {!bot && mayRead && !isOwn && <HabitsLine name={name} />}
      </span>
      {mayRemove && !isOwn && (
        <AskTwice
          button={say.remove}
          label={pair(say.remove, name)}
          isSmall
          sure={say.removeSure(name)}
          no={say.keep}
          onYes={async () => {
            const params = { path: { match: match.id, participant } }
            await done(api.DELETE('/v1/matches/{match}/seats/{participant}', { params }))
            await table.refresh()
          }}
        />
      )}
    </li>
  )
}

function Joining({ table }: Pick<Props, 'table'>) {
  const { trouble, ask, isUnderWay } = useAsking()
  const join = async () => {
    const invitation = keptInvitation(table.id)
    const body = { entropy: entropy(), ...(invitation === undefined ? {} : { invitation }) }
    await answer(api.POST('/v1/matches/{match}/seats', { params: { path: { match: table.id } }, body }))
    forgetInvitation(table.id)
    await table.refresh()
  }
  return (
    <div>
      <Button isMain isOff={isUnderWay} onClick={() => ask(join)}>
        {wordsIn[language.value].join}
      </Button>
      <Trouble trouble={trouble} />
    </div>
  )
}

/** What those who wait write to each other. */
function Talk({ table, match }: Props) {
  return (
    <section class={styles.group}>
      <h2>{words.value.table.tabs.talk}</h2>
      <ErrorBoundary>
        <TalkPanel table={table} match={match} />
      </ErrorBoundary>
    </section>
  )
}

/** The buttons to leave and, for the creator, to cancel the match for everybody. */
function Leaving({ match, isCreator }: { readonly match: Match; readonly isCreator: boolean }) {
  const say = wordsIn[language.value]
  const { route } = useLocation()
  const { trouble, ask, isUnderWay } = useAsking()
  const params = { path: { match: match.id } }
  const isAlone = match.players.every(({ bot, participant }) => bot || participant === match.creator)
  const cancel = async () => {
    await done(api.DELETE('/v1/matches/{match}', { params }))
    sayNext(say.cancelDone)
    route('/')
  }
  return (
    <section>
      <div class={controls.row}>
        {!isAlone && (
          <Button
            isOff={isUnderWay}
            onClick={() =>
              ask(async () => {
                await done(api.DELETE('/v1/matches/{match}/seats/mine', { params }))
                sayNext(say.left)
                route('/')
              })
            }
          >
            {say.leave}
          </Button>
        )}
        {isCreator && (
          <AskTwice
            button={say.cancel}
            sure={isAlone ? say.cancelAloneSure : say.cancelSure}
            no={say.keep}
            onYes={cancel}
          />
        )}
      </div>
      <Trouble trouble={trouble} />
    </section>
  )
}
