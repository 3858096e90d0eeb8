import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/**
 * Keeps the chosen piece of a board in view while the board becomes smaller: on a narrow screen, the bar grows over its
 * lower part as soon as a piece is touched.
 * @returns the reference of the board
 */
export function useChosenInView(): RefObject<HTMLElement | null> {
  const board = useRef<HTMLElement>(null)
  useEffect(() => {
    if (board.current === null) return
    const shrinking = new ResizeObserver((sizes) => {
      for (const { target } of sizes) {
        const chosen = target.querySelector('[data-piece][aria-pressed="true"]')
        chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }
    })
    shrinking.observe(board.current)
    return () => shrinking.disconnect()
  }, [])
  return board
}
