import { useEffect, useRef } from 'preact/hooks'
import { words } from '../words/words.ts'
import styles from './table.module.css'

interface Props {
  readonly view: { readonly says: readonly string[] }
  readonly isAside: boolean
}

/** The position in the API's words: in addition to a board, or in its place. */
export function PositionInWords({ view, isAside }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  // Beside a board it lies over other things: Escape closes it, and so do a press and the focus elsewhere. WCAG 2.4.11
  useEffect(() => {
    if (!isAside) return undefined
    const close = (event: KeyboardEvent | PointerEvent | FocusEvent) => {
      const isAway = event.target instanceof Node && !details.current?.contains(event.target)
      if (details.current && ('key' in event ? event.key === 'Escape' : isAway)) details.current.open = false
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
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
