import type { ReadonlySignal } from '@preact/signals'
import type { ComponentProps, VNode } from 'preact'
import { ErrorBoundary } from 'preact-iso'
import type { Noun } from '../api/schemas.ts'
import { type BoardBody, DrawnBoard, hasBoard } from '../boards/drawn-board.tsx'
import { Trouble } from '../ui/controls.tsx'
import { isNarrow } from '../ui/narrow.ts'
import { language, words } from '../words/words.ts'
import { useChosenInView } from './chosen-in-view.ts'
import { Hint } from './hint.tsx'
import { LatePieceSheet } from './late-piece-sheet.ts'
import type { matchAddress } from './match-address.ts'
import { PositionInWords } from './position-in-words.tsx'
import table from './table.module.css'

interface Props extends Pick<ComponentProps<typeof DrawnBoard>, 'sitters' | 'you'> {
  readonly game: string
  /** The position; undefined until it is known. */
  readonly body: BoardBody | undefined
  readonly trouble: unknown
  readonly hinted: ReadonlySignal<Noun | undefined>
  /** Where it says which sheet is open. */
  readonly address: ReturnType<typeof matchAddress>
  /** What the reader could do with a piece; undefined where nothing can be done. */
  readonly composer?: ComponentProps<typeof LatePieceSheet>['composer']
  /** What stands beside the board on a wide screen, with a key. */
  readonly beside: VNode
  /** Whether on a narrow screen the board takes turns with what stands beside it, as tabs, which are above it. */
  readonly areTabs: boolean
  /** A press on the board. */
  press?(): void
}

/** The board of a table with all that goes with it: the position in words, what stands beside it, the hint, and the sheet. */
export function BoardFrame(props: Props) {
  const { game, body, sitters, you, trouble, hinted, address, composer, beside, areTabs, press } = props
  const { sheet, of } = address.opened.value
  const element = useChosenInView()
  const isDrawn = hasBoard(game)
  const drawn = { sitters, you, language: language.value }
  const inWords = body && isDrawn && <PositionInWords key="words" view={body} isAside />
  const board = (
    <section
      key="board"
      ref={element}
      class={table.board}
      aria-label={words.value.table.board}
      {...(press && { onPointerDown: press })}
    >
      <Trouble trouble={trouble} />
      {body && (isDrawn ? <DrawnBoard {...drawn} body={body} /> : <PositionInWords view={body} isAside={false} />)}
    </section>
  )
  return (
    <>
      {/* In the order in which they are seen. WCAG 2.4.3 */}
      {!isNarrow.value ? [board, inWords, beside] : areTabs ? [inWords, beside, board] : [inWords, board, beside]}
      {isDrawn && <Hint noun={hinted} />}
      <ErrorBoundary>
        {sheet && (
          <LatePieceSheet
            noun={sheet}
            of={of}
            {...(composer && { composer })}
            turnTo={address.openSheet}
            close={address.closeSheet}
          >
            {body && <DrawnBoard {...drawn} body={body} sheet={sheet} />}
          </LatePieceSheet>
        )}
      </ErrorBoundary>
    </>
  )
}
