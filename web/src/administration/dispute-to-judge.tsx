import { useState } from 'preact/hooks'
import { bounds } from '../api/bounds.ts'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Match, Schemas } from '../api/schemas.ts'
import { controls } from '../ui/controls.tsx'
import { TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { moment } from '../words/dates.ts'
import { pair } from '../words/pair.ts'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import { RulingForm } from './ruling-form.tsx'
import { addressOf, replayed, type Viewing } from './viewing.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly match: Match
  readonly dispute: Schemas['DisputeInFull']
  readonly viewing: Viewing
  whenChanged(): Promise<void>
}

/** A dispute with what was said about it. While it is open, an administrator comments, freezes the match, and rules. */
export function DisputeToJudge({ match, dispute, viewing, whenChanged }: Props) {
  const say = wordsIn[language.value]
  const { number, by, text: claim, version, status, createdAt, discussion, ruling, freezes } = dispute
  const params = { path: { match: match.id, number } }
  const isOpen = status === 'open'
  const [said, setSaid] = useState('')
  const done = async (sentence: string) => {
    setSaid('')
    await whenChanged()
    setSaid(sentence)
  }
  return (
    <article class={`${styles.card} ${isOpen ? styles.waits : ''}`} id={`dispute-${number}`}>
      <div class={styles.head}>
        <h3>{say.dispute.title(number)}</h3>
        <span class={styles.quiet}>{say.statuses[status]}</span>
      </div>
      <p role="status" class={controls.status}>
        {said}
      </p>
      <p class={styles.quiet}>{say.raised(by.name ?? say.somebody, moment(createdAt, language.value))}</p>
      <blockquote class={`${styles.quoted} ${styles.said}`}>{claim}</blockquote>
      <a href={`${addressOf(match.id, { ...viewing, version, from: undefined })}#${replayed}`}>
        {say.dispute.seeEntry(version)}
      </a>
      {discussion.map(({ by: speaker, at, text: said }) => (
        <p key={at} class={styles.said}>
          {pair(speaker.name ?? say.somebody, said)}
        </p>
      ))}
      {ruling !== null && (
        <div class={styles.quoted}>
          <p class={styles.quiet}>{say.dispute.ruling(ruling.by)}</p>
          <p class={styles.said}>{[ruling.reasons, ...ruling.remedies].join(' ')}</p>
        </div>
      )}
      {isOpen && (
        <>
          <details>
            <summary class={styles.fold}>{say.dispute.comment}</summary>
            <AskingForm
              button={say.dispute.send}
              isMain={false}
              onSend={async (values) => {
                const body = { text: text(values, 'text') }
                await answer(api.POST('/v1/matches/{match}/disputes/{number}/comments', { params, body }))
                await done(say.dispute.sent)
              }}
            >
              <TextField label={say.dispute.comment} name="text" isNeeded bounds={bounds.comment.text} />
            </AskingForm>
          </details>
          {match.status === 'running' && (
            <details>
              <summary class={styles.fold}>{freezes ? say.dispute.thaw : say.dispute.freeze}</summary>
              <AskingForm
                button={freezes ? say.dispute.thaw : say.dispute.freeze}
                isMain={false}
                onSend={async (values) => {
                  const body = { frozen: !freezes, reason: text(values, 'reason') }
                  await answer(api.PUT('/v1/admin/matches/{match}/disputes/{number}/freeze', { params, body }))
                  await done(freezes ? say.dispute.thawed : say.frozen)
                }}
              >
                <TextField label={say.dispute.freezeReason} name="reason" isNeeded bounds={bounds.freezing.reason} />
              </AskingForm>
            </details>
          )}
          <details>
            <summary class={styles.fold}>{say.ruling.title}</summary>
            <RulingForm match={match} dispute={dispute} whenRuled={() => done(say.ruling.ruled)} />
          </details>
        </>
      )}
    </article>
  )
}
