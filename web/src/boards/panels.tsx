import { useEffect, useState } from 'preact/hooks'
import type { Board, Panel, PanelProps } from './board.ts'
import { usePieces } from './kit/pieces.ts'
import styles from './panels.module.css'

/** A mark on the tab of a panel in which something can be touched: on a phone only one panel is seen. */
function LitMark({ panel }: { readonly panel: string }) {
  const lit = usePieces().lit()
  const [isLit, setIsLit] = useState(false)
  useEffect(() => {
    // The pieces are drawn after this mark.
    const frame = requestAnimationFrame(() =>
      setIsLit(document.querySelector(`#panel-${panel} [data-piece][aria-pressed]`) !== null),
    )
    return () => cancelAnimationFrame(frame)
  }, [lit])
  return isLit ? <span class={styles.lit} aria-hidden="true" /> : null
}

/** All panels side by side where there is room, otherwise one at a time, by tabs. */
export function Panels<View>({ board, ...props }: PanelProps<View> & { readonly board: Board<View> }) {
  const [shown, show] = useState(board.panels[0]?.id)
  const filling = board.panels.filter(({ fills }) => fills)
  const others = board.panels.filter(({ fills }) => !fills)
  const draw = ({ id, title, isWide, fills, Draw }: Panel<View>) => (
    <section
      key={id}
      id={`panel-${id}`}
      class={[styles.panel, id === shown && styles.shown, isWide && styles.wide, fills && styles.filling]
        .filter(Boolean)
        .join(' ')}
      aria-label={title[props.language]}
      data-panel={id}
    >
      <h2 class={styles.title}>{title[props.language]}</h2>
      <Draw {...props} />
    </section>
  )
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
            <LitMark panel={id} />
          </button>
        ))}
      </div>
      <div class={`${styles.panels} ${filling.length > 0 ? styles.beside : ''}`}>
        {filling.map(draw)}
        {filling.length > 0 ? <div class={styles.side}>{others.map(draw)}</div> : others.map(draw)}
      </div>
    </div>
  )
}
