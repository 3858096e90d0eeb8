import { useState } from 'preact/hooks'
import { api } from '../../api/client.ts'
import { answer, done, Refused } from '../../api/problem.ts'
import type { Match } from '../../api/schemas.ts'
import { gameTitle } from '../../games/games.ts'
import { Button, controls, Trouble, useAsking } from '../../ui/controls.tsx'
import { TextField, text } from '../../ui/fields.tsx'
import { AskingForm } from '../../ui/form.tsx'
import { LinkToShare } from '../../ui/sharing.tsx'
import { pair } from '../../words/pair.ts'
import { language } from '../../words/words.ts'
import { wordsIn } from './words.ts'

/** The forms to invite others: by a link for anybody, and by mail to an address or to a person by name. */
export function Inviting({ match }: { readonly match: Match }) {
  const say = wordsIn[language.value]
  const [sentTo, setSentTo] = useState<string>()
  const path = { match: match.id }
  return (
    <>
      {match.status === 'running' && <p>{say.inviteHint}</p>}
      <InvitationLink match={match} />
      <AskingForm
        button={say.send}
        isMain={false}
        onSend={async (values) => {
          setSentTo(undefined)
          const whom = text(values, 'whom').trim()
          const body = whom.includes('@') ? { email: whom } : { name: whom }
          await done(api.POST('/v1/matches/{match}/invitations', { params: { path }, body })).catch(
            (error: unknown) => {
              if (!(error instanceof Refused)) throw error
              const { problem } = error
              const isUnknown = 'name' in body && problem.code === 'not-found'
              // One field is for both.
              const errors = problem.errors?.map((mistake) => ({ ...mistake, at: 'body/whom' }))
              throw new Refused({ ...problem, ...(isUnknown && { detail: say.nobody }), ...(errors && { errors }) })
            },
          )
          setSentTo(whom)
        }}
      >
        <TextField label={say.whom} hint={say.whomHint} name="whom" isNeeded />
      </AskingForm>
      <p role="status" class={controls.status}>
        {sentTo !== undefined && pair(sentTo, say.sent)}
      </p>
    </>
  )
}

/** A link is made only on request, because each counts as an invitation, and a match has a limited number of them. */
function InvitationLink({ match }: { readonly match: Match }) {
  const say = wordsIn[language.value]
  const [link, setLink] = useState<string>()
  const { trouble, ask, isUnderWay } = useAsking()
  const isRunning = match.status === 'running'
  if (link === undefined) {
    return (
      <div>
        <Button
          isMain
          isOff={isUnderWay}
          onClick={() =>
            ask(async () => {
              const params = { path: { match: match.id } }
              setLink((await answer(api.POST('/v1/matches/{match}/links', { params }))).link)
            })
          }
        >
          {say.makeLink}
        </Button>
        <Trouble trouble={trouble} />
      </div>
    )
  }
  const title = gameTitle(match.game)
  return (
    <div>
      <p>
        {isRunning ? say.openSeatLinkHint : say.linkHint}{' '}
        <span class={controls.hint}>{isRunning ? say.openSeatLinkEnds : say.linkEnds}</span>
      </p>
      <LinkToShare link={link} title={match.name || title} text={say.inviteText(title)} />
    </div>
  )
}
