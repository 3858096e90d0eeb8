import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { api, entropy } from '../api/client.ts'
import { answer, done } from '../api/problem.ts'
import type { Match } from '../api/schemas.ts'
import { gameTitle } from '../home/games.ts'
import { optionsInWords } from '../home/options-in-words.ts'
import { AskingForm, Button, controls, LinkButton, TextField, Trouble, text, useAsking } from '../look/controls.tsx'
import { Page } from '../look/page.tsx'
import { PersonLink } from '../look/person-link.tsx'
import { reader } from '../session/session.ts'
import { words } from '../words/words.ts'
import { forgetInvitation, keptInvitation } from './invitation.ts'
import type { Table } from './table.ts'

/** A match that waits for players: its terms, who has joined, and the ways in and out. */
export function Lobby({ table, match }: { readonly table: Table; readonly match: Match }) {
  const { lobby, around, home, session } = words.value
  const { route } = useLocation()
  const { trouble, ask, isUnderWay } = useAsking()
  const [link, setLink] = useState<string>()
  const [isInvited, setIsInvited] = useState(false)
  const me = reader.value
  const own = me.kind === 'account' ? match.players.find(({ name }) => name === me.account.name) : undefined
  const path = { match: match.id }
  const invitation = keptInvitation(match.id)

  const join = () =>
    ask(async () => {
      const body = { entropy: entropy(), ...(invitation === undefined ? {} : { invitation }) }
      await answer(api.POST('/v1/matches/{match}/seats', { params: { path }, body }))
      forgetInvitation(match.id)
      await table.refresh()
    })
  const here = `/matches/${match.id}`
  return (
    <Page title={match.name || gameTitle(match.game)}>
      <p>
        <strong>{gameTitle(match.game)}</strong> · {home.free(match.seats - match.players.length)} · {lobby.waits}
      </p>
      <section>
        <h2>{around.players}</h2>
        <ul>
          {match.players.map(({ participant, name, bot }) => (
            <li key={participant}>
              {bot ? name : <PersonLink name={name} />}
              {bot && ` (${around.bot})`}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{around.terms}</h2>
        <ul>
          {[...match.terms, ...optionsInWords(match)].map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </section>
      <Trouble trouble={trouble} />
      {me.kind !== 'account' && (
        <>
          <p>{lobby.signInToJoin}</p>
          <div class={controls.row}>
            <LinkButton href={`/sign-in?then=${encodeURIComponent(here)}`} isMain>
              {session.signIn}
            </LinkButton>
            <LinkButton href={`/sign-up?then=${encodeURIComponent(here)}`}>{session.signUp}</LinkButton>
          </div>
        </>
      )}
      {me.kind === 'account' && own === undefined && (
        <div>
          <Button isMain isOff={isUnderWay} onClick={join}>
            {lobby.join}
          </Button>
        </div>
      )}
      {own !== undefined && (
        <>
          <AskingForm
            button={lobby.invite}
            onSend={async (values) => {
              const body = { email: text(values, 'email') }
              await done(api.POST('/v1/matches/{match}/invitations', { params: { path }, body }))
              setIsInvited(true)
            }}
          >
            <TextField label={session.email} name="email" type="email" isNeeded />
          </AskingForm>
          {isInvited && <p role="status">{lobby.invited}</p>}
          <div class={controls.row}>
            <Button
              isOff={isUnderWay}
              onClick={() =>
                ask(async () => {
                  const made = await answer(api.POST('/v1/matches/{match}/links', { params: { path } }))
                  setLink(made.link)
                })
              }
            >
              {lobby.link}
            </Button>
            <Button
              isOff={isUnderWay}
              onClick={() =>
                ask(async () => {
                  if (match.players.length === 1) await done(api.DELETE('/v1/matches/{match}', { params: { path } }))
                  else await done(api.DELETE('/v1/matches/{match}/seats/mine', { params: { path } }))
                  route('/')
                })
              }
            >
              {match.players.length === 1 ? lobby.cancel : lobby.leave}
            </Button>
          </div>
          {link !== undefined && (
            <p>
              {lobby.linkHint}
              <br />
              <a href={link}>{link}</a>
            </p>
          )}
        </>
      )}
    </Page>
  )
}
