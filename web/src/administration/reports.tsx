import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { bounds } from '../api/bounds.ts'
import { api } from '../api/client.ts'
import { answer, done } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { gameTitle, readGames } from '../games/games.ts'
import { controls } from '../ui/controls.tsx'
import { TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { usePages } from '../ui/pages.ts'
import { PersonLink } from '../ui/person-link.tsx'
import { fromNow, moment } from '../words/dates.ts'
import { pair } from '../words/pair.ts'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import { PageByPage } from './page-by-page.tsx'
import { wordsIn } from './words.ts'

/** What people reported: other people, and messages. */
export function Reports() {
  const [settled, setSettled] = useState(0)
  const [said, setSaid] = useState('')
  const again = (sentence: string) => {
    setSettled((before) => before + 1)
    setSaid(sentence)
  }
  return (
    <>
      <p role="status" class={controls.status}>
        {/* A new element, so that the same sentence is said again. */}
        {said && <span key={settled}>{said}</span>}
      </p>
      <AboutPeople settled={settled} again={again}>
        <AboutMessages settled={settled} again={again} />
      </AboutPeople>
    </>
  )
}

interface Props {
  /** How many reports were settled here: then the lists are read again. */
  readonly settled: number
  /** Reads the lists again, and says what became of the report. */
  again(sentence: string): void
}

interface WithBelow extends Props {
  /** What stands below. It is drawn when this list has been read, so that it does not push it away. */
  readonly children: ComponentChildren
}

function AboutPeople({ settled, again, children }: WithBelow) {
  const { none, reports: say, seeMatch } = wordsIn[language.value]
  const pages = usePages(
    (cursor) => answer(api.GET('/v1/admin/reports', { params: { query: cursor === undefined ? {} : { cursor } } })),
    [settled],
  )
  return (
    <>
      <section class={styles.part}>
        <h2>{say.people}</h2>
        <PageByPage pages={pages} none={none}>
          {({ id, by, about, why, match, at }) => (
            <li key={id} class={`${styles.card} ${styles.waits}`}>
              <div class={styles.head}>
                <span>
                  <PersonLink name={about.name} />
                </span>
                <span class={styles.quiet}>
                  {say.by(by.name)} · {fromNow(at, language.value)}
                </span>
              </div>
              <blockquote id={`why-${id}`} class={`${styles.quoted} ${styles.said}`}>
                {why}
              </blockquote>
              {match !== null && <a href={`/administration/matches/${match}`}>{seeMatch}</a>}
              <AskingForm
                button={say.close}
                describedBy={`why-${id}`}
                isMain={false}
                onSend={async (values) => {
                  const params = { path: { report: id } }
                  await done(
                    api.POST('/v1/admin/reports/{report}/close', { params, body: { note: text(values, 'note') } }),
                  )
                  again(say.closed)
                }}
              >
                <TextField label={say.note} name="note" isNeeded bounds={bounds.closing.note} />
              </AskingForm>
            </li>
          )}
        </PageByPage>
      </section>
      {(pages.items !== undefined || pages.trouble !== undefined) && children}
    </>
  )
}

function AboutMessages({ settled, again }: Props) {
  const { none, reports: say } = wordsIn[language.value]
  const pages = usePages(
    async (cursor) => {
      await readGames()
      return answer(api.GET('/v1/admin/messages', { params: { query: cursor === undefined ? {} : { cursor } } }))
    },
    [settled, language.value],
  )
  return (
    <section class={styles.part}>
      <h2>{say.messages}</h2>
      <PageByPage pages={pages} none={none}>
        {(reported) => (
          <li key={`${reported.match.id} ${reported.message.number}`} class={`${styles.card} ${styles.waits}`}>
            <ReportedMessage reported={reported} again={again} />
          </li>
        )}
      </PageByPage>
    </section>
  )
}

interface MessageProps {
  readonly reported: Schemas['ReportedMessage']
  again(sentence: string): void
}

/** A message with those before it and why it was reported, to hide it or to leave it. */
function ReportedMessage({ reported: { message, match, before, reports }, again }: MessageProps) {
  const { reports: say } = wordsIn[language.value]
  const params = { path: { match: match.id, number: message.number } }
  const id = `said-${match.id}-${message.number}`
  return (
    <>
      <h3>
        <a href={`/administration/matches/${match.id}`}>{match.name || gameTitle(match.game)}</a>
      </h3>
      <ol class={styles.steps}>
        {[...before, message].map((one) => (
          <li key={one.number} class={one === message ? styles.quoted : undefined}>
            <Said message={one} id={one === message ? id : undefined} />
          </li>
        ))}
      </ol>
      <ul class={styles.steps}>
        {reports.map(({ by, why, at }) => (
          <li key={at} class={styles.said}>
            {pair(say.by(by.name), why)}
          </li>
        ))}
      </ul>
      <AskingForm
        button={say.hide}
        describedBy={id}
        isMain={false}
        onSend={async (values) => {
          const body = { reason: text(values, 'reason') }
          await answer(api.POST('/v1/admin/matches/{match}/messages/{number}/hide', { params, body }))
          again(say.hidden)
        }}
        also={{
          button: say.keep,
          onSend: async () => {
            await answer(api.POST('/v1/admin/matches/{match}/messages/{number}/show', { params }))
            again(say.kept)
          },
        }}
      >
        <TextField label={say.reason} name="reason" isNeeded bounds={bounds.hiding.reason} />
      </AskingForm>
    </>
  )
}

interface SaidProps {
  readonly message: Schemas['ModeratedMessage']
  readonly id: string | undefined
}

function Said({ message: { from, at, text: said }, id }: SaidProps) {
  return (
    <>
      <span class={styles.quiet}>
        {from?.name ?? wordsIn[language.value].somebody} · {moment(at, language.value)}
      </span>
      <p id={id} class={styles.said}>
        {said || '–'}
      </p>
    </>
  )
}
