import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import styles from './pan-and-zoom.module.css'

interface Props {
  /** What of the drawing is seen as a whole. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly words: { readonly larger: string; readonly smaller: string; readonly whole: string }
  readonly label: string
  readonly children: ComponentChildren
}

const largest = 6
const step = 1.4

/**
 * A drawing that fits its panel at first. It pans by scrolling, as everything does, and zooms by buttons, by Ctrl and the
 * wheel, and so by a pinch on a touchpad; the page's own zoom goes on working.
 */
export function PanAndZoom({ box, words, label, children }: Props) {
  const [zoom, setZoom] = useState(1)
  const frame = useRef<HTMLElement>(null)
  const to = (next: number) => setZoom(Math.min(largest, Math.max(1, next)))

  useEffect(() => {
    const element = frame.current
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      to(zoom * Math.exp(-event.deltaY / 200))
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [zoom])

  return (
    <div class={styles.whole}>
      <div class={styles.buttons}>
        <button type="button" aria-label={words.smaller} disabled={zoom === 1} onClick={() => to(zoom / step)}>
          −
        </button>
        <button type="button" aria-label={words.larger} disabled={zoom === largest} onClick={() => to(zoom * step)}>
          +
        </button>
        <button type="button" disabled={zoom === 1} onClick={() => setZoom(1)}>
          {words.whole}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too (WCAG 2.1.1). */}
      <section ref={frame} class={styles.frame} tabIndex={0} aria-label={label}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section has the name; what is drawn are buttons with their own. */}
        <svg
          class={styles.drawing}
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          style={{ width: `${zoom * 100}%` }}
        >
          {children}
        </svg>
      </section>
    </div>
  )
}
