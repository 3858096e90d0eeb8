import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import styles from './motion.module.css'

interface Props {
  /** The drawn value. When it changes, pieces that have moved are animated. */
  readonly drawn: unknown
  readonly children: ComponentChildren
}

const duration = 450
/** Smaller movements, in pixels, are not animated. */
const least = 6

/**
 * Animates pieces from their old to their new places, without code for each move: a piece is recognized by its name,
 * and animated if it is drawn exactly once before and once after. Respects the preference for reduced motion.
 */
export function Motion({ drawn, children }: Props) {
  const board = useRef<HTMLDivElement>(null)
  const last = useRef<unknown>(undefined)
  const places = useRef<ReadonlyMap<string, DOMRect>>(new Map())
  if (last.current !== undefined && drawn !== last.current) places.current = placesIn(board.current)

  useLayoutEffect(() => {
    const isFirst = last.current === undefined
    last.current = drawn
    if (isFirst || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const before = places.current
    for (const [name, [piece, ...others]] of piecesIn(board.current)) {
      const from = before.get(name)
      if (piece === undefined || others.length > 0 || from === undefined) continue
      const to = piece.getBoundingClientRect()
      const [x, y] = [from.x - to.x, from.y - to.y]
      if (to.width === 0 || Math.hypot(x, y) < least) continue
      const scale = piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a ?? 1) : 1
      const start = `translate(${x / scale}px, ${y / scale}px)`
      piece.animate([{ translate: 'none', transform: start }, { transform: 'translate(0, 0)' }], {
        duration,
        easing: 'ease-in-out',
        composite: 'add',
      })
    }
  }, [drawn])
  return (
    <div ref={board} class={styles.board}>
      {children}
    </div>
  )
}

function piecesIn(board: Element | null): Map<string, Element[]> {
  const pieces = new Map<string, Element[]>()
  for (const piece of board?.querySelectorAll('[data-piece]') ?? []) {
    const name = piece.getAttribute('data-piece') ?? ''
    pieces.set(name, [...(pieces.get(name) ?? []), piece])
  }
  return pieces
}

/** The places of the pieces that are drawn exactly once and are visible. */
function placesIn(board: Element | null): Map<string, DOMRect> {
  const alone = [...piecesIn(board)].flatMap(([name, [piece, ...others]]) =>
    piece === undefined || others.length > 0 ? [] : [[name, piece.getBoundingClientRect()] as const],
  )
  return new Map(alone.filter(([, { width }]) => width > 0))
}
