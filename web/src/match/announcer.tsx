import { useEffect, useRef, useState } from 'preact/hooks'
import { Hidden } from '../look/controls.tsx'
import type { Table } from './table.ts'

/** Tells a screen reader what has happened since the page was opened, in the sentences of the story, without interrupting. */
export function Announcer({ table }: { readonly table: Table }) {
  const [says, setSays] = useState<readonly string[]>([])
  const known = useRef<number>(undefined)
  const story = table.story.value
  useEffect(() => {
    const newest = story.at(-1)?.entry.version
    if (newest === undefined) return
    const before = known.current
    known.current = newest
    if (before === undefined || before === newest) return
    setSays(story.filter(({ entry }) => entry.version > before).flatMap((entry) => entry.says))
  }, [story])
  return (
    <Hidden>
      <span role="log">{says.join(' ')}</span>
    </Hidden>
  )
}
