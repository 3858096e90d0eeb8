import { useState } from 'preact/hooks'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import { OneNotice } from '../settings/one-notice.tsx'
import { Button } from '../ui/controls.tsx'
import { usePages } from '../ui/pages.ts'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import { PageByPage } from './page-by-page.tsx'
import { wordsIn } from './words.ts'

/** Which mails somebody got. They are read only when an administrator asks for it: this is on record. */
export function MailsGot({ account }: { readonly account: string }) {
  const [isAsked, setIsAsked] = useState(false)
  if (isAsked) return <Mails account={account} />
  return (
    <div>
      <Button onClick={() => setIsAsked(true)}>{wordsIn[language.value].accounts.mails}</Button>
    </div>
  )
}

function Mails({ account }: { readonly account: string }) {
  const { accounts: say } = wordsIn[language.value]
  const pages = usePages(
    (cursor) => {
      const query = cursor === undefined ? {} : { cursor }
      return answer(api.GET('/v1/admin/accounts/{account}/notices', { params: { path: { account }, query } }))
    },
    [account],
  )
  return (
    <section class={styles.folded}>
      <h3>{say.mails}</h3>
      <PageByPage pages={pages} none={say.noMails}>
        {(notice) => (
          <li key={notice.id} class={styles.head}>
            <OneNotice notice={notice} />
          </li>
        )}
      </PageByPage>
    </section>
  )
}
