import { Button } from '../../look/controls.tsx'
import { language } from '../../words/words.ts'
import { ChoiceList } from './beginnings.tsx'
import form from './composition.module.css'
import { hasChoice, missing } from './draft.ts'
import { FieldControl } from './field-control.tsx'
import type { OneMove } from './one-move.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly play: OneMove
  /** What the button says that makes the move, and what while it is made; by default, that it is sent. */
  readonly send?: string
  readonly sending?: string
}

/** A move that is begun on a board of one's own: its form, and the button that makes it. */
export function OneMoveComposer({ play, ...says }: Props) {
  const moves = wordsIn[language.value]
  const { send = moves.send, sending = moves.sending } = says
  const draft = play.draft.value
  const narrowed = play.narrowed.value
  const open = draft === undefined ? [] : missing(draft)
  const isReady = draft !== undefined && open.length === 0 && !play.isUnderWay.value
  return (
    <section class={form.composer} aria-label={moves.title} tabIndex={-1}>
      <div class={form.scrolled}>
        {draft === undefined && (
          <>
            <h2 class={form.title}>{moves.several}</h2>
            <ChoiceList choices={narrowed} begin={play.pick} />
          </>
        )}
        {draft !== undefined && (
          <>
            <h2 class={form.title}>{draft.choice.says}</h2>
            {draft.choice.fields.filter(hasChoice).map((field) => (
              <FieldControl
                key={`${draft.choice.says} ${field.name}`}
                draft={draft}
                field={field}
                change={play.change}
              />
            ))}
            {open.length > 0 && (
              <p>{moves.fillIn(open.map(({ name }) => draft.choice.labels[name] ?? name).join(', '))}</p>
            )}
          </>
        )}
      </div>
      <div class={form.actions}>
        <Button onClick={play.takeOff}>{moves.takeOff}</Button>
        <Button isMain isGrey={!isReady} onClick={() => void (isReady && play.send())}>
          {play.isUnderWay.value ? sending : send}
        </Button>
      </div>
    </section>
  )
}
