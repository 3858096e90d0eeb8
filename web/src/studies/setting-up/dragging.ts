import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { type Held, type Place, type Point, placeNamed } from '../../boards/kit/laying.ts'
import { nounOf } from '../../boards/kit/pieces.ts'
import styles from './set-board.module.css'
import type { Sketching } from './sketching.ts'

/** How far a mouse travels before it drags, in pixels. */
const travel = 6
/** How long a finger rests before it drags, in milliseconds: moved sooner, it scrolls. */
const rest = 250

/** What an element of the board is a piece of. An amount in a table is one of what its row is about. */
function heldAt(element: Element): Held | undefined {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return undefined
  const { piece, of, lies } = element.dataset
  const name = piece ?? (of && element.parentElement?.querySelector('[data-piece]')?.getAttribute('data-piece'))
  if (!name) return undefined
  return { noun: nounOf(name), of: of === undefined ? undefined : Number(of), lies }
}

/** The names of the places that an element lies in, the innermost first. */
function namesAround(element: Element | null): readonly string[] {
  const names: string[] = []
  for (let one = element; one !== null; one = one.parentElement) {
    if (!(one instanceof HTMLElement || one instanceof SVGElement)) continue
    const { piece, lies, spot } = one.dataset
    names.push(...[spot, piece, lies].filter((name) => name !== undefined))
  }
  return names
}

/** The name by which an element of the bar stands for a place. */
export const spotName = (index: number): string => `spot ${index}`

/**
 * Lets the reader drag what lies on the board to a place on it, or in the bar below: with a mouse at once, with a finger
 * after it has rested on the piece. Whoever does not drag picks a piece up and then chooses its place (WCAG 2.2, 2.5.7).
 */
export function useDragging(
  area: RefObject<HTMLElement | null>,
  sketch: Sketching,
  nameOf: (held: Held) => string,
): void {
  useEffect(() => {
    const element = area.current
    if (element === null) return
    const ending = new AbortController()
    let drag: AbortController | undefined

    element.addEventListener('pointerdown', (down) => press(down), { signal: ending.signal, capture: true })
    return () => {
      drag?.abort()
      ending.abort()
    }

    function press(down: PointerEvent): void {
      drag?.abort()
      if (!down.isPrimary || down.button !== 0 || !(down.target instanceof Element)) return
      const taken = firstKnown(down.target)
      if (taken === undefined) return
      drag = new AbortController()
      const { signal } = drag
      const isMouse = down.pointerType === 'mouse'
      let label: HTMLElement | undefined
      const timer = isMouse ? undefined : window.setTimeout(() => begin(down), rest)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        label?.remove()
        mark(undefined)
        keepBarClosed(false)
      })

      function begin({ clientX, clientY }: PointerEvent): void {
        if (taken === undefined) return
        sketch.pick(taken)
        label = document.createElement('div')
        label.className = styles.dragged ?? ''
        label.textContent = nameOf(taken)
        document.body.append(label)
        lead(clientX, clientY)
      }
      function lead(x: number, y: number): void {
        if (label === undefined) return
        label.style.translate = `${x + 12}px ${y + 12}px`
        mark(placeUnder(x, y))
        keepBarClosed(!document.elementFromPoint(x, y)?.closest('[data-bar]'))
      }
      addEventListener(
        'pointermove',
        (move) => {
          const far = Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY)
          if (label !== undefined) lead(move.clientX, move.clientY)
          else if (far > travel && isMouse) begin(move)
          else if (far > travel) drag?.abort()
        },
        { signal },
      )
      // A finger that drags a piece does not scroll.
      addEventListener('touchmove', (move) => label !== undefined && move.preventDefault(), { signal, passive: false })
      addEventListener('pointercancel', () => drag?.abort(), { signal })
      addEventListener(
        'pointerup',
        (up) => {
          const isDragged = label !== undefined
          // What lies under the pointer is asked before the drag ends, since the bar opens then.
          const place = placeUnder(up.clientX, up.clientY)
          const [from, ground] = [onGround(down), onGround(up)]
          drag?.abort()
          if (!isDragged) return
          // The click that ends a drag must not count as a touch.
          addEventListener('click', stop, { capture: true, once: true })
          setTimeout(() => removeEventListener('click', stop, { capture: true }))
          const isMoved = Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY) > travel
          if (place !== undefined && isMoved) sketch.put(place)
          else if (ground !== undefined && isMoved) sketch.letGo(from, ground)
          else if (isMoved) sketch.pick(undefined)
        },
        { signal },
      )
    }

    /** Where what is dragged can be laid, at a point of the page. */
    function placeUnder(x: number, y: number): Place | undefined {
      const places = sketch.thing.peek()?.places ?? []
      const named = places.map(({ spot, on }, index) => ({ spot, on: [...on, spotName(index)] }))
      return placeNamed(named, namesAround(document.elementFromPoint(x, y)))
    }

    /** While a piece is dragged over the board, the bar is closed: open, it would cover what the reader drags to. */
    function keepBarClosed(isClosed: boolean): void {
      element?.toggleAttribute('data-bar-closed', isClosed)
    }

    /** The innermost thing at an element that can be picked up. */
    function firstKnown(target: Element): Held | undefined {
      for (let one: Element | null = target; one !== null && one !== element; one = one.parentElement) {
        const held = heldAt(one)
        if (held !== undefined && sketch.knows(held)) return held
      }
      return undefined
    }
  }, [area, sketch, nameOf])
}

const stop = (event: Event): void => {
  event.stopPropagation()
  event.preventDefault()
}

/** Where on a drawing that pans a pointer is, in the drawing's own units; undefined elsewhere. */
function onGround({ clientX, clientY }: PointerEvent): Point | undefined {
  const ground = document.elementFromPoint(clientX, clientY)?.closest('svg[data-ground]')
  if (!(ground instanceof SVGSVGElement)) return undefined
  return new DOMPoint(clientX, clientY).matrixTransform(ground.getScreenCTM()?.inverse())
}

/** Marks the places of what is dragged that lie under the pointer. */
function mark(place: Place | undefined): void {
  for (const over of document.querySelectorAll('[data-over]')) over.removeAttribute('data-over')
  for (const one of elementsOf(place?.on ?? [])) one.setAttribute('data-over', '')
}

/** The elements that stand for places on the board. */
export function elementsOf(names: readonly string[]): readonly Element[] {
  return names.flatMap((name) => {
    const quoted = CSS.escape(name)
    const found = document.querySelectorAll(`section [data-piece="${quoted}"], section [data-lies="${quoted}"]`)
    // A table has a cell for each place: with all of them marked, the marks would say nothing.
    return [...found].filter((one) => one.closest('table') === null && !one.matches('[data-piece][data-lies]'))
  })
}
