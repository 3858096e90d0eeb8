import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Match, Noun } from '../api/schemas.ts'
import { detailOnBoard } from '../boards/drawn-board.tsx'
import { nounOf, type Pieces, pieceName } from '../boards/kit/pieces.ts'
import { language } from '../words/words.ts'
import type { Composing } from './composer/composing.ts'
import { preloadComposition } from './composer/late-composition.ts'
import { LatePieceSheet } from './late-piece-sheet.ts'
import type { Since } from './since.ts'
import type { Table } from './table.ts'

/** A pointer that passes over a piece on its way to another one wants to read nothing about it. */
const restMilliseconds = 300
let resting: number | undefined

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
export function piecesOf({ table, match, composer, since, hinted, named, explain }: AtTable): Pieces {
  /** Whether the board shows an earlier position: then nothing on it can be used. */
  const isPast = () => since.shown.value !== undefined && since.shown.value.version !== match.version
  const { stateOf, lit, names, canDo, mayUse, placing } = composer.pieces
  const pieces: Pieces = {
    stateOf: (noun, copy = {}) => stateOf(noun, copy, named.value, isPast()),
    lit: () => (isPast() ? noPieces : lit.value),
    isAsked: () => composer.isAsked.value,
    nameOf: (noun) => {
      if (noun.kind === 'seat') return match.players.find(({ seat }) => seat === noun.id)?.name ?? pieceName(noun)
      const name = pieceName(noun)
      const { components, kinds } = table
      const known = components.value.get(name)?.name ?? names.value.get(name)
      return known ?? kinds.value.get(noun.kind)?.name ?? name
    },
    componentOf: (noun) => table.components.value.get(pieceName(noun)),
    kindOf: (noun) => table.kinds.value.get(noun.kind),
    detailOf: (noun, choice, field) => {
      const view = composer.view.value
      return view && detailOnBoard(view, { noun, choice, field, pieces, language: language.value })
    },
    canDo,
    touch: (noun, { of, lies } = {}) => {
      if (isPast() || !mayUse(noun, of) || !composer.touch(noun, lies)) explain(noun, of)
    },
    explain,
    hint: (noun) => {
      clearTimeout(resting)
      if (noun !== undefined && lit.peek().has(pieceName(noun))) preloadComposition()
      else if (noun !== undefined) {
        resting = window.setTimeout(
          () => composer.draft.peek() === undefined && void LatePieceSheet.preload(),
          restMilliseconds,
        )
      }
      hinted.value = noun ?? withFocus()
    },
    placing: () => placing.value && { ...placing.value, choose: composer.choosePlace },
  }
  return pieces
}

/** The piece that has the keyboard's focus. */
function withFocus(): Noun | undefined {
  const name = document.querySelector('[data-piece]:focus-visible')?.getAttribute('data-piece')
  return name ? nounOf(name) : undefined
}
