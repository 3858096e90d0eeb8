import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Hidden } from '../ui/controls.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { words } from '../words/words.ts'
import type { Board, Panel, PanelProps } from './board.ts'
import { isChosenIn, isLitIn, keepLitInView } from './kit/lit-in-view.ts'
import { usePieces } from './kit/pieces.ts'
import styles from './panels.module.css'

/** A mark on the tab of a panel with pieces that can be used: a phone shows only one panel at a time. */
function LitMark({ panel }: { readonly panel: string }) {
  const lit = usePieces().lit()
  const [isLit, setIsLit] = useState(false)
  useEffect(() => {
    // The pieces are rendered after this mark.
    const frame = requestAnimationFrame(() => setIsLit(isLitIn(panel)))
    return () => cancelAnimationFrame(frame)
  }, [lit])
  return isLit ? (
    <>
      <span class={styles.lit} aria-hidden="true" />
      <Hidden> {words.value.table.isLit}</Hidden>
    </>
  ) : null
}

interface Props<View> extends PanelProps<View> {
  readonly board: Board<View>
  /** The ids of its panels begin with it: a page that shows two boards gives the second one another name. */
  readonly name?: string | undefined
}

/** Shows all panels side by side if there is space, otherwise one at a time, with tabs. */
export function Panels<View>({ board, name = 'panel', ...props }: Props<View>) {
  const panels = board.panels.filter(({ isOwn }) => !isOwn || props.you !== null)
  const [picked, show] = useState<string>()
  const shown = (panels.find(({ id }) => id === picked) ?? panels[0])?.id
  const pieces = usePieces()
  const isAsked = pieces.isAsked() && pieces.lit().size > 0
  const isPicked = useRef(false)
  useEffect(() => {
    if (!isAsked) return
    // Until the reader picks a panel, one who is asked something sees where they can answer it, or where they have begun to.
    const frame = requestAnimationFrame(() => {
      const isRead = document.querySelector(`#panel-${shown}`)?.contains(document.activeElement)
      if (isPicked.current || isRead) return
      const chosen = panels.filter(({ id }) => isChosenIn(id))
      const usable = chosen.length > 0 ? chosen : panels.filter(({ id }) => isLitIn(id))
      const [first] = usable
      if (first !== undefined && !usable.some(({ id }) => id === shown)) showLitOf(first.id)
    })
    return () => cancelAnimationFrame(frame)
  }, [isAsked])
  function showLitOf(panel: string): void {
    show(panel)
    requestAnimationFrame(() => keepLitInView(panel))
  }
  const { view, says, sitters, you, language } = props
  // Each panel keeps its drawing while the position is the same; otherwise, opening a tab would draw all of them again.
  const drawings = useMemo(
    () => new Map(board.panels.map(({ id, Draw }) => [id, <Draw key={id} {...props} />])),
    [board, view, says, sitters, you, language],
  )
  const filling = panels.filter(({ fills }) => fills)
  const others = panels.filter(({ fills }) => !fills)
  const draw = ({ id, title, isWide, fills }: Panel<View>) => (
    <section
      key={id}
      id={`${name}-${id}`}
      class={[styles.panel, id === shown && styles.shown, isWide && styles.wide, fills && styles.filling]
        .filter(Boolean)
        .join(' ')}
      aria-label={title(language)}
      data-panel={id}
    >
      <h2 class={styles.title}>{title(language)}</h2>
      {drawings.get(id)}
    </section>
  )
  return (
    <div class={styles.board}>
      <Tabs
        name={name}
        class={styles.tabs}
        tabs={panels.map(({ id, title }) => ({ id, title: [title(language), <LitMark panel={id} />] }))}
        shown={shown}
        show={(panel) => {
          isPicked.current = true
          showLitOf(panel)
        }}
      />
      <div class={`${styles.panels} ${filling.length > 0 ? styles.beside : ''}`}>
        {filling.map(draw)}
        {filling.length > 0 ? <div class={styles.side}>{others.map(draw)}</div> : others.map(draw)}
      </div>
    </div>
  )
}
