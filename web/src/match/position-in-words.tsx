import { useEffect, useRef } from 'preact/hooks'
import { words } from '../words/words.ts'
import styles from './table.module.css'

interface Props {
  readonly view: { readonly says: readonly string[] }
  readonly isAside: boolean
}

const away = ['keydown', 'pointerdown', 'focusin']

/** The position in the API's words: in addition to a board, or in its place. */
export function PositionInWords({ view, isAside }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  // Beside a board it lies over other things: Escape closes it, and so do a press and the focus elsewhere. WCAG 2.4.11
  useEffect(() => {
    if (!isAside) return undefined
    const close = (event: Event) => {
      const isAway = event.target instanceof Node && !details.current?.contains(event.target)
      if (details.current && (event instanceof KeyboardEvent ? event.key === 'Escape' : isAway)) {
        details.current.open = false
      }
    }
    for (const kind of away) document.addEventListener(kind, close)
    return () => {
      for (const kind of away) document.removeEventListener(kind, close)
    }
  }, [isAside])
  return (
    <details ref={details} class={`${styles.words} ${isAside ? styles.aside : ''}`} open={!isAside}>
      <summary>{words.value.table.asText}</summary>
      <ul>
        {view.says.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}
