import { useState } from 'preact/hooks'
import { bounds } from '../api/bounds.ts'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { reader } from '../api/session.ts'
import { Button, controls, Trouble, useAsking } from '../ui/controls.tsx'
import { Labelled, TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { PersonLink } from '../ui/person-link.tsx'
import { dayOf } from '../words/dates.ts'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import { MailsGot } from './mails-got.tsx'
import { wordsIn } from './words.ts'

type Account = Schemas['AccountRecord']

/** An account: who it is, how it stands, and what an administrator may do about it. */
export function OneAccount({ found }: { readonly found: Account }) {
  const { accounts: say } = wordsIn[language.value]
  const [account, setAccount] = useState(found)
  const { id, name, email, role, status, statusReason, suspendedUntil, mailsArrive, createdAt } = account
  const isErased = status === 'erased'
  const isOwn = reader.value.kind === 'account' && reader.value.account.id === id
  const standing = [
    say.roles[role],
    say.statuses[status],
    suspendedUntil && say.until(dayOf(suspendedUntil, language.value)),
    say.since(dayOf(createdAt, language.value)),
  ]
  return (
    <>
      <div class={styles.head}>
        <h2>{isErased ? name : <PersonLink name={name} />}</h2>
        <span class={styles.quiet} role="status">
          {standing.filter(Boolean).join(' · ')}
        </span>
      </div>
      <p class={styles.said}>{email ?? say.noMail}</p>
      {statusReason !== null && <blockquote class={`${styles.quoted} ${styles.said}`}>{statusReason}</blockquote>}
      {!isErased && (
        <details>
          <summary class={styles.fold}>{say.more(name)}</summary>
          <div class={styles.folded}>
            {!isOwn && <Locking account={account} changed={setAccount} />}
            {!mailsArrive && <MailingAgain account={account} changed={setAccount} />}
            <MailsGot account={id} />
          </div>
        </details>
      )}
    </>
  )
}

interface Props {
  readonly account: Account
  changed(account: Account): void
}

/** Suspends or bans an account, or unlocks it. */
function Locking({ account, changed }: Props) {
  const { accounts: say } = wordsIn[language.value]
  const { trouble, ask, isUnderWay } = useAsking()
  const params = { path: { account: account.id } }
  if (account.status === 'suspended' || account.status === 'banned') {
    return (
      <div>
        <Button
          isOff={isUnderWay}
          onClick={() =>
            ask(async () => changed(await answer(api.POST('/v1/admin/accounts/{account}/reinstate', { params }))))
          }
        >
          {say.reinstate}
        </Button>
        <Trouble trouble={trouble} />
      </div>
    )
  }
  return (
    <AskingForm
      button={say.suspend}
      isMain={false}
      onSend={async (values) => {
        const day = text(values, 'until')
        const until = day === '' ? {} : { until: new Date(`${day}T23:59:59`).toISOString() }
        const body = { reason: text(values, 'reason'), ...until }
        changed(await answer(api.POST('/v1/admin/accounts/{account}/suspend', { params, body })))
      }}
      also={{
        button: say.ban,
        onSend: async (values) => {
          const body = { reason: text(values, 'reason') }
          changed(await answer(api.POST('/v1/admin/accounts/{account}/ban', { params, body })))
        },
      }}
    >
      <TextField label={say.reason} name="reason" isNeeded bounds={bounds.suspension.reason} />
      <Labelled label={say.suspendUntil} name="until">
        {(attributes) => <input type="date" {...attributes} />}
      </Labelled>
    </AskingForm>
  )
}

/** Lets mails be sent again to an address that was reported as dead. */
function MailingAgain({ account, changed }: Props) {
  const { accounts: say } = wordsIn[language.value]
  const { trouble, ask, isUnderWay } = useAsking()
  const params = { path: { account: account.id } }
  return (
    <div class={styles.folded}>
      <p>
        {say.lost} <span class={controls.hint}>{account.bounceReason}</span>
      </p>
      <div>
        <Button
          isOff={isUnderWay}
          onClick={() =>
            ask(async () => changed(await answer(api.POST('/v1/admin/accounts/{account}/address/retry', { params }))))
          }
        >
          {say.retry}
        </Button>
      </div>
      <Trouble trouble={trouble} />
    </div>
  )
}
