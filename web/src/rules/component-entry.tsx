import { useEffect, useRef } from 'preact/hooks'
import type { Component } from '../api/schemas.ts'
import { DrawnComponent, type ExamplePosition } from '../boards/drawn-component.tsx'
import { pieceName } from '../boards/kit/pieces.ts'
import { sheetWords } from '../match/sheet-words.ts'
import { pair } from '../words/pair.ts'
import { language } from '../words/words.ts'
import styles from './rules.module.css'
import { wordsIn } from './words.ts'

interface Props {
  readonly component: Component
  /** From where the board takes what is printed; undefined for a game without a board. */
  readonly body: ExamplePosition | undefined
  /** Whether the address leads to it. */
  readonly isOpened: boolean
}

/** A component: its drawing, what is printed on it, what it does, and how sure its numbers are. */
export function ComponentEntry({ component, body, isOpened }: Props) {
  const sheet = sheetWords[language.value]
  const { number, name, values, cost, fee, text, provenance } = component
  const address = pieceName(component)
  const entry = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOpened) return
    entry.current?.scrollIntoView({ block: 'center' })
    entry.current?.focus({ preventScroll: true })
  }, [isOpened])
  return (
    <article
      ref={entry}
      id={address}
      tabIndex={-1}
      class={`${styles.entry} ${isOpened ? styles.opened : ''}`}
      aria-labelledby={`${address}-name`}
    >
      <div class={styles.drawing} aria-hidden="true">
        {body && <DrawnComponent body={body} noun={component} />}
      </div>
      <div class={styles.said}>
        <h3 id={`${address}-name`}>
          {number !== null && <span class={styles.printed}>{number}</span>} {name}{' '}
          <a class={styles.anchor} href={`#${address}`} aria-label={wordsIn[language.value].linkTo(name)}>
            #
          </a>
        </h3>
        {values.length > 0 && <p class={styles.quiet}>{values.join(' · ')}</p>}
        {cost !== null && <p>{pair(sheet.cost, cost)}</p>}
        {fee !== null && <p>{pair(sheet.fee, fee)}</p>}
        {text !== '' && <p>{text}</p>}
        {provenance.status !== 'verified' && (
          <p class={styles.note}>
            {provenance.status === 'house' ? sheet.house : sheet.ruling} {provenance.note}
          </p>
        )}
      </div>
    </article>
  )
}
