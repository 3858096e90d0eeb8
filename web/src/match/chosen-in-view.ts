import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { isShown } from '../boards/kit/lit-in-view.ts'

/** A bar that opens takes more of the board than this, in pixels; another sentence in it takes less. */
const opening = 60

/**
 * Keeps a chosen piece of a board in view when the board becomes smaller: on a narrow screen, the bar opens over its
 * lower part as soon as a piece is touched, and grows when more of it is loaded. A piece that its reader has scrolled out
 * of sight stays there, unless the bar opens.
 * @returns the reference of the board
 */
export function useChosenInView(): RefObject<HTMLElement | null> {
  const board = useRef<HTMLElement>(null)
  useEffect(() => {
    const section = board.current
    if (section === null) return
    let before = section.clientHeight
    const shrinking = new ResizeObserver(() => {
      const tall = before
      before = section.clientHeight
      if (before >= tall) return
      const chosen = [...section.querySelectorAll('[data-piece][aria-pressed="true"]')]
      const piece = chosen.find((one) => one === document.activeElement) ?? chosen.find(isShown)
      if (piece === undefined) return
      const top = section.getBoundingClientRect().top
      const wasInSight = piece.getBoundingClientRect().bottom < top + tall + 1
      if (wasInSight || tall - before >= opening) piece.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
    shrinking.observe(section)
    return () => shrinking.disconnect()
  }, [])
  return board
}
