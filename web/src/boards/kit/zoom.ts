import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

interface Spot {
  readonly x: number
  readonly y: number
}

interface Held {
  readonly spot: DOMPoint
  readonly to: Spot
}

interface Zoom {
  /** The magnification; 1 shows the whole drawing. */
  readonly zoom: number
  /** The element that scrolls. */
  readonly frame: RefObject<HTMLElement | null>
  readonly drawing: RefObject<SVGSVGElement | null>
  /** Multiplies the zoom. The spot in the middle of the frame stays there. */
  by(factor: number): void
  whole(): void
}

export const largest = 8
export const step = 1.4
/** How far a mouse moves before it drags, in pixels. */
const dragTravel = 5

/**
 * The gestures of a drawing in a scrolling frame. Ctrl and the wheel (and so a pinch on a touchpad) zoom about the
 * pointer, two fingers zoom about the spot between them, the keys + and - zoom about the focused element, 0 shows the
 * whole drawing, and a mouse drags. The browser handles scrolling itself, and zooms the page everywhere else.
 * @param box the part of the drawing that is shown as a whole, as its `viewBox`
 */
export function useZoom(box: string): Zoom {
  const [zoom, setZoom] = useState(1)
  const frame = useRef<HTMLElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  /** The spot of the drawing that the last zoom kept in place, and its place in the window. */
  const held = useRef<Held>(undefined)
  /** The same after scrolling, with the scroll position that was reached. */
  const there = useRef<Held & { readonly left: number; readonly top: number }>(undefined)

  const under: Under = ({ x, y }) => {
    const last = there.current
    const isSame = last?.to.x === x && last.to.y === y
    // Scrolling rounds to whole pixels, so reading the same spot again and again would make it drift.
    if (isSame && frame.current?.scrollLeft === last.left && frame.current.scrollTop === last.top) return last.spot
    const matrix = drawing.current?.getScreenCTM()
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : undefined
  }
  const about: About = (factor, to, spot = under(to)) => {
    held.current = spot && { spot, to }
    setZoom((now) => Math.min(largest, Math.max(1, now * factor)))
  }

  useLayoutEffect(() => {
    const matrix = drawing.current?.getScreenCTM()
    if (held.current === undefined || !matrix) return
    const { spot, to } = held.current
    held.current = undefined
    const { x, y } = spot.matrixTransform(matrix)
    if (frame.current === null) return
    frame.current.scrollBy({ left: x - to.x, top: y - to.y, behavior: 'instant' })
    there.current = { spot, to, left: frame.current.scrollLeft, top: frame.current.scrollTop }
  }, [zoom])

  useLayoutEffect(() => {
    // Another box shows each spot of the drawing somewhere else.
    there.current = undefined
  }, [box])

  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const over = new AbortController()
    const { signal } = over
    listenToWheel(element, signal, about)
    listenToFingers(element, signal, about, under)
    listenToMouse(element, signal)
    element.addEventListener('keydown', onKey, { signal })
    return () => over.abort()

    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const factor = { '+': step, '=': step, '-': 1 / step, '0': 0 }[event.key]
      if (factor === undefined) return
      event.preventDefault()
      about(factor, middleOf(event.target instanceof Element ? event.target : element))
    }
  }, [])

  return {
    zoom,
    frame,
    drawing,
    by: (factor) => about(factor, middleOf(frame.current)),
    whole: () => setZoom(1),
  }
}

/**
 * Zooms.
 * @param spot the spot of the drawing to keep at that place; by default the one that is there
 */
type About = (factor: number, to: Spot, spot?: DOMPoint) => void
/** The spot of the drawing at a place in the window. */
type Under = (place: Spot) => DOMPoint | undefined

function listenToWheel(element: HTMLElement, signal: AbortSignal, about: About) {
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    about(Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY })
  }
  element.addEventListener('wheel', onWheel, { signal, passive: false })
}

/** The spot between the fingers stays between them until they are lifted. */
function listenToFingers(element: HTMLElement, signal: AbortSignal, about: About, under: Under) {
  let last: { readonly apart: number; readonly spot: DOMPoint | undefined } | undefined
  const onTouch = (event: TouchEvent) => {
    const [one, other] = event.touches
    if (one === undefined || other === undefined || event.touches.length > 2) {
      last = undefined
      return
    }
    if (event.cancelable) event.preventDefault()
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
    const middle = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 }
    if (last === undefined || last.apart === 0) last = { apart, spot: under(middle) }
    else {
      about(apart / last.apart, middle, last.spot)
      last = { ...last, apart }
    }
  }
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
    element.addEventListener(type, onTouch, { signal, passive: false })
  }
}

/** Pressing and moving a mouse drags the drawing. Releasing it then does not click. */
function listenToMouse(element: HTMLElement, signal: AbortSignal) {
  let pressed: Spot | undefined
  let isDragged = false
  const onDown = ({ pointerType, button, clientX, clientY }: PointerEvent) => {
    isDragged = false
    pressed = pointerType === 'mouse' && button === 0 ? { x: clientX, y: clientY } : undefined
  }
  const onMove = ({ pointerId, buttons, clientX, clientY }: PointerEvent) => {
    if (pressed === undefined || buttons === 0) return
    const [x, y] = [clientX - pressed.x, clientY - pressed.y]
    if (!isDragged && Math.hypot(x, y) < dragTravel) return
    if (!isDragged) element.setPointerCapture(pointerId)
    isDragged = true
    element.scrollBy({ left: -x, top: -y, behavior: 'instant' })
    pressed = { x: clientX, y: clientY }
  }
  const onUp = () => {
    pressed = undefined
  }
  const onClick = (event: MouseEvent) => {
    if (isDragged) event.stopPropagation()
    isDragged = false
  }
  // Things that stand on a piece stop the events, so this listens in the capture phase.
  element.addEventListener('pointerdown', onDown, { signal, capture: true })
  element.addEventListener('pointermove', onMove, { signal })
  element.addEventListener('pointerup', onUp, { signal })
  element.addEventListener('pointercancel', onUp, { signal })
  element.addEventListener('click', onClick, { signal, capture: true })
}

function middleOf(element: Element | null): Spot {
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return { x: x + width / 2, y: y + height / 2 }
}
