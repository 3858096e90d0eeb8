import type { ComponentChildren } from 'preact'
import styles from './composition.module.css'

/** What the move is. It stays in sight above its form, and what else stays there lies below its lower edge. */
export function FormTitle({ children }: { readonly children: ComponentChildren }) {
  const measure = (title: HTMLElement | null) => {
    title?.parentElement?.style.setProperty('--title', `${title.offsetHeight}px`)
  }
  return (
    <h2 ref={measure} class={styles.title}>
      {children}
    </h2>
  )
}
