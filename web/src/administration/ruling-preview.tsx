import { useMemo } from 'preact/hooks'
import type { Match, Schemas } from '../api/schemas.ts'
import { loadBoard } from '../boards/drawn-board.tsx'
import { describedIn } from '../match/described.ts'
import { Trouble } from '../ui/controls.tsx'
import { useNewest } from '../ui/newest.ts'
import { pair } from '../words/pair.ts'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import { BoardThen } from './board-then.tsx'
import { wordsIn } from './words.ts'

interface Props {
  readonly match: Match
  readonly preview: Schemas['ForetoldRuling']
}

/** What a ruling would do: the entries that it would make, and the position to which they lead. */
export function RulingPreview({ match, preview }: Props) {
  const { ruling: say } = wordsIn[language.value]
  const { entries, waitsFor, stopped } = preview
  return (
    <section class={styles.card}>
      <h4 class={styles.title}>{say.preview}</h4>
      {entries.length === 0 && <p>{say.stays}</p>}
      <ol class={styles.steps}>
        {entries.map(({ says }) => (
          <li key={says.join(' ')} class={styles.said}>
            {says.join(' ')}
          </li>
        ))}
      </ol>
      {stopped && <p>{say.stopped}</p>}
      {waitsFor.length > 0 && (
        <>
          <p class={styles.quiet}>{say.waits}</p>
          <ul>
            {waitsFor.map(({ seat, player, asks }) => (
              <li key={seat}>{pair(player, asks)}</li>
            ))}
          </ul>
        </>
      )}
      <h4 class={styles.title}>{say.position}</h4>
      <BoardAfter match={match} preview={preview} />
    </section>
  )
}

/** The position after the ruling, with what the entries name highlighted. */
function BoardAfter({ match, preview }: Props) {
  const { value: described, trouble } = useNewest(async () => {
    const [components] = await Promise.all([describedIn(match.game), loadBoard(match.game)])
    return components
  }, [match.game, language.value])
  const view = useMemo(() => ({ ...preview.board, says: preview.position }), [preview])
  const nouns = useMemo(() => preview.entries.flatMap((entry) => entry.nouns), [preview])
  return (
    <>
      <Trouble trouble={trouble} />
      {described && <BoardThen match={match} view={view} nouns={nouns} described={described} name="after" />}
    </>
  )
}
