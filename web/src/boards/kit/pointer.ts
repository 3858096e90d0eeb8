import { useRef } from 'preact/hooks'
import type { Noun } from '../../api/schemas.ts'
import { usePieces } from './pieces.ts'

const longPress = 500
/** How far a finger may travel and still tap, in pixels. */
const tapTravel = 10

/**
 * What a pointer does with a thing on the board: a tap is a tap; a long press and a right click explain it; where a mouse
 * rests, the thing is hinted at. What stands on another piece keeps these to itself.
 * @param under what it stands on, if anything: the pointer is still there when it leaves
 */
export function usePointer(noun: Noun, tap: () => void, under?: Noun) {
  const pieces = usePieces()
  const pressed = useRef<{ timer: number; x: number; y: number; isLong: boolean }>(undefined)
  const release = () => clearTimeout(pressed.current?.timer)
  const keep = (event: Event) => {
    if (under !== undefined) event.stopPropagation()
  }
  return {
    onClick: (event: Event) => {
      keep(event)
      const isLong = pressed.current?.isLong === true
      pressed.current = undefined
      if (!isLong) tap()
    },
    onContextMenu: (event: Event) => {
      keep(event)
      event.preventDefault()
      pieces.explain(noun)
    },
    onPointerDown: (event: PointerEvent) => {
      keep(event)
      const { clientX, clientY, pointerType } = event
      if (pointerType === 'mouse') return
      const press = { x: clientX, y: clientY, isLong: false, timer: 0 }
      press.timer = window.setTimeout(() => {
        press.isLong = true
        pieces.explain(noun)
      }, longPress)
      pressed.current = press
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
    onPointerLeave: ({ pointerType }: PointerEvent) => pieces.hint(pointerType === 'mouse' ? under : undefined),
  }
}
