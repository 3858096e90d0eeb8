import { useState } from 'preact/hooks'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { controls } from '../ui/controls.tsx'
import { SelectField, TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { usePages } from '../ui/pages.ts'
import { language } from '../words/words.ts'
import { OneAccount } from './account.tsx'
import styles from './administration.module.css'
import { PageByPage } from './page-by-page.tsx'
import { wordsIn } from './words.ts'

type Status = Schemas['AccountRecord']['status']
const statuses: readonly Status[] = ['unconfirmed', 'active', 'suspended', 'banned', 'erased']

interface Search {
  readonly search: string
  readonly status: Status | undefined
  /** How many searches there have been: each begins anew. */
  readonly count: number
}

/**
 * Accounts, which are listed only when an administrator asks for it: each list is on record. What they search for may be a
 * mail address, and so is not in the address of the page, which browsers remember.
 */
export function Accounts() {
  const { any, status, accounts: say } = wordsIn[language.value]
  const [asked, setAsked] = useState<Search>()
  return (
    <>
      <AskingForm
        button={say.find}
        onSend={async (values) =>
          setAsked({
            search: text(values, 'search').trim(),
            status: statuses.find((one) => one === text(values, 'status')),
            count: (asked?.count ?? 0) + 1,
          })
        }
      >
        <p class={controls.hint}>{say.hint}</p>
        <TextField label={say.search} name="search" />
        <SelectField
          label={status}
          name="status"
          options={[{ value: '', says: any }, ...statuses.map((value) => ({ value, says: say.statuses[value] }))]}
        />
      </AskingForm>
      {asked && <Found key={asked.count} asked={asked} />}
    </>
  )
}

function Found({ asked }: { readonly asked: Search }) {
  const { search, status } = asked
  const pages = usePages(
    (cursor) => {
      const query = { ...(search && { search }), ...(status && { status }), ...(cursor && { cursor }) }
      return answer(api.GET('/v1/admin/accounts', { params: { query } }))
    },
    [asked],
  )
  return (
    <PageByPage pages={pages} none={wordsIn[language.value].nothing}>
      {(account) => (
        <li key={account.id}>
          <section class={styles.card}>
            <OneAccount found={account} />
          </section>
        </li>
      )}
    </PageByPage>
  )
}
