import { useEffect, useRef, useState } from 'preact/hooks'
import { bounds } from '../../api/bounds.ts'
import { api } from '../../api/client.ts'
import { answer, done } from '../../api/problem.ts'
import type { Match } from '../../api/schemas.ts'
import { Button, controls, Trouble, useAsking } from '../../ui/controls.tsx'
import { PersonLink } from '../../ui/person-link.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import { isVisible, timesShown } from '../../ui/visible.ts'
import { moment } from '../../words/dates.ts'
import { inList } from '../../words/lists.ts'
import { language, words } from '../../words/words.ts'
import type { Table } from '../table.ts'
import type { Message } from '../talk.ts'
import styles from './match-tabs.module.css'
import { ofParticipant } from './unsent-text.ts'
import { wordsIn } from './words.ts'
import { Writing } from './writing.tsx'

/** The messages of the table, and the reader's own notes. */
export function TalkPanel({ table, match }: { readonly table: Table; readonly match: Match }) {
  const { talk } = wordsIn[language.value]
  const messages = table.talk.messages.value
  const earlier = useAsking()
  const path = { match: match.id }
  const last = messages.at(-1)?.number ?? 0
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In the lobby it is a part of the page, whose reader would lose their place.
    if (end.current?.closest('[role="tabpanel"]')) end.current.scrollIntoView({ block: 'nearest' })
  }, [last])
  // The stream of a page that slept may be behind, and it has no event for people whom the reader mutes.
  useEffect(() => {
    table.talk.read().catch((error: unknown) => {
      table.trouble.value = error
    })
  }, [timesShown.value])
  const isSeen = isVisible.value
  const mark = table.readMark.value
  useEffect(() => {
    if (!isSeen || mark === undefined || mark.message >= last) return
    table.readMark.value = { ...mark, message: last }
    const body = { version: mark.version, message: last }
    done(api.PUT('/v1/matches/{match}/read-mark', { params: { path }, body })).catch((error: unknown) => {
      table.trouble.value = error
    })
  }, [last, isSeen, mark])
  return (
    <>
      {messages.length === 0 && <p>{talk.none}</p>}
      <Trouble trouble={earlier.trouble} />
      {table.talk.hasEarlier.value && (
        <div>
          <Button isSmall isOff={earlier.isUnderWay} onClick={() => earlier.ask(table.talk.readEarlier)}>
            {talk.earlier}
          </Button>
        </div>
      )}
      {/* A screen reader tells what is added. */}
      <div role="log" aria-label={words.value.table.tabs.talk}>
        <ol class={styles.talk}>
          {messages.map((message) => (
            <li key={message.number}>
              <OneMessage message={message} match={match} table={table} />
            </li>
          ))}
        </ol>
      </div>
      <div ref={end} />
      <Writing
        label={talk.write}
        bounds={bounds.message.text}
        button={talk.send}
        isCleared
        keptAs={ofParticipant(match, 'message')}
        send={async (said, key) => {
          const params = { path, header: { 'Idempotency-Key': key } }
          await answer(api.POST('/v1/matches/{match}/messages', { params, body: { text: said } }))
          await table.talk.read()
        }}
      />
      <Notes match={match} />
    </>
  )
}

interface MessageProps {
  readonly message: Message
  readonly match: Match
  readonly table: Table
}

function OneMessage({ message, match, table }: MessageProps) {
  const { talk } = wordsIn[language.value]
  const { from, at, text: said, hidden, yours, number, readBy } = message
  const [isReporting, setIsReporting] = useState(false)
  const [isReported, setIsReported] = useState(false)
  const { trouble, ask } = useAsking()
  const path = { match: match.id, number }
  const readers = match.players
    .filter(({ participant }) => participant !== from?.participant && readBy.includes(participant))
    .map(({ name }) => name)
  return (
    <article class={`${styles.message} ${yours ? styles.own : ''}`}>
      <header class={styles.when}>
        {typeof from?.seat === 'number' && <SeatMark seat={from.seat} size={12} />}{' '}
        {from === null ? talk.somebody : <PersonLink name={from.name} />} ·{' '}
        <time dateTime={at}>{moment(at, language.value)}</time>
      </header>
      <p id={`said-${number}`} class={styles.said}>
        {said ?? (hidden === null ? '' : talk.hidden[hidden])}
      </p>
      {yours && readers.length > 0 && <small class={styles.when}>{talk.readBy(inList(readers))}</small>}
      {yours && said !== null && (
        <Button
          isSmall
          describedBy={`said-${number}`}
          onClick={() =>
            ask(async () => {
              await done(api.DELETE('/v1/matches/{match}/messages/{number}', { params: { path } }))
              await table.talk.read()
            })
          }
        >
          {talk.withdraw}
        </Button>
      )}
      {!yours && said !== null && !isReported && (
        <button
          type="button"
          class={`${controls.button} ${controls.small}`}
          aria-expanded={isReporting}
          aria-describedby={`said-${number}`}
          onClick={() => setIsReporting(!isReporting)}
        >
          {talk.report}
        </button>
      )}
      {isReporting && !isReported && (
        <Writing
          label={talk.why}
          name="reason"
          bounds={bounds.report.reason}
          button={talk.report}
          keptAs={ofParticipant(match, `report.${number}`)}
          send={async (reason) => {
            await done(api.POST('/v1/matches/{match}/messages/{number}/report', { params: { path }, body: { reason } }))
            setIsReported(true)
          }}
        />
      )}
      {isReporting && (
        <p role="status" class={controls.status}>
          {isReported && talk.reported}
        </p>
      )}
      <Trouble trouble={trouble} />
    </article>
  )
}

function Notes({ match }: { readonly match: Match }) {
  const { talk } = wordsIn[language.value]
  const [notes, setNotes] = useState<string>()
  const { trouble, ask } = useAsking()
  const path = { match: match.id }
  const read = async () => (await answer(api.GET('/v1/matches/{match}/notes', { params: { path } }))).text
  return (
    <details
      onToggle={({ currentTarget }) =>
        currentTarget.open && notes === undefined && ask(async () => setNotes(await read()))
      }
    >
      <summary class={styles.fold}>{talk.notes}</summary>
      <Trouble trouble={trouble} />
      {notes !== undefined && (
        <Writing
          label={talk.notes}
          bounds={bounds.notes.text}
          hint={talk.notesHint}
          button={talk.keep}
          replaced={{ text: notes, readAgain: read }}
          mayBeEmpty
          says={talk.kept}
          keptAs={ofParticipant(match, 'notes')}
          send={async (kept) => {
            await answer(api.PUT('/v1/matches/{match}/notes', { params: { path }, body: { text: kept } }))
          }}
        />
      )}
    </details>
  )
}
