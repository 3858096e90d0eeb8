import { useEffect, useState } from 'preact/hooks'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { Match, Schemas } from '../../api/schemas.ts'
import {
  AskingForm,
  CheckField,
  controls,
  Labelled,
  TextField,
  Trouble,
  text,
  useAsking,
} from '../../look/controls.tsx'
import { words } from '../../words/words.ts'
import type { Table } from '../table.ts'
import styles from './around.module.css'
import { Writing } from './talk-panel.tsx'

/** Disputes about this match, and a form to raise one at an entry. */
export function Disputes({ match, table }: { readonly match: Match; readonly table: Table }) {
  const { around } = words.value
  const [items, setItems] = useState<readonly Schemas['Dispute'][]>([])
  const { trouble, ask } = useAsking()
  const params = { path: { match: match.id } }
  const read = async () => setItems((await answer(api.GET('/v1/matches/{match}/disputes', { params }))).items)
  useEffect(() => {
    if (match.disputes > 0) ask(read)
  }, [match.disputes, match.frozenAt])
  if (match.yourSeat === null && items.length === 0) return null
  return (
    <section class={styles.part}>
      {items.length > 0 && <h2>{around.disputes}</h2>}
      <Trouble trouble={trouble} />
      {items.map((dispute) => (
        <OneDispute key={dispute.number} match={match} dispute={dispute} />
      ))}
      {match.yourSeat !== null && (
        <details>
          <summary class={styles.fold}>{around.dispute}</summary>
          <AskingForm
            button={around.dispute}
            onSend={async (values) => {
              const body = {
                version: Number(text(values, 'version')),
                text: text(values, 'text'),
                freeze: values.has('freeze'),
              }
              await answer(api.POST('/v1/matches/{match}/disputes', { params, body }))
              await read()
              await table.refresh()
            }}
          >
            <p class={controls.hint}>{around.disputeHint}</p>
            <TextField
              label={around.entry}
              name="version"
              type="number"
              value={match.version}
              min={1}
              max={match.version}
              isNeeded
            />
            <Labelled label={words.value.talk.why}>
              {(attributes) => <textarea {...attributes} name="text" rows={3} required />}
            </Labelled>
            <CheckField label={around.freeze} name="freeze" />
          </AskingForm>
        </details>
      )}
    </section>
  )
}

/** What is wrong, what was said about it, and a comment to add while it is open. */
function OneDispute({ match, dispute }: { readonly match: Match; readonly dispute: Schemas['Dispute'] }) {
  const { around } = words.value
  const [comments, setComments] = useState<readonly Schemas['DisputeComment'][]>([])
  const { trouble, ask } = useAsking()
  const params = { path: { match: match.id, number: dispute.number } }
  const read = async () =>
    setComments((await answer(api.GET('/v1/matches/{match}/disputes/{number}', { params }))).discussion)
  useEffect(() => ask(read), [dispute.number])
  return (
    <article class={styles.message}>
      <p class={styles.when}>
        {around.entry} {dispute.version} · {around.disputeStatus[dispute.status]}
      </p>
      <p class={styles.said}>
        {dispute.by.name}: {dispute.text}
      </p>
      {comments.map(({ by, at, text: said }) => (
        <p key={at} class={styles.said}>
          {by.name}: {said}
        </p>
      ))}
      {dispute.ruling !== null && <p>{[dispute.ruling.reasons, ...dispute.ruling.remedies].join(' ')}</p>}
      <Trouble trouble={trouble} />
      {match.yourSeat !== null && dispute.status === 'open' && (
        <Writing
          label={around.comment}
          button={around.comment}
          isCleared
          send={async (said) => {
            await answer(api.POST('/v1/matches/{match}/disputes/{number}/comments', { params, body: { text: said } }))
            await read()
          }}
        />
      )}
    </article>
  )
}
