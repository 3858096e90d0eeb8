import type { Signal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Match } from '../api/schemas.ts'
import { Hidden } from '../ui/controls.tsx'
import { words } from '../words/words.ts'
import { namesOf, type StoryEntry } from './story.ts'
import styles from './table.module.css'
import type { Table } from './table.ts'

interface Props {
  readonly table: Table
  readonly match: Match
  /** The pieces that the line names while it is shown. */
  readonly announced: Signal<readonly string[]>
}

/** How long a line is shown, in milliseconds. The story keeps it. */
const shownFor = 8000

/**
 * Announces what has happened since the page was opened, in the sentences of the story. Screen readers get everything,
 * and what the reader is asked then, without being interrupted. A quiet line at the lower edge of the board shows what
 * others did, while the pieces that it names are highlighted; a touch dismisses it. On a narrow screen it does not cover
 * the board while a move is composed.
 */
export function Announcer({ table, match, announced }: Props) {
  const [news, setNews] = useState<readonly StoryEntry[]>([])
  const [isShown, show] = useState(false)
  const known = useRef<number>(undefined)
  const line = useRef<HTMLButtonElement>(null)
  const story = table.story.value
  useEffect(() => {
    const newest = story.at(-1)?.entry.version
    if (newest === undefined) return
    const before = known.current
    known.current = newest
    if (before === undefined || before === newest) return
    setNews(story.filter(({ entry }) => entry.version > before))
  }, [story])

  const ofOthers = news.filter(({ entry: { actor } }) => actor.kind !== 'seat' || actor.seat !== match.yourSeat)
  const hide = () => {
    show(false)
    announced.value = []
  }
  useEffect(() => {
    if (ofOthers.length === 0) return
    show(true)
    announced.value = ofOthers.flatMap(namesOf)
    const timer = setInterval(() => {
      // The line stays while it has the keyboard's focus, which would otherwise be lost.
      if (line.current?.matches(':focus-visible')) return
      clearInterval(timer)
      hide()
    }, shownFor)
    return () => {
      clearInterval(timer)
      hide()
    }
  }, [news])
  return (
    <>
      <Hidden>
        <span role="log">
          {news.flatMap(({ says }) => says).join(' ')}
          {/* Each is an element of its own: the next one is said even if it asks the same. */}
          {match.decisions.map(
            ({ id, seat, asks }) =>
              seat === match.yourSeat && (
                <span key={id}>
                  {' '}
                  {words.value.table.yourTurn}. {asks}
                </span>
              ),
          )}
        </span>
      </Hidden>
      {isShown && (
        <button
          type="button"
          ref={line}
          class={styles.news}
          data-news
          onClick={({ currentTarget }) => {
            currentTarget.closest('main')?.focus({ preventScroll: true })
            hide()
          }}
        >
          <span class={styles.newsSays}>{ofOthers.flatMap(({ says }) => says).join(' ')}</span>
          <span aria-hidden="true">×</span>
          <Hidden>{words.value.table.close}</Hidden>
        </button>
      )}
    </>
  )
}
