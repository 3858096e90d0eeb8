import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { controls, Trouble, useAsking } from '../ui/controls.tsx'
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

/** A value that is read from the server when it is first shown, and again after a change. */
export function useRead<Value>(read: () => Promise<Value>) {
  const [value, setValue] = useState<Value>()
  const { trouble, ask, isUnderWay } = useAsking()
  const again = async () => setValue(await read())
  useEffect(() => ask(again), [])
  return {
    value,
    trouble: <Trouble trouble={trouble} />,
    isUnderWay,
    /** Runs an action, then reads the value again. */
    after: (action: () => Promise<unknown>) =>
      ask(async () => {
        await action()
        await again()
      }),
    again,
  }
}
