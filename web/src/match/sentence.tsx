import type { ComponentChildren } from 'preact'
import type { Schemas } from '../api/schemas.ts'
import { namedIn, pieceName, usePieces } from '../boards/kit/pieces.ts'
import { joined } from '../words/joined.ts'
import styles from './table.module.css'

interface Props {
  readonly says: string
  readonly nouns: readonly Schemas['NounInSentence'][]
  point(pieces: readonly string[]): void
}

interface SentencesProps {
  readonly says: readonly string[]
  /** What each of them names. */
  readonly nouns: readonly Props['nouns'][]
  point(pieces: readonly string[]): void
}

/** Sentences of the story, each in a paragraph. */
export const Sentences = ({ says, nouns, point }: SentencesProps) => (
  <>
    {says.map((sentence, place) => (
      <p key={`${place} ${sentence}`}>
        <Sentence says={sentence} nouns={nouns[place] ?? []} point={point} />
      </p>
    ))}
  </>
)

/** A sentence of the story. Pointing at a name in it highlights the piece, and pressing the name explains it. */
export function Sentence({ says, nouns, point }: Props) {
  const pieces = usePieces()
  const names = namedIn(nouns.map(({ noun }) => noun))
  // Joined to the word after it, a number is as long as before.
  const text = joined(says)
  const parts: ComponentChildren[] = []
  let end = 0
  for (const { noun, offset, length } of nouns) {
    const before = text.slice(end, offset)
    // A line may break before and after a button: an opening quote and a full stop stay with the name.
    const [start = ''] = /[\p{Ps}\p{Pi}][\u00a0\u202f]?$/u.exec(before) ?? []
    parts.push(before.slice(0, before.length - start.length))
    const name = text.slice(offset, offset + length)
    const [stop = ''] = /^[\u00a0\u202f]?\p{P}+/u.exec(text.slice(offset + length)) ?? []
    end = offset + length + stop.length
    const pointAt = () => point(names.filter((one) => one.split('@')[0] === pieceName(noun)))
    parts.push(
      <span key={offset} class={styles.stopped}>
        {start}
        <button
          type="button"
          class={styles.named}
          onPointerEnter={pointAt}
          onPointerLeave={() => point([])}
          onFocus={pointAt}
          onBlur={() => point([])}
          onClick={() => pieces.explain(noun)}
        >
          {name}
        </button>
        {stop}
      </span>,
    )
  }
  parts.push(text.slice(end))
  return <>{parts}</>
}
