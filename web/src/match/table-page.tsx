import { useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Match, Noun } from '../api/schemas.ts'
import { iconOf } from '../boards/drawn-board.tsx'
import { PiecesContext } from '../boards/kit/pieces.ts'
import { gameTitle } from '../games/games.ts'
import { isNarrow } from '../ui/narrow.ts'
import { useFocusOnNewPage, useTitle, useWaitingIcon } from '../ui/page.tsx'
import { words } from '../words/words.ts'
import { Announcer } from './announcer.tsx'
import { Bar } from './bar.tsx'
import { BoardFrame } from './board-frame.tsx'
import { composing } from './composer/composing.ts'
import { IconContext } from './composer/icon-context.ts'
import { preloadComposition } from './composer/late-composition.ts'
import { besidesLost } from './connection-line.tsx'
import { matchAddress } from './match-address.ts'
import { sittersOf } from './seated-at.ts'
import { sinceYouLooked } from './since.ts'
import styles from './table.module.css'
import type { Table } from './table.ts'
import { piecesOf } from './table-pieces.ts'
import { firstTab, MatchTabs } from './tabs/match-tabs.tsx'

/** The table of a match: the board, the panel around it, and the bar with the question and the move being composed. */
export function TablePage({ table, match }: { readonly table: Table; readonly match: Match }) {
  const composer = useMemo(() => composing(table), [table])
  const since = useMemo(() => sinceYouLooked(table), [table])
  const hinted = useSignal<Noun | undefined>(undefined)
  const announced = useSignal<readonly string[]>([])
  const named = useComputed(() => new Set([...since.named.value, ...announced.value]))
  const address = useMemo(() => matchAddress(firstTab(match), isNarrow.peek()), [table])
  const { tab: opened } = address.opened.value
  // In a window that has grown wide, the board is no tab any more.
  const tab = opened === 'board' && !isNarrow.value ? firstTab(match) : opened
  const name = match.name || gameTitle(match.game)
  const isYours = match.decisions.some(({ seat }) => seat === match.yourSeat)
  useTitle(isYours ? words.value.table.turnTitle(name) : name)
  useWaitingIcon(isYours)
  const heading = useFocusOnNewPage()
  useEffect(() => composer.stop, [composer])
  useEffect(() => since.stop, [since])
  useEffect(() => address.stop, [address])
  // A step is shown on the board, which on a narrow screen may be behind another tab.
  useSignalEffect(() => {
    if (since.index.value !== undefined && isNarrow.peek()) address.showTab('board')
  })

  const view = since.shown.value ?? composer.foreseen.value ?? table.view.value
  const pieces = useMemo(
    () => piecesOf({ table, match, composer, since, hinted, named, explain: address.openSheet }),
    [table, match, composer, since, hinted, named, address],
  )
  const sitters = useMemo(() => sittersOf(match, match.yourSeat), [match])
  const tabs = (
    <MatchTabs
      key="tabs"
      table={table}
      match={match}
      composer={composer}
      since={since}
      shown={tab}
      show={address.showTab}
    />
  )
  return (
    <PiecesContext.Provider value={pieces}>
      <main
        class={styles.table}
        data-shown={tab}
        data-version={match.version}
        data-foreseen={composer.foreseen.value !== undefined}
        id="content"
        tabIndex={-1}
      >
        <h1 ref={heading} tabIndex={-1} class={styles.title} title={name}>
          <span>{name}</span>
        </h1>
        <BoardFrame
          game={match.game}
          body={view}
          sitters={sitters}
          you={match.yourSeat}
          trouble={besidesLost(table, table.trouble.value)}
          hinted={hinted}
          address={address}
          composer={composer}
          beside={tabs}
          areTabs
          press={() => composer.pieces.lit.peek().size > 0 && preloadComposition()}
        />
        <Announcer table={table} match={match} announced={announced} />
        <IconContext.Provider value={iconOf(match.game)}>
          <Bar table={table} match={match} composer={composer} since={since} />
        </IconContext.Provider>
      </main>
    </PiecesContext.Provider>
  )
}
