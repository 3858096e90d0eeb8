import type { Signal } from '@preact/signals'
import { useEffect, useId, useRef } from 'preact/hooks'
import { Refused } from '../../api/problem.ts'
import { Button } from '../../ui/controls.tsx'
import { useFocusKeptNear } from '../../ui/focus-kept-near.ts'
import { language } from '../../words/words.ts'
import { ChoiceList } from './beginnings.tsx'
import form from './composition.module.css'
import { missing } from './draft.ts'
import { DraftForm } from './draft-form.tsx'
import { Foresee } from './foresee.tsx'
import { Judged } from './judged.tsx'
import type { OneMove } from './one-move.ts'
import type { Said } from './outcome.tsx'
import { StillToChoose } from './still-to-choose.tsx'
import { wordsIn } from './words.ts'

/** What the move would do, where the server is asked before it is made. */
interface Preview {
  readonly said: Said
  /** The words above the outcome, and those that end it where something would be drawn. */
  readonly before: string
  readonly drawn: string
  /** Whether the reader wants to see on the board what it leads to. */
  readonly isForeseeing: Signal<boolean>
  point(pieces: readonly string[]): void
}

interface Props {
  readonly play: OneMove
  /** The label of the button that makes the move, and its label meanwhile; by default, both speak of sending. */
  readonly send?: string
  readonly sending?: string
  readonly preview?: Preview
}

/** Whether the server has refused the move; an answer that is lost may be asked for again. */
const isRefused = (said: Said | undefined): boolean => said?.kind === 'refused' && said.trouble instanceof Refused

/** A move that is begun on a board of one's own: its form, and the button that makes it. */
export function OneMoveComposer({ play, preview, ...says }: Props) {
  const moves = wordsIn[language.value]
  const { send = moves.send, sending = moves.sending } = says
  const reason = useId()
  const section = useRef<HTMLElement>(null)
  // The keyboard's focus comes here from what began the move, and goes back there.
  useEffect(() => {
    const began = document.activeElement
    if (!(began instanceof HTMLElement || began instanceof SVGElement)) return undefined
    // Pressing a button of the bar that begins a move removes it, and the focus with it.
    if (began.matches('body, [data-piece]:focus-visible, [role=tabpanel] :focus-visible')) section.current?.focus()
    return () => {
      if (section.current?.contains(document.activeElement)) began.focus()
    }
  }, [])
  useFocusKeptNear(section)
  const draft = play.draft.value
  const narrowed = play.narrowed.value
  const isReady =
    draft !== undefined && missing(draft).length === 0 && !isRefused(preview?.said) && !play.isUnderWay.value
  return (
    <section ref={section} class={form.composer} aria-label={moves.title} tabIndex={-1}>
      <div class={form.scrolled}>
        {draft === undefined && (
          <>
            <h2 class={form.title}>{moves.several}</h2>
            <ChoiceList choices={narrowed} begin={play.pick} />
          </>
        )}
        {draft !== undefined && (
          <>
            <DraftForm draft={draft} change={play.change} />
            {preview && (
              <Judged
                id={reason}
                verdict={preview.said}
                draft={draft}
                before={preview.before}
                drawn={preview.drawn}
                point={preview.point}
              />
            )}
            {!preview && <StillToChoose draft={draft} />}
          </>
        )}
      </div>
      {preview?.said.kind === 'accepted' && <Foresee isOn={preview.isForeseeing} />}
      <div class={form.actions}>
        <Button onClick={play.takeOff}>{moves.takeOff}</Button>
        <Button
          isMain
          isGrey={!isReady}
          describedBy={preview && draft ? reason : undefined}
          onClick={() => void (isReady && play.send())}
        >
          {play.isUnderWay.value ? sending : send}
        </Button>
      </div>
    </section>
  )
}
