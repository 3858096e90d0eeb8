import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { ErrorBoundary } from 'preact-iso'
import type { Noun } from '../api/schemas.ts'
import type { Sitter } from '../boards/board.ts'
import { type BoardBody, DrawnBoard, hasBoard, iconOf } from '../boards/drawn-board.tsx'
import { PiecesContext } from '../boards/kit/pieces.ts'
import { Trouble } from '../ui/controls.tsx'
import { isNarrow } from '../ui/narrow.ts'
import { useFocusOnNewPage, useTitle } from '../ui/page.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { language, words } from '../words/words.ts'
import { useChosenInView } from './chosen-in-view.ts'
import { IconContext } from './composer/icon-context.ts'
import type { OneMove } from './composer/one-move.ts'
import type { Described } from './described.ts'
import { Hint } from './hint.tsx'
import { LatePieceSheet } from './late-piece-sheet.ts'
import { matchAddress } from './match-address.ts'
import { ownPieces } from './own-pieces.ts'
import { PositionInWords } from './position-in-words.tsx'
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
  const { sheet, of } = address.opened.value
  useTitle(title)
  const heading = useFocusOnNewPage()
  const boardElement = useChosenInView()
  useEffect(() => address.stop, [address])
  const nameOfSeat = (wanted: number) => sitters.find(({ seat }) => seat === wanted)?.name ?? ''
  const pieces = useMemo(
    () => ownPieces({ described, named, hinted, body: props.body, play, nameOfSeat, explain: address.openSheet }),
    [described, named, props.body, play, sitters, address],
  )
  const body = props.body.value
  const drawn = { sitters, you, language: language.value }
  const isDrawn = hasBoard(game)
  const inWords = body && isDrawn && <PositionInWords key="words" view={body} isAside />
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
  const boardSection = (
    <section key="board" ref={boardElement} class={table.board} aria-label={words.value.table.board}>
      <Trouble trouble={trouble} />
      {body && (isDrawn ? <DrawnBoard {...drawn} body={body} /> : <PositionInWords view={body} isAside={false} />)}
    </section>
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
        {/* In the order in which they are seen: on a narrow screen the tabs are above the board. WCAG 2.4.3 */}
        {isNarrow.value ? [inWords, beside, boardSection] : [boardSection, inWords, beside]}
        {isDrawn && <Hint noun={hinted} />}
        <IconContext.Provider value={iconOf(game)}>{bar}</IconContext.Provider>
        <ErrorBoundary>
          {sheet && (
            <LatePieceSheet
              noun={sheet}
              of={of}
              {...(play && { composer: play })}
              turnTo={address.openSheet}
              close={address.closeSheet}
            >
              {body && <DrawnBoard {...drawn} body={body} sheet={sheet} />}
            </LatePieceSheet>
          )}
        </ErrorBoundary>
      </main>
    </PiecesContext.Provider>
  )
}
