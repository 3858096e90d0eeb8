import { useState } from 'preact/hooks'
import { ErrorBoundary } from 'preact-iso'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { Match } from '../../api/schemas.ts'
import { Button, Trouble, useAsking } from '../../ui/controls.tsx'
import { part } from '../../ui/part.ts'
import { moment } from '../../words/dates.ts'
import { pair } from '../../words/pair.ts'
import { language, words } from '../../words/words.ts'
import { Sentences } from '../sentence.tsx'
import type { Since } from '../since.ts'
import type { StoryEntry } from '../story.ts'
import type { Table } from '../table.ts'
import styles from './match-tabs.module.css'
import { wordsIn } from './words.ts'

const EntryActions = part(() => import('./entry-actions.tsx'), 'EntryActions')

const page = 100

interface Props {
  readonly table: Table
  readonly match: Match
  readonly since: Since
}

/**
 * The story, the newest entry first. Each entry can be shown on the board; players can propose to go back to it, or
 * dispute it.
 */
export function StoryPanel({ table, match, since }: Props) {
  const { table: say } = words.value
  const { story: about } = wordsIn[language.value]
  const [opened, open] = useState<number>()
  const [earlier, setEarlier] = useState<readonly StoryEntry[]>([])
  const { trouble, ask, isUnderWay } = useAsking()
  const story = [...earlier, ...table.story.value]
  const first = story[0]?.entry.version ?? 1

  const readEarlier = () =>
    ask(async () => {
      const query = { since: Math.max(0, first - 1 - page), limit: Math.min(page, first - 1) }
      const read = await answer(
        api.GET('/v1/matches/{match}/journal', { params: { path: { match: table.id }, query } }),
      )
      setEarlier([...read.items, ...earlier])
    })
  return (
    <>
      {story.length === 0 && <p>{say.nothingYet}</p>}
      <ol class={styles.story}>
        {story.toReversed().map((entry) => (
          <li key={entry.entry.version}>
            <span class={styles.when}>
              {entry.entry.version} · <Moment at={entry.entry.at} look={() => since.lookAt(entry)} />
              <a
                class={styles.moment}
                href={`/matches/${match.id}/replay?version=${entry.entry.version}`}
                aria-label={about.replayFrom(entry.entry.version)}
              >
                {about.replay}
              </a>
              {match.yourSeat !== null && (
                <button
                  type="button"
                  class={styles.more}
                  aria-label={about.more(entry.entry.version)}
                  aria-expanded={opened === entry.entry.version}
                  onClick={() => open(opened === entry.entry.version ? undefined : entry.entry.version)}
                >
                  ⋯
                </button>
              )}
            </span>
            <Sentences says={entry.says} nouns={entry.nouns} point={since.point} />
            <ErrorBoundary>
              {opened === entry.entry.version && <EntryActions table={table} match={match} entry={entry.entry} />}
            </ErrorBoundary>
          </li>
        ))}
      </ol>
      <Trouble trouble={trouble} />
      {first > 1 && (
        <Button isOff={isUnderWay} onClick={readEarlier}>
          {say.earlier}
        </Button>
      )}
    </>
  )
}

/** When an entry was made, as a button that shows it on the board. */
function Moment({ at, look }: { readonly at: string; look(): void }) {
  const { see } = words.value.table
  const time = moment(at, language.value)
  return (
    <button type="button" class={styles.moment} title={see} aria-label={pair(see, time)} onClick={look}>
      <time dateTime={at}>{time}</time>
    </button>
  )
}
