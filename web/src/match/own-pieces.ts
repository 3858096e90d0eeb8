import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Noun } from '../api/schemas.ts'
import { type BoardBody, detailOnBoard } from '../boards/drawn-board.tsx'
import { type Pieces, pieceName } from '../boards/kit/pieces.ts'
import { language } from '../words/words.ts'
import type { OneMove } from './composer/one-move.ts'
import type { Described } from './described.ts'
import { lookedAt } from './looked-at.ts'

interface OnBoard {
  readonly described: Described
  readonly named: ReadonlySignal<ReadonlySet<string>>
  readonly hinted: Signal<Noun | undefined>
  readonly body: ReadonlySignal<BoardBody | undefined>
  /** Undefined for somebody who only looks at the board. */
  readonly play: OneMove | undefined
  nameOfSeat(seat: number): string
  explain(noun: Noun, of?: number): void
}

/** The pieces on a board of one's own: whoever composes a move plays with them, others look at them. */
export function ownPieces({ described, named, hinted, body, play, nameOfSeat, explain }: OnBoard): Pieces {
  const looked = lookedAt({ described, nameOfSeat, named, hinted, explain })
  if (play === undefined) return looked
  const { lit, names, mayUse, stateOf, canDo, placing } = play.pieces
  const pieces: Pieces = {
    ...looked,
    stateOf: (noun, copy = {}) => stateOf(noun, copy, named.value, false),
    lit: () => lit.value,
    isAsked: () => true,
    nameOf: (noun) => {
      const isPrinted = noun.kind === 'seat' || described.components.has(pieceName(noun))
      return (isPrinted ? undefined : names.value.get(pieceName(noun))) ?? looked.nameOf(noun)
    },
    detailOf: (noun, choice, field) =>
      body.value && detailOnBoard(body.value, { noun, choice, field, pieces, language: language.value }),
    canDo,
    touch: (noun, { of, lies } = {}) => {
      if (!mayUse(noun, of) || !play.touch(noun, lies)) explain(noun, of)
    },
    placing: () => placing.value && { ...placing.value, choose: play.choosePlace },
  }
  return pieces
}
