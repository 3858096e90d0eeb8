import type { ComponentChildren } from 'preact'
import { Sentences } from '../match/sentence.tsx'
import type { Explained, Learning } from './learning.ts'
import styles from './lessons.module.css'

interface Props {
  readonly learned: Learning
  readonly explained: Explained
  /** What follows its sentences. */
  readonly children?: ComponentChildren
}

/** What is explained of one topic. */
export function Explanation({ learned, explained: { title, says, nouns }, children }: Props) {
  return (
    <article class={styles.explained}>
      <h2>{title}</h2>
      <Sentences says={says} nouns={nouns} point={learned.point} />
      {children}
    </article>
  )
}
