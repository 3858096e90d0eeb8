import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Noun } from '../api/schemas.ts'
import type { Sitter } from '../boards/board.ts'
import { type BoardBody, iconOf } from '../boards/drawn-board.tsx'
import { PiecesContext } from '../boards/kit/pieces.ts'
import { isNarrow } from '../ui/narrow.ts'
import { useFocusOnNewPage, useTitle } from '../ui/page.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { words } from '../words/words.ts'
import { BoardFrame } from './board-frame.tsx'
import { IconContext } from './composer/icon-context.ts'
import type { OneMove } from './composer/one-move.ts'
import type { Described } from './described.ts'
import { matchAddress } from './match-address.ts'
import { ownPieces } from './own-pieces.ts'
import table from './table.module.css'
import tabStyles from './tabs/match-tabs.module.css'

interface TabOf<Id extends string> {
  readonly id: Id
  readonly title: string
  readonly panel: ComponentChildren
}

interface Props<Id extends string> {
  readonly title: string
  readonly game: string
  readonly described: Described
  readonly body: ReadonlySignal<BoardBody | undefined>
  /** The pieces that are highlighted, by `namedIn`. */
  readonly named: ReadonlySignal<ReadonlySet<string>>
  /** Undefined for somebody who only looks at the board. */
  readonly play: OneMove | undefined
  readonly sitters: readonly Sitter[]
  readonly you: number | null
  /** What stands beside the board; on a phone the board is a tab before them. */
  readonly tabs: readonly TabOf<Id>[]
  /** The tab that is shown at first on a wide screen. */
  readonly first: Id
  readonly trouble: unknown
  /** The position, as tests find it. */
  readonly node: number | undefined
  /** Whether the board shows what a move would lead to. */
  readonly isForeseen?: boolean
  readonly bar: ComponentChildren
}

/** A board of one's own, which is no match: the board, what stands beside it, and the bar from which moves are made. */
export function OwnTable<Id extends string>(props: Props<Id>) {
  const { title, game, described, named, play, sitters, you, tabs, first, trouble, node, bar } = props
  const [opened, open] = useState<Id | 'board'>(isNarrow.peek() ? 'board' : first)
  const tab = opened === 'board' && !isNarrow.value ? first : opened
  const hinted = useSignal<Noun | undefined>(undefined)
  const address = useMemo(() => matchAddress('board', false), [])
  useTitle(title)
  const heading = useFocusOnNewPage()
  useEffect(() => address.stop, [address])
  const nameOfSeat = (wanted: number) => sitters.find(({ seat }) => seat === wanted)?.name ?? ''
  const pieces = useMemo(
    () => ownPieces({ described, named, hinted, body: props.body, play, nameOfSeat, explain: address.openSheet }),
    [described, named, props.body, play, sitters, address],
  )
  const board = { id: 'board' as const, title: words.value.table.tabs.board }
  const beside = (
    <aside key="beside" class={tabStyles.beside}>
      <Tabs<Id | 'board'>
        name="table"
        class={tabStyles.tabs}
        tabs={isNarrow.value ? [board, ...tabs] : tabs}
        shown={tab}
        show={open}
      />
      <div role="tabpanel" id={`table-${tab}`} aria-labelledby={`table-tab-${tab}`} class={tabStyles.panel}>
        {tabs.find(({ id }) => id === tab)?.panel}
      </div>
    </aside>
  )
  return (
    <PiecesContext.Provider value={pieces}>
      <main
        class={table.table}
        data-shown={tab}
        data-foreseen={props.isForeseen ?? false}
        data-node={node}
        id="content"
        tabIndex={-1}
      >
        <h1 ref={heading} tabIndex={-1} class={table.title} title={title}>
          <span>{title}</span>
        </h1>
        <BoardFrame
          game={game}
          body={props.body.value}
          sitters={sitters}
          you={you}
          trouble={trouble}
          hinted={hinted}
          address={address}
          {...(play && { composer: play })}
          beside={beside}
          areTabs
        />
        <IconContext.Provider value={iconOf(game)}>{bar}</IconContext.Provider>
      </main>
    </PiecesContext.Provider>
  )
}
