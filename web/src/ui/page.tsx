import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../words/words.ts'
import { operator, readOperator } from './operator.ts'
import styles from './page.module.css'

interface PageProps {
  readonly title: string
  /** Whether it takes the width of the screen, as for a board with a form beside it. */
  readonly isWide?: boolean
  /** Whether most of it is still to come: the footer comes with it, so that it is not pushed away. */
  readonly isComing?: boolean
  readonly children?: ComponentChildren
}

/** A page of text and forms, with its title. */
export function Page({ title, isWide = false, isComing = false, children }: PageProps) {
  useTitle(title)
  const heading = useFocusOnNewPage()
  return (
    <main class={`${styles.page} ${isWide ? styles.wide : ''}`} id="content" tabIndex={-1}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      {!isComing && <Foot />}
    </main>
  )
}

/** The footer of every page: links to the page for programmers, and to what the operator publishes, if anything, which comes late. */
export function Foot() {
  const { app } = words.value
  useEffect(() => void readOperator(), [])
  const said = operator.value
  return (
    <footer class={styles.foot}>
      <a href="/docs">{app.api}</a>
      {said?.imprint && <a href="/imprint">{app.imprint}</a>}
      {said?.privacy && <a href="/privacy">{app.privacy}</a>}
    </footer>
  )
}

let isFirstPage = true

/** From now on, the reader goes from page to page within the client: there is no new document that a browser announces. */
export function turnPage(): void {
  isFirstPage = false
}

/**
 * A page that follows another one gives the keyboard's focus to its heading if it was on a link, or is lost with the page
 * before: so screen readers say where the reader is, and the Tab key goes on from there. WCAG 2.4.3
 */
export function useFocusOnNewPage(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { activeElement } = document
    const isLeft = activeElement === null || activeElement === document.body || activeElement.matches('header a')
    if (!isFirstPage && isLeft) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Paquebot`
  }, [title])
}

/** Marks the icon in the browser's tab while the page waits for its reader. */
export function useWaitingIcon(isWaiting: boolean): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon === null || !isWaiting) return
    icon.href = '/icon-turn.svg'
    return () => {
      icon.href = '/icon.svg'
    }
  }, [isWaiting])
}
