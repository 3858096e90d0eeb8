import { type ReadonlySignal, type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { ErrorBoundary } from 'preact-iso'
import type { Match, Noun } from '../api/schemas.ts'
import type { Sitter } from '../boards/board.ts'
import { DrawnBoard, detailOnBoard, hasBoard, iconOf } from '../boards/drawn-board.tsx'
import { nounOf, type Pieces, PiecesContext, pieceName } from '../boards/kit/pieces.ts'
import { gameTitle } from '../games/games.ts'
import { Trouble } from '../ui/controls.tsx'
import { useFocusOnNewPage, useTitle, useWaitingIcon } from '../ui/page.tsx'
import { language, words } from '../words/words.ts'
import { Announcer } from './announcer.tsx'
import { Bar } from './bar.tsx'
import { useChosenInView } from './chosen-in-view.ts'
import { type Composing, composing } from './composer/composing.ts'
import { isPlace } from './composer/draft.ts'
import { IconContext } from './composer/icon-context.ts'
import { preloadComposition } from './composer/late-composition.ts'
import { besidesLost } from './connection-line.tsx'
import { Hint } from './hint.tsx'
import { LatePieceSheet } from './late-piece-sheet.ts'
import { matchAddress } from './match-address.ts'
import { PositionInWords } from './position-in-words.tsx'
import { type Since, sinceYouLooked } from './since.ts'
import styles from './table.module.css'
import type { Table } from './table.ts'
import { firstTab, isNarrow, MatchTabs } from './tabs/match-tabs.tsx'

/** A pointer that passes over a piece on its way to another one wants to read nothing about it. */
const restMilliseconds = 300
let resting: number | undefined

const sittersOf = ({ players, yourSeat }: Match): readonly Sitter[] =>
  players
    .flatMap(({ seat, name }) => (seat === null ? [] : [{ seat, name, isYou: seat === yourSeat }]))
    .toSorted((one, other) => one.seat - other.seat)

interface AtTable {
  readonly table: Table
  readonly match: Match
  readonly composer: Composing
  readonly since: Since
  readonly hinted: Signal<Noun | undefined>
  /** The pieces in the sentence that is being announced. */
  readonly named: ReadonlySignal<ReadonlySet<string>>
  explain(noun: Noun, of?: number): void
}

const noPieces: ReadonlySet<string> = new Set()

/**
 * What the board knows about its pieces. This object stays the same while a move is composed: everything that depends
 * on the move is a signal, so that a touch redraws only the pieces that it changes.
 */
function piecesOf({ table, match, composer, since, hinted, named, explain }: AtTable): Pieces {
  /** Whether the board shows an earlier position: then nothing on it can be used. */
  const isPast = () => since.shown.value !== undefined && since.shown.value.version !== match.version
  const pieces: Pieces = {
    stateOf: (noun, copy = {}) => composer.stateOf(noun, copy, named.value, isPast()),
    lit: () => (isPast() ? noPieces : composer.lit.value),
    isAsked: () => composer.isAsked.value,
    nameOf: (noun) => {
      if (noun.kind === 'seat') return match.players.find(({ seat }) => seat === noun.id)?.name ?? pieceName(noun)
      const name = pieceName(noun)
      const { components, kinds } = table
      const known = components.value.get(name)?.name ?? composer.names.value.get(name)
      return known ?? kinds.value.get(noun.kind)?.name ?? name
    },
    componentOf: (noun) => table.components.value.get(pieceName(noun)),
    kindOf: (noun) => table.kinds.value.get(noun.kind),
    detailOf: (noun, choice, field) => {
      const view = composer.view.value
      return view && detailOnBoard(view, { noun, choice, field, pieces, language: language.value })
    },
    canDo: (noun) => {
      const { table: say } = words.value
      if (composer.draft.value !== undefined) return say.canBeChosen
      const [first, ...others] = composer.choicesFor(noun)
      return first === undefined ? '' : say.canDo(first.says, others.length)
    },
    touch: (noun, { of, lies } = {}) => {
      if (isPast() || !composer.mayUse(noun, of) || !composer.touch(noun, lies)) explain(noun, of)
    },
    explain,
    hint: (noun) => {
      clearTimeout(resting)
      if (noun !== undefined && composer.lit.peek().has(pieceName(noun))) preloadComposition()
      else if (noun !== undefined) {
        resting = window.setTimeout(
          () => composer.draft.peek() === undefined && void LatePieceSheet.preload(),
          restMilliseconds,
        )
      }
      hinted.value = noun ?? withFocus()
    },
    placing: () => {
      const asked = composer.placing.value
      if (asked === undefined) return undefined
      const { noun: piece, places, chosen } = asked
      return { piece, places, chosen: isPlace(chosen) ? chosen : undefined, choose: composer.choosePlace }
    },
  }
  return pieces
}

/** The piece that has the keyboard's focus. */
function withFocus(): Noun | undefined {
  const name = document.querySelector('[data-piece]:focus-visible')?.getAttribute('data-piece')
  return name ? nounOf(name) : undefined
}

/** The table of a match: the board, the panel around it, and the bar with the question and the move being composed. */
export function TablePage({ table, match }: { readonly table: Table; readonly match: Match }) {
  const composer = useMemo(() => composing(table), [table])
  const since = useMemo(() => sinceYouLooked(table), [table])
  const hinted = useSignal<Noun | undefined>(undefined)
  const announced = useSignal<readonly string[]>([])
  const named = useComputed(() => new Set([...since.named.value, ...announced.value]))
  const address = useMemo(() => matchAddress(firstTab(match), isNarrow.peek()), [table])
  const { tab: opened, sheet, of } = address.opened.value
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
  const boardElement = useChosenInView()
  const sitters = useMemo(() => sittersOf(match), [match])
  const drawn = { sitters, you: match.yourSeat, language: language.value }
  const isDrawn = hasBoard(match.game)
  const inWords = view && isDrawn && <PositionInWords key="words" view={view} isAside />
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
  const board = (
    <section
      key="board"
      ref={boardElement}
      class={styles.board}
      aria-label={words.value.table.board}
      onPointerDown={() => composer.lit.peek().size > 0 && preloadComposition()}
    >
      <Trouble trouble={besidesLost(table, table.trouble.value)} />
      {view && (isDrawn ? <DrawnBoard {...drawn} body={view} /> : <PositionInWords view={view} isAside={false} />)}
    </section>
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
        {/* In the order in which they are seen: on a narrow screen the tabs are above the board. WCAG 2.4.3 */}
        {isNarrow.value ? [inWords, tabs, board] : [board, inWords, tabs]}
        <Hint noun={hinted} />
        <Announcer table={table} match={match} announced={announced} />
        <IconContext.Provider value={iconOf(match.game)}>
          <Bar table={table} match={match} composer={composer} since={since} />
        </IconContext.Provider>
        <ErrorBoundary>
          {sheet && (
            <LatePieceSheet
              noun={sheet}
              of={of}
              composer={composer}
              turnTo={address.openSheet}
              close={address.closeSheet}
            >
              {view && <DrawnBoard {...drawn} body={view} sheet={sheet} />}
            </LatePieceSheet>
          )}
        </ErrorBoundary>
      </main>
    </PiecesContext.Provider>
  )
}
