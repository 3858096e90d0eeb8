import { useState } from 'preact/hooks'
import { api } from '../../api/client.ts'
import { answer, done } from '../../api/problem.ts'
import type { Schemas } from '../../api/schemas.ts'
import { Button, controls, Trouble, useAsking } from '../../look/controls.tsx'
import { habitsOf } from '../../people/habits.ts'
import { words } from '../../words/words.ts'
import styles from './around.module.css'
import { Writing } from './writing.tsx'

interface Props {
  readonly name: string
  /** The match that a report is about, if it is about one. */
  readonly match?: string
}

/** Actions about another person: mute them, block them, or report them to the administrators. */
export function AboutPlayer({ name, match }: Props) {
  const { about } = words.value
  const [says, setSays] = useState<string>()
  const { trouble, ask, isUnderWay } = useAsking()
  const [profile, setProfile] = useState<Schemas['Profile']>()
  const params = { path: { name } }
  const read = async () => setProfile(await answer(api.GET('/v1/people/{name}', { params })))
  const after = (action: () => Promise<void>, then: string) => () =>
    ask(async () => {
      await action()
      setSays(then)
    })
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && profile === undefined && ask(read)}>
      <summary class={styles.fold}>{about.title(name)}</summary>
      {profile !== undefined && <p>{habitsOf(profile)}</p>}
      <div class={controls.row}>
        <Button
          isSmall
          isOff={isUnderWay}
          onClick={after(() => done(api.PUT('/v1/account/mutes/{name}', { params })), about.muted)}
        >
          {about.mute}
        </Button>
        <Button
          isSmall
          isOff={isUnderWay}
          onClick={after(() => done(api.PUT('/v1/account/blocks/{name}', { params })), about.blocked)}
        >
          {about.block}
        </Button>
      </div>
      <Writing
        label={about.why}
        button={about.report}
        isCleared
        send={async (reason) => {
          await done(
            api.POST('/v1/people/{name}/report', {
              params,
              body: { reason, ...(match === undefined ? {} : { match }) },
            }),
          )
          setSays(about.reported)
        }}
      />
      <Trouble trouble={trouble} />
      {says !== undefined && <p role="status">{says}</p>}
    </details>
  )
}
