import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { Button, controls, Trouble, useAsking } from '../ui/controls.tsx'
import { SelectField } from '../ui/fields.tsx'
import { usePages } from '../ui/pages.ts'
import { moment } from '../words/dates.ts'
import { language } from '../words/words.ts'
import { actInWords, actNames } from './acts.ts'
import styles from './administration.module.css'
import { PageByPage } from './page-by-page.tsx'
import { wordsIn } from './words.ts'

/** What administrators did and why, the newest first. The address holds the filters. */
export function AuditLog() {
  const say = wordsIn[language.value]
  const { query, route } = useLocation()
  const { match } = query
  const act = actNames().find((one) => one === query.act)
  const pages = usePages(
    (cursor) => {
      const filters = { ...(act && { act }), ...(match && { match }), ...(cursor && { cursor }) }
      return answer(api.GET('/v1/admin/audit-log', { params: { query: filters } }))
    },
    [act, match],
  )
  const filterBy = (chosen: string) => {
    const filters = { ...(match && { match }), ...(chosen && { act: chosen }) }
    route(`/administration/log?${new URLSearchParams(filters)}`, true)
  }
  return (
    <>
      <div class={styles.filters}>
        <SelectField
          label={say.log.act}
          name="act"
          value={act ?? ''}
          options={[{ value: '', says: say.any }, ...actNames().map((value) => ({ value, says: say.acts[value] }))]}
          onChange={filterBy}
        />
      </div>
      {match && <a href="/administration/log">{say.log.whole}</a>}
      <Checking />
      <PageByPage pages={pages} none={say.nothing}>
        {(record) => <OneRecord key={record.number} record={record} />}
      </PageByPage>
    </>
  )
}

/** Checks that nobody has changed the log, and shows what to keep so that this can be checked later. */
function Checking() {
  const { log: say } = wordsIn[language.value]
  const [checked, setChecked] = useState<Schemas['AuditVerification']>()
  const { trouble, ask, isUnderWay } = useAsking()
  return (
    <>
      <div>
        <Button
          isOff={isUnderWay}
          onClick={() => ask(async () => setChecked(await answer(api.GET('/v1/admin/audit-log/verification'))))}
        >
          {say.verify}
        </Button>
      </div>
      <Trouble trouble={trouble} />
      <div role="status" class={checked ? styles.part : controls.status}>
        {checked && <p>{checked.wrong === null ? say.holds(checked.records) : say.wrong(checked.wrong.number)}</p>}
        {checked?.head && (
          <>
            <p class={controls.hint}>{say.head}</p>
            <code class={styles.code}>{JSON.stringify(checked.head)}</code>
          </>
        )}
      </div>
    </>
  )
}

/** A detail as the log has it: what is plain as it is, a list one after another. */
function inBrief(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(inBrief).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function OneRecord({ record }: { readonly record: Schemas['AuditRecord'] }) {
  const say = wordsIn[language.value]
  const { number, at, name, act, match, subject, reason, withheld } = record
  // The salt is there for the hash alone.
  const { salt, by, ...details } = record.details
  // The command line acts as nobody: its records name the account that it changed.
  const isCommandLine = by === 'command-line'
  const subjectShown = isCommandLine ? name : subject
  const isDetailed = Object.keys(details).length > 0
  const names: Readonly<Record<string, string>> = say.log.details
  return (
    <li class={styles.card}>
      <div class={styles.head}>
        <span>
          <strong>{isCommandLine ? say.log.commandLine : name}</strong> {actInWords(act)}
        </span>
        <span class={styles.quiet}>
          {number} · <time dateTime={at}>{moment(at, language.value)}</time>
        </span>
      </div>
      {reason !== '' && <blockquote class={`${styles.quoted} ${styles.said}`}>{reason}</blockquote>}
      {withheld && <p class={controls.hint}>{say.log.withheld}</p>}
      {match !== null && <a href={`/administration/matches/${match}`}>{say.seeMatch}</a>}
      {(isDetailed || subjectShown !== null) && (
        <dl class={styles.details}>
          {Object.entries({ ...(subjectShown && { subject: subjectShown }), ...details }).map(([key, value]) => (
            <div key={key}>
              <dt>{names[key] ?? key}</dt>
              <dd>{key === 'subject' && isCommandLine ? name : <code>{inBrief(value)}</code>}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
