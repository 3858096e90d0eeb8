import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Noun } from '../api/schemas.ts'
import { detailOnBoard, type StudyPosition } from '../boards/drawn-board.tsx'
import { type Pieces, pieceName } from '../boards/kit/pieces.ts'
import { isPlace } from '../match/composer/draft.ts'
import type { Described } from '../match/described.ts'
import { lookedAt } from '../match/looked-at.ts'
import { language, words } from '../words/words.ts'
import type { Playing } from './playing.ts'
import { wordsIn } from './words.ts'

interface OnBoard {
  readonly described: Described
  readonly named: ReadonlySignal<ReadonlySet<string>>
  readonly hinted: Signal<Noun | undefined>
  readonly position: ReadonlySignal<StudyPosition | undefined>
  /** Undefined for somebody who only looks at the study. */
  readonly play: Playing | undefined
  explain(noun: Noun, of?: number): void
}

/** The pieces on the board of a study: its owner plays with them, others look at them. */
export function studyPieces({ described, named, hinted, position, play, explain }: OnBoard): Pieces {
  const nameOfSeat = (seat: number) => wordsIn[language.value].seat(seat)
  const looked = lookedAt({ described, nameOfSeat, named, hinted, explain })
  if (play === undefined) return looked
  const { lit, names, mayUse, stateOf, choicesFor, placing } = play.pieces
  const pieces: Pieces = {
    ...looked,
    stateOf: (noun, copy = {}) => stateOf(noun, copy, named.value, false),
    lit: () => lit.value,
    nameOf: (noun) => {
      const isPrinted = noun.kind === 'seat' || described.components.has(pieceName(noun))
      return (isPrinted ? undefined : names.value.get(pieceName(noun))) ?? looked.nameOf(noun)
    },
    detailOf: (noun, choice) =>
      position.value && detailOnBoard(position.value, { noun, choice, pieces, language: language.value }),
    canDo: (noun) => {
      const { table: say } = words.value
      if (play.draft.value !== undefined) return say.canBeChosen
      const [first, ...others] = choicesFor(noun)
      return first === undefined ? '' : say.canDo(first.says, others.length)
    },
    touch: (noun, { of, lies } = {}) => {
      if (!mayUse(of) || !play.touch(noun, lies)) explain(noun, of)
    },
    placing: () => {
      const asked = placing.value
      if (asked === undefined) return undefined
      const { noun: piece, places, chosen } = asked
      return { piece, places, chosen: isPlace(chosen) ? chosen : undefined, choose: play.choosePlace }
    },
  }
  return pieces
}
