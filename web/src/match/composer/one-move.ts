import { batch, computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Choice, Move, Noun, Place } from '../../api/schemas.ts'
import { type Draft, missing, moveOf } from './draft.ts'
import { beginWith, withoutPiece } from './draft-pieces.ts'
import { onPieces } from './on-pieces.ts'
import { fieldChanged, isNothing, nothing, type Unsent, withoutLast } from './unsent.ts'

export type OneMove = ReturnType<typeof oneMove>

interface OwnBoard {
  /** Whether there are pieces to touch: not every game has a board. */
  readonly isDrawn: boolean
  readonly choices: ReadonlySignal<readonly Choice[]>
  /** The seat whose choices they are; null for nobody's. */
  seat(): number | null
  /** @throws Refused, Unreachable */
  send(move: Move): Promise<void>
}

/** A move that is composed on a board of one's own, where it is tried at once: one at a time, and nobody waits for it. */
export function oneMove({ isDrawn, choices, seat, send }: OwnBoard) {
  const unsent = signal<Unsent>(nothing)
  const trouble = signal<unknown>()
  const isUnderWay = signal(false)
  let past: readonly Unsent[] = []
  const pieces = onPieces(choices, unsent, seat)

  function lay(next: Unsent, before: readonly Unsent[]): void {
    past = before
    batch(() => {
      unsent.value = next
      trouble.value = undefined
    })
  }

  function step(next: Unsent): void {
    // Changes within one field count as one step.
    lay(next, fieldChanged(unsent.peek(), next) === undefined ? [...past, unsent.peek()] : past)
  }

  return {
    choices,
    draft: computed(() => unsent.value.draft),
    narrowed: computed(() => unsent.value.narrowed),
    withoutPiece: computed(() => withoutPiece(choices.value, isDrawn)),
    isOpen: computed(() => !isNothing(unsent.value)),
    isUnderWay,
    trouble,
    pieces,
    change: (draft: Draft): void => step({ ...nothing, draft }),
    /** @param piece the piece that led to the choice */
    begin(choice: Choice, piece?: Noun): void {
      if (choice !== unsent.peek().draft?.choice) step({ ...nothing, draft: beginWith(choice, piece) })
    },
    /** Begins one of the choices that the touched piece could mean. */
    pick(choice: Choice): void {
      step({ ...nothing, draft: beginWith(choice, unsent.peek().touched) })
    },
    choosePlace(place: Place): void {
      const draft = pieces.placed(place)
      if (draft) step({ ...nothing, draft })
    },
    /** Handles a tap on a piece. @returns whether the tap did anything */
    touch(noun: Noun, lies: string | undefined): boolean {
      const next = pieces.touched(noun, lies)
      if (next) step(next)
      return next !== undefined
    },
    /** Takes off what was chosen last. */
    takeOff(): void {
      lay(past.at(-1) ?? withoutLast(unsent.peek()), past.slice(0, -1))
    },
    /** Takes off everything, as when other choices have come. */
    clear: (): void => lay(nothing, []),
    /** Sends the move that is composed, if it is complete. */
    async send(): Promise<void> {
      const { draft } = unsent.peek()
      if (isUnderWay.peek() || draft === undefined || missing(draft).length > 0) return
      isUnderWay.value = true
      try {
        await send(moveOf(draft))
      } catch (error) {
        trouble.value = error
      } finally {
        isUnderWay.value = false
      }
    },
  }
}
