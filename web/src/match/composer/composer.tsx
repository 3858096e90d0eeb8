import { type ReadonlySignal, useComputed } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../ui/controls.tsx'
import { words } from '../../words/words.ts'
import { Beginnings } from './beginnings.tsx'
import styles from './composer.module.css'
import type { Composing } from './composing.ts'
import { composition, preloadComposition } from './late-composition.ts'

interface Props {
  readonly composer: Composing
  /** Whether a move is being composed, and what shows it is loaded. */
  readonly isOpen: ReadonlySignal<boolean>
  point(pieces: readonly string[]): void
}

/** The move being composed, or how one begins. */
export function Composer({ isOpen, composer, point }: Props) {
  const isBegun = useComputed(
    () => isOpen.value && (composer.draft.value !== undefined || composer.narrowed.value.length > 0),
  )
  const section = useFocusedWhileOpen(isBegun.value)
  const Composition = composition.value
  return (
    <>
      <p class={styles.report} role="status">
        <Report composer={composer} />
      </p>
      {isOpen.value && Composition ? (
        <Composition section={section} composer={composer} point={point} />
      ) : (
        <NotBegun composer={composer} />
      )}
    </>
  )
}

function Report({ composer }: { readonly composer: Composing }) {
  const { moves, tabs } = words.value
  switch (composer.report.value) {
    case undefined:
      return null
    case 'dropped':
      return <>{moves.dropped}</>
    case 'ordered':
      return (
        <>
          {moves.ordered} <a href="#tab=match">{tabs.orders}</a>
        </>
      )
  }
}

/** How a move begins and, while one is planned for later, how the plan ends. */
function NotBegun({ composer }: { readonly composer: Composing }) {
  const { moves } = words.value
  return (
    <>
      <Beginnings composer={composer} near={preloadComposition} />
      {composer.planned.value !== undefined && (
        <div class={styles.buttons}>
          <p class={`${styles.hint} ${styles.howTo}`}>{moves.planHint}</p>
          <Button onClick={composer.clear}>{moves.endPlan}</Button>
        </div>
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
