import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Match } from '../api/schemas.ts'
import { Trouble } from '../ui/controls.tsx'
import { useNewest } from '../ui/newest.ts'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import { DisputeToJudge } from './dispute-to-judge.tsx'
import { needsReason, ReasonForm } from './reason-form.tsx'
import type { Viewing } from './viewing.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly match: Match
  readonly viewing: Viewing
  whenChanged(): Promise<void>
  /** What stands below. It is drawn when the disputes have been read, so that they do not push it away. */
  readonly children: ComponentChildren
}

/** The disputes of a match, the newest first. The fragment of the address leads to one: `#dispute-1`. */
export function DisputesToJudge({ match, viewing, whenChanged, children }: Props) {
  const say = wordsIn[language.value]
  const path = { match: match.id }
  const { value, trouble, isSettled, readAgain } = useNewest(async () => {
    const { items } = await answer(api.GET('/v1/matches/{match}/disputes', { params: { path } }))
    const whole = (number: number) =>
      answer(api.GET('/v1/matches/{match}/disputes/{number}', { params: { path: { ...path, number } } }))
    return Promise.all(items.map(({ number }) => whole(number)))
  }, [match, language.value])
  useEffect(() => {
    // The browser has looked for it before the disputes were read.
    if (value !== undefined && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [value !== undefined])
  return (
    <>
      <section class={styles.part}>
        <h2>{say.areas.disputes}</h2>
        {needsReason(trouble) ? (
          <ReasonForm match={match.id} as="spectator" whenGiven={readAgain} />
        ) : (
          <Trouble trouble={trouble} />
        )}
        {value?.length === 0 && <p>{say.dispute.none}</p>}
        {value?.map((dispute) => (
          <DisputeToJudge
            key={dispute.number}
            match={match}
            dispute={dispute}
            viewing={viewing}
            whenChanged={whenChanged}
          />
        ))}
      </section>
      {isSettled && children}
    </>
  )
}
