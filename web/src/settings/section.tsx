import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { controls } from '../ui/controls.tsx'
import { type Part, titleOf } from './parts.ts'
import styles from './settings.module.css'

interface Props {
  readonly id: Part
  readonly hint?: string
  readonly children: ComponentChildren
}

/** A section of the settings. */
export function Section({ id, hint, children }: Props) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The browser has looked for the fragment of the address before the page was rendered.
    if (location.hash === `#${id}`) section.current?.scrollIntoView()
  }, [id])
  return (
    <section class={styles.section} id={id} ref={section}>
      <h2>{titleOf(id)}</h2>
      {hint !== undefined && <p class={controls.hint}>{hint}</p>}
      {children}
    </section>
  )
}
