import { type ReadonlySignal, signal, useSignal } from '@preact/signals'
import { type ComponentChildren, createContext } from 'preact'
import { useContext, useEffect } from 'preact/hooks'
import styles from './pan-and-zoom.module.css'
import { largest, step, useZoom } from './zoom.ts'

interface Props {
  /** The part of the drawing that is shown when all of it is shown. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly words: { readonly larger: string; readonly smaller: string; readonly whole: string }
  readonly label: string
  /** The heading above the drawing, beside the buttons. */
  readonly heading: ComponentChildren
  readonly class?: string | undefined
  readonly children: ComponentChildren
}

const ScaleContext = createContext<ReadonlySignal<number>>(signal(1))

/** The length of the drawing's unit in pixels, for what must not become too small to touch. */
export const useScale = (): number => useContext(ScaleContext).value

/**
 * A drawing in a frame that takes the available space, at first shown as a whole. It pans by scrolling, like any page.
 * Inside it, `--scale` is the length of its unit in pixels, so that text can stay legible.
 */
export function PanAndZoom({ box, words, label, heading, class: look, children }: Props) {
  const viewBox = `${box.x} ${box.y} ${box.width} ${box.height}`
  const { zoom, frame, drawing, by, whole } = useZoom(viewBox)
  const scale = useSignal(1)
  const framed = `${styles.frame} ${look ?? ''}`

  useEffect(() => {
    const element = drawing.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      scale.value = element.getScreenCTM()?.a ?? 1
      element.style.setProperty('--scale', String(scale.value))
    })
    // The observer also reports once when it starts.
    observer.observe(element)
    return () => observer.disconnect()
  }, [viewBox])

  return (
    <div class={styles.whole}>
      <div class={styles.head}>
        <div class={styles.heading}>{heading}</div>
        <button type="button" aria-label={words.smaller} aria-disabled={zoom === 1} onClick={() => by(1 / step)}>
          −
        </button>
        <button type="button" aria-label={words.larger} aria-disabled={zoom === largest} onClick={() => by(step)}>
          +
        </button>
        <button type="button" aria-label={words.whole} title={words.whole} aria-disabled={zoom === 1} onClick={whole}>
          <svg width={16} height={16} viewBox="0 0 16 16" aria-hidden="true">
            <path d="M1 6V1h5M10 1h5v5M15 10v5h-5M6 15H1v-5" fill="none" stroke="currentColor" stroke-width={2} />
          </svg>
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: content that scrolls must also scroll by keyboard (WCAG 2.1.1). */}
      <section ref={frame} class={framed} data-zoomed={zoom > 1} tabIndex={0} aria-label={label}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section has the name, and the buttons inside have their own. */}
        <svg ref={drawing} data-ground="" class={styles.drawing} viewBox={viewBox} style={{ '--zoom': zoom }}>
          <ScaleContext.Provider value={scale}>{children}</ScaleContext.Provider>
        </svg>
      </section>
    </div>
  )
}
