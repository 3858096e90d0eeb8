import { useState } from 'preact/hooks'
import { bounds } from '../api/bounds.ts'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Match, Schemas } from '../api/schemas.ts'
import { Button, controls, Trouble, useAsking } from '../ui/controls.tsx'
import { CheckField, TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { saveJson } from '../ui/save-json.ts'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import { NewerRules } from './newer-rules.tsx'
import { needsReason, ReasonForm } from './reason-form.tsx'
import type { Viewer } from './viewing.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly match: Match
  /** The version that is shown. */
  readonly version: number
  /** The viewer through whose eyes it is shown. */
  readonly as: Viewer
  whenChanged(): Promise<void>
}

/**
 * What else an administrator may do about a match: check its journal and save it, propose newer rules, raise a dispute,
 * break it off.
 */
export function MoreAboutMatch({ match, version, as, whenChanged }: Props) {
  const { match: say, dispute } = wordsIn[language.value]
  const [said, setSaid] = useState('')
  const done = async (sentence: string) => {
    setSaid('')
    await whenChanged()
    setSaid(sentence)
  }
  const params = { path: { match: match.id } }
  return (
    <section class={styles.part}>
      <h2>{say.title}</h2>
      <p role="status" class={controls.status}>
        {said}
      </p>
      <a href={`/administration/log?match=${match.id}`}>{say.acts}</a>
      {match.version > 0 && (
        <>
          <Checking match={match.id} />
          <SaveJournal match={match.id} as={as} />
          {match.status === 'running' && <NewerRules match={match} whenChanged={whenChanged} />}
          <details>
            <summary class={styles.fold}>{say.raise}</summary>
            <AskingForm
              button={say.raise}
              isMain={false}
              onSend={async (values) => {
                const body = {
                  version: Number(text(values, 'version')),
                  text: text(values, 'text'),
                  freeze: values.has('freeze'),
                }
                await answer(api.POST('/v1/admin/matches/{match}/disputes', { params, body }))
                await done(say.raised)
              }}
            >
              <TextField
                label={say.version}
                name="version"
                type="number"
                value={version}
                isNeeded
                bounds={{ least: 1, most: match.version }}
              />
              <TextField label={say.raiseText} name="text" isNeeded bounds={bounds.dispute.text} />
              {match.status === 'running' && <CheckField label={dispute.freeze} name="freeze" />}
            </AskingForm>
          </details>
        </>
      )}
      {match.status === 'running' && (
        <details>
          <summary class={styles.fold}>{say.abort}</summary>
          <AskingForm
            button={say.abort}
            isMain={false}
            onSend={async (values) => {
              const body = { reason: text(values, 'reason') }
              await answer(api.POST('/v1/admin/matches/{match}/abort', { params, body }))
              await done(say.aborted)
            }}
          >
            <p class={controls.hint}>{say.abortHint}</p>
            <TextField label={say.abortReason} name="reason" isNeeded bounds={bounds.aborting.reason} />
          </AskingForm>
        </details>
      )}
    </section>
  )
}

/** Checks the journal, which is on record. */
function Checking({ match }: { readonly match: string }) {
  const { match: say } = wordsIn[language.value]
  const [checked, setChecked] = useState<Schemas['Verification']>()
  const { trouble, ask, isUnderWay } = useAsking()
  const params = { path: { match } }
  return (
    <>
      <div>
        <Button
          isOff={isUnderWay}
          onClick={() =>
            ask(async () => setChecked(await answer(api.GET('/v1/admin/matches/{match}/verification', { params }))))
          }
        >
          {say.verify}
        </Button>
      </div>
      <Trouble trouble={trouble} />
      <div role="status" class={checked ? styles.part : controls.status}>
        {checked && (
          <>
            <p>{checked.holds ? say.holds : say.wrong}</p>
            <ul>
              {checked.checks
                .filter(({ outcome }) => outcome === 'failed')
                .map(({ check, detail }) => (
                  <li key={check}>{detail}</li>
                ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}

/** Saves the journal as a file, as the viewer whose eyes are chosen may see it. What is hidden takes a reason. */
function SaveJournal({ match, as }: Pick<Props, 'as'> & { readonly match: string }) {
  const { files: say } = wordsIn[language.value]
  const { trouble, ask, isUnderWay } = useAsking()
  const params = { path: { match }, query: { as: String(as) } }
  const save = () =>
    ask(async () => {
      const file = await answer(api.GET('/v1/admin/matches/{match}/journal-file', { params }))
      saveJson(file, `${match}.journal.json`)
    })
  return (
    <>
      <div>
        <Button isOff={isUnderWay} onClick={save}>
          {say.save}
        </Button>
      </div>
      {needsReason(trouble) ? (
        <ReasonForm match={match} as={as} whenGiven={async () => save()} />
      ) : (
        <Trouble trouble={trouble} />
      )}
    </>
  )
}
