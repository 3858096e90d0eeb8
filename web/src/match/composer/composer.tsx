import { type ReadonlySignal, useComputed } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { Refused } from '../../api/problem.ts'
import type { Choice } from '../../api/schemas.ts'
import { showLit } from '../../boards/kit/lit-in-view.ts'
import { Button, controls, saysOf } from '../../look/controls.tsx'
import { words } from '../../words/words.ts'
import { Sentence } from '../sentence.tsx'
import styles from './composer.module.css'
import type { Composing } from './composing.ts'
import { type Draft, hasChoice, isUntouched, missing, movesAmong } from './draft.ts'
import { FieldControl } from './field-control.tsx'
import { nameIn } from './name-in.ts'
import { Stepper } from './stepper.tsx'
import type { Verdict } from './trying.ts'

interface Props {
  readonly composer: Composing
  point(pieces: readonly string[]): void
}

/** The move being composed, or how one begins. */
export function Composer({ isOpen, composer, point }: Props & { readonly isOpen: ReadonlySignal<boolean> }) {
  const isBegun = useComputed(
    () => isOpen.value && (composer.draft.value !== undefined || composer.narrowed.value.length > 0),
  )
  const section = useFocusedWhileOpen(isBegun.value)
  return (
    <>
      <p class={styles.notice} role="status">
        <Notice composer={composer} />
      </p>
      {isOpen.value ? (
        <Composition section={section} composer={composer} point={point} />
      ) : (
        <NotBegun composer={composer} />
      )}
    </>
  )
}

function Notice({ composer }: { readonly composer: Composing }) {
  const { moves, around } = words.value
  switch (composer.notice.value) {
    case undefined:
      return null
    case 'dropped':
      return <>{moves.dropped}</>
    case 'ordered':
      return (
        <>
          {moves.ordered} <a href="#tab=match">{around.orders}</a>
        </>
      )
  }
}

/** How a move begins and, while one is planned for later, how the plan ends. */
function NotBegun({ composer }: { readonly composer: Composing }) {
  const { moves } = words.value
  return (
    <>
      <Beginnings composer={composer} />
      {composer.planned.value !== undefined && (
        <div class={styles.buttons}>
          <p class={`${styles.hint} ${styles.howTo}`}>{moves.planHint}</p>
          <Button onClick={composer.clear}>{moves.endPlan}</Button>
        </div>
      )}
    </>
  )
}

/** What the move is, what it still needs, what would happen, and the button that sends it. */
function Composition({ section, composer, point }: Props & { readonly section: RefObject<HTMLElement | null> }) {
  const { moves } = words.value
  const draft = composer.draft.value
  const narrowed = composer.narrowed.value
  const lined = composer.lined.value
  const verdict = composer.verdict.value
  const isPlan = composer.planned.value !== undefined
  const reason = useId()
  const isComplete = isPlan
    ? draft !== undefined && missing(draft).length === 0
    : verdict.kind === 'accepted' || (draft === undefined && lined.length > 0)
  const isReady = !composer.isSending.value && (isComplete || composer.isUnjudged())
  const mayAdd = verdict.kind === 'accepted' && verdict.tried.choices !== null && verdict.tried.choices.length > 0
  return (
    <section ref={section} class={styles.composer} aria-label={moves.title} tabIndex={-1}>
      <div class={styles.fields}>
        {lined.length > 0 && (
          <ol class={styles.lined} aria-label={moves.lined}>
            {lined.map(({ draft: { choice } }, index) => (
              <li key={`${index}-${choice.says}`}>{choice.says}</li>
            ))}
          </ol>
        )}
        {draft === undefined && narrowed.length === 0 && <Beginnings composer={composer} />}
        {draft === undefined && narrowed.length > 0 && (
          <>
            <h2 class={styles.title}>{moves.several}</h2>
            <ChoiceList choices={narrowed} begin={composer.pick} />
          </>
        )}
        {draft !== undefined && (
          <>
            <h2 class={styles.title}>{draft.choice.says}</h2>
            {draft.choice.fields.filter(hasChoice).map((field) => (
              <FieldControl
                key={`${draft.choice.says} ${field.name}`}
                draft={draft}
                field={field}
                change={composer.change}
              />
            ))}
            {isPlan && <Planned composer={composer} choice={draft.choice} />}
          </>
        )}
      </div>
      {draft !== undefined && (
        <div class={styles.judged}>
          <div id={reason}>
            <Outcome verdict={verdict} draft={draft} point={point} />
          </div>
        </div>
      )}
      <div class={styles.buttons}>
        {draft !== undefined && verdict.kind === 'accepted' && verdict.tried.patch.length > 0 && (
          <label class={`${controls.check} ${styles.foresee}`}>
            <input
              type="checkbox"
              checked={composer.isForeseeing.value}
              onChange={({ currentTarget }) => {
                composer.isForeseeing.value = currentTarget.checked
              }}
            />
            <span>{moves.foresee}</span>
          </label>
        )}
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
  const { moves } = words.value
  const { terms, setTerms } = composer
  const { leasts, stays } = terms.value
  return (
    <>
      {composer.countables.value.map(({ at, noun }) => {
        const label = moves.atLeast(nameIn(choice, noun))
        return (
          <div key={at} class={styles.amount}>
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
      <p class={styles.hint}>{moves.planHint}</p>
    </>
  )
}

/** The start of a move: at a piece, or here if no piece leads to it, as for paying and ending the turn. */
function Beginnings({ composer }: { readonly composer: Composing }) {
  const { moves } = words.value
  const choices = movesAmong(composer.choices.value)
  const withoutPiece = composer.withoutPiece.value
  return (
    <>
      {choices.length > withoutPiece.length && (
        <p class={`${styles.hint} ${styles.howTo}`}>
          {moves.touchHint}{' '}
          <button type="button" class={styles.show} onClick={showLit}>
            {moves.showLit}
          </button>
        </p>
      )}
      {withoutPiece.length > 0 && (
        <fieldset class={styles.beginnings} aria-label={moves.withoutPiece}>
          {withoutPiece.map((choice) => (
            <Button key={choice.says} isMain={choices.length === 1} onClick={() => composer.begin(choice)}>
              {choice.says}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  )
}

/**
 * Moves the keyboard's focus to the composer when a move is begun, and back when it is sent or taken off, or to the bar
 * if what began the move is gone. The focus stays in place while the reader adds pieces of the board.
 */
function useFocusedWhileOpen(isOpen: boolean) {
  const section = useRef<HTMLElement>(null)
  const origin = useRef<HTMLOrSVGElement>(undefined)
  const bar = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const active = document.activeElement
    const isNowhere = active === document.body || active === null
    // Pressing the button that begins a move without a piece removes the button, and with it the focus.
    if (isOpen && isNowhere) section.current?.focus()
    if (isOpen && isFocusable(active) && active.matches('[data-piece]:focus-visible, [role=tabpanel] :focus-visible')) {
      origin.current = active
      section.current?.focus()
    }
    if (isOpen) bar.current = section.current?.closest('footer') ?? null
    else {
      if (isNowhere) origin.current?.focus()
      if (document.activeElement === document.body) bar.current?.focus()
      origin.current = undefined
      bar.current = null
    }
  }, [isOpen])
  return section
}

const isFocusable = (element: Element | null): element is Element & HTMLOrSVGElement =>
  element instanceof HTMLElement || element instanceof SVGElement

/** Choices as a list of buttons, so that every legal move can be made with forms alone. */
export function ChoiceList({ choices, begin }: { readonly choices: readonly Choice[]; begin(choice: Choice): void }) {
  return (
    <ul class={styles.choices}>
      {choices.map((choice) => (
        <li key={JSON.stringify(choice.move) + choice.says}>
          <button type="button" class={styles.choice} onClick={() => begin(choice)}>
            {choice.says}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface OutcomeProps {
  readonly verdict: Verdict
  readonly draft: Draft
  point(pieces: readonly string[]): void
}

/** What would happen, in the server's words. */
function Outcome({ verdict, draft, point }: OutcomeProps) {
  const { moves } = words.value
  const { choice } = draft
  const open = missing(draft)
  switch (verdict.kind) {
    case 'none':
      return open.length === 0 ? null : (
        <p class={styles.hint}>{moves.fillIn(open.map(({ name }) => choice.labels[name] ?? name).join(', '))}</p>
      )
    case 'checking':
      return <p class={styles.hint}>{moves.checking}</p>
    case 'refused':
      // A form that the reader has only opened is not wrong yet.
      return isUntouched(draft) && verdict.trouble instanceof Refused ? (
        <p class={styles.hint} role="status" data-untouched>
          {saysOf(verdict.trouble)}
        </p>
      ) : (
        <p class={styles.refused} role="alert">
          {saysOf(verdict.trouble)}
        </p>
      )
    case 'accepted':
      return (
        <div class={styles.outcome} aria-live="polite">
          <p class={styles.hint}>{moves.ifSent}</p>
          {verdict.tried.says.map((sentence, place) => (
            <p key={sentence}>
              <Sentence says={sentence} nouns={verdict.tried.nouns[place] ?? []} point={point} />
            </p>
          ))}
          {verdict.tried.stopped && (
            <p>
              <strong>{moves.unknownAfter}</strong>
            </p>
          )}
        </div>
      )
  }
}
