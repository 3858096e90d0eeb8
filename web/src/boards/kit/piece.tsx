import { computed } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Noun } from '../../api/schemas.ts'
import { Hidden } from '../../ui/controls.tsx'
import styles from './piece.module.css'
import { type Copy, type PieceState, pieceName, usePieces } from './pieces.ts'
import { usePointer } from './pointer.ts'

interface PieceProps {
  readonly noun: Noun
  /** The state that the drawing shows, in words for screen readers, after the name: "free, entry 1 food". */
  readonly says?: string | undefined
  readonly class?: string | undefined
  readonly children: ComponentChildren
}

interface ButtonProps extends PieceProps, Copy {
  /** Whether it shows its name and its state in words; screen readers then say these (WCAG 2.2, 2.5.3). */
  readonly isWorded?: boolean
}

/**
 * A piece of the board as a button: a card, a row of a list, a tile. Screen readers get its name and state in words;
 * the drawing is for the eye.
 */
export function Piece({ noun, says, isWorded = false, of, lies, class: look, children }: ButtonProps) {
  const { label, attributes, classes, explainKey } = usePiece(noun, says, { of, lies })
  return (
    <button type="button" {...attributes} onKeyDown={explainKey} class={`${styles.piece} ${classes} ${look ?? ''}`}>
      {!isWorded && <Hidden>{label}</Hidden>}
      <span class={styles.drawing} aria-hidden={!isWorded}>
        {children}
      </span>
    </button>
  )
}

/**
 * A piece within an SVG drawing. Elements with `data-outline` are highlighted if the piece can be used or is chosen.
 */
export function DrawnPiece({ noun, says, class: look, children }: PieceProps) {
  const { label, attributes, classes, keys } = usePiece(noun, says)
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no buttons.
    <g
      role="button"
      tabindex={0}
      aria-label={label}
      {...attributes}
      onKeyDown={keys}
      class={`${styles.drawn} ${classes} ${look ?? ''}`}
    >
      {children}
    </g>
  )
}

interface SaidState extends PieceState {
  /** What the reader can do with it, in words. */
  readonly can: string
}

/** The state of a piece. A piece is drawn again only if its own state has changed. */
export function usePieceState({ kind, id }: Noun, { of, lies }: Copy = {}): SaidState {
  const pieces = usePieces()
  const state = useMemo(() => {
    let last: SaidState | undefined
    return computed(() => {
      const drawn = pieces.stateOf({ kind, id }, { of, lies })
      const next = { ...drawn, can: drawn.isLit && !drawn.isChosen ? pieces.canDo({ kind, id }) : '' }
      const isSame =
        last?.isLit === next.isLit &&
        last.isChosen === next.isChosen &&
        last.isNamed === next.isNamed &&
        last.can === next.can
      last = isSame ? last : next
      return last ?? next
    })
  }, [pieces, kind, id, of, lies])
  return state.value
}

function usePiece(noun: Noun, says: string | undefined, copy: Copy = {}) {
  const pieces = usePieces()
  const { isLit, isChosen, isNamed, can } = usePieceState(noun, copy)
  const name = pieces.nameOf(noun)
  const pointer = usePointer(noun, () => pieces.touch(noun, copy), { of: copy.of })

  const label = [name, says].filter(Boolean).join(', ')
  const attributes = {
    'data-piece': pieceName(noun),
    // Its sheet says this, too.
    'data-says': says,
    // Which copy it is, for those who move it to elsewhere on the board.
    'data-of': copy.of,
    'data-lies': copy.lies,
    // What can be done with the piece follows its name, which stays the same.
    'aria-description': can === '' ? undefined : can,
    'aria-pressed': isLit || isChosen ? isChosen : undefined,
    ...pointer,
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget instanceof Element && currentTarget.matches(':focus-visible')) pieces.hint(noun)
    },
    onBlur: () => pieces.hint(undefined),
  }
  const explainKey = ({ key }: KeyboardEvent) => {
    if (key === '?') pieces.explain(noun, copy.of)
  }
  const keys = (event: KeyboardEvent) => {
    explainKey(event)
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    pieces.touch(noun, copy)
  }
  const classes = [isLit && styles.lit, isChosen && styles.chosen, isNamed && styles.named].filter(Boolean).join(' ')
  return { label, attributes, classes, keys, explainKey }
}
