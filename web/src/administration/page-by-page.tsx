import type { VNode } from 'preact'
import { controls, Trouble } from '../ui/controls.tsx'
import { MoreButton } from '../ui/more-button.tsx'
import type { usePages } from '../ui/pages.ts'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import { wordsIn } from './words.ts'

interface Props<Item> {
  readonly pages: ReturnType<typeof usePages<Item>>
  /** What is said of an empty list. */
  readonly none: string
  /** Draws an item, with its key. */
  readonly children: (item: Item) => VNode
}

/** A list that is read page by page. */
export function PageByPage<Item>({ pages, none, children }: Props<Item>) {
  const { items, hasMore, readMore, isUnderWay, trouble } = pages
  return (
    <>
      <Trouble trouble={trouble} />
      {/* A screen reader hears that a list has changed. */}
      <p role="status" class={items?.length === 0 ? undefined : controls.hidden}>
        {items && (items.length === 0 ? none : wordsIn[language.value].listed(items.length))}
      </p>
      <ul class={styles.list}>{items?.map(children)}</ul>
      {hasMore && <MoreButton isOff={isUnderWay} onClick={readMore} />}
    </>
  )
}
