import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { Match, Noun, Schemas } from '../api/schemas.ts'
import { type BoardBody, DrawnBoard, hasBoard, type Lesson } from '../boards/drawn-board.tsx'
import { PiecesContext } from '../boards/kit/pieces.ts'
import type { Described } from '../match/described.ts'
import { sittersOf } from '../match/seated-at.ts'
import { language, words } from '../words/words.ts'
import styles from './administration.module.css'
import { Explained } from './explained.tsx'
import { piecesThen } from './pieces-then.ts'

interface Props {
  readonly match: Match
  readonly view: Exclude<BoardBody, Lesson>
  /** The pieces named by the sentences that led to the position; they are highlighted. */
  readonly nouns: Schemas['ReplayedEntry']['nouns']
  readonly described: Described
  /** The prefix of the ids of its panels. */
  readonly name?: string
}

/** A position on its board, as its viewer saw it then, or would see it. Nothing on it can be played; what is touched is explained below. */
export function BoardThen({ match, view, nouns, described, name }: Props) {
  const asked = useSignal<Noun | undefined>(undefined)
  const pieces = useMemo(() => piecesThen({ match, nouns, described, asked }), [match, nouns, described])
  const you = typeof view.viewer === 'number' ? view.viewer : null
  const sitters = useMemo(() => sittersOf(match, you), [match, you])
  return (
    <PiecesContext.Provider value={pieces}>
      {hasBoard(match.game) && (
        <>
          <section class={styles.board} aria-label={words.value.table.board}>
            <DrawnBoard body={view} sitters={sitters} you={you} language={language.value} name={name} />
          </section>
          <Explained noun={asked} />
        </>
      )}
      <details open={!hasBoard(match.game)}>
        <summary class={styles.fold}>{words.value.table.asText}</summary>
        <ul class={styles.steps}>
          {view.says.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </PiecesContext.Provider>
  )
}
