import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import styles from './page.module.css'

/** A page of text and forms, with its title. */
export function Page({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  useTitle(title)
  return (
    <main class={styles.page} id="content" tabIndex={-1}>
      <h1>{title}</h1>
      {children}
    </main>
  )
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Paquebot`
  }, [title])
}
