import { useRef } from 'preact/hooks'
import type { Noun } from '../../api/schemas.ts'
import { pieceName, usePieces } from './pieces.ts'

const longPress = 500
/** How far a finger may move during a tap, in pixels. */
const tapTravel = 10

interface Where {
  /** The piece that it stands on, if any: the pointer is still over that piece when it leaves the thing. */
  readonly under?: Noun
  /** The seat of a copy. */
  readonly of?: number | undefined
}

/**
 * Handles the pointer on a thing of the board: a tap acts, a long press or a right click explains it, and a resting
 * mouse hints at it. A thing that stands on another piece handles these events alone.
 */
export function usePointer(noun: Noun, tap: () => void, { under, of }: Where = {}) {
  const pieces = usePieces()
  const pressed = useRef<{ timer: number; x: number; y: number; isLong: boolean }>(undefined)
  const release = () => clearTimeout(pressed.current?.timer)
  const keep = (event: Event) => {
    if (under !== undefined) event.stopPropagation()
  }
  return {
    onClick: (event: MouseEvent) => {
      keep(event)
      // A long press may end without a click, since the sheet opens under the finger. A key pressed later is not part of it.
      const isLong = pressed.current?.isLong === true && event.detail > 0
      pressed.current = undefined
      if (!isLong) tap()
    },
    onContextMenu: (event: Event) => {
      keep(event)
      event.preventDefault()
      pieces.explain(noun, of)
    },
    onPointerDown: (event: PointerEvent) => {
      keep(event)
      const { clientX, clientY, pointerType, isPrimary } = event
      if (!isPrimary) return
      pressed.current = undefined
      if (pointerType === 'mouse') return
      const press = { x: clientX, y: clientY, isLong: false, timer: 0 }
      press.timer = window.setTimeout(() => {
        press.isLong = true
        pieces.explain(noun, of)
      }, longPress)
      pressed.current = press
      // With a second finger, it is a pinch.
      addEventListener('pointerdown', release, { capture: true, once: true })
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const press = pressed.current
      if (press && Math.hypot(clientX - press.x, clientY - press.y) > tapTravel) release()
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') pieces.hint(noun)
    },
    onPointerLeave: ({ pointerType, relatedTarget }: PointerEvent) => {
      const isOverPiece =
        under !== undefined &&
        relatedTarget instanceof Element &&
        relatedTarget.closest(`[data-piece="${pieceName(under)}"]`) !== null
      pieces.hint(pointerType === 'mouse' && isOverPiece ? under : undefined)
    },
  }
}
