import { useId } from 'preact/hooks'
import { Button, controls } from '../look/controls.tsx'
import { Beginnings, ChoiceList } from '../match/composer/beginnings.tsx'
import form from '../match/composer/composition.module.css'
import { hasChoice, missing } from '../match/composer/draft.ts'
import { FieldControl } from '../match/composer/field-control.tsx'
import { Outcome } from '../match/composer/outcome.tsx'
import { wordsIn as movesIn } from '../match/composer/words.ts'
import { language } from '../words/words.ts'
import type { Playing } from './playing.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly play: Playing
  point(pieces: readonly string[]): void
}

/** The move that is tried: how it begins, its form, and the button that makes it. */
export function StudyComposer({ play, point }: Props) {
  const say = wordsIn[language.value]
  const moves = movesIn[language.value]
  const draft = play.draft.value
  const narrowed = play.narrowed.value
  const reason = useId()
  if (!play.isOpen.value) return <Beginnings composer={play} />
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
            <div id={reason} class={form.judged}>
              <Outcome
                verdict={play.foretold.value}
                draft={draft}
                before={say.ifPlayed}
                drawn={say.thenDrawn}
                point={point}
              />
            </div>
          </>
        )}
      </div>
      {play.foretold.value.kind === 'accepted' && (
        <label class={`${controls.check} ${form.foresee}`}>
          <input
            type="checkbox"
            checked={play.isForeseeing.value}
            onChange={({ currentTarget }) => {
              play.isForeseeing.value = currentTarget.checked
            }}
          />
          <span>{moves.foresee}</span>
        </label>
      )}
      <div class={form.actions}>
        <Button onClick={play.takeOff}>{moves.takeOff}</Button>
        <Button
          isMain
          isGrey={!isReady}
          describedBy={draft === undefined ? undefined : reason}
          onClick={() => void (isReady && play.play())}
        >
          {play.isUnderWay.value ? say.playing : say.play}
        </Button>
      </div>
    </section>
  )
}
