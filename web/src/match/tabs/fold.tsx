import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { ErrorBoundary } from 'preact-iso'
import styles from './match-tabs.module.css'

interface Props {
  readonly title: string
  readonly children: ComponentChildren
  /** Called when the pointer or the focus reaches the fold, to begin loading its part. */
  load(): Promise<unknown>
}

/** A fold with a part that is loaded late. The part is drawn when the fold is opened for the first time, and stays. */
export function Fold({ title, load, children }: Props) {
  const [isOpened, setIsOpened] = useState(false)
  return (
    <details class={styles.folded} onToggle={({ currentTarget }) => currentTarget.open && setIsOpened(true)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control. */}
      <summary class={styles.fold} onPointerEnter={load} onFocus={load}>
        {title}
      </summary>
      <ErrorBoundary>{isOpened && children}</ErrorBoundary>
    </details>
  )
}
