import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Component, Noun } from '../api/schemas.ts'
import { usePieces } from '../boards/kit/pieces.ts'
import { Button } from '../ui/controls.tsx'
import { EndButton } from '../ui/end-button.tsx'
import { pair } from '../words/pair.ts'
import { language, words } from '../words/words.ts'
import { DetailedChoice } from './composer/detailed-choice.tsx'
import type { OneMove } from './composer/one-move.ts'
import { neighboursOf, shownOf, thingsOn } from './neighbours.ts'
import styles from './piece-sheet.module.css'
import { sheetWords } from './sheet-words.ts'

interface Props {
  readonly noun: Noun
  /** The seat of a copy. */
  readonly of: number | undefined
  /** What the reader could do with it now; undefined where nothing can be done. */
  readonly composer?: Pick<OneMove, 'pieces' | 'begin'>
  /** Explains another piece instead. */
  turnTo(noun: Noun): void
  close(): void
  /** What the board shows of it here, if it has more than the piece itself says. */
  readonly children: ComponentChildren
}

/** Explains a piece: its printed values, its effects, and what the reader could do with it now. */
export function PieceSheet({ noun, of, composer, turnTo, close, children }: Props) {
  const sheet = sheetWords[language.value]
  const pieces = usePieces()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const isLeft = useRef(false)
  /** Once only: the dialog's close event comes a moment after Escape, when another sheet may be open. */
  function leave(): void {
    if (isLeft.current) return
    isLeft.current = true
    dialog.current?.close()
    close()
  }
  /** Whether anything was pressed since it opened: a long touch that opens it ends on it when the finger lifts. */
  const isPressed = useRef(false)
  const component = pieces.componentOf(noun)
  const choices = composer?.pieces.mayUse(noun, of) ? composer.pieces.choicesFor(noun) : []
  const { previous, next } = neighboursOf(noun, pieces.nameOf)
  const name = pieces.nameOf(noun)
  const shown = shownOf(noun, name, component)
  // All villagers have one explanation: each name is shown once.
  const things = new Map(thingsOn(noun).map((thing) => [pieces.nameOf(thing), thing]))
  const swipe = useSwipe((isForwards) => {
    const neighbour = isForwards ? next : previous
    if (neighbour !== undefined) turnTo(neighbour)
  })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog anyway; this adds a click beside it.
    <dialog
      ref={dialog}
      class={styles.sheet}
      aria-labelledby="sheet-name"
      onCancel={leave}
      onClose={leave}
      onPointerDown={() => {
        isPressed.current = true
      }}
      onClickCapture={(event) => {
        // A key presses without a pointer.
        if (isPressed.current || event.detail === 0) return
        event.stopPropagation()
        event.preventDefault()
      }}
      onClick={({ target }) => target === dialog.current && leave()}
    >
      <div class={styles.sheetBody} {...swipe}>
        <div class={styles.sheetHead}>
          <h2 id="sheet-name">{name}</h2>
          <Turn label={sheet.previous} sign="‹" to={previous} turnTo={turnTo} />
          <Turn label={sheet.next} sign="›" to={next} turnTo={turnTo} />
        </div>
        <div class={styles.drawn}>{children}</div>
        {shown.length > 0 && <p class={styles.shown}>{shown.join(' · ')}</p>}
        {component === undefined && <p>{pieces.kindOf(noun)?.text}</p>}
        {component && (
          <>
            <p class={styles.values}>
              {[component.group, component.number && `${sheet.number} ${component.number}`, ...component.values]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {component.cost !== null && <p>{pair(sheet.cost, component.cost)}</p>}
            {component.fee !== null && <p>{pair(sheet.fee, component.fee)}</p>}
            {component.text !== '' && <p>{component.text}</p>}
            <Provenance of={component.provenance} />
          </>
        )}
        {things.size > 0 && (
          <>
            <h3>{sheet.on}</h3>
            <div class={styles.things}>
              {[...things].map(([name, thing]) => (
                <Button key={name} isSmall onClick={() => turnTo(thing)}>
                  {name}
                </Button>
              ))}
            </div>
          </>
        )}
        {choices.length > 0 && (
          <>
            <h3>{sheet.can}</h3>
            <ul class={styles.choices}>
              {choices.map((choice) => (
                <li key={JSON.stringify(choice.move) + choice.says}>
                  <Button
                    onClick={() => {
                      composer?.begin(choice, noun)
                      leave()
                    }}
                  >
                    <span>
                      <DetailedChoice choice={choice} />
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        <Button onClick={leave}>{words.value.table.close}</Button>
      </div>
    </dialog>
  )
}

/** Where numbers come from that are not the publisher's: a word, and the rest in a fold. */
function Provenance({ of: { status, note } }: { readonly of: Component['provenance'] }) {
  const sheet = sheetWords[language.value]
  if (status === 'verified') return null
  const isHouse = status === 'house'
  return (
    <details class={styles.values}>
      <summary>{isHouse ? sheet.ourOwn : sheet.ruled}</summary>
      <p>
        {isHouse ? sheet.house : sheet.ruling} {note}
      </p>
    </details>
  )
}

interface TurnProps {
  readonly label: string
  readonly sign: string
  readonly to: Noun | undefined
  turnTo(noun: Noun): void
}

/**
 * The button for a neighbour on the board. It keeps its space if there is no neighbour, so that the other button does
 * not move.
 */
const Turn = ({ label, sign, to, turnTo }: TurnProps) => (
  <EndButton
    class={styles.turn}
    label={label}
    isAtEnd={to === undefined}
    onClick={() => to !== undefined && turnTo(to)}
  >
    {sign}
  </EndButton>
)

/** How far a finger must move sideways to open the next sheet, in pixels. */
const swipeTravel = 60

/** Opens the next sheet by a swipe or the arrow keys. */
function useSwipe(turn: (isForwards: boolean) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart: ({ touches: [touch] }: TouchEvent) => {
      start.current = touch && { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd: ({ changedTouches: [touch] }: TouchEvent) => {
      const from = start.current
      if (from === undefined || touch === undefined) return
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y]
      if (Math.abs(x) > swipeTravel && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0)
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight' || key === 'ArrowLeft') turn(key === 'ArrowRight')
    },
  }
}
