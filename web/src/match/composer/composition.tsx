import type { RefObject } from 'preact'
import { useId } from 'preact/hooks'
import type { Choice } from '../../api/schemas.ts'
import { Button, controls } from '../../ui/controls.tsx'
import { language, words } from '../../words/words.ts'
import { Beginnings, ChoiceList } from './beginnings.tsx'
import styles from './composer.module.css'
import type { Composing } from './composing.ts'
import own from './composition.module.css'
import { missing } from './draft.ts'
import { DraftForm } from './draft-form.tsx'
import { Foresee } from './foresee.tsx'
import { Judged } from './judged.tsx'
import { nameIn } from './name-in.ts'
import { Stepper } from './stepper.tsx'
import { wordsIn } from './words.ts'

export interface CompositionProps {
  readonly section: RefObject<HTMLElement | null>
  readonly composer: Composing
  point(pieces: readonly string[]): void
}

/** What the move is, what it still needs, what would happen, and the button that sends it. */
export function Composition({ section, composer, point }: CompositionProps) {
  const moves = wordsIn[language.value]
  const draft = composer.draft.value
  const narrowed = composer.narrowed.value
  const lined = composer.lined.value
  const verdict = composer.verdict.value
  const isPlan = composer.planned.value !== undefined
  const reason = useId()
  const goOn = () => {
    // The button disappears.
    section.current?.focus()
    location.hash = 'tab=board'
  }
  const isComplete = isPlan
    ? draft !== undefined && missing(draft).length === 0
    : verdict.kind === 'accepted' || (draft === undefined && lined.length > 0)
  const isReady = !composer.isSending.value && (isComplete || composer.isUnjudged())
  const mayAdd = verdict.kind === 'accepted' && verdict.tried.choices !== null && verdict.tried.choices.length > 0
  return (
    <section ref={section} class={own.composer} aria-label={moves.title} tabIndex={-1}>
      <div class={own.scrolled}>
        {lined.length > 0 && (
          <ol class={own.lined} aria-label={moves.lined}>
            {lined.map(({ draft: { choice } }, index) => (
              <li key={`${index}-${choice.says}`}>{choice.says}</li>
            ))}
          </ol>
        )}
        {draft === undefined && narrowed.length === 0 && <Beginnings composer={composer} />}
        {draft === undefined && narrowed.length > 0 && (
          <>
            <h2 class={own.title}>{moves.several}</h2>
            <ChoiceList choices={narrowed} begin={composer.pick} />
          </>
        )}
        {draft !== undefined && (
          <>
            <DraftForm draft={draft} change={composer.change} />
            {isPlan && <Planned composer={composer} choice={draft.choice} />}
            <Judged
              id={reason}
              verdict={verdict}
              draft={draft}
              before={moves.ifSent}
              drawn={moves.unknownAfter}
              point={point}
            />
          </>
        )}
      </div>
      {draft !== undefined && verdict.kind === 'accepted' && verdict.tried.patch.length > 0 && (
        <Foresee isOn={composer.isForeseeing} />
      )}
      <div class={own.goOn}>
        <Button isSmall onClick={goOn}>
          {moves.goOn}
        </Button>
      </div>
      <div class={own.actions}>
        <Button onClick={composer.takeOff}>{moves.takeOff}</Button>
        {mayAdd && <Button onClick={composer.addAnother}>{moves.another}</Button>}
        <Button
          isMain
          isGrey={!isReady}
          describedBy={draft === undefined ? undefined : reason}
          onClick={() => void (isReady && composer.send())}
        >
          {composer.isSending.value ? moves.sending : isPlan ? moves.whenAsked : moves.send}
        </Button>
      </div>
    </section>
  )
}

/** A planned move becomes a standing order, for once or for every time. */
function Planned({ composer, choice }: { readonly composer: Composing; readonly choice: Choice }) {
  const moves = wordsIn[language.value]
  const { terms, setTerms } = composer
  const { leasts, stays } = terms.value
  return (
    <>
      {composer.countables.value.map(({ at, noun }) => {
        const label = words.value.moves.atLeast(nameIn(choice, noun))
        return (
          <div key={at} class={own.amount}>
            <span>{label}</span>
            <Stepper
              name={label}
              value={leasts[at] ?? 0}
              min={0}
              change={(many) => {
                const { [at]: _before, ...others } = leasts
                setTerms({ stays, leasts: many === 0 ? others : { ...others, [at]: many } })
              }}
            />
          </div>
        )
      })}
      <label class={controls.check}>
        <input
          type="checkbox"
          checked={stays}
          onChange={({ currentTarget }) => setTerms({ leasts, stays: currentTarget.checked })}
        />
        <span>{moves.eachTime}</span>
      </label>
      <p class={styles.hint}>{words.value.moves.planHint}</p>
    </>
  )
}
