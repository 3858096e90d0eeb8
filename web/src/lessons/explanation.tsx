import type { ComponentChildren } from 'preact'
import { Sentences } from '../match/sentence.tsx'
import type { Explained, Learning } from './learning.ts'
import styles from './lessons.module.css'

interface Props {
  readonly learned: Learning
  readonly explained: Explained
  /** Whether it stands below the heading of what has happened. */
  readonly isPast?: boolean
  /** What follows its sentences. */
  readonly children?: ComponentChildren
}

/** What is explained of one topic. */
export function Explanation({ learned, explained: { title, says, nouns }, isPast = false, children }: Props) {
  const Heading = isPast ? 'h3' : 'h2'
  return (
    <article class={styles.explained}>
      <Heading>{title}</Heading>
      <Sentences says={says} nouns={nouns} point={learned.point} />
      {children}
    </article>
  )
}
