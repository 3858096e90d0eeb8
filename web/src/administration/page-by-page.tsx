import type { VNode } from 'preact'
import { Trouble } from '../ui/controls.tsx'
import { MoreButton } from '../ui/more-button.tsx'
import type { usePages } from '../ui/pages.ts'
import styles from './administration.module.css'

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
      {items?.length === 0 && <p>{none}</p>}
      <ul class={styles.list}>{items?.map(children)}</ul>
      {hasMore && <MoreButton isOff={isUnderWay} onClick={readMore} />}
    </>
  )
}
