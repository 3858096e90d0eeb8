import type { ComponentChildren } from 'preact'
import type { Noun } from '../../api/schemas.ts'
import { pieceName, usePieces } from './pieces.ts'
import { usePointer } from './pointer.ts'

interface Props {
  /** The thing itself: its kind explains it, and animations recognize it by its name. */
  readonly noun: Noun
  /** The piece that it stands on, which has the button, the name and the state. */
  readonly on: Noun
  /** Another piece that it stands on, such as the tile at the other end of a road. */
  readonly alsoOn?: Noun
  readonly class?: string | undefined
  readonly children: ComponentChildren
}

function usePawn({ noun, on, alsoOn }: Props) {
  const pieces = usePieces()
  const tap = () => {
    const { isLit, isChosen } = pieces.stateOf(on)
    if (isLit || isChosen) pieces.touch(on)
    else pieces.explain(noun)
  }
  const under = alsoOn === undefined ? [on] : [on, alsoOn]
  return {
    'data-piece': pieceName(noun),
    'data-on': under.map(pieceName).join(' '),
    ...usePointer(noun, tap, { under: on }),
  }
}

/**
 * A thing that stands on a piece, such as a pawn on a card. No move names it, so a tap goes to the piece if that can be
 * used. For the keyboard and for screen readers, the piece says what stands on it, and its sheet leads to the pawn's.
 */
export function Pawn(props: Props) {
  return (
    <span {...usePawn(props)} class={props.class}>
      {props.children}
    </span>
  )
}

/** A pawn within an SVG drawing. */
export function DrawnPawn(props: Props) {
  return (
    <g {...usePawn(props)} class={props.class}>
      {props.children}
    </g>
  )
}
