import { useComputed, useSignal, useSignalEffect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { ErrorBoundary } from 'preact-iso'
import type { Noun } from '../api/schemas.ts'
import { DrawnBoard, hasBoard, iconOf } from '../boards/drawn-board.tsx'
import { namedIn, PiecesContext } from '../boards/kit/pieces.ts'
import { Trouble } from '../look/controls.tsx'
import { useFocusOnNewPage, useTitle } from '../look/page.tsx'
import { Tabs } from '../look/tabs.tsx'
import aroundStyles from '../match/around/around.module.css'
import { isNarrow } from '../match/around/around.tsx'
import { useChosenInView } from '../match/chosen-in-view.ts'
import { ChoiceList } from '../match/composer/beginnings.tsx'
import { IconContext } from '../match/composer/icon-context.ts'
import type { Described } from '../match/described.ts'
import { Hint } from '../match/hint.tsx'
import { LatePieceSheet } from '../match/late-piece-sheet.ts'
import { matchAddress } from '../match/match-address.ts'
import { PositionInWords } from '../match/position-in-words.tsx'
import table from '../match/table.module.css'
import { language, words } from '../words/words.ts'
import type { Study } from './door.ts'
import { MovesTree } from './moves-tree.tsx'
import type { Playing } from './playing.ts'
import styles from './studies.module.css'
import { StudyBar } from './study-bar.tsx'
import { studyPieces } from './study-pieces.ts'
import type { Studying } from './studying.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly studied: Studying<Study>
  readonly described: Described
  /** Undefined for somebody who only looks at the study. */
  readonly play?: Playing
  /** What stands above the moves, and below them. */
  readonly above?: ComponentChildren
  readonly below?: ComponentChildren
  /** What the owner does with the study as a whole. */
  readonly whole?: ComponentChildren
}

type Tab = 'board' | 'moves' | 'lines' | 'study'

/** The board of a study, its tree of moves, and the bar from which moves are tried. */
export function StudyTable({ studied, described, play, above, below, whole }: Props) {
  const say = wordsIn[language.value]
  const [opened, open] = useState<Tab>(isNarrow.peek() ? 'board' : 'lines')
  const tab = opened === 'board' && !isNarrow.value ? 'lines' : opened
  const hinted = useSignal<Noun | undefined>(undefined)
  const address = useMemo(() => matchAddress('board', false), [])
  const { sheet, of } = address.opened.value
  const { name, game, seats } = studied.study.value
  useTitle(name)
  const heading = useFocusOnNewPage()
  const boardElement = useChosenInView()
  useEffect(() => address.stop, [address])
  useEffect(() => () => studied.close(), [studied])
  useEffect(() => () => play?.stop(), [play])
  useSignalEffect(() => {
    history.replaceState(history.state, '', studied.door.addressOf(studied.node.value) + location.hash)
  })

  const named = useComputed(() => {
    const nouns = studied.move.value?.nouns ?? []
    return new Set([...nouns.flatMap((one) => namedIn(one.map(({ noun }) => noun))), ...studied.pointed.value])
  })
  const pieces = useMemo(
    () => studyPieces({ described, named, hinted, position: studied.position, play, explain: address.openSheet }),
    [studied, described, play, address],
  )
  const position = studied.position.value
  const foreseen = play?.foreseen.value
  const you = play?.offered.value?.seat ?? position?.waitsFor[0]?.seat ?? null
  const sitters = useMemo(
    () => Array.from({ length: seats }, (_, seat) => ({ seat, name: say.seat(seat), isYou: false })),
    [seats, say],
  )
  const drawn = { sitters, you, language: language.value }
  const isDrawn = hasBoard(game)
  const inWords = position && isDrawn && <PositionInWords key="words" view={position} isAside />
  const tabs = [
    { id: 'board' as const, title: words.value.table.tabs.board },
    { id: 'moves' as const, title: words.value.table.tabs.moves },
    { id: 'lines' as const, title: say.tree },
    { id: 'study' as const, title: say.theStudy },
  ].filter(({ id }) => (id === 'board' ? isNarrow.value : id === 'lines' || play !== undefined))
  const around = (
    <aside key="around" class={aroundStyles.around}>
      <Tabs<Tab> name="around" class={aroundStyles.tabs} tabs={tabs} shown={tab} show={open} />
      <div role="tabpanel" id={`around-${tab}`} aria-labelledby={`around-tab-${tab}`} class={aroundStyles.panel}>
        {tab === 'moves' && play && <EveryMove play={play} />}
        {tab === 'lines' && (
          <>
            {above}
            <NamedLines studied={studied} />
            <MovesTree studied={studied} />
            {below}
          </>
        )}
        {tab === 'study' && whole}
      </div>
    </aside>
  )
  const board = (
    <section key="board" ref={boardElement} class={table.board} aria-label={words.value.table.board}>
      <Trouble trouble={studied.trouble.value} />
      {position &&
        (isDrawn ? (
          <DrawnBoard {...drawn} body={foreseen ?? position} />
        ) : (
          <PositionInWords view={position} isAside={false} />
        ))}
    </section>
  )
  return (
    <PiecesContext.Provider value={pieces}>
      <main
        class={table.table}
        data-shown={tab}
        data-foreseen={foreseen !== undefined}
        data-node={position?.node}
        id="content"
        tabIndex={-1}
      >
        <h1 ref={heading} tabIndex={-1} class={table.title}>
          {name}
        </h1>
        {/* In the order in which they are seen: on a narrow screen the tabs are above the board. WCAG 2.4.3 */}
        {isNarrow.value ? [inWords, around, board] : [board, inWords, around]}
        <Hint noun={hinted} />
        <IconContext.Provider value={iconOf(game)}>
          <StudyBar studied={studied} play={play} />
        </IconContext.Provider>
        <ErrorBoundary>
          {sheet && (
            <LatePieceSheet
              noun={sheet}
              of={of}
              {...(play && { composer: { ...play.pieces, begin: play.begin } })}
              turnTo={address.openSheet}
              close={address.closeSheet}
            >
              {position && <DrawnBoard {...drawn} body={position} sheet={sheet} />}
            </LatePieceSheet>
          )}
        </ErrorBoundary>
      </main>
    </PiecesContext.Provider>
  )
}

/** Every legal move of the seat that plays, as a form. */
function EveryMove({ play }: { readonly play: Playing }) {
  const say = wordsIn[language.value]
  const choices = play.choices.value
  return choices.length === 0 ? <p>{say.canNothing}</p> : <ChoiceList choices={choices} begin={play.begin} />
}

/** The lines that have names, as ways to their ends. */
function NamedLines({ studied }: { readonly studied: Studying<Study> }) {
  const say = wordsIn[language.value]
  const { variations } = studied.study.value
  if (variations.length === 0) return null
  return (
    <nav class={styles.lines} aria-label={say.lines}>
      {variations.map(({ name, node, length }) => (
        <button key={node} type="button" class={styles.line} onClick={() => studied.go(node)}>
          {name} <small>{say.moves(length)}</small>
        </button>
      ))}
    </nav>
  )
}
