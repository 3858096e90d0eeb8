import { useState } from 'preact/hooks'
import { useAsking } from './controls.tsx'
import { useNewest } from './newest.ts'

interface PageOf<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
}

/**
 * A list that is read page by page. It begins anew whenever what it depends on has changed; a page that belongs to the list
 * before, and comes late, is dropped.
 */
export function usePages<Item>(readPage: (cursor?: string) => Promise<PageOf<Item>>, on: readonly unknown[]) {
  const first = useNewest(() => readPage(), on)
  const [following, setFollowing] = useState<{ after: PageOf<Item> | undefined; page: PageOf<Item> }>()
  const more = useAsking()
  const rest = following !== undefined && following.after === first.value ? following.page : undefined
  const items = first.value && [...first.value.items, ...(rest?.items ?? [])]
  const next = (rest ?? first.value)?.next ?? null

  const readMore = () =>
    more.ask(async () => {
      if (next === null) return
      const page = await readPage(next)
      setFollowing({ after: first.value, page: { ...page, items: [...(rest?.items ?? []), ...page.items] } })
    })
  return {
    items,
    hasMore: next !== null,
    readMore,
    isUnderWay: more.isUnderWay,
    trouble: first.trouble ?? more.trouble,
  }
}
