import { useEffect, useState } from 'preact/hooks'
import type { Board, PanelProps } from './board.ts'
import { usePieces } from './kit/pieces.ts'
import styles from './panels.module.css'

/** The panels in which something can be touched: their tabs say so, since on a phone only one panel is seen. */
function useLitPanels(): readonly string[] {
  const pieces = usePieces()
  const [lit, setLit] = useState<readonly string[]>([])
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const panels = [...document.querySelectorAll('[data-panel]:has([data-piece][aria-pressed])')]
      setLit(panels.map((panel) => panel.getAttribute('data-panel') ?? ''))
    })
    return () => cancelAnimationFrame(frame)
  }, [pieces])
  return lit
}

/** All panels side by side where there is room, otherwise one at a time, by tabs. */
export function Panels<View>({ board, ...props }: PanelProps<View> & { readonly board: Board<View> }) {
  const [shown, show] = useState(board.panels[0]?.id)
  const lit = useLitPanels()
  return (
    <div class={styles.board}>
      <div class={styles.tabs} role="tablist">
        {board.panels.map(({ id, title }) => (
          <button
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === shown}
            aria-controls={`panel-${id}`}
            onClick={() => show(id)}
          >
            {title[props.language]}
            {lit.includes(id) && <span class={styles.lit} aria-hidden="true" />}
          </button>
        ))}
      </div>
      <div class={styles.panels}>
        {board.panels.map(({ id, title, isWide, Draw }) => (
          <section
            key={id}
            id={`panel-${id}`}
            class={`${styles.panel} ${id === shown ? styles.shown : ''} ${isWide ? styles.wide : ''}`}
            aria-label={title[props.language]}
            data-panel={id}
          >
            <h2 class={styles.title}>{title[props.language]}</h2>
            <Draw {...props} />
          </section>
        ))}
      </div>
    </div>
  )
}
